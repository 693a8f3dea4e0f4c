// A definition for every step, which does nothing.
import { defineStep } from '@cucumber/cucumber';

defineStep(/^/, () => {});
