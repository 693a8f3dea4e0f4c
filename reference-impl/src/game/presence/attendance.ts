// Where the players are, and what is still open since one of them came late or came back: a part of the state.
import type { Position, Presence } from '../../../../protocol/generated/types.ts';
import { type Each, each, PLAYERS, type Player } from '../board/players.ts';

export interface Attendance {
  readonly where: Each<Presence>;
  /** The clocks of those who have not come have been started, and no game has begun since. */
  readonly lateClocks: boolean;
  /** Neither was there when they were started. */
  readonly bothLate: boolean;
  /** Who has come after the start of the round, and who has gone out or for good. */
  readonly late: readonly Player[];
  readonly left: readonly Player[];
  /** Who has come back, until the turn passes. */
  readonly returned: Player | null;
}

export const attendanceOf = ({ presence }: Position): Attendance => ({
  where: presence ?? each(() => 'here'),
  lateClocks: false,
  bothLate: false,
  late: [],
  left: PLAYERS.filter((player) => presence?.[player] === 'away'),
  returned: null,
});
