// Any two editions side by side: what became of each topic, and the scenarios that end differently under each.
import { EDITIONS, type EditionInfo } from '../../corpus/editions.ts';
import type { EditionId } from '../../protocol/generated/types.ts';
import { differenceOf } from './differences.ts';
import type { ShownScenario } from './scenarios.ts';
import type { ShownTopic } from './topics.ts';

type Change = ShownTopic['answers'][number]['change'];

/** What became of a topic from one edition to another, the weightiest change first. */
const PAIR_CHANGES = [
  'edited',
  'split',
  'merged',
  'dropped',
  'first-only',
  'second-only',
  'new',
  'moved',
  'same',
] as const satisfies readonly (Change | 'first-only' | 'second-only')[];
type PairChange = (typeof PAIR_CHANGES)[number];

/** The lightest first: over several editions the heaviest change is the one that counts. */
const WEIGHTS: readonly Exclude<Change, 'silent'>[] = [
  'same',
  'moved',
  'merged',
  'split',
  'edited',
  'dropped',
  'new',
];

export const comparisonsOf = (topics: readonly ShownTopic[], scenarios: readonly ShownScenario[]) =>
  EDITIONS.flatMap(({ id: first }, at) =>
    EDITIONS.slice(at + 1).map(({ id: second }) => comparisonOf(first, second, topics, scenarios)),
  );

const comparisonOf = (
  first: EditionId,
  second: EditionId,
  topics: readonly ShownTopic[],
  scenarios: readonly ShownScenario[],
) => {
  const speaks = (s: ShownScenario, edition: string) => s.cases.some((c) => c.edition === edition);
  const way = wayBetween(first, second);
  const changed = Map.groupBy(topics, (t) => changeOf(t, first, second, way.changing));
  const compared = scenarios
    .filter((s) => speaks(s, first) && speaks(s, second))
    .map((s) => differenceOf(s, first, second));
  const of = (found: (typeof compared)[number]['found']) =>
    compared.filter((c) => c.found === found);
  const only = (one: EditionId, other: EditionId) =>
    scenarios.filter((s) => speaks(s, one) && !speaks(s, other)).map((s) => s.id);
  return {
    first,
    second,
    /** The editions that lie between the two. */
    between: way.through,
    /** Topics on which at least one of them says something, by what became of them. */
    changes: PAIR_CHANGES.flatMap((change) => {
      const slugs = changed.get(change)?.map(({ slug }) => slug);
      return slugs ? [{ change, slugs }] : [];
    }),
    different: of('different').map(({ scenario, situations }) => ({ scenario, situations })),
    /** Scenarios that end alike wherever they begin alike. */
    alike: of('alike').map((c) => c.scenario),
    /** Scenarios with cases of both, none of which begin alike. */
    apart: of('apart').map((c) => c.scenario),
    firstOnly: only(first, second),
    secondOnly: only(second, first),
  };
};

interface Way {
  readonly through: readonly EditionId[];
  /** The editions on the way whose changes lead from one to the other. */
  readonly changing: readonly EditionId[];
}

/** From one edition to another, by way of those they come from. */
export const wayBetween = (
  first: EditionId,
  second: EditionId,
  editions: readonly EditionInfo[] = EDITIONS,
): Way => {
  const [up, down] = [lineOf(first, editions), lineOf(second, editions)];
  const shared = up.find((id) => down.includes(id));
  const above = (line: readonly EditionId[]) =>
    line.slice(0, shared === undefined ? undefined : line.indexOf(shared));
  const changing = [...above(up), ...above(down).toReversed()];
  const passed = [...above(up), ...(shared ? [shared] : []), ...above(down).toReversed()];
  return { changing, through: passed.filter((id) => id !== first && id !== second) };
};

/** An edition, the one it comes from, and so on: what it overlays, else the one before it that overlays none. */
const lineOf = (id: EditionId, editions: readonly EditionInfo[]): EditionId[] => {
  const at = editions.findIndex((e) => e.id === id);
  const from =
    editions[at]?.base ?? editions.slice(0, at).findLast((e) => e.base === undefined)?.id;
  return from === undefined ? [id] : [id, ...lineOf(from, editions)];
};

/** Undefined when neither edition says anything. */
export const changeOf = (
  {
    answers,
  }: { readonly answers: readonly Pick<ShownTopic['answers'][number], 'edition' | 'change'>[] },
  first: EditionId,
  second: EditionId,
  changing: readonly EditionId[],
): PairChange | undefined => {
  const speaks = (edition: EditionId) =>
    answers.some((a) => a.edition === edition && a.change !== 'silent');
  if (!speaks(first)) return speaks(second) ? 'second-only' : undefined;
  if (!speaks(second)) return 'first-only';
  const changes = answers.filter((a) => changing.includes(a.edition)).map((a) => a.change);
  return WEIGHTS.findLast((change) => changes.includes(change)) ?? 'same';
};
