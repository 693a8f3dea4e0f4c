// The ladder as it stands: every clause with its rung, and what proves it.
import type { Clause } from '../../corpus/article.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { Case } from '../../corpus/features.ts';
import { type Rung, rungsOf } from '../../corpus/ladder.ts';
import { playAll } from '../played.ts';
import { type Alteration, allAlterations } from './alterations.ts';
import { type Proof, prove } from './prove.ts';

export interface OnLadder {
  readonly clause: Clause;
  readonly rung: Rung;
  /** The alterations that were noticed, and the scenarios that noticed them. */
  readonly by: { readonly alterations: readonly string[]; readonly scenarios: readonly string[] };
  /** Cases that state the silence of an edition beside the clause; they prove nothing. */
  readonly silences: readonly string[];
}

export interface Ladder {
  readonly clauses: readonly OnLadder[];
  readonly proofs: readonly Proof[];
}

export const ladderOf = async (
  { clauses, scenarios }: Corpus,
  alterations: readonly Alteration[] = allAlterations(),
): Promise<Ladder> => {
  const played = await playAll(scenarios.flatMap((s) => s.cases));
  const isSilence = new Set(
    played.filter(({ outcomes }) => outcomes.at(-1)?.kind === 'unregulated').map(({ of }) => of),
  );
  const cases = played.map(({ of }) => of);
  const speaking = cases.filter((c) => !isSilence.has(c));
  const proofs: Proof[] = [];
  for (const alteration of alterations) proofs.push(...(await prove(alteration, cases, speaking)));
  const caught = Map.groupBy(
    proofs.filter((p) => p.proves),
    (p) => p.clause,
  );
  const rungs = rungsOf(clauses, scenarios, new Set(caught.keys()));
  return {
    proofs,
    clauses: clauses.map((clause) => {
      const own = caught.get(clause.id) ?? [];
      return {
        clause,
        rung: rungs.get(clause) ?? 'open',
        by: {
          alterations: own.map((p) => p.alteration.name),
          scenarios: [...new Set(own.flatMap((p) => p.caughtBy?.split('/')[0] ?? []))].sort(),
        },
        silences: silencesOf(clause, isSilence),
      };
    }),
  };
};

const silencesOf = ({ id }: Clause, silences: ReadonlySet<Case>): string[] =>
  [...silences].filter((c) => c.clauses.includes(id)).map((c) => c.id);
