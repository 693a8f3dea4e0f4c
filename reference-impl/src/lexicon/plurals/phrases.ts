// Words of locutions, set phrases and expressions: the meaning belongs to the whole, and an adjective may vary within it.
import type { PhraseKind } from '../../../../protocol/generated/types.ts';
import { PHRASE_KINDS } from '../../../../protocol/generated/vocabulary.ts';
import { oneOf, orSilence } from '../../kernel/domain.ts';
import { ask } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import type { SenseRule } from './sense-rule.ts';

const isPhrase = (kind: PhraseKind): kind is Exclude<PhraseKind, 'reference'> =>
  kind !== 'reference';

export const phrases = group('phrases', {
  /** Of a word in the sense that it has in a phrase of each kind. */
  plural: table(PHRASE_KINDS.filter(isPhrase), orSilence(oneOf('none', 'plural'))),
  /** The adjectives of adjectival locutions that take a plural: all, those that follow BIEN or MAL, or none. */
  adjective: oneOf('any', 'after-bien-or-mal', 'none'),
});

export const byPhrase: SenseRule = (edition, { phrase }, { headword }) => {
  if (!phrase || !isPhrase(phrase.kind)) return undefined;
  const adjective = ask(edition, phrases.adjective);
  // An adjective is printed with its two endings.
  const varies = phrase.kind === 'loc-adj' && headword.includes(', ');
  const named = says(adjective, 'any') || /^(?:bien|mal) ~/.test(phrase.text);
  if (varies && named && !isSilent(adjective) && adjective.value !== 'none')
    return { value: 'plural', because: adjective.because };
  const rule = ask(edition, phrases.plural, phrase.kind);
  return isSilent(rule) ? undefined : rule;
};
