// `articulado merge`: the results of shards become those of one run.
import { readFileSync } from 'node:fs';
import type { RunResults } from '../../protocol/generated/types.ts';
import { problemsIn, problemText, validators } from '../../protocol/validate.ts';
import { writeWhole } from '../../shared/whole-file.ts';
import { isSame } from '../../steps/kernel/expect.ts';
import { defineCommand } from '../command.ts';
import { exitCodeOf, merged } from '../results.ts';
import { UsageError } from '../usage.ts';

export const command = defineCommand({
  name: 'merge',
  summary: 'joins the results of shards to those of one run',
  options: {
    out: { type: 'string', value: '<file>', summary: 'where the joined results go' },
  },
  positionals: {
    usage: '--out <file> <results.json> …',
    where: 'after-options',
    missing: 'no results to merge',
  },
  help: 'the results of all shards, in any order; exit code as that of certify',
  run: async ({ out }, files) => {
    if (out === undefined)
      throw new UsageError('merge has no --out', 'the file of the joined results');
    const parts = files.map((file) => ({ file, results: read(file) }));
    checkAlike(parts);
    const shards = checkWhole(parts);
    const results = merged(shards.map((part) => part.results));
    writeWhole(out, `${JSON.stringify(results, null, 1)}\n`);
    console.log(
      `${results.cases.length} cases of ${parts.length} shards: ${results.conformant ? 'conformant' : 'NOT conformant'}${results.complete ? '' : ' in the part examined'}`,
    );
    console.log(`results in ${out}`);
    return exitCodeOf(results);
  },
});

interface Part {
  readonly file: string;
  readonly results: RunResults;
}

const read = (file: string): RunResults => {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read: ${(error as Error).message}`,
      'results of a shard',
    );
  }
  if (validators.results(value)) return value;
  throw new UsageError(
    `${file} holds no results: ${problemText(problemsIn(validators.results, value))}`,
    'results as certify writes them',
  );
};

/** The same implementation, examined by the same suite in the same way. */
const checkAlike = ([first, ...others]: readonly Part[]): void => {
  if (!first) return;
  const alike = ['suite', 'implementation', 'claims', 'transport', 'readings'] as const;
  for (const { file, results } of others) {
    const { shard: _, ...filters } = results.filters;
    const { shard: __, ...firstFilters } = first.results.filters;
    const other = isSame(filters, firstFilters)
      ? alike.find((field) => !isSame(results[field], first.results[field]))
      : 'filters';
    if (other)
      throw new UsageError(`${file} has another ${other} than ${first.file}`, 'shards of one run');
  }
};

/** Every shard once, in their order. */
const checkWhole = (parts: readonly Part[]): readonly Part[] => {
  const of = parts[0]?.results.filters.shard?.of;
  const shardOf = ({ results }: Part) => results.filters.shard;
  const whole = parts.find((part) => shardOf(part) === undefined);
  if (of === undefined || whole)
    throw new UsageError(
      `${(whole ?? parts[0])?.file} is no shard`,
      'results of certify --shard i/n',
    );
  return Array.from({ length: of }, (_, i) => {
    const found = parts.filter(
      (part) => shardOf(part)?.index === i + 1 && shardOf(part)?.of === of,
    );
    const [one, another] = found;
    if (!one)
      throw new UsageError(`shard ${i + 1}/${of} is missing`, `all of 1/${of} to ${of}/${of}`);
    if (another)
      throw new UsageError(
        `shard ${i + 1}/${of} is there twice: ${one.file} and ${another.file}`,
        'each once',
      );
    return one;
  });
};
