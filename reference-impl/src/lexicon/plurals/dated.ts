// The plural of words with a mark of age. The mark belongs to the sense, and a note on where or how it is still used can
// open what the mark closes.
import type { DictionaryEntry, Sense } from '../../../../protocol/generated/types.ts';
import { ERAS } from '../../../../protocol/generated/vocabulary.ts';
import { oneOf, setOf } from '../../kernel/domain.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { clausesOf, isSilent, lists, type Ruled, says } from '../../kernel/ruled.ts';
import type { SenseRule } from './sense-rule.ts';

export const dated = group('dated', {
  /** Whether a sense with this mark takes the plural of its kind. */
  plural: table(ERAS, oneOf('none', 'as-others')),
  /** What the dictionary may note of a sense, so that its mark closes nothing. */
  openedBy: setOf(['place', 'register']),
  /** The plural of a dated word, where a set phrase of its article shows it. */
  inPhrase: oneOf('none', 'plural'),
});

type Marked = Ruled<'none' | 'as-others'>;

export const byAge: SenseRule = (edition, sense, entry) =>
  sense.phrase ? inPhrase(edition, sense, entry) : marked(edition, sense);

/** What the mark of a sense comes to; undefined where it has none, or none of which anything is said. */
export const marked = (edition: Edition, { era, use }: Sense): Marked | undefined => {
  if (era === undefined) return undefined;
  const rule = ask(edition, dated.plural, era);
  if (isSilent(rule)) return undefined;
  const opening = ask(edition, dated.openedBy);
  const opened =
    (use?.places !== undefined && lists(opening, 'place')) ||
    (use?.registers !== undefined && lists(opening, 'register'));
  if (opened) return { value: 'as-others', because: clausesOf([rule, opening]) };
  return rule.value === 'none' ? { ...rule, because: clausesOf([rule, opening]) } : rule;
};

/** All the senses that the word has by itself are closed by their marks. */
export const isDated = (edition: Edition, { senses }: DictionaryEntry): boolean => {
  const own = senses.filter((sense) => !sense.phrase).map((sense) => marked(edition, sense));
  return own.length > 0 && own.every((rule) => rule && says(rule, 'none'));
};

/** `no, que son ~s`, in the article of a word all of whose own senses are dated. */
const inPhrase = (
  edition: Edition,
  { phrase }: Sense,
  entry: DictionaryEntry,
): ReturnType<SenseRule> => {
  const rule = ask(edition, dated.inPhrase);
  const shows = phrase?.text.includes('~s') && isDated(edition, entry);
  return shows && !isSilent(rule) ? rule : undefined;
};
