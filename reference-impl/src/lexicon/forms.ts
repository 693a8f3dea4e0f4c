// Every form of an article, admitted and barred: generation and judgement are one function.
import type { DictionaryEntry } from '../../../protocol/generated/types.ts';
import { ask, type Edition } from '../kernel/edition.ts';
import { type Asked, clausesOf, type Ground, holds, jointly, says } from '../kernel/ruled.ts';
import { authority, standingOf } from './authority.ts';
import { ruleOfClass } from './classes.ts';
import { compoundForms, isCompound } from './compounds.ts';
import { derivedForms, ruleOnListed } from './derivatives.ts';
import type { Form } from './form.ts';
import { type Lemma, lemmasOf, lettersOfLemma } from './lemma.ts';
import { pluralForms } from './plurals/forms.ts';
import { verbInItalics } from './plurals/italics.ts';
import { verbForms } from './verbs/forms.ts';
import { listedInfinitive } from './verbs/infinitives.ts';
import { ofParticiple } from './verbs/participle-articles.ts';
import { better } from './verdicts.ts';

/**
 * What an edition makes of an article, and of words that may be its verb with pronouns, which nobody lists. Where words
 * are asked about, tenses that none of them is in may be left out. A violation of a rule is another such function.
 */
export type FormsOf = (
  edition: Edition,
  entry: DictionaryEntry,
  asked?: readonly string[],
) => readonly Form[];

export const formsOf: FormsOf = (edition, entry, asked = []) => {
  const standing = standingOf(edition, entry);
  const ofClass = ruleOfClass(edition, entry);
  const forms = isCompound(entry)
    ? compoundForms(edition, entry)
    : lemmasOf(entry).flatMap((lemma) => [
        listedForm(edition, entry, lemma, ofClass ?? standing),
        ...pluralForms(edition, entry, lemma),
        ...derivedForms(edition, entry, lemma),
        ...verbInItalics(edition, entry, verbForms(edition, entry, lemma, asked)),
      ]);
  const bar = barOn(standing, ofClass);
  const settled = bar
    ? forms.map((form) => barredBy(form, bar))
    : ofParticiple(edition, entry, forms).map((form) => foreseen(edition, form));
  return eachOnce(settled);
};

/** Why no form of an article counts: where it stands, or what kind of word it has. */
const barOn = (
  standing: Asked<boolean>,
  ofClass: ReturnType<typeof ruleOfClass>,
): Ground | undefined => {
  if (!holds(standing)) return jointly(standing, ...(ofClass ? [ofClass] : []));
  return ofClass && says(ofClass, 'never') ? ofClass : undefined;
};

/** The word as it is printed. */
const listedForm = (
  edition: Edition,
  entry: DictionaryEntry,
  lemma: Lemma,
  grounds: Ground,
): Form => {
  const rule = ruleOnListed(edition, entry, lemma);
  const infinitive = listedInfinitive(edition, entry);
  const barred = (rule && says(rule, 'never')) || (infinitive && !holds(infinitive));
  return {
    text: lettersOfLemma(lemma),
    verdict: barred ? 'invalid' : 'valid',
    because: clausesOf([rule ?? grounds, ...(infinitive ? [infinitive] : [])]),
    steps: lemma.steps,
  };
};

const barredBy = (form: Form, { because }: Ground): Form => ({
  ...form,
  verdict: 'invalid',
  because,
});

/** What no rule speaks of is settled by the rule on such cases, if there is one. */
const foreseen = (edition: Edition, form: Form): Form => {
  if (form.verdict !== 'undetermined') return form;
  const rest = ask(edition, authority.unforeseen);
  return {
    ...form,
    verdict: says(rest, 'invalid') ? 'invalid' : 'undetermined',
    because: clausesOf([form, rest]),
  };
};

/** Of forms that are spelt alike, the one that is best off. */
const eachOnce = (forms: readonly Form[]): readonly Form[] => {
  const best = new Map<string, Form>();
  for (const form of forms) {
    const known = best.get(form.text);
    if (!known || better(form.verdict, known.verdict)) best.set(form.text, form);
  }
  return [...best.values()];
};
