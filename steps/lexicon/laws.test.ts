// Laws of words can fail: a derivation that does not lead to the word, or not by the steps that it names.
import { expect, test } from 'vitest';
import type { DerivationOp, DerivationStep } from '../../protocol/generated/types.ts';
import { spelt } from '../language/notation.ts';
import { expectSound } from './laws.ts';

const step = (op: DerivationOp, form: string): DerivationStep => ({ op, form: spelt(form) });

const told =
  (headword: string, word: string, ...steps: readonly DerivationStep[]) =>
  () =>
    expectSound(
      {
        edition: 'fise-2009',
        readings: {},
        words: [spelt(word)],
        dictionary: { entries: [{ headword, senses: [] }] },
      },
      { judgements: [{ verdict: 'valid', because: [], derivation: { entry: 0, steps } }] },
    );

const LISTED = step('listed', 'dignarse');

// biome-ignore format: one derivation a line
const SOUND: readonly (readonly [word: string, steps: readonly DerivationStep[]])[] = [
  ['dignarse', [LISTED]],
  ['dignar', [LISTED, step('without-se', 'dignar')]],
  ['dignado', [LISTED, step('participle', 'dignado')]],
  ['dignandose', [LISTED, step('conjugated', 'dignando'), step('enclitic', 'dignandose')]],
];

test.each(SOUND)('%s is told soundly', (word, steps) => {
  expect(told('dignarse', word, ...steps)).not.toThrow();
});

// biome-ignore format: one derivation a line
const WRONG: readonly (readonly [what: RegExp, word: string, steps: readonly DerivationStep[]])[] = [
  [/first step/, 'dignar', [step('listed', 'dignar')]],
  [/last form/, 'dignar', [LISTED]],
  [/a later step listed/, 'dignar', [LISTED, step('listed', 'dignar')]],
  [/the end by without-se/, 'digno', [LISTED, step('without-se', 'digno')]],
  [/the end by with-se/, 'dignase', [LISTED, step('with-se', 'dignase')]],
  [/the end by participle/, 'dignar', [LISTED, step('participle', 'dignar')]],
  [/the end by enclitic/, 'dignando', [LISTED, step('enclitic', 'dignando')]],
];

test.each(WRONG)('%s', (what, word, steps) => {
  expect(told('dignarse', word, ...steps)).toThrow(what);
});
