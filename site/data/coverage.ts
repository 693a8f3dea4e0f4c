// Where clauses stand on the ladder of coverage, by the same count as `npm run coverage`, whose file says what is proved.
import { existsSync, readFileSync } from 'node:fs';
import type { Clause } from '../../corpus/article.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { RUNGS, type Rung, rungsOf } from '../../corpus/ladder.ts';

export type CoverageCount = Readonly<Record<Rung, number>>;

export interface Coverages {
  readonly of: (clause: Clause) => Rung;
  readonly count: (clauses: readonly Clause[]) => CoverageCount;
}

/** Without the ladder of `npm run coverage` nothing counts as proved. */
export const coveragesOf = (
  { clauses, scenarios }: Corpus,
  proved: ReadonlySet<string> = new Set(),
): Coverages => {
  const known = rungsOf(clauses, scenarios, proved);
  const of = (clause: Clause): Rung => known.get(clause) ?? 'open';
  const count = (clauses: readonly Clause[]): CoverageCount =>
    Object.fromEntries(
      RUNGS.map((kind) => [kind, clauses.filter((clause) => of(clause) === kind).length]),
    ) as Record<Rung, number>;
  return { of, count };
};

/** The clauses that results/coverage/ladder.json calls proved; none when it is not there. */
export const readProved = (resultsFolder: string): ReadonlySet<string> => {
  const file = `${resultsFolder}/coverage/ladder.json`;
  if (!existsSync(file)) return new Set();
  const { clauses } = JSON.parse(readFileSync(file, 'utf8')) as {
    clauses: readonly { id: string; rung: Rung }[];
  };
  return new Set(clauses.filter((c) => c.rung === 'proved').map((c) => c.id));
};
