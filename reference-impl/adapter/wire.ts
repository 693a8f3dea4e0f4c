// The table of the engine as the protocol shows it: what the engine keeps for itself stays out.
import type {
  ClockReading,
  TournamentReplayResult,
  State as WireState,
} from '../../protocol/generated/types.ts';
import {
  barredFor,
  bothHere,
  closedShown,
  type Edition,
  each,
  recordOf,
  type State,
  stageOf,
  type Tournament,
  timeLeft,
} from '../src/index.ts';

export const stateOnWire = (edition: Edition, state: State): WireState => ({
  board: [...state.board.values()],
  racks: state.racks,
  hands: state.hands,
  bag: state.bag,
  scores: state.scores,
  toMove: state.toMove,
  // No turn is in progress once the game has ended.
  ...(state.ended ? {} : { stage: stageOf(edition, state) }),
  turns: state.turns,
  sheets: each((player) => state.sheets[player].map(({ formed, ...line }) => line)),
  ...closingOnWire(edition, state),
  clocks: state.clocks,
  running: state.timed.running,
  ...(state.time.device === null ? {} : { clock: readingOf(edition, state) }),
  ...(bothHere(state) ? {} : { presence: state.attendance.where }),
  turnsToLose: { A: state.turnsToLose.A.length, B: state.turnsToLose.B.length },
  expelled: state.expelled,
  ...barredOnWire(edition, state),
  ...(recordOf(state.conduct).length > 0 ? { record: recordOf(state.conduct) } : {}),
  ...(state.conduct.sanctions.length > 0 ? { sanctions: state.conduct.sanctions } : {}),
  ended: endOnWire(state),
});

const closingOnWire = (edition: Edition, state: State): Partial<WireState> => {
  const { signed, result } = state.closing;
  const closed = closedShown(edition, state);
  return {
    ...(signed.length > 0 ? { signed } : {}),
    ...(closed === undefined ? {} : { closed }),
    ...(result ? { result } : {}),
  };
};

const readingOf = (edition: Edition, state: State): ClockReading => ({
  elapsedMs: state.time.elapsedMs,
  leftMs: timeLeft(edition, state),
  turnMs: state.time.turnMs,
  stoppedFor: state.timed.stop?.for ?? null,
});

/** Words that players may no longer lay, where there are any. */
const barredOnWire = (edition: Edition, state: State): Pick<WireState, 'barred'> => {
  const A = barredFor(edition, state, 'A');
  const B = barredFor(edition, state, 'B');
  return A.length + B.length > 0 ? { barred: { A, B } } : {};
};

const endOnWire = ({ ended }: State): WireState['ended'] =>
  ended && {
    reason: ended.reason,
    winner: ended.winner,
    deductions: ended.deductions,
    items: ended.items,
    ...(ended.recorded ? { recorded: ended.recorded } : {}),
  };

export const tournamentOnWire = ({
  players,
  rounds,
}: Tournament): TournamentReplayResult['state'] => ({
  round: rounds.length,
  players: players.map(({ entrant: { id }, status }) => ({ id, status })),
});
