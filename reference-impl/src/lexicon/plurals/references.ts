// Words of cross-references: TIERRA BOLAR, to which the article of BOLAR sends. Their plural hangs on what the word is in
// the phrase, and on how old the word and the phrase are.
import type { DictionaryEntry, Sense } from '../../../../protocol/generated/types.ts';
import { PHRASE_ROLES } from '../../../../protocol/generated/vocabulary.ts';
import { oneOf, orSilence } from '../../kernel/domain.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { clausesOf, isSilent, type Ruled, says } from '../../kernel/ruled.ts';
import { type Lemma, lettersOfLemma } from '../lemma.ts';
import { plain } from '../spelling.ts';
import { isDated, marked } from './dated.ts';
import type { SenseRule, Taking } from './sense-rule.ts';

export const references = group('references', {
  /** By what the word is in the phrase. */
  plural: table(PHRASE_ROLES, orSilence(oneOf('plural', 'none'))),
  /** Of a word all of whose own senses are dated, in a phrase that is current. */
  ofDated: oneOf('as-others', 'none'),
  /** In a phrase that is itself dated. */
  inDated: oneOf('as-others', 'none'),
  /** Of an article with two endings, of which the phrase has one: LADERO, RA and JUEVES LADERO. */
  otherEnding: oneOf('as-others', 'none'),
});

export const byReference: SenseRule = (edition, sense, entry, lemma) => {
  const { phrase } = sense;
  if (phrase?.kind !== 'reference') return undefined;
  const rules = [
    ...agesOf(edition, sense, entry),
    ...endingsIn(edition, phrase.text, entry, lemma),
  ];
  const barring = rules.find((rule) => says(rule, 'none'));
  if (barring) return barring;
  const role = phrase.role && ask(edition, references.plural, phrase.role);
  const because = clausesOf([...rules, ...(role ? [role] : [])]);
  return role && !isSilent(role) ? { value: role.value, because } : { silent: true, because };
};

/** What the ages of the phrase and of the word come to. */
const agesOf = (edition: Edition, sense: Sense, entry: DictionaryEntry): Ruled<Taking>[] => {
  const phrase = sense.era && ask(edition, references.inDated);
  const word = isDated(edition, entry) ? ask(edition, references.ofDated) : undefined;
  const ofPhrase = phrase && isSilent(phrase) ? marked(edition, sense) : phrase;
  return [ofPhrase, word].flatMap((rule) => (rule && !isSilent(rule) ? [rule] : []));
};

/** What is said of the form that the phrase has not, where it writes one of two. */
const endingsIn = (
  edition: Edition,
  phrase: string,
  { headword }: DictionaryEntry,
  lemma: Lemma,
): Ruled<Taking>[] => {
  const rule = ask(edition, references.otherEnding);
  if (isSilent(rule) || !headword.includes(', ') || phrase.includes('~')) return [];
  const isThis = plain(phrase).split(' ').includes(lettersOfLemma(lemma));
  return [isThis ? { ...rule, value: 'as-others' } : rule];
};
