// How statements about games are tried: the same games at every run, others with SEED=…, more of them with RUNS=….
import fc from 'fast-check';
import { editions } from '../src/editions/index.ts';
import type { Edition } from '../src/kernel/edition.ts';
import { type Chance, chanceOf } from './chance.ts';

const SEED = Number(process.env.SEED ?? 2024);
const RUNS = Number(process.env.RUNS ?? 60);
const PARAMETERS = { numRuns: RUNS, seed: SEED };

/** Something that must not throw, whatever chance brings. `length` is how many events a game may have. */
export type Statement = (chance: Chance, edition: Edition, length: number) => void;

const propertyOf = (statement: Statement, edition: Edition, longest: number) =>
  // The length comes first, so that a game is shortened before its choices are made plainer.
  fc.property(fc.nat({ max: longest }), fc.gen(), (length, gen) => {
    statement(chanceOf(gen), edition, length);
  });

/** Tries a statement under every edition; the shortest and plainest game that breaks it is reported. */
export const always = (statement: Statement, longest = 50): void => {
  for (const edition of Object.values(editions)) {
    fc.assert(propertyOf(statement, edition, longest), PARAMETERS);
  }
};

/** The same trial told instead of thrown: the length of the shortest game found to break the statement, if any. */
export const shortestBreaking = (
  statement: Statement,
  edition: Edition,
  longest = 50,
): number | undefined =>
  fc.check(propertyOf(statement, edition, longest), PARAMETERS).counterexample?.[0];

/** Fails with a description that is only made then: random games are long to describe. */
export const hold = (holds: boolean, describe: () => string): void => {
  if (!holds) throw new Error(describe());
};
