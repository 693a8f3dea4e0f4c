// The scenario that shows a ruling: one that ends, or ends but for a measure, with the same act and the same outcome in the same regulation, and is
// tagged with a clause on which the ruling rests.
import type { Case as FeatureCase, Scenario } from '../../../corpus/features.ts';
import type { EditionId, Outcome } from '../../../protocol/generated/types.ts';
import { Table } from '../../../steps/game/table.ts';
import { prepare } from '../../../steps/kernel/prepare.ts';
import { type Heard, replay } from './heard.ts';

interface Proof {
  readonly scenario: string;
  readonly clauses: readonly string[];
  /** What it says besides, to tell near from far. */
  readonly report: string;
  readonly isLast: boolean;
}

export type Proofs = ReadonlyMap<string, readonly Proof[]>;

export const proofsIn = (scenarios: readonly Scenario[]): Proofs => {
  const all = scenarios.flatMap(({ id, cases }) => cases.flatMap((one) => proofOf(id, one)));
  const byKey = Map.groupBy(all, ({ key }) => key);
  return new Map([...byKey].map(([key, proofs]) => [key, proofs.map(({ proof }) => proof)]));
};

/** By its last act, and by the one before, on which the last may be a measure. */
const proofOf = (scenario: string, { edition, steps, inherited, ...one }: FeatureCase) => {
  const clauses = [...one.clauses, ...inherited];
  const table = prepare(steps).subject;
  if (!(table instanceof Table)) return [];
  const params = table.game();
  const { outcomes, state } = replay(params, params.events);
  return outcomes.slice(-2).flatMap((outcome, i, { length }) => {
    const isLast = i === length - 1;
    const type = params.events.at(i - length)?.type;
    if (!type) return [];
    const key = keyOf(edition, type, outcome, isLast ? state.ended?.reason : undefined);
    return [{ key, proof: { scenario, clauses, report: reportOf(outcome), isLast } }];
  });
};

/** A case of the first of the clauses is nearer than one of the others. */
export const proofOn = (
  proofs: Proofs,
  heard: Heard,
  because: readonly string[],
): string | undefined => {
  const { params, events, outcome, after } = heard;
  const type = events.at(-1)?.type ?? '';
  const alike = proofs.get(keyOf(params.edition, type, outcome, after.ended?.reason)) ?? [];
  const report = reportOf(outcome);
  const score = (proof: Proof): number => {
    const shared = proof.clauses.filter((clause) => because.includes(clause)).length;
    const isSilent = outcome.kind === 'unregulated';
    if (shared === 0 && !isSilent) return 0;
    const isMain = proof.clauses.includes(because[0] ?? '');
    return (
      shared + (isMain ? 40 : 0) + (proof.isLast ? 20 : 0) + (proof.report === report ? 10 : 1)
    );
  };
  const ranked = alike.map((proof) => ({ proof, score: score(proof) }));
  const best = ranked.reduce((a, b) => (b.score > a.score ? b : a), {
    proof: undefined as Proof | undefined,
    score: 0,
  });
  return best.proof?.scenario;
};

const keyOf = (edition: EditionId, type: string, outcome: Outcome, ended: string | undefined) =>
  [edition, type, outcome.kind, outcome.kind === 'refused' ? outcome.reason : '', ended].join(' ');

/** Who is who and which tiles were drawn is another matter in every case. */
const reportOf = (outcome: Outcome): string => {
  if (outcome.kind !== 'done' || !outcome.report) return '';
  const {
    by: _,
    drawn: __,
    words: ___,
    ...rest
  } = outcome.report as unknown as Record<string, unknown>;
  return JSON.stringify(rest);
};
