// Verdicts counted and summed up. A badge says the worst that happened, and how often.
import type { Implementation, Verdict } from './model.ts';

export const TONES = ['pass', 'fail', 'skip', 'none'] as const;
export type Tone = (typeof TONES)[number];

export const SIGNS: Readonly<Record<Tone, string>> = { pass: '✓', fail: '✗', skip: '–', none: '·' };

export const toneOf = (verdict: Verdict | undefined): Tone => {
  switch (verdict) {
    case undefined:
      return 'none';
    case 'pass':
      return 'pass';
    case 'not-claimed':
    case 'not-run':
      return 'skip';
    case 'fail':
    case 'unsupported':
    case 'error':
    case 'crash':
    case 'timeout':
    case 'protocol-violation':
    case 'known-failure':
    case 'stale-known-failure':
    case 'harness-error':
      return 'fail';
    default:
      return verdict satisfies never;
  }
};

export interface Summary {
  readonly verdict: Verdict | 'none';
  readonly tone: Tone;
  readonly pass: number;
  /** Cases that count: all but those not claimed, not run or without a result. */
  readonly counted: number;
}

const SEVERITY: readonly Tone[] = ['fail', 'pass', 'skip', 'none'];

export const summaryOf = (
  { verdicts }: Pick<Implementation, 'verdicts'>,
  cases: readonly string[],
): Summary => {
  const found = cases.map((id) => verdicts[id]);
  const tones = found.map(toneOf);
  const tone = SEVERITY.find((t) => tones.includes(t)) ?? 'none';
  const worst = found[tones.indexOf(tone)];
  const pass = tones.filter((t) => t === 'pass').length;
  const counted = pass + tones.filter((t) => t === 'fail').length;
  return { verdict: worst ?? 'none', tone, pass, counted };
};
