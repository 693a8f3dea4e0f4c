// A call of `articulado fuzz`, read: whatever can be wrong with it is told before anything slow begins.

import type { Words } from '../../fuzz/hunt.ts';
import { generator } from '../../generator/index.ts';
import type { EditionId, Limits, Profile } from '../../protocol/generated/types.ts';
import type { Transport } from '../../protocol/transports/transport.ts';
import type { ValuesOf } from '../command.ts';
import { checkFilters } from '../filters.ts';
import { transportsFor } from '../target.ts';
import { UsageError } from '../usage.ts';
import { wordSource } from '../word-source.ts';
import { speakerOf } from '../words.ts';
import type { OPTIONS } from './options.ts';

export interface FuzzCall {
  readonly seed: number;
  readonly games: number;
  readonly forMs: number;
  readonly findings: number;
  readonly editions: readonly EditionId[];
  readonly profiles: readonly Profile[];
  readonly words: Words;
  readonly wordsName: string;
  readonly folder: string;
  readonly isResumed: boolean;
  readonly lang: 'es' | 'en';
  readonly limits: Limits;
  readonly startMs: number;
  readonly transports: readonly Transport[];
  /** How the implementation was named, to name it again. */
  readonly target: readonly string[];
}

const LINE_BYTES = 1_000_000;
const MOST = 2 ** 31 - 1;

export const readFuzzCall = async (
  values: ValuesOf<typeof OPTIONS>,
  command: readonly string[],
): Promise<FuzzCall> => {
  const { editions, profiles } = await checkFilters(values);
  const limits = { responseMs: countIn('--timeout', values.timeout), lineBytes: LINE_BYTES };
  const read = {
    seed: countIn('--seed', values.seed),
    games: countIn('--games', values.games),
    forMs: durationIn(values.for),
    findings: countIn('--findings', values.findings),
    startMs: countIn('--start-timeout', values['start-timeout']),
  };
  const lang = speakerOf(values.lang).name;
  const transports = await transportsFor({ ...values, command }, limits, 1);
  const source = wordSource(values.words);
  if (!source)
    throw new UsageError(
      'there are no words to play with',
      'a word list',
      '--words <file>, or npm install --include=optional',
    );
  const { lexicon, name } = source;
  return {
    ...{ ...read, editions, profiles, limits, transports, lang },
    words: { generate: generator(lexicon), has: (word) => lexicon.has(word) },
    wordsName: name,
    folder: values.out,
    isResumed: values.resume === true,
    target: targetOf(values, command),
  };
};

const countIn = (option: string, text: string): number => {
  const count = Number(text);
  if (/^\d+$/.test(text) && count > 0 && count <= MOST) return count;
  throw new UsageError(`${option} is "${text}"`, `a whole number, 1 to ${MOST}`);
};

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

const durationIn = (text: string): number => {
  const [, number = '', unit = ''] = /^(\d+)([smh])$/.exec(text) ?? [];
  const ms = Number(number) * (UNITS[unit] ?? 0);
  if (ms > 0 && ms <= MOST) return ms;
  throw new UsageError(`--for is "${text}"`, 'a time such as 30s, 5m or 1h');
};

const targetOf = (
  { reference, url, module }: ValuesOf<typeof OPTIONS>,
  command: readonly string[],
): readonly string[] => {
  if (reference) return ['--reference'];
  if (url !== undefined) return ['--url', url];
  if (module !== undefined) return ['--module', module];
  return ['--', ...command];
};
