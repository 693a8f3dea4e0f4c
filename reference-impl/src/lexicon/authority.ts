// Which words there are at all: those of the official book, whose articles the request brings. An article may tell in
// which books alone it stands; then its forms stand or fall with them.

import type { DictionaryEntry } from '../../../protocol/generated/types.ts';
import { BOOKS } from '../../../protocol/generated/vocabulary.ts';
import { flag, oneOf, openList } from '../kernel/domain.ts';
import { ask, type Edition } from '../kernel/edition.ts';
import { group, table } from '../kernel/parameters.ts';
import { type Asked, isSilent, lists, naming, type Ruled, says } from '../kernel/ruled.ts';

export const authority = group('authority', {
  /** What the official book lists is a word. */
  listed: flag(),
  /** What comes from none of its articles: no word, or for the arbiters to say. */
  unlisted: oneOf('invalid', 'undetermined'),
  /** Whether standing in a book makes a word; what a regulation does not name is not the official one. */
  book: table(BOOKS, oneOf('admits', 'does-not')),
  /** Words that count although the official book has them not. */
  besides: openList('enrular'),
  /** What the rules do not foresee: for the arbiters to judge, or no word. */
  unforeseen: oneOf('arbiters', 'invalid'),
  /** Whose plural counts where the regulation and the DPD differ. */
  overDpd: oneOf('regulation', 'dpd'),
});

/** Whether the forms of an article count at all. */
export const standingOf = (edition: Edition, entry: DictionaryEntry): Asked<boolean> => {
  const { headword, recorded } = entry;
  const besides = ask(edition, authority.besides);
  if (!isSilent(besides) && lists(besides, headword))
    return { value: true, because: naming(besides, headword).because };
  const listed = ask(edition, authority.listed);
  if (!recorded) return listed;
  const books = recorded.map((book) => ask(edition, authority.book, book));
  const admitting = books.find((book) => says(book, 'admits'));
  const other = books.find((book): book is Ruled<'does-not'> => says(book, 'does-not'));
  if (admitting) return { value: true, because: admitting.because };
  return { value: false, because: (other ?? ask(edition, authority.unlisted)).because };
};
