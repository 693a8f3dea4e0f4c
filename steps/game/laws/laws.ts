// Laws of the table: what must hold of every answer, whatever the scenario asks about. A breach is a decision that
// went wrong, named by its law.
import type {
  GameReplayParams,
  GameReplayResult,
  Player,
  Tile,
  TurnKind,
} from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { expectReport } from './reports.ts';
import { rivalOf, type Shadow, shadowOf } from './shadow.ts';

type Law = (params: GameReplayParams, result: GameReplayResult, shadow: Shadow) => void;

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

const count = (turns: readonly { readonly kind: TurnKind }[], kind: TurnKind): number =>
  turns.filter((turn) => turn.kind === kind).length;

/** Turns are taken in turn, and what was taken before stays. */
const turnsFollow: Law = ({ position, events }, { state, outcomes }) => {
  const { turns } = state;
  if (!turns) return;
  const before = position.turns.length;
  expectEqual('law of the table, turns taken before', turns.slice(0, before), position.turns);
  const added = turns.slice(before);
  const settled = events.some(({ type }) => type === 'draw-lots' || type === 'assign-start');
  const first = settled ? added[0]?.by : position.toMove;
  expectEqual(
    'law of the table, whose turns they were',
    added.map((turn) => turn.by),
    added.map((_, i) => (i % 2 === 0 ? first : rivalOf(first as Player))),
  );
  for (const kind of ['pass', 'exchange'] as const) {
    const done = events.filter((e, i) => e.type === kind && outcomes[i]?.kind === 'done').length;
    expectEqual(`law of the table, turns spent by ${kind}`, count(added, kind), done);
  }
};

/** The game that has ended has a winner who leads, and nobody's time runs. */
const endHolds: Law = (_, { state }) => {
  const { ended, scores } = state;
  if (!ended) return;
  if (ended.reason !== 'overtime') {
    const leader = scores.A === scores.B ? null : scores.A > scores.B ? 'A' : 'B';
    expectEqual('law of the table, winner', ended.winner, leader);
  }
  if (state.running !== undefined)
    expectEqual('law of the table, clock running after the end', state.running, null);
};

/** Points are those of the plays that stood and, at the end, what is added or taken off. */
const scoresAgree: Law = ({ position }, { state }, { scored }) => {
  for (const player of PLAYERS) {
    const atEnd = state.ended?.deductions[player] ?? 0;
    const expected = position.scores[player] + scored[player] + atEnd;
    expectEqual(`law of the table, points of ${player}`, state.scores[player], expected);
  }
};

/** Whoever has spent a turn without a play is not to move; who has taken none still is. */
const turnPasses: Law = ({ position, events }, { state }, { play }) => {
  const added = state.turns?.slice(position.turns.length);
  const settled = events.some(({ type }) => type === 'draw-lots' || type === 'assign-start');
  if (!added || state.ended || settled) return;
  const last = added.at(-1);
  if (!last) expectEqual('law of the table, who is to move', state.toMove, position.toMove);
  else
    expectEqual(
      'law of the table, who is to move',
      state.toMove,
      play?.accepted ? play.by : rivalOf(last.by), // a play that stands is followed by drawing and the clock
    );
};

/** How far the turn has come can be seen on the table, up to the acceptance of the play. */
const stageAgrees: Law = (_, { state }, { play, laying, announced, asked }) => {
  const { stage } = state;
  if (stage === undefined || state.ended) return;
  const what = 'law of the table, how far the turn has come';
  if (!play || laying) {
    if (stage !== 'lifting') expectEqual(what, stage, 'to-play');
  } else if (asked) expectEqual(what, stage, 'ruling');
  else if (!play.accepted) expectEqual(what, stage, announced ? 'announced' : 'placed');
  else expectEqual(what, ['accepted', 'play-complete', 'turn-complete'].includes(stage), true);
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

/** Nobody is punished without a finding. */
const noPenalties: Law = ({ events }, { state, outcomes }) => {
  const found = events.flatMap((e) => (e.type === 'find-offence' ? [e.player] : []));
  const expelled = (state.expelled ?? []).filter((player) => !found.includes(player));
  expectEqual('law of the table, expelled without a finding', expelled, []);
  const loses = outcomes.some(
    (o) => o.kind === 'done' && JSON.stringify(o.report ?? {}).includes('"losesTurn":"'),
  );
  const mayLose = loses || events.some(({ type }) => type === 'report-leftover' || type === 'rule');
  if (state.turnsToLose && !mayLose)
    expectEqual('law of the table, turns to lose', state.turnsToLose, { A: 0, B: 0 });
};

/** Time goes by only when it is said to. */
const clocksHold: Law = ({ position, events }, { state }) => {
  if (!state.clocks || events.some(({ type }) => type === 'wait' || type === 'read-clock')) return;
  expectEqual('law of the table, time used', state.clocks, position.clocks);
};

const LAWS: readonly Law[] = [
  tilesLie,
  turnsFollow,
  turnPasses,
  scoresAgree,
  stageAgrees,
  clockPasses,
  sheetsHold,
  endHolds,
  clocksHold,
  noPenalties,
];

/** Throws a Mismatch that names the law an answer breaks. */
export const expectLawful = (params: GameReplayParams, result: GameReplayResult): void => {
  const shadow = shadowOf(params, result.outcomes, (before, event, report) =>
    expectReport(params, before, event, report),
  );
  for (const law of LAWS) law(params, result, shadow);
};
