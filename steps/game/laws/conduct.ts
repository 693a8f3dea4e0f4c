// Laws of conduct: every kind of act has its own rulings, no fault lies in what was done as it should be, and the record
// holds what was found, no more and no less.
import type {
  ConductRuling,
  GameEvent,
  GameReplayResult,
  Offence,
  OffenceCount,
  Player,
} from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { doneOf, type Law, law } from './law.ts';
import { rivalOf } from './shadow-table.ts';

/** What is done as a matter of course may be done wrongly; nobody says of it that it is allowed. */
const MATTERS_OF_COURSE: ReadonlySet<GameEvent['type']> = new Set([
  ...(['draw', 'exchange', 'note', 'hand-in-slip', 'inspect-sheet', 'find', 'abandon'] as const),
]);
/** What need not be done at all is against the rules or free. */
const LIBERTIES: ReadonlySet<GameEvent['type']> = new Set([
  ...(['speak', 'look-up', 'await-ruling', 'ask-spelling', 'report-foreign-draw'] as const),
]);

const rulingAt = ({ outcomes }: GameReplayResult, i: number): ConductRuling | undefined => {
  const outcome = outcomes[i];
  const report = outcome?.kind === 'done' ? outcome.report : undefined;
  return (report as { readonly ruling?: ConductRuling } | undefined)?.ruling;
};

/** Nothing is told of it that could be a fault. */
const isFaultless = (event: GameEvent, earlier: readonly GameEvent[]): boolean => {
  switch (event.type) {
    case 'exchange': {
      const announced = earlier.at(-1)?.type === 'announce-exchange';
      return announced && !event.faceUp && !event.onBoard && !event.returnedFirst;
    }
    case 'note':
      return event.blanks !== false;
    case 'hand-in-slip':
      return !event.used;
    default:
      return false;
  }
};

export const rulingsFit: Law = ({ events }, result) => {
  for (const [i, event] of events.entries()) {
    const ruling = rulingAt(result, i);
    if (ruling === undefined) continue;
    const what = law(`what is said of event ${i + 1}`);
    if (MATTERS_OF_COURSE.has(event.type)) expectEqual(what, ruling === 'allowed', false);
    if (LIBERTIES.has(event.type)) expectEqual(what, ruling === 'no-fault', false);
    if (isFaultless(event, events.slice(0, i))) expectEqual(what, ruling, 'no-fault');
  }
};

interface Committed {
  readonly player: Player;
  readonly offence: Offence;
  /** Whether it counts is for the edition to say. */
  readonly open: boolean;
}

/** What is put on record for an event. */
const committedIn = (event: GameEvent, ruling: ConductRuling | undefined): Committed[] => {
  const breach = ruling === 'breach';
  if (event.type === 'find')
    return breach ? [{ player: event.player, offence: event.offence, open: false }] : [];
  if (event.type === 'note')
    return breach ? [{ player: event.by, offence: 'blank-not-noted', open: false }] : [];
  if (event.type !== 'speak' || ruling === undefined) return [];
  const { by, reply, word, answeredBy } = event;
  if (reply) return breach ? [{ player: by, offence: 'answer-query', open: false }] : [];
  if (!word) return [];
  return [
    ...(breach ? [{ player: by, offence: 'ask-validity' as const, open: true }] : []),
    ...(answeredBy === rivalOf(by)
      ? [{ player: rivalOf(by), offence: 'answer-query' as const, open: true }]
      : []),
  ];
};

const timesOf = (
  record: readonly OffenceCount[],
  { player, offence }: Pick<Committed, 'player' | 'offence'>,
): number =>
  record
    .filter((one) => one.player === player && one.offence === offence && one.in === 'game')
    .reduce((sum, { times }) => sum + times, 0);

/** What was on record stays there; what was committed in this game is added to it, once each time. */
export const recordKept: Law = (params, result) => {
  const before = params.position.record ?? [];
  const after = result.state.record ?? [];
  const elsewhere = (record: readonly OffenceCount[]) => record.filter((one) => one.in !== 'game');
  expectEqual(law('the record of other games'), elsewhere(after), elsewhere(before));
  const kinds = after.map((one) => [one.player, one.offence, one.in].join(' '));
  expectEqual(law('the record, each once'), kinds, [...new Set(kinds)]);
  const acts = params.events.flatMap((event, i) => committedIn(event, rulingAt(result, i)));
  for (const one of [...acts, ...before, ...after]) {
    const same = acts.filter((a) => a.player === one.player && a.offence === one.offence);
    const sure = same.filter(({ open }) => !open).length;
    const added = timesOf(after, one) - timesOf(before, one);
    const lawful = Math.max(sure, Math.min(added, same.length));
    expectEqual(law(`times that ${one.player} committed ${one.offence}`), added, lawful);
  }
};

/** Nobody is kept from laying a word that he did not ask about. */
export const barredByAsking: Law = (params, result) => {
  const { barred } = result.state;
  if (!barred) return;
  const asked = doneOf(params, result, 'speak', 'look-up');
  for (const player of ['A', 'B'] as const) {
    const words = asked.flatMap(({ by, word }) => (by === player && word ? [word.join(' ')] : []));
    const strange = barred[player].filter((word) => !words.includes(word.join(' ')));
    expectEqual(law(`words that ${player} may not lay and did not ask about`), strange, []);
  }
};
