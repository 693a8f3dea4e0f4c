// Regular derivatives: diminutives and their like, feminines of trades, adverbs in -MENTE, adjectives made of verbs. Anybody
// can form them; whether they need an article of their own is for the regulation to say.
import type { DictionaryEntry } from '../../../protocol/generated/types.ts';
import { oneOf } from '../kernel/domain.ts';
import { ask, type Edition } from '../kernel/edition.ts';
import { group, table } from '../kernel/parameters.ts';
import { isSilent, type Ruled, says } from '../kernel/ruled.ts';
import { DERIVING, KINDS, type Kind } from './deriving.ts';
import { type Form, formed } from './form.ts';
import type { Lemma } from './lemma.ts';
import { isPlayable } from './spelling.ts';

export const derivatives = group('derivatives', {
  /** Valid where they have an article of their own, wherever they can be formed, or never. */
  kind: table(KINDS, oneOf('if-listed', 'free', 'never')),
});

/** What an edition says of an article that is itself a derivative; nothing of any other. */
export const ruleOnListed = (
  edition: Edition,
  entry: DictionaryEntry,
  lemma: Lemma,
): Ruled<'if-listed' | 'free' | 'never'> | undefined => {
  for (const kind of KINDS) {
    const rule = ask(edition, derivatives.kind, kind);
    if (!isSilent(rule) && DERIVING[kind].is(entry, lemma)) return rule;
  }
  return undefined;
};

/** The derivatives that somebody might form of an article without looking them up. */
export const derivedForms = (
  edition: Edition,
  entry: DictionaryEntry,
  lemma: Lemma,
): readonly Form[] =>
  // They are made of the form that is printed first.
  (lemma.steps.length === 1 ? KINDS : []).flatMap((kind) => {
    if (!isBase(kind, entry)) return [];
    const rule = ask(edition, derivatives.kind, kind);
    if (isSilent(rule)) return [];
    const verdict = says(rule, 'free') ? 'valid' : 'invalid';
    const text = DERIVING[kind].make(lemma.text);
    return isPlayable(text) ? [formed(lemma, { op: 'suffixed', text }, verdict, rule)] : [];
  });

/** Words of the right kind alone. */
const isBase = (kind: Kind, { senses, labels = [] }: DictionaryEntry): boolean => {
  const { of } = DERIVING[kind];
  return senses.some(({ category }) => category === of) || labels.some((label) => label === of);
};
