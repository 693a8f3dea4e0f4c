// The plurals of an article among its forms: those admitted, and those that somebody might form and may not. Each sense
// is asked by itself, as marks belong to senses: one that takes a plural is enough.
import type {
  DictionaryEntry,
  LexicalVerdict,
  Sense,
} from '../../../../protocol/generated/types.ts';
import type { Edition } from '../../kernel/edition.ts';
import { type Asked, clausesOf, type Ground, holds, isSilent } from '../../kernel/ruled.ts';
import { type Form, formed } from '../form.ts';
import { type Lemma, lettersOfLemma } from '../lemma.ts';
import { isPlayable, plain } from '../spelling.ts';
import { pluralsOf } from './formation.ts';
import { senseTakes } from './taking.ts';
import { temptingPlurals } from './ways.ts';

export const pluralForms = (
  edition: Edition,
  entry: DictionaryEntry,
  lemma: Lemma,
): readonly Form[] => {
  const singular = lettersOfLemma(lemma);
  const make = (texts: readonly string[], verdict: LexicalVerdict, ...grounds: readonly Ground[]) =>
    texts
      .filter((text) => text !== singular && isPlayable(text))
      .map((text) => formed(lemma, { op: 'plural', text }, verdict, ...grounds));
  const senses = sensesOf(edition, entry, lemma);
  const spoken = senses.flatMap(({ takes, plurals }) =>
    plurals && !isSilent(plurals) ? [{ takes, plurals }] : [],
  );
  const admitted = spoken.flatMap(({ takes, plurals }) =>
    make(plurals.value.map(plain), 'valid', takes, plurals),
  );
  const rest = temptingPlurals(singular).filter(
    (text) => !admitted.some((form) => form.text === text),
  );
  const { silent, because } = onTheRest(senses, spoken);
  return [...admitted, ...make(rest, silent ? 'undetermined' : 'invalid', { because })];
};

interface SensePlurals {
  readonly takes: Asked<boolean>;
  /** Where it takes any. */
  readonly plurals?: Asked<readonly string[]>;
}

const sensesOf = (edition: Edition, entry: DictionaryEntry, lemma: Lemma): SensePlurals[] =>
  entry.senses.map((sense: Sense) => {
    const takes = senseTakes(edition, sense, entry, lemma);
    return holds(takes)
      ? { takes, plurals: pluralsOf(edition, entry, sense, lemma.text) }
      : { takes };
  });

/** Plurals that no sense admits are barred by those that have others, else by the senses that take none. */
const onTheRest = (
  senses: readonly SensePlurals[],
  spoken: readonly { readonly plurals: Ground }[],
): Ground & { readonly silent: boolean } => {
  if (spoken.length > 0)
    return { silent: false, because: clausesOf(spoken.map(({ plurals }) => plurals)) };
  const asked = senses.map(({ takes, plurals }) => plurals ?? takes);
  return { silent: asked.length === 0 || asked.some(isSilent), because: clausesOf(asked) };
};
