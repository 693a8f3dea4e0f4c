// Two editions side by side: what became of each topic, and the scenarios that end differently under each.
import type { EditionId } from '../../protocol/generated/types.ts';
import type { Comparison, Scenario, Topic, TopicChange } from '../src/model.ts';
import { differenceOf } from './differences.ts';

type Pair = readonly [first: EditionId, second: EditionId, between?: EditionId];

/** The pairs worth reading: each edition with the one it comes from, and the long step over the one between. */
const PAIRS: readonly Pair[] = [
  ['fise-2003', 'redeletras'],
  ['redeletras', 'fise-2009'],
  ['fise-2003', 'fise-2009', 'redeletras'],
  ['fise-2009', 'ajs-2024'],
  ['fise-2009', 'resumen-2018'],
];

/** The lightest first: over several editions the heaviest change is the one that counts. */
const WEIGHTS = ['same', 'moved', 'merged', 'split', 'edited', 'dropped', 'new'];

export const comparisonsOf = (
  topics: readonly Topic[],
  scenarios: readonly Scenario[],
): Comparison[] =>
  PAIRS.map(([first, second, between]) => {
    const speaks = (s: Scenario, edition: string) => s.cases.some((c) => c.edition === edition);
    const firstOnly = scenarios.filter((s) => speaks(s, first) && !speaks(s, second));
    const secondOnly = scenarios.filter((s) => !speaks(s, first) && speaks(s, second));
    const compared = scenarios
      .filter((s) => speaks(s, first) && speaks(s, second))
      .map((s) => differenceOf(s, first, second));
    const of = (found: (typeof compared)[number]['found']) =>
      compared.filter((c) => c.found === found);
    return {
      first,
      second,
      between: between ?? null,
      topics: topics.flatMap((topic) => {
        const change = changeOf(topic, first, second, between);
        return change ? [{ slug: topic.slug, change }] : [];
      }),
      different: of('different').map(({ scenario, situations }) => ({ scenario, situations })),
      alike: of('alike').map((c) => c.scenario),
      apart: of('apart').map((c) => c.scenario),
      firstOnly: firstOnly.map((s) => s.id),
      secondOnly: secondOnly.map((s) => s.id),
    };
  });

/** Undefined when neither edition says anything. */
export const changeOf = (
  { answers }: Pick<Topic, 'answers'>,
  first: string,
  second: string,
  between?: string,
): TopicChange | undefined => {
  const answer = (edition: string | undefined) => answers.find((a) => a.edition === edition);
  const [before, after] = [answer(first), answer(second)];
  if (!before) return after ? 'second-only' : undefined;
  if (!after) return 'first-only';
  const weights = [answer(between), after].flatMap((a) => (a ? [WEIGHTS.indexOf(a.change)] : []));
  return (WEIGHTS[Math.max(...weights)] ?? after.change) as TopicChange;
};
