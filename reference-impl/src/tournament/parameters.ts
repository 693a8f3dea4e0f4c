// Every parameter of tournaments, by group.
import { calendar } from './approval/calendar.ts';
import { approval, national } from './approval/parameters.ts';
import { layers, notes } from './layers/parameters.ts';
import { penaltyBye, withdrawal } from './life/parameters.ts';
import { categories, master } from './master/parameters.ts';
import { bye, lateEntry, program, seeding } from './order/parameters.ts';
import { gibson, koth, pairing, rounds } from './pairing/parameters.ts';
import { lists } from './ratings/parameters.ts';
import { elo, resignation, selection, unplayed } from './results/parameters.ts';
import { points, tieBreaks, trophies } from './standings/parameters.ts';

export const TOURNAMENT_PARAMETERS = {
  approval,
  national,
  calendar,
  seeding,
  lateEntry,
  program,
  bye,
  pairing,
  koth,
  gibson,
  rounds,
  unplayed,
  resignation,
  elo,
  selection,
  withdrawal,
  penaltyBye,
  points,
  tieBreaks,
  trophies,
  lists,
  master,
  categories,
  layers,
  notes,
} as const;
