// Asking where players are, and putting them elsewhere.
import type { Presence } from '../../../../protocol/generated/types.ts';
import { type Player, set } from '../board/players.ts';
import type { State } from '../state.ts';
import type { Attendance } from './attendance.ts';

export const isHere = ({ attendance }: State, player: Player): boolean =>
  attendance.where[player] === 'here';

export const bothHere = (state: State): boolean => isHere(state, 'A') && isHere(state, 'B');

export const isAway = ({ attendance }: State, player: Player): boolean =>
  attendance.where[player] === 'away';

export const hasNotCome = ({ attendance }: State, player: Player): boolean =>
  attendance.where[player] === 'not-come';

export const attending = (state: State, change: Partial<Attendance>): State => ({
  ...state,
  attendance: { ...state.attendance, ...change },
});

export const put = (state: State, player: Player, where: Presence): State =>
  attending(state, { where: set(state.attendance.where, player, where) });

/** Out of the room, for a while or for good. */
export const goneOut = (state: State, player: Player): State =>
  attending(put(state, player, 'away'), { left: [...state.attendance.left, player] });
