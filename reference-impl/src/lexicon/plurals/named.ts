// Words whose plurals a regulation lists class by class, whatever their ending: letters, notes, pronouns, articles, words
// of phrases. What such a list tells of a word goes before the rules of its ending.
import type { DictionaryEntry, Sense } from '../../../../protocol/generated/types.ts';
import { oneOf } from '../../kernel/domain.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { isSilent, type Ruled, says } from '../../kernel/ruled.ts';
import { tellings, toldOf } from './lines.ts';

const CHARACTERS = ['letter', 'greek-letter', 'note'] as const;

export const named = group('named', {
  /** Beside each class, a word of it that no list names, where there is one. */
  plurals: {
    letter: tellings('ceda: cedaes'),
    'greek-letter': tellings('digamma: digammaes'),
    note: tellings(),
  },
  /** Whether the plurals by ending are valid besides those of the list. */
  over: table(CHARACTERS, oneOf('list-only', 'ending-too')),
  /** A letter that the list does not name. */
  otherLetters: oneOf('no-plural', 'by-ending'),
});

type NamedClass = keyof typeof named.plurals.shape;

/** The classes of a word in a sense, the narrowest first. */
const classesOf = ({ category }: Sense, { labels = [] }: DictionaryEntry): NamedClass[] =>
  category === 'noun' ? CHARACTERS.filter((label) => labels.includes(label)) : [];

export interface Named {
  readonly plurals: Ruled<readonly string[]>;
  /** Whether the plurals by ending count as well. */
  readonly besides: boolean;
}

/** What the list of its class tells of a word; undefined where none does. */
export const namedPlurals = (
  edition: Edition,
  entry: DictionaryEntry,
  sense: Sense,
  word: string,
): Named | undefined => {
  for (const of of classesOf(sense, entry)) {
    const list = ask(edition, named.plurals, of);
    const plurals = isSilent(list) ? undefined : toldOf(list, word);
    if (plurals) return { plurals, besides: says(ask(edition, named.over, of), 'ending-too') };
    const others = of === 'letter' ? ask(edition, named.otherLetters) : undefined;
    if (others && says(others, 'no-plural'))
      return { plurals: { value: [], because: others.because }, besides: false };
  }
  return undefined;
};
