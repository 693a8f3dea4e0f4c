// How random games are tried: the same games at every run, others with SEED=…, more of them with RUNS=….
import fc from 'fast-check';
import { editions } from '../src/editions/index.ts';
import type { Edition } from '../src/kernel/edition.ts';
import { type Dice, diceOf } from './dice.ts';

const SEED = Number(process.env.SEED ?? 2024);
const RUNS = Number(process.env.RUNS ?? 120);

/** Tries a statement on random games under every edition; the shortest game that breaks it is reported. */
export const always = (
  statement: (dice: Dice, edition: Edition, length: number) => void,
  longest = 50,
): void => {
  for (const edition of Object.values(editions)) {
    fc.assert(
      fc.property(fc.noShrink(fc.integer()), fc.nat({ max: longest }), (seed, length) =>
        statement(diceOf(seed), edition, length),
      ),
      { numRuns: RUNS, seed: SEED },
    );
  }
};

/** Fails with a description that is only made then: random games are long to describe. */
export const hold = (holds: boolean, describe: () => string): void => {
  if (!holds) throw new Error(describe());
};
