// Failures of a run, each kind once: the first case of it, what was asked, what came and what was expected.
import type { CaseResult } from '../../protocol/generated/types.ts';
import { weightOf } from '../../protocol/verdicts.ts';
import { plainCut } from '../../shared/plain.ts';

const MESSAGE_LENGTH = 1000;
/** Nobody reads more kinds of failure than these; the results have them all. */
const MOST = 50;

export const failuresIn = (cases: readonly CaseResult[]) => {
  const bad = cases.filter(({ verdict }) => ['against', 'void'].includes(weightOf(verdict)));
  const ids = new Set(bad.map((c) => c.case));
  /** What it is said to be like must have failed as well. */
  const isFirst = ({ like }: CaseResult) => like === undefined || !ids.has(like);
  const likes = Map.groupBy(
    bad.filter((c) => !isFirst(c)),
    (c) => c.like,
  );
  const kinds = bad.filter(isFirst);
  return {
    cases: bad.length,
    kinds: kinds.length,
    shown: kinds.slice(0, MOST).map((c) => failureOf(c, likes.get(c.case) ?? [])),
  };
};

const failureOf = (
  { case: id, scenario, edition, verdict, message, step, why, exchange }: CaseResult,
  others: readonly CaseResult[],
) => ({
  case: id,
  scenario,
  edition,
  verdict,
  message: message ? plainCut(withoutStep(message, step), MESSAGE_LENGTH) : null,
  why: why ? plainCut(why, MESSAGE_LENGTH) : null,
  /** In Spanish, as the case has it. */
  step: step ?? null,
  exchange: exchange
    ? { request: legible(exchange.request), answer: legible(exchange.answer) }
    : null,
  others: others.map((c) => c.case),
});

/** The step stands in the case, in the language of the page. */
const withoutStep = (message: string, step: string | undefined): string =>
  step && message.startsWith(`${step}: `) ? message.slice(step.length + 2) : message;

const EXCHANGE_LENGTH = 8000;

/** JSON with its fields apart, where it is whole. */
const legible = (line: string): string => {
  try {
    const { params, result, ...frame } = JSON.parse(line);
    const parts = Object.entries({ ...frame, ...params, ...result }).map(
      ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    );
    return plainCut(`{\n${parts.join(',\n')}\n}`, EXCHANGE_LENGTH);
  } catch {
    return plainCut(line, EXCHANGE_LENGTH);
  }
};
