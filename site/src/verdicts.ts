// Verdicts counted and summed up. A badge says the worst that happened, and how often.
import { isCounted, type Weight, weightOf } from '../../protocol/verdicts.ts';
import type { Implementation, Verdict } from './model.ts';

const TONES = ['fail', 'pass', 'skip', 'none'] as const;
export type Tone = (typeof TONES)[number];

export const SIGNS: Readonly<Record<Tone, string>> = { pass: '✓', fail: '✗', skip: '–', none: '·' };

/** A run that is void passes nothing. */
const TONE_OF: Readonly<Record<Weight, Tone>> = {
  pass: 'pass',
  against: 'fail',
  aside: 'skip',
  void: 'fail',
};

export const toneOf = (verdict: Verdict | undefined): Tone =>
  verdict ? TONE_OF[weightOf(verdict)] : 'none';

export interface Summary {
  /** The worst; undefined when there is no result. */
  readonly verdict: Verdict | undefined;
  readonly tone: Tone;
  readonly pass: number;
  /** Cases that count: those claimed and examined. */
  readonly counted: number;
}

export interface GroundsScore {
  readonly right: number;
  /** Cases in which there was a ground to give. */
  readonly of: number;
}

/** How often an implementation was right for the right reason. */
export const groundsOf = (
  { grounds }: Pick<Implementation, 'grounds'>,
  cases: readonly string[],
): GroundsScore => {
  const given = cases.map((id) => grounds[id]);
  const right = given.filter((found) => found === 'right').length;
  return { right, of: right + given.filter((found) => found === 'wrong').length };
};

export const summaryOf = (
  { verdicts }: Pick<Implementation, 'verdicts'>,
  cases: readonly string[],
): Summary => {
  const found = cases.map((id) => verdicts[id]);
  const tones = found.map(toneOf);
  const tone = TONES.find((t) => tones.includes(t)) ?? 'none';
  return {
    verdict: found[tones.indexOf(tone)],
    tone,
    pass: found.filter((verdict) => verdict === 'pass').length,
    counted: found.filter((verdict) => verdict !== undefined && isCounted(verdict)).length,
  };
};
