// Where clauses stand on the ladder of coverage, by the same count as `npm run coverage`, whose file says what is proved.
import { existsSync, readFileSync } from 'node:fs';
import type { Clause } from '../../corpus/article.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { normId, RUNGS, type Rung, rungsOf } from '../../corpus/ladder.ts';
import type { Text } from './text.ts';

export type CoverageCount = Readonly<Record<Rung, number>>;

export interface ShownNorm {
  readonly id: string;
  readonly text: Text;
  readonly coverage: Rung;
  readonly reason: Text | null;
  /** Scenarios that noticed it broken. */
  readonly scenarios: readonly string[];
}

export interface Coverages {
  readonly of: (clause: Clause) => Rung;
  readonly count: (clauses: readonly Clause[]) => CoverageCount;
  /** The norms of a clause that lists several, each with where it stands and what proves it. */
  readonly norms: (clause: Clause) => readonly ShownNorm[];
}

/** Ids of clauses and of norms (`<clause>#<norm>`) that are proved, and by which scenarios. */
type Proofs = ReadonlyMap<string, readonly string[]>;

/** Without the ladder of `npm run coverage` nothing counts as proved. */
export const coveragesOf = (
  { scenarios }: Pick<Corpus, 'scenarios'>,
  proofs: Proofs = new Map(),
): Coverages => {
  const { of, ofNorm } = rungsOf(scenarios, new Set(proofs.keys()));
  const count = (clauses: readonly Clause[]): CoverageCount =>
    Object.fromEntries(
      RUNGS.map((kind) => [kind, clauses.filter((clause) => of(clause) === kind).length]),
    ) as Record<Rung, number>;
  const norms = (clause: Clause) =>
    (clause.norms ?? []).map((norm) => ({
      id: norm.id,
      text: { es: norm.es, en: norm.en },
      coverage: ofNorm(clause, norm),
      reason: norm.reason ?? null,
      scenarios: proofs.get(normId(clause, norm)) ?? [],
    }));
  return { of, count, norms };
};

interface Standing {
  readonly id: string;
  readonly rung: Rung;
  readonly by: { readonly scenarios: readonly string[] };
}

/** What results/coverage/ladder.json calls proved; nothing when it is not there. */
export const readProofs = (resultsFolder: string): Proofs => {
  const file = `${resultsFolder}/coverage/ladder.json`;
  if (!existsSync(file)) return new Map();
  const { clauses } = JSON.parse(readFileSync(file, 'utf8')) as {
    clauses: readonly (Standing & { readonly norms: readonly Standing[] })[];
  };
  const standings = clauses.flatMap((clause) => [
    clause,
    ...clause.norms.map((norm) => ({ ...norm, id: normId(clause, norm) })),
  ]);
  return new Map(
    standings.filter((s) => s.rung === 'proved').map(({ id, by }) => [id, by.scenarios]),
  );
};
