// Which failures are equal: the same step missed the same thing for the same reason, whatever the numbers were.
import type { CaseResult } from '../../protocol/generated/types.ts';
import { matchStep } from '../../steps/kernel/match.ts';

export const groupOf = ({
  verdict,
  step,
  message = '',
  why = '',
}: Pick<CaseResult, 'verdict' | 'step' | 'message' | 'why'>): string => {
  const said =
    step !== undefined && message.startsWith(step) ? message.slice(step.length) : message;
  // What is no answer is the same for whatever was asked.
  const asked = step !== undefined && isJudged(said) ? wordingOf(step) : '';
  return [verdict, asked, plainly(said), plainly(why)].join('\n');
};

const isJudged = (said: string): boolean =>
  said.includes(', expected ') && !said.includes('/result');

const plainly = (text: string): string =>
  text
    .replace(/\[[^\]]*\]|\{[^}]*\}/g, '…')
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\d+/g, '#');

const wordingOf = (step: string): string => {
  try {
    return matchStep(step).definition.wording.es;
  } catch {
    return step;
  }
};
