// Every step definition, loaded into the registry.
import './game/challenges.steps.ts';
import './game/clock.steps.ts';
import './game/conduct.steps.ts';
import './game/draws.steps.ts';
import './game/endings.steps.ts';
import './game/game.steps.ts';
import './game/placing.steps.ts';
import './game/start.steps.ts';

export { stepDefinitions } from './kernel/registry.ts';
