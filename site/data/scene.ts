// The table of a case before and after, and what happened in between, as the reference implementation plays it.
import type {
  GameEvent,
  GameReplayResult,
  Outcome,
  PlacedTile,
  Position,
} from '../../protocol/generated/types.ts';
import { PLAYERS } from '../../protocol/generated/vocabulary.ts';
import { Session } from '../../protocol/session.ts';
import { inProcess } from '../../protocol/transports/in-process.ts';
import { referenceHandler } from '../../reference-impl/adapter/handler.ts';
import { Table } from '../../steps/game/table.ts';
import { executeCase } from '../../steps/kernel/execute.ts';
import { saidOf } from '../../steps/kernel/match.ts';
import {
  endingInWords,
  outcomeInWords,
  sentence,
  whereInWords,
} from '../../steps/language/telling/outcome.ts';
import { factsOf } from '../../steps/language/telling/report.ts';
import { Query } from '../../steps/lexicon/query.ts';
import { judgementsOf } from './judgements.ts';
import { sheetsOf } from './sheets.ts';
import { clocksOf } from './time.ts';

const LIMITS = { responseMs: 1000, lineBytes: 1_000_000 };
const caller = new Session(inProcess(referenceHandler()), {
  suite: { version: '0', digest: '' },
  limits: LIMITS,
});

/** What can be seen of a case: the table of a game, or the words that were judged. */
interface Seen {
  readonly scene: ReturnType<typeof sceneAt> | null;
  readonly judgements: ReturnType<typeof judgementsOf>;
}

export const UNSEEN: Seen = { scene: null, judgements: [] };

/** Rejects when the reference does not do what the case says. */
export const seenIn = async (steps: readonly string[]): Promise<Seen> => {
  const subject = await executeCase(steps, caller);
  if (subject instanceof Table) return { scene: sceneAt(subject), judgements: [] };
  return subject instanceof Query ? { scene: null, judgements: judgementsOf(subject) } : UNSEEN;
};

const sceneAt = (table: Table) => {
  const params = table.game();
  const { position, events } = params;
  const { state, outcomes } = table.answer();
  const clocks = clocksOf(params, table.answer());
  const before = new Set(position.board.map(({ square }) => square));
  const after = new Set(state.board.map(({ square }) => square));
  const laid = events.filter((_, i) => outcomes[i]?.kind === 'done').flatMap(laidBy);
  return {
    board: position.board.map(compact),
    laid: state.board.filter(({ square }) => !before.has(square)).map(compact),
    lifted: laid.filter(({ square }) => !after.has(square)).map(compact),
    before: { ...viewOf(position), clock: clocks?.before ?? null },
    after: { ...viewOf(state), clock: clocks?.after ?? null },
    happenings: happeningsOf(table, outcomes),
    ended: state.ended ? endingInWords(state.ended.reason) : null,
    items: itemsOf(state.ended),
    recorded: state.ended?.recorded ?? null,
    sheets: sheetsOf(params, table.answer()),
  };
};

/** The tiles that an event puts on the board, whatever event it is. */
const laidBy = (event: GameEvent): readonly PlacedTile[] =>
  'tiles' in event
    ? event.tiles.filter((tile): tile is PlacedTile => typeof tile === 'object')
    : [];

/** What each step brought about: it is told once, and by the first of its events that was not admitted, if any. */
const happeningsOf = (table: Table, outcomes: readonly Outcome[]) => {
  const made = outcomes.flatMap((outcome, i) => {
    const step = table.madeBy(i);
    return step ? [{ step, outcome }] : [];
  });
  return [...Map.groupBy(made, ({ step }) => step.index).values()].flatMap((own) => {
    const [first] = own;
    const told = own.find(({ outcome }) => outcome.kind !== 'done') ?? own.at(-1);
    if (!first || !told) return [];
    return [
      {
        text: sentence(saidOf(first.step)),
        outcome: outcomeInWords(told.outcome),
        kind: told.outcome.kind,
        facts: own.flatMap(({ outcome }) =>
          outcome.kind === 'done' && outcome.report ? factsOf(outcome.report) : [],
        ),
        because: [...new Set(own.flatMap(({ outcome }) => outcome.because))],
      },
    ];
  });
};

/** A tile on a square: [square, tile, letter of a blank]. */
type CompactTile = readonly [square: string, tile: string, as?: string];

const compact = ({ square, tile, as }: PlacedTile): CompactTile =>
  as ? [square, tile, as] : [square, tile];

const viewOf = (table: Position | GameReplayResult['state']) => ({
  racks: table.racks,
  hands: ('hands' in table ? table.hands : undefined) ?? { A: [], B: [] },
  scores: table.scores,
  bag: table.bag.length,
  toMove: table.toMove,
  missing: PLAYERS.flatMap((player) => {
    const where = table.presence?.[player] ?? 'here';
    return where === 'here' ? [] : [{ player, where: whereInWords(where) }];
  }),
});

/** What the final adjustments consist of, where there is more than the racks to tell. */
const itemsOf = (ended: GameReplayResult['state']['ended']) => {
  const { A, B } = ended?.items ?? {};
  return A && B && (A.time !== 0 || B.time !== 0 || A.sanction !== 0 || B.sanction !== 0)
    ? { A, B }
    : null;
};
