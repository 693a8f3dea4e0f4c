// Tournaments as a subject: its registry with the steps of every topic in it.
import './approval.steps.ts';
import './field.steps.ts';
import './layers.steps.ts';
import './life.steps.ts';
import './master.steps.ts';
import './order.steps.ts';
import './outcome.steps.ts';
import './pairing.steps.ts';
import './players.steps.ts';
import './ratings.steps.ts';
import './results.steps.ts';
import './rounds.steps.ts';
import './standings.steps.ts';

export { tournament } from './registry.ts';
