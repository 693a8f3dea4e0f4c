// What the table shows of somebody's not having been there, whatever an official finds of it.
import { ask, type Edition } from '../../kernel/edition.ts';
import { says } from '../../kernel/ruled.ts';
import { other, type Player } from '../board/players.ts';
import type { State } from '../state.ts';
import { lateness } from './parameters.ts';
import { hasNotCome } from './whereabouts.ts';

const isLate = (state: State, player: Player): boolean =>
  state.attendance.late.includes(player) ||
  (hasNotCome(state, player) && state.round?.phase === 'started');

/** The player was not there when the round started. */
export const delayShown = (edition: Edition, state: State, player: Player): boolean => {
  const ofBoth = says(ask(edition, lateness.warnedFor), 'both-late');
  return isLate(state, player) && (!ofBoth || isLate(state, other(player)));
};

/** The player was late, has been away or has given the game up. */
export const absenceShown = (_: Edition, state: State, player: Player): boolean =>
  isLate(state, player) || state.attendance.left.includes(player);
