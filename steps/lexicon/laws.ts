// Laws of words: what must hold of every judgement, whatever the scenario asks about. A derivation leads from what an
// article prints to the very word, each step as it says.
import type {
  Derivation,
  DerivationOp,
  DerivationStep,
  Judgement,
  LexiconJudgeParams,
  LexiconJudgeResult,
  PluralManner,
  Word,
} from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { spelt, writeWord } from '../language/notation.ts';

export const expectSound = (
  params: LexiconJudgeParams,
  { judgements }: LexiconJudgeResult,
): void => {
  for (const [i, judgement] of judgements.entries())
    soundly(params, params.words[i] ?? [], judgement);
};

const law = (word: Word, what: string): string => `law of words, ${what} of ${writeWord(word)}`;

const soundly = (params: LexiconJudgeParams, word: Word, { derivation }: Judgement): void => {
  if (!derivation) return;
  beginsAsPrinted(params, word, derivation);
  expectEqual(law(word, 'last form'), derivation.steps.at(-1)?.form, word);
  for (const [i, step] of derivation.steps.entries()) {
    const before = derivation.steps[i - 1];
    if (before) stepHolds(word, before, step);
  }
};

/** The first form is the headword, whose hyphens and spaces no tiles spell, and is said to be listed. */
const beginsAsPrinted = (
  { dictionary }: LexiconJudgeParams,
  word: Word,
  { entry, steps }: Derivation,
): void => {
  const [printed = ''] = dictionary.entries[entry]?.headword.split(', ') ?? [];
  expectEqual(
    law(word, 'first step'),
    [steps[0]?.op, steps[0]?.form],
    ['listed', spelt(printed.replace(/[- ]/g, ''))],
  );
};

/** What a form ends in, by the step that makes it. */
const ENDING: Partial<Record<DerivationOp, RegExp>> = {
  participle: /[OA]S?$/,
  'with-se': /RSE$/,
  'without-se': /[AEI]R$/,
  enclitic: /(?:[MTS]E|L[OAE]S?|N?OS)$/,
};

/** Only the first form is listed; a form ends as its step says, and of a plural how it differs is true. */
const stepHolds = (
  word: Word,
  before: DerivationStep,
  { op, form, manner }: DerivationStep,
): void => {
  expectEqual(law(word, 'a later step listed'), op === 'listed', false);
  const ending = ENDING[op];
  if (ending) expectEqual(law(word, `the end by ${op}`), ending.test(form.join('')), true);
  const differs = op === 'plural' ? mannerOf(before.form, form) : undefined;
  expectEqual(law(word, 'manner'), manner, differs);
};

/** What stands in place of the end of the singular. */
const ENDS: readonly (readonly [
  PluralManner,
  end: readonly string[],
  plural: readonly string[],
])[] = [
  ['unchanged', [], []],
  ['-s', [], ['S']],
  ['-es', [], ['E', 'S']],
  ['z-ces', ['Z'], ['C', 'E', 'S']],
  ['c-ques', ['C'], ['Q', 'U', 'E', 'S']],
  ['y-is', ['Y'], ['I', 'S']],
];

const mannerOf = (singular: Word, form: Word): PluralManner => {
  const changed = (end: readonly string[], plural: readonly string[]): string =>
    [...singular.slice(0, singular.length - end.length), ...plural].join();
  const found = ENDS.find(
    ([, end, plural]) =>
      singular.slice(singular.length - end.length).join() === end.join() &&
      changed(end, plural) === form.join(),
  );
  return found?.[0] ?? 'special';
};
