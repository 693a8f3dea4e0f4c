// How the changes between two editions are named, and in what order topics stand under them.
import { editionOf, scenarioOf, topicOf } from './data.ts';
import { type Lang, say, t, term } from './i18n.ts';
import type { Comparison, PairChange, ScenarioDifference, Topic } from './model.ts';
import { PROFILES } from './names.ts';

export interface ComparedArea {
  readonly profile: (typeof PROFILES)[number];
  readonly different: readonly ScenarioDifference[];
  readonly groups: readonly ChangeGroup[];
  /** Scenarios that tell the two apart in no other way, by what is found of them. */
  readonly rest: readonly { readonly name: string; readonly ids: readonly string[] }[];
}

/** What changes between two editions, area by area. */
export const comparedAreas = (lang: Lang, comparison: Comparison): ComparedArea[] => {
  const { first, second } = comparison;
  const only = (id: string) => t(lang, 'compare.scenarios.only', { edition: editionOf(id).short });
  const groups = changeGroups(lang, comparison);
  const rest = [
    [t(lang, 'compare.alike'), comparison.alike],
    [t(lang, 'compare.apart'), comparison.apart],
    [only(first), comparison.firstOnly],
    [only(second), comparison.secondOnly],
  ] as const;
  return PROFILES.map((profile) => {
    const isOwn = (id: string) => scenarioOf(id).profile === profile;
    return {
      profile,
      different: comparison.different.filter(({ scenario }) => isOwn(scenario)),
      groups: groups
        .map((group) => ({
          ...group,
          topics: group.topics.filter((topic) => topic.profile === profile),
        }))
        .filter(({ topics }) => topics.length > 0),
      rest: rest
        .map(([name, ids]) => ({ name, ids: ids.filter(isOwn) }))
        .filter(({ ids }) => ids.length > 0),
    };
  }).filter(
    ({ different, groups: own, rest: others }) => different.length + own.length + others.length > 0,
  );
};

export interface WordedTopic {
  readonly topic: Topic;
  readonly sides: readonly {
    readonly edition: string;
    readonly fresh: readonly string[];
    /** Clauses that an earlier topic has shown. */
    readonly above: readonly string[];
  }[];
}

/** The clauses of the topics of an area that are not word for word the same, each shown once. */
export const wordedTopics = (
  { groups }: Pick<ComparedArea, 'groups'>,
  { first, second }: Pick<Comparison, 'first' | 'second'>,
): WordedTopic[] => {
  const shown = new Set<string>();
  return groups.flatMap(({ change, topics }) =>
    (change === 'same' ? [] : topics).map((topic) => ({
      topic,
      sides: [first, second].map((edition) => {
        const ids = topic.clauses.find((c) => c.edition === edition)?.ids ?? [];
        const fresh = ids.filter((id) => !shown.has(id));
        for (const id of fresh) shown.add(id);
        return { edition, fresh, above: ids.filter((id) => !fresh.includes(id)) };
      }),
    })),
  );
};

/** Of a topic that says what it said, the name is enough. */
export const isChange = (change: PairChange): boolean => change !== 'same' && change !== 'moved';

/** Topics that are no longer what they were. */
export const changedTopics = ({ groups }: ComparedArea): readonly Topic[] =>
  groups.flatMap(({ change, topics }) => (isChange(change) ? topics : []));

export const pairName = (lang: Lang, { first, second }: Comparison): string =>
  t(lang, 'compare.pair', { first: editionOf(first).short, second: editionOf(second).short });

export interface ChangeGroup {
  readonly change: PairChange;
  readonly name: string;
  readonly topics: readonly Topic[];
}

export const changeGroups = (lang: Lang, comparison: Comparison): ChangeGroup[] =>
  comparison.changes.map(({ change, slugs }) => ({
    change,
    name: changeName(lang, comparison, change),
    topics: slugs.map(topicOf).toSorted((a, b) => byAreaAndName(lang, a, b)),
  }));

const changeName = (lang: Lang, { first, second }: Comparison, change: PairChange): string => {
  if (change === 'first-only' || change === 'second-only') {
    const only = change === 'first-only' ? first : second;
    return t(lang, 'compare.only', { edition: editionOf(only).short });
  }
  const name = term(lang, 'change', change);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const byAreaAndName = (lang: Lang, a: Topic, b: Topic): number =>
  areaOf(a) - areaOf(b) || say(lang, a.name).localeCompare(say(lang, b.name), lang);

const areaOf = ({ profile }: Topic): number => (profile ? PROFILES.indexOf(profile) : -1);
