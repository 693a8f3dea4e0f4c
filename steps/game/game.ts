// The game as a subject: its registry with the steps of every topic in it.
import './asking.steps.ts';
import './blanks.steps.ts';
import './bodies.steps.ts';
import './challenge.steps.ts';
import './clock.steps.ts';
import './conduct.steps.ts';
import './counting.steps.ts';
import './drawing.steps.ts';
import './ending.steps.ts';
import './exchange.steps.ts';
import './forgotten-clock.steps.ts';
import './laying.steps.ts';
import './noting.steps.ts';
import './offences.steps.ts';
import './officials.steps.ts';
import './outcome.steps.ts';
import './play.steps.ts';
import './presence.steps.ts';
import './remedies.steps.ts';
import './wrong-draws.steps.ts';
import './appeal.steps.ts';
import './ruling.steps.ts';
import './sanctions.steps.ts';
import './start.steps.ts';
import './table.steps.ts';
import './things.steps.ts';

export { game } from './registry.ts';
