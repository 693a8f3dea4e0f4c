// Where the files of a run go. Only a whole run, read as the suite reads, counts as the result of an implementation;
// a part of one, or one under other readings, is kept apart.
import { createHash } from 'node:crypto';
import { slugOf } from '../../shared/plain.ts';
import type { CertifyCall } from './call.ts';
import type { Plan } from './plan.ts';

export interface Files {
  readonly results: string;
  /** Without the ending: that of each report follows. */
  readonly base: string;
  /** Verdicts of a run that has not ended. */
  readonly journal: string;
  /** What the adapter says on its standard error. */
  readonly log: string;
}

/** Nobody else's results go where those of the reference are looked for, whatever they call themselves. */
const REFERENCE = 'articulado-reference';

export const filesOf = (
  run: Pick<Plan, 'complete' | 'readings'> & Pick<CertifyCall, 'values' | 'filters' | 'target'>,
  implementation: string,
): Files => {
  const { out, reference } = run.values;
  const base =
    out?.replace(/\.json$/, '') ??
    `${folderOf(run)}/${nameOf(implementation, reference)}${suffixOf(run)}`;
  const call = digest([
    run.target,
    run.filters,
    run.readings.map((r) => [r.interpretation, r.value]),
  ]);
  return {
    results: out ?? `${base}.json`,
    base,
    journal: `${base}-${call}.unfinished`,
    log: `${base}.stderr.log`,
  };
};

const folderOf = ({ complete, readings }: Pick<Plan, 'complete' | 'readings'>): string => {
  if (readings.length > 0) return 'results/readings';
  return complete ? 'results' : 'results/partial';
};

const nameOf = (implementation: string, isReference: boolean): string => {
  const slug = slugOf(implementation, `implementation-${digest(implementation)}`);
  return slug === REFERENCE && !isReference ? `${slug}-so-called` : slug;
};

const suffixOf = ({ filters: { shard } }: Pick<CertifyCall, 'filters'>): string =>
  shard ? `-${shard.index}-of-${shard.of}` : '';

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
