// How a game ends, and what is deducted then.
import type { ClauseId, Edition } from '../../kernel/edition.ts';
import { valueIn } from '../../kernel/edition.ts';
import { type Each, each, other, type Player } from '../board/players.ts';
import { pointsOfAll } from '../board/tiles.ts';
import { because } from '../outcome.ts';
import type { ParameterName } from '../parameters.ts';
import { type Ending, held, type State } from '../state.ts';
import { runReaches, turnsOf } from '../turn/turns.ts';

const DEDUCTION = {
  blocked: 'deductAfterBlocked',
  passes: 'deductAfterPasses',
  scoreless: 'deductAfterScoreless',
  out: 'deductAfterOut',
  time: 'deductAfterTime',
  overtime: 'deductAfterOvertime',
  round: 'deductAfterRound',
} as const satisfies Record<Ending, ParameterName>;

/** Ends the game. `player` is who went out (out) or whose time is gone (overtime). */
export const endGame = (edition: Edition, state: State, reason: Ending, player?: Player): State => {
  const racks = each((p) => pointsOfAll(held(state, p)));
  const deductions = adjustments(edition, reason, racks, player);
  const scores = each((p) => state.scores[p] + deductions[p]);
  const leader = scores.A === scores.B ? null : scores.A > scores.B ? 'A' : 'B';
  const winner = reason === 'overtime' && player ? other(player) : leader;
  return { ...state, scores, running: null, ended: { reason, winner, deductions } };
};

const adjustments = (
  edition: Edition,
  reason: Ending,
  racks: Each<number>,
  player: Player | undefined,
): Each<number> => {
  const how = valueIn(edition, DEDUCTION[reason]) ?? 'none';
  const loss = reason === 'overtime' ? (valueIn(edition, 'overtimeDeduction') ?? 0) : 0;
  return each((p) => {
    const penalty = p === player ? 0 - loss : 0;
    if (how === 'own-rack') return penalty - racks[p];
    if (how === 'none' || player === undefined) return penalty;
    return p === player ? penalty + racks[other(p)] : penalty - racks[p];
  });
};

export const deductionGrounds = (edition: Edition, state: State): readonly ClauseId[] =>
  state.ended ? because(edition, DEDUCTION[state.ended.reason]) : [];

/** Ends the game if the turns just taken, or the time, call for it. */
export const afterTurn = (edition: Edition, state: State): State => {
  if (state.ended) return state;
  if (endsByPasses(edition, state)) return endGame(edition, state, 'passes');
  if (endsByScorelessTurns(edition, state)) return endGame(edition, state, 'scoreless');
  return state.timeUp && turnsAreEqual(state) ? endGame(edition, state, 'time') : state;
};

const endsByPasses = (edition: Edition, state: State): boolean =>
  runReaches(
    state.turns,
    valueIn(edition, 'passKinds') ?? [],
    valueIn(edition, 'passesEach') ?? 0,
  ) &&
  (valueIn(edition, 'passEndingAtNilNil') === true || !isNilNil(state));

const endsByScorelessTurns = (edition: Edition, state: State): boolean => {
  const turnsEach = valueIn(edition, 'scorelessEach') ?? 'none';
  return (
    turnsEach !== 'none' &&
    runReaches(
      state.turns,
      valueIn(edition, 'scorelessKinds') ?? ['pass', 'exchange', 'invalid'],
      turnsEach,
    ) &&
    (valueIn(edition, 'scorelessAtNilNil') === true || !isNilNil(state))
  );
};

const isNilNil = ({ scores }: State): boolean => scores.A === 0 && scores.B === 0;

export const turnsAreEqual = ({ turns }: State): boolean =>
  turnsOf(turns, 'A') === turnsOf(turns, 'B');

/** A play that stands has emptied the rack with the bag empty: the game ends, by whichever rule prevails. */
export const afterPlay = (edition: Edition, state: State, player: Player): State => {
  const isOut = held(state, player).length === 0 && state.bag.length === 0;
  if (isOut && valueIn(edition, 'outEnds')) {
    const byTime =
      state.timeUp && valueIn(edition, 'equalisingOut') === 'time' && turnsAreEqual(state);
    return byTime ? endGame(edition, state, 'time') : endGame(edition, state, 'out', player);
  }
  return afterTurn(edition, state);
};
