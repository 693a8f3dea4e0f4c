// Words whose plurals a regulation lists class by class, whatever their ending: letters, notes, pronouns, articles, titles,
// words of phrases. What such a list tells of a word goes before the rules of its ending, and it takes a plural whatever its kind.
import type { DictionaryEntry, Sense, WordCategory } from '../../../../protocol/generated/types.ts';
import { oneOf } from '../../kernel/domain.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { isSilent, type Ruled, says } from '../../kernel/ruled.ts';
import { tellings, toldOf } from './lines.ts';
import type { SenseRule } from './sense-rule.ts';

const CHARACTERS = ['letter', 'greek-letter', 'note'] as const;
const LABELS = [...CHARACTERS, 'apocope', 'clipping', 'title'] as const;

export const named = group('named', {
  /** Beside each class, a word of it that no list names, where there is one. */
  plurals: {
    letter: tellings('ceda: cedaes'),
    'greek-letter': tellings('digamma: digammaes'),
    note: tellings(),
    noun: tellings('figo: figos'),
    pronoun: tellings('ella: ellaes'),
    article: tellings('lo: loes'),
    'phrase-word': tellings('ahora: ahoras'),
    apocope: tellings('algún: algunes'),
    clipping: tellings('foto: foto'),
    title: tellings('señoría: señoría'),
    'cross-reference': tellings('cajel: cajel'),
  },
  /** Whether the plurals by ending are valid besides those of the list. */
  over: table(CHARACTERS, oneOf('list-only', 'ending-too')),
  /** A letter that the list does not name. */
  otherLetters: oneOf('no-plural', 'by-ending'),
});

type NamedClass = keyof typeof named.plurals.shape;
const characterOf = (of: NamedClass) => CHARACTERS.find((one) => one === of);

const BY_CATEGORY: Partial<Readonly<Record<WordCategory, NamedClass>>> = {
  noun: 'noun',
  pronoun: 'pronoun',
  article: 'article',
  adverb: 'phrase-word',
  locution: 'phrase-word',
  phrase: 'phrase-word',
  'cross-reference': 'cross-reference',
};

/** The classes of a word in a sense, the narrowest first. */
const classesOf = ({ category, phrase }: Sense, { labels = [] }: DictionaryEntry): NamedClass[] => {
  const own = BY_CATEGORY[category];
  const labelled = phrase ? [] : LABELS.filter((label) => labels.includes(label));
  return own ? [...labelled, own] : labelled;
};

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
    const character = characterOf(of);
    const over = character && ask(edition, named.over, character);
    if (plurals) return { plurals, besides: over !== undefined && says(over, 'ending-too') };
    const others = of === 'letter' ? ask(edition, named.otherLetters) : undefined;
    if (others && says(others, 'no-plural'))
      return { plurals: { value: [], because: others.because }, besides: false };
  }
  return undefined;
};

export const byName: SenseRule = (edition, sense, entry, lemma) => {
  const told = namedPlurals(edition, entry, sense, lemma.text);
  return told && { value: 'plural', because: told.plurals.because };
};
