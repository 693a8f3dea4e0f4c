// Who asks for a correction: both players, or one, or somebody who is neither.
import { type Actor, isPlayer } from '../board/players.ts';

const BOTH = 2;

export const areBoth = (by: readonly Actor[]): boolean =>
  new Set(by.filter(isPlayer)).size === BOTH;
