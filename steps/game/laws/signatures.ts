// Laws of the signatures: nobody's stands there that nobody gave, two of them close the game, and what was handed in is
// what the sheets say or what somebody entered.
import type { GameReplayParams, GameReplayResult } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { doneOf, type Law, law, leaderOf } from './law.ts';
import { rivalOf } from './shadow-table.ts';

const BOTH = 2;

/** Who has signed did so, in this order, or had before. */
export const signaturesGiven: Law = (params, result) => {
  const before = params.position.signed ?? [];
  const given = doneOf(params, result, 'sign').map(({ by }) => by);
  const { signed = [], closed } = result.state;
  expectEqual(law('who has signed'), signed, [...before, ...given]);
  if (closed === undefined) return;
  expectEqual(law('closed'), closed, signed.length >= BOTH);
  expectEqual(law('told as open or closed before anybody signs'), signed.length > 0, true);
};

/** A game that was over is over still, for the same reason. */
export const overIsOver: Law = ({ position }, { state }) => {
  if (position.ended) expectEqual(law('how it ended'), state.ended?.reason, position.ended.reason);
};

/** A game that both had signed keeps its time and its deductions, but for what was asked for. */
export const closedGameStands: Law = (params, result) => {
  const { position } = params;
  const { ended, clocks } = result.state;
  if ((position.signed ?? []).length < BOTH || !position.ended || !ended?.items) return;
  if (clocks) expectEqual(law('time used in a closed game'), clocks, position.clocks);
  const asked = doneOf(params, result, 'ask-correction').some(({ what }) => what === 'deduction');
  for (const player of ['A', 'B'] as const) {
    const was = position.ended.items?.[player] ?? { rack: 0, time: 0 };
    const { rack, time } = ended.items[player];
    expectEqual(law('deduction for time of a closed game'), time, was.time);
    if (!asked) expectEqual(law('deduction for tiles of a closed game'), rack, was.rack);
  }
};

/** The result is shown once it has been handed in; what was put right is what the table shows. */
export const resultEntered: Law = (params, result) => {
  const { result: entered, scores } = result.state;
  const handedIn = doneOf(params, result, 'deliver-result').at(-1);
  expectEqual(
    law('a result handed in'),
    entered !== undefined,
    params.position.delivered === true || handedIn !== undefined,
  );
  if (!entered) return;
  if (hasClaimed(params, result, 'overall'))
    expectEqual(law('scores put right'), entered.scores, scores);
  else if (handedIn?.entered)
    expectEqual(law('scores entered'), entered.scores, handedIn.entered.scores);
  if (hasClaimed(params, result, 'overall') || hasClaimed(params, result, 'victory-point')) return;
  const told = handedIn ? handedIn.entered : params.position.result;
  expectEqual(law('result entered'), entered, told ?? handedInWith(params, result, handedIn));
};

/** The score when the document was handed in; a count put right later does not change what was entered. */
const handedInWith = (
  { position }: GameReplayParams,
  { state }: GameReplayResult,
  now: object | undefined,
) => {
  if (now) return { scores: state.scores, winner: state.ended?.winner ?? null };
  const { scores, ended } = position;
  return { scores, winner: ended?.loser ? rivalOf(ended.loser) : leaderOf(scores) };
};

const hasClaimed = (
  params: GameReplayParams,
  result: GameReplayResult,
  matter: 'overall' | 'victory-point',
): boolean => doneOf(params, result, 'ask-correction').some(({ what }) => what === matter);
