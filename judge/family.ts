// The whole family of an article: every form that somebody might make of it and lay on a board, and what each edition
// makes of each.
import type { DictionaryEntry, EditionId, Word } from '../protocol/generated/types.ts';
import { editions, formsOf } from '../reference-impl/src/index.ts';
import { spelt } from '../steps/language/notation.ts';
import { fitsTheBoard } from './question.ts';
import { type Judged, verdictsOn } from './verdicts.ts';

export interface Family {
  /** The form that is printed first, then those that come from it. */
  readonly members: readonly Judged[];
  /** How many forms more have one tile, or too many for the board. */
  readonly unplayable: number;
}

export const familyOf = (ids: readonly EditionId[], entry: DictionaryEntry): Family => {
  const texts = ids.flatMap((id) => formsOf(editions[id], entry).map(({ text }) => text));
  const words = [...new Set(texts)].map((text): Word => spelt(text));
  const playable = words.filter(fitsTheBoard);
  return {
    members: verdictsOn(ids, [entry], playable),
    unplayable: words.length - playable.length,
  };
};
