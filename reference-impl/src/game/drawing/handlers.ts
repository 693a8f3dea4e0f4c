// Events about drawing and the bag.
import type { Handlers } from '../events.ts';
import { countBag } from './bag-count.ts';
import { draw } from './draw.ts';
import { reportLeftover } from './leftover.ts';
import { surpluses } from './overdraw.ts';
import { shortages } from './underdraw.ts';

export const drawings: Handlers<
  | 'draw'
  | 'count-bag'
  | 'report-leftover'
  | 'report-surplus'
  | 'return-tiles'
  | 'report-shortage'
  | 'hand-over'
> = {
  draw,
  'count-bag': countBag,
  'report-leftover': reportLeftover,
  ...surpluses,
  ...shortages,
};
