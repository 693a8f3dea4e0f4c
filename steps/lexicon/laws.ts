// Laws of words: what must hold of every judgement, whatever the scenario asks about. A derivation leads from an article
// to the very word, each step as it says; what is valid comes from somewhere.
import type {
  Derivation,
  DerivationStep,
  Judgement,
  LexiconJudgeParams,
  LexiconJudgeResult,
  PluralManner,
  Word,
} from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { writeWord } from '../language/notation.ts';

export const expectSound = (
  { words }: LexiconJudgeParams,
  { judgements }: LexiconJudgeResult,
): void => {
  for (const [i, judgement] of judgements.entries()) soundly(words[i] ?? [], judgement);
};

const law = (word: Word, what: string): string => `law of words, ${what} of ${writeWord(word)}`;

const soundly = (word: Word, { derivation }: Judgement): void => {
  if (!derivation) return;
  leadsToWord(word, derivation);
  expectEqual(law(word, 'first step'), derivation.steps[0]?.op, 'listed');
  for (const [i, step] of derivation.steps.entries()) {
    const before = derivation.steps[i - 1];
    if (before) stepHolds(word, before, step);
  }
};

const leadsToWord = (word: Word, { steps }: Derivation): void =>
  expectEqual(law(word, 'last form'), steps.at(-1)?.form, word);

/** Only the first form is printed; of a plural, how it differs is true. */
const stepHolds = (
  word: Word,
  before: DerivationStep,
  { op, form, manner }: DerivationStep,
): void => {
  expectEqual(law(word, 'a later step listed'), op === 'listed', false);
  expectEqual(law(word, 'manner'), manner !== undefined, op === 'plural');
  const made = manner && PLURALS[manner]?.(before.form);
  if (made) expectEqual(law(word, 'manner'), form, made);
};

/** What each manner makes of a word; a special plural may be anything. */
const PLURALS: Readonly<Record<PluralManner, ((word: Word) => Word) | undefined>> = {
  unchanged: (word) => word,
  '-s': (word) => [...word, 'S'],
  '-es': (word) => [...word, 'E', 'S'],
  'z-ces': (word) => [...word.slice(0, -1), 'C', 'E', 'S'],
  'c-ques': (word) => [...word.slice(0, -1), 'Q', 'U', 'E', 'S'],
  'y-is': (word) => [...word.slice(0, -1), 'I', 'S'],
  special: undefined,
};
