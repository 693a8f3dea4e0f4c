// One turn put to the reference: the tiles that the file knows of are dealt, what the player did is asked, and what comes of
// it is held against the line.
import type {
  GameReplayParams,
  Outcome,
  PlayReport,
  Word,
} from '../../protocol/generated/types.ts';
import type { Placed, Wrong } from '../../shared/wrong.ts';
import { writeWord } from '../../steps/language/notation.ts';
import { REFUSALS } from '../../steps/language/refusals.ts';
import { DIFFERS } from './differs.ts';
import { eventOf } from './events.ts';
import { type Known, minus, neededIn, tableFor } from './racks.ts';
import { settled } from './settled.ts';
import type { Referee, Table, Taken } from './step.ts';
import type { Turn } from './turns.ts';
import { NOTES, type Note } from './words.ts';

export const takeTurn = (
  turn: Turn,
  table: Table,
  known: Known,
  after: Known,
  later: Turn | undefined,
  { edition, ask, has }: Referee,
): Taken => {
  const { by, line, challenged } = turn;
  const notes: Placed<Note>[] = [];
  const differences: Placed<Wrong>[] = [];
  const stopped = (what: Wrong, outcomes: readonly Outcome[] = []): Taken => ({
    step: { turn, outcomes, notes, differences: [...differences, { line, what }] },
  });
  const needed = neededIn(turn);
  if ('found' in needed) return stopped(needed);
  const left = challenged?.isWithdrawn ? (known[by] ?? []) : minus(known[by] ?? [], needed).rest;
  const next = minus(after[by] ?? [], left);
  if (later?.rack !== undefined && next.missing.length > 0 && turn.action.kind !== 'exchange-count')
    differences.push({
      line: later.line,
      what: DIFFERS.rack(writeWord(after[by] ?? []), writeWord(left)),
    });
  const dealt = tableFor(table.board, known, next.rest);
  if ('excess' in dealt) return stopped(DIFFERS.tiles(dealt.excess));
  const own = (known[by] ?? []).length;
  if (turn.rack !== undefined && dealt.racks[by].length > own)
    notes.push({ line, what: NOTES.filled(dealt.racks[by].length - own) });
  if (turn.action.kind === 'exchange-count') notes.push({ line, what: NOTES.counted() });
  const event = eventOf(turn, table.board, dealt.racks[by], needed, after[by]);
  if ('found' in event) return stopped(event);

  const replay = (lexicon: readonly Word[], ...more: GameReplayParams['events']) =>
    ask({
      ...{ edition, readings: {}, events: [event, ...more] },
      position: { ...table, racks: dealt.racks, bag: dealt.bag, lexicon: [...lexicon] },
    });
  const { outcomes, state } = replay([]);
  const [first] = outcomes;
  if (first?.kind === 'refused') {
    const [es, en] = REFUSALS[first.reason];
    return stopped(DIFFERS.refused({ es, en }), outcomes);
  }
  if (first?.kind !== 'done') return stopped(DIFFERS.unregulated(), outcomes);
  const report = event.type === 'place' ? (first.report as PlayReport) : undefined;
  const worth = report?.score ?? 0;
  if (turn.points !== worth) differences.push({ line, what: DIFFERS.points(turn.points, worth) });
  const words = report?.words ?? [];
  if (challenged) {
    const { outcomes, ruling, told, stop, state } = settled(turn, challenged, words, has, replay);
    if (stop) return stopped(stop, outcomes);
    differences.push(...told);
    return { step: { turn, outcomes, report, ruling, notes, differences }, state };
  }
  const strange = has ? words.filter((word) => !has(word)) : [];
  if (strange.length > 0)
    notes.push({ line, what: NOTES.unlisted(strange.map(writeWord).join(', ')) });
  return { step: { turn, outcomes, report, notes, differences }, state };
};
