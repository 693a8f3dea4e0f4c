// How the score of a play comes about, written out as on a sheet: «(1 + 3×2 + 1) × 2». The reference counts it; where
// what it comes to is not what was reported, nothing is written.
import type { EditionId, PlacedTile, Word } from '../../protocol/generated/types.ts';
import { boardOf, editions, sumOfPlay } from '../../reference-impl/src/index.ts';
import { writeWord } from '../../steps/language/notation.ts';

export interface Sum {
  readonly words: readonly {
    readonly word: string;
    readonly sum: string;
    readonly points: number;
  }[];
  /** For seven tiles. */
  readonly bonus: number;
  readonly total: number;
}

interface Reported {
  readonly score: number;
  readonly words: readonly Word[];
}

/** `boards` are those before, the latest first: tiles of the play may have lain there already, one by one. */
export const sumOf = (
  edition: EditionId,
  boards: readonly (readonly PlacedTile[])[],
  after: readonly PlacedTile[],
  reported: Reported,
): Sum | null => {
  for (const before of boards) {
    const there = new Set(before.map(({ square }) => square));
    const laid = after.filter(({ square }) => !there.has(square));
    for (const direction of ['across', 'down'] as const) {
      const sum = laid.length > 0 && written(edition, before, laid, direction);
      if (sum && sum.total === reported.score && isOf(reported.words, sum)) return sum;
    }
  }
  return null;
};

const isOf = (words: readonly Word[], { words: counted }: Sum): boolean =>
  words.map(writeWord).sort().join() ===
  counted
    .map(({ word }) => word)
    .sort()
    .join();

const written = (
  edition: EditionId,
  before: readonly PlacedTile[],
  laid: readonly PlacedTile[],
  direction: 'across' | 'down',
): Sum => {
  const { words, bonus, points } = sumOfPlay(editions[edition], boardOf(before), laid, direction);
  return { words: words.map(lineOf), bonus, total: points };
};

type Counted = ReturnType<typeof sumOfPlay>['words'][number];

const lineOf = ({ word, terms, factor, points }: Counted): Sum['words'][number] => {
  const letters = terms
    .map(({ points: n, premium }) => (premium?.of === 'letter' ? `${n}×${premium.factor}` : `${n}`))
    .join(' + ');
  const each = terms.flatMap(({ premium }) => (premium?.of === 'word' ? [premium.factor] : []));
  // Where not every premium multiplies, only what the word comes to be multiplied by is true.
  const factors = each.reduce((all, n) => all * n, 1) === factor ? each : [factor];
  return {
    word: writeWord(word),
    sum: factor > 1 ? [`(${letters})`, ...factors].join(' × ') : letters,
    points,
  };
};
