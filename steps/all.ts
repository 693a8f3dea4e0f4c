// Every step definition, loaded into the registry.
import './challenges.steps.ts';
import './clock.steps.ts';
import './conduct.steps.ts';
import './draws.steps.ts';
import './endings.steps.ts';
import './game.steps.ts';
import './placing.steps.ts';
import './start.steps.ts';

export { stepDefinitions } from './registry.ts';
