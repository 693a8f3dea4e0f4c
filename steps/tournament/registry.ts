// The steps of tournaments: who takes part, what happens, and what the regulation makes of it.
import { registry } from '../kernel/registry.ts';
import { Competition } from './competition.ts';

export const tournament = registry('tournament', () => new Competition());
