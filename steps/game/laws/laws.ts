// Laws of the table: what must hold of every answer, whatever the scenario asks about. A breach is a decision that
// went wrong, named by its law.
import type {
  GameReplayParams,
  GameReplayResult,
  Player,
  Tile,
} from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { bodiesSeated } from './bodies.ts';
import { barredByAsking, recordKept, rulingsFit } from './conduct.ts';
import { endHasCause, endHolds } from './endings.ts';
import type { Law } from './law.ts';
import { moverFollows, settlesStart } from './mover.ts';
import { isOrdered, ordersHold, scoresBefore, settledOnce } from './orders.ts';
import { presenceFollows, waitingIsFree } from './presence.ts';
import { expectReport } from './reports.ts';
import {
  breachesPunished,
  expelledOnPurpose,
  quashedOnAppeal,
  sanctionPoints,
  sanctionsImposed,
  sanctionsItemised,
} from './sanctions.ts';
import { secondsAreWhole } from './seconds.ts';
import { clocksReplaced } from './setting.ts';
import { shadowOf } from './shadow.ts';
import { rivalOf, type Shadow } from './shadow-table.ts';
import { closedGameStands, overIsOver, resultEntered, signaturesGiven } from './signatures.ts';
import { stageAgrees } from './stage.ts';
import { standsForCause } from './stops.ts';
import { clocksHold, readingHolds, timeIsUsed, timeRuns, timeStands, totalHolds } from './time.ts';
import { kindsFollow, starterMoves, turnsAreLost } from './turns.ts';

const PLAYERS = ['A', 'B'] as const;

const sorted = (tiles: readonly Tile[]): readonly Tile[] => tiles.toSorted();

/** Tiles drawn for a lot are back in the bag, or set aside; no other is missing. */
const expectBagOfLots = (bag: readonly Tile[], { bag: before, lots }: Shadow): void => {
  const out = [...before];
  for (const tile of bag) out.splice(out.indexOf(tile) >>> 0, 1);
  const strange = out.filter((tile) => !lots?.includes(tile));
  const size = before.length - out.length;
  expectEqual('law of the table, tiles in the bag', [bag.length, strange], [size, []]);
};

/** Every tile lies where it was put. */
const tilesLie: Law = (_, { state }, shadow) => {
  const squares = (tiles: Iterable<{ readonly square: string }>) =>
    [...tiles].toSorted((a, b) => (a.square < b.square ? -1 : 1));
  expectEqual(
    'law of the table, tiles on the board',
    squares(state.board),
    squares(shadow.board.values()),
  );
  for (const player of PLAYERS) {
    const held = [...state.racks[player], ...(state.hands?.[player] ?? [])];
    expectEqual(`law of the table, tiles of ${player}`, sorted(held), sorted(shadow.held[player]));
  }
  if (shadow.lots) expectBagOfLots(state.bag, shadow);
  else expectEqual('law of the table, tiles in the bag', state.bag, shadow.bag);
};

/** Turns are taken in turn, and what was taken before stays. */
const turnsFollow: Law = (params, result) => {
  const { position, events } = params;
  const { turns } = result.state;
  if (!turns) return;
  const before = position.turns.length;
  expectEqual('law of the table, turns taken before', turns.slice(0, before), position.turns);
  if (isOrdered(params, result, 'toMove')) return;
  const added = turns.slice(before);
  const first = events.some(settlesStart) ? added[0]?.by : position.toMove;
  expectEqual(
    'law of the table, whose turns they were',
    added.map((turn) => turn.by),
    added.map((_, i) => (i % 2 === 0 ? first : rivalOf(first as Player))),
  );
};

/** Points are those of the plays that stood, less sanctions, and at the end what is added or taken off, those included. */
const scoresAgree: Law = (params, result, { scored }) => {
  const { position } = params;
  const { state } = result;
  const base = scoresBefore(params, result);
  for (const player of PLAYERS) {
    const items = position.ended?.items?.[player];
    const before = items ? items.rack + items.time + items.sanction : 0;
    const taken = (state.ended?.deductions[player] ?? 0 - sanctionPoints(state, player)) - before;
    const expected = base[player] + scored[player] + taken;
    const what = state.ended
      ? `points of ${player}, ended.deductions included`
      : `points of ${player}`;
    expectEqual(`law of the table, ${what}`, state.scores[player], expected);
  }
};

/** Once a turn is over, the time of the next player runs. */
const clockPasses: Law = ({ events }, { state, outcomes }, { play }) => {
  const last = events.at(-1)?.type;
  const over = last === 'pass' || last === 'exchange' || (last === 'press-clock' && !play);
  if (state.running === undefined || state.ended || !over || outcomes.at(-1)?.kind !== 'done')
    return;
  expectEqual('law of the table, whose time runs', state.running, state.toMove);
};

/** What was noted stands on the sheets, less what was struck out. */
const sheetsHold: Law = (_, { state }, { sheets }) => {
  if (state.sheets) expectEqual('law of the table, sheets', state.sheets, sheets);
};

const LAWS: readonly Law[] = [
  tilesLie,
  turnsFollow,
  kindsFollow,
  turnsAreLost,
  starterMoves,
  moverFollows,
  scoresAgree,
  stageAgrees,
  clockPasses,
  sheetsHold,
  signaturesGiven,
  overIsOver,
  closedGameStands,
  resultEntered,
  endHolds,
  endHasCause,
  timeRuns,
  timeStands,
  clocksReplaced,
  clocksHold,
  timeIsUsed,
  totalHolds,
  readingHolds,
  secondsAreWhole,
  standsForCause,
  presenceFollows,
  waitingIsFree,
  expelledOnPurpose,
  quashedOnAppeal,
  sanctionsImposed,
  sanctionsItemised,
  breachesPunished,
  rulingsFit,
  recordKept,
  barredByAsking,
  bodiesSeated,
  ordersHold,
  settledOnce,
];

/** Throws a Mismatch that names the law an answer breaks. */
export const expectLawful = (params: GameReplayParams, result: GameReplayResult): void => {
  const shadow = shadowOf(params, result, (before, event, report) =>
    expectReport(params, before, event, report),
  );
  for (const law of LAWS) law(params, result, shadow);
};
