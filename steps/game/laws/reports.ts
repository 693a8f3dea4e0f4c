// What an outcome reports must agree with the table it speaks of: words that lie there, tiles that were drawn, words that
// were asked about. Each is told by its event, whatever the regulation makes of it.
import type {
  EventOf,
  GameEvent,
  GameReplayParams,
  PlacedTile,
  Player,
  ReportByEvent,
  Tile,
  VerdictReport,
  Word,
} from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { law } from './law.ts';
import { pointsOfPlay } from './points.ts';
import { expectShortage, expectSurplus } from './remedies.ts';
import { expectReviewed } from './review.ts';
import type { Shadow } from './shadow-table.ts';
import { wordsThrough } from './words.ts';

interface Drawn {
  readonly by?: Player;
  readonly drawn: readonly Tile[];
  readonly shown?: readonly Tile[];
}

const spelt = (words: readonly Word[]): readonly string[] =>
  words.map((word) => word.join(' ')).toSorted();

/** What is checked of the report of each type of event that has one. */
const CHECKS: {
  readonly [T in keyof ReportByEvent]?: (
    before: Shadow,
    event: EventOf<T>,
    report: ReportByEvent[T],
    lexicon: readonly Word[],
  ) => void;
} = {
  place: (before, { tiles }, report) => expectWords(before, tiles, report),
  rearrange: (before, { tiles }, report) => expectWords(before, tiles, report),
  'finish-placing': (before, _, report) => expectWords(before, before.play?.tiles ?? [], report),
  'name-blank': ({ board, play }, { square, letter }, report) => {
    const named = (play?.tiles ?? []).map((placed) =>
      placed.square === square ? ({ ...placed, as: letter } as PlacedTile) : placed,
    );
    expectWords({ board, play } as Shadow, named, report);
  },
  draw: (before, { by, count }, report) => expectDrawn(before, by, count, report),
  exchange: (before, { by, tiles, taken = tiles.length }, report) =>
    expectDrawn(before, by, taken, report),
  'report-leftover': ({ bag }, { owing }, { by, drawn, shown }) => {
    expectEqual(law('who takes the tiles left'), by, owing[0]);
    expectEqual(law('tiles left that are drawn'), drawn, bag.slice(0, drawn.length));
    expectShown(drawn, shown);
  },
  'review-sheet': (before, { of }, report) => expectReviewed(before, of, report),
  'count-bag': ({ bag, lots }, _, { counted }) => {
    const aside = bag.length - (lots?.length ?? 0); // tiles of a lot may not be back yet
    expectEqual(law('tiles counted'), counted, counted === aside ? aside : bag.length);
  },
  rule: (before, _, report, lexicon) => expectVerdict(lexicon, before, report),
  'report-surplus': expectSurplus,
  'report-shortage': (before, { player }, report) => expectShortage(before, player, report),
};

/** `before` is the table on which the event happened. */
export const expectReport = (
  { position }: GameReplayParams,
  before: Shadow,
  event: GameEvent,
  report: unknown,
): void => {
  const check = CHECKS[event.type as keyof ReportByEvent] as
    | ((before: Shadow, event: GameEvent, report: unknown, lexicon: readonly Word[]) => void)
    | undefined;
  check?.(before, event, report, position.lexicon);
};

const expectWords = (
  { board, play }: Shadow,
  tiles: readonly PlacedTile[],
  { words, score }: { readonly words: readonly Word[]; readonly score: number },
): void => {
  const lifted = new Set(play?.tiles.map(({ square }) => square));
  const rest = [...board.values()].filter(({ square }) => !lifted.has(square));
  const after = new Map([...rest, ...tiles].map((placed) => [placed.square, placed]));
  expectEqual(law('words formed'), spelt(words), spelt(wordsThrough(after, tiles)));
  expectEqual(law('points of the play'), score, pointsOfPlay(after, tiles));
};

const expectDrawn = (
  { bag }: Shadow,
  who: Player,
  count: number,
  { by = who, drawn, shown = [] }: Drawn,
): void => {
  expectEqual(law('who draws'), by, who);
  expectEqual(law('tiles drawn'), drawn, bag.slice(0, count));
  expectShown(drawn, shown);
};

/** All of them or none. */
const expectShown = (drawn: readonly Tile[], shown: readonly Tile[]): void => {
  if (shown.length > 0) expectEqual(law('tiles shown'), shown, drawn);
};

const expectVerdict = (
  lexicon: readonly Word[],
  { challenged }: Shadow,
  { valid, words, scope }: VerdictReport,
): void => {
  const accepted = new Set(lexicon.map((word) => word.join(' ')));
  const isValid = (word: Word): boolean => accepted.has(word.join(' '));
  expectEqual(law('the verdict'), valid, challenged.every(isValid));
  if (words.length > 0) {
    const told = challenged.map((word) => ({ word, valid: isValid(word) }));
    expectEqual(law('what is told of each word'), words, told);
  }
  // An answer on the play tells nothing of a word; an answer for each word does.
  expectEqual(law('what the answer is on'), scope, words.length > 0 ? 'word' : 'play');
};
