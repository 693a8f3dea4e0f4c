// Words are looked up among the forms of the articles: what one of them admits is valid, whatever the others bar. Here
// forms become tiles.
import type {
  DerivationStep,
  DictionaryEntry,
  Judgement,
  Word,
} from '../../../protocol/generated/types.ts';
import { ask, type Edition } from '../kernel/edition.ts';
import { clausesOf, isSilent, says } from '../kernel/ruled.ts';
import { authority } from './authority.ts';
import type { Form, FormStep } from './form.ts';
import { type FormsOf, formsOf } from './forms.ts';
import { mannerOf } from './plurals/ways.ts';
import { lettersOf, spell } from './spelling.ts';
import { enclitics } from './verbs/enclitics.ts';
import { better } from './verdicts.ts';

interface Found {
  readonly entry: number;
  readonly form: Form;
}

export const judge = (
  edition: Edition,
  entries: readonly DictionaryEntry[],
  words: readonly Word[],
  forms: FormsOf = formsOf,
): readonly Judgement[] => {
  const best = new Map<string, Found>();
  const joined = new Map<string, Form>();
  const asked = words.map((word) => lettersOf(word) ?? '');
  for (const [entry, article] of entries.entries())
    for (const form of forms(edition, article, asked)) {
      if (!asked.includes(form.text)) continue;
      if (isBarredJoined(form)) joined.set(form.text, form);
      const known = best.get(form.text);
      if (!known || better(form.verdict, known.form.verdict)) best.set(form.text, { entry, form });
    }
  return asked.map((letters) =>
    judgementOf(edition, settled(edition, best.get(letters), joined.get(letters))),
  );
};

const isBarredJoined = ({ verdict, steps }: Form): boolean =>
  verdict === 'invalid' && steps.at(-1)?.op === 'enclitic';

/** A word that is valid by one article, and by another a barred form with pronouns. */
const settled = (
  edition: Edition,
  found: Found | undefined,
  joined: Form | undefined,
): Found | undefined => {
  if (!found || !joined || found.form.verdict === 'invalid') return found;
  const rule = ask(edition, enclitics.homograph);
  if (isSilent(rule)) return found;
  const verdict = rule.value === 'barred' ? 'invalid' : found.form.verdict;
  return { ...found, form: { ...found.form, verdict, because: clausesOf([found.form, rule]) } };
};

const judgementOf = (edition: Edition, found: Found | undefined): Judgement => {
  if (found) {
    const { verdict, because, steps } = found.form;
    return { verdict, because, derivation: { entry: found.entry, steps: stepsInTiles(steps) } };
  }
  const unlisted = ask(edition, authority.unlisted);
  const verdict = says(unlisted, 'invalid') ? 'invalid' : 'undetermined';
  return { verdict, because: unlisted.because };
};

/** The way to a form, as an answer tells it. */
export const stepsInTiles = (steps: readonly FormStep[]): DerivationStep[] =>
  steps.map(stepInTiles);

const stepInTiles = (
  { text, ...step }: FormStep,
  at: number,
  steps: readonly FormStep[],
): DerivationStep => ({
  ...step,
  form: spell(text),
  ...(step.op === 'plural' ? { manner: mannerOf(steps[at - 1]?.text ?? '', text) } : {}),
});
