// The only step of the empty scenarios.
import { Given } from '@cucumber/cucumber';

Given('nada', () => {});
