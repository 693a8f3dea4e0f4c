// The ladder as it stands: every clause with its rung, and what proves it.
import type { Clause } from '../../corpus/article.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { Case } from '../../corpus/features.ts';
import { normId, type Rung, rungsOf } from '../../corpus/ladder.ts';
import { playAll } from '../played.ts';
import { type Alteration, allAlterations } from './alterations.ts';
import { type Proof, prove, taggedAmong } from './prove.ts';

/** The alterations that were noticed, and the scenarios that noticed them. */
interface By {
  readonly alterations: readonly string[];
  readonly scenarios: readonly string[];
}

export interface OnLadder {
  readonly clause: Clause;
  readonly rung: Rung;
  readonly by: By;
  /** Its norms, where it lists several. */
  readonly norms: readonly { readonly id: string; readonly rung: Rung; readonly by: By }[];
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
    played.filter(({ subject }) => subject.cited() === undefined).map(({ of }) => of),
  );
  const cases = played.map(({ of }) => of);
  const speaking = cases.filter((c) => !isSilence.has(c));
  const [tagged, heard] = [taggedAmong(cases), taggedAmong(speaking)];
  const proofs: Proof[] = [];
  for (const alteration of alterations) proofs.push(...(await prove(alteration, tagged, heard)));
  const proving = proofs.filter((p) => p.proves);
  const caught = Map.groupBy(proving, (p) => p.clause);
  const caughtNorms = Map.groupBy(proving, (p) => p.norm ?? '');
  const rungs = rungsOf(scenarios, new Set([...caught.keys(), ...caughtNorms.keys()]));
  return {
    proofs,
    clauses: clauses.map((clause) => ({
      clause,
      rung: rungs.of(clause),
      by: byOf(caught.get(clause.id)),
      norms: (clause.norms ?? []).map((norm) => ({
        id: norm.id,
        rung: rungs.ofNorm(clause, norm),
        by: byOf(caughtNorms.get(normId(clause, norm))),
      })),
      silences: silencesOf(clause, isSilence),
    })),
  };
};

const byOf = (proofs: readonly Proof[] = []): By => ({
  alterations: proofs.map((p) => p.alteration.name),
  scenarios: [...new Set(proofs.flatMap((p) => p.caughtBy?.split('/')[0] ?? []))].sort(),
});

const silencesOf = ({ id }: Clause, silences: ReadonlySet<Case>): string[] =>
  [...silences].filter((c) => c.clauses.includes(id)).map((c) => c.id);
