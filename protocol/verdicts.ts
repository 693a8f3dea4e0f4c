// What each verdict means for a run, once: for the runner, its reports and the site.
import type { Verdict } from './generated/types.ts';

/**
 * pass: for the implementation. against: it is not conformant. aside: says nothing about it.
 * void: the suite failed, and the run with it.
 */
export type Weight = 'pass' | 'against' | 'aside' | 'void';

const WEIGHTS: Readonly<Record<Verdict, Weight>> = {
  pass: 'pass',
  fail: 'against',
  'not-claimed': 'aside',
  unsupported: 'against',
  error: 'against',
  crash: 'against',
  timeout: 'against',
  'protocol-violation': 'against',
  'known-failure': 'against',
  'stale-known-failure': 'against',
  'not-run': 'against',
  'harness-error': 'void',
};

export const weightOf = (verdict: Verdict): Weight => WEIGHTS[verdict];

/** The implementation claimed this case and does not pass it; known beforehand or not, it is not conformant. */
export const speaksAgainst = (verdict: Verdict): boolean => WEIGHTS[verdict] === 'against';

/** The case counts in the score of the implementation: it was claimed, and the suite did its part. */
export const isCounted = (verdict: Verdict): boolean =>
  WEIGHTS[verdict] === 'pass' || WEIGHTS[verdict] === 'against';
