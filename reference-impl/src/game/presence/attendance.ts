// Where the players are, and what is still open since one of them came late or left: a part of the state.
import type { Position, Presence } from '../../../../protocol/generated/types.ts';
import { type Each, each, other, type Player, set } from '../board/players.ts';
import type { Play, State } from '../state.ts';

export interface Attendance {
  readonly where: Each<Presence>;
  /** The clocks of those who have not come have been started, and no game has begun since. */
  readonly lateClocks: boolean;
  /** Neither was there when they were started. */
  readonly bothLate: boolean;
  /** The play of whoever left before drawing for it, until that is done. */
  readonly undrawn: Play | null;
  /** Who has come back, until the turn passes. */
  readonly returned: Player | null;
}

export const attendanceOf = ({ presence }: Position): Attendance => ({
  where: presence ?? each(() => 'here'),
  lateClocks: false,
  bothLate: false,
  undrawn: null,
  returned: null,
});

export const isHere = ({ attendance }: State, player: Player): boolean =>
  attendance.where[player] === 'here';

export const bothHere = (state: State): boolean => isHere(state, 'A') && isHere(state, 'B');

export const attending = (state: State, change: Partial<Attendance>): State => ({
  ...state,
  attendance: { ...state.attendance, ...change },
});

export const put = (state: State, player: Player, where: Presence): State =>
  attending(state, { where: set(state.attendance.where, player, where) });

/** Has not come, or is away. */
export const isMissing = (state: State, player: Player): boolean => !isHere(state, player);

export const hasNotCome = ({ attendance }: State, player: Player): boolean =>
  attendance.where[player] === 'not-come';

/** Whose play is still to be drawn for, though the turn may have gone on. */
export const owesDraw = ({ attendance: { undrawn } }: State, player: Player): boolean =>
  undrawn?.by === player;

export const rivalOwesDraw = (state: State, player: Player): boolean =>
  owesDraw(state, other(player));
