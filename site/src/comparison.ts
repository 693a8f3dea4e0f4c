// How the changes between two editions are named, and in what order topics stand under them.
import { editionOf, topicOf } from './data.ts';
import { PROFILE_ORDER, t, term } from './i18n.ts';
import { type Comparison, type Lang, TOPIC_CHANGES, type TopicChange } from './model.ts';

export const pairName = (lang: Lang, { first, second }: Comparison): string =>
  t(lang, 'compare.pair', { first: editionOf(first).short, second: editionOf(second).short });

export interface ChangeGroup {
  readonly change: TopicChange;
  readonly name: string;
  readonly slugs: readonly string[];
}

export const changeGroups = (lang: Lang, comparison: Comparison): ChangeGroup[] =>
  TOPIC_CHANGES.map((change) => ({
    change,
    name: changeName(lang, comparison, change),
    slugs: comparison.topics
      .filter((topic) => topic.change === change)
      .map(({ slug }) => slug)
      .toSorted((a, b) => byAreaAndName(lang, a, b)),
  })).filter(({ slugs }) => slugs.length > 0);

const changeName = (lang: Lang, { first, second }: Comparison, change: TopicChange): string => {
  const only = change === 'first-only' ? first : change === 'second-only' ? second : undefined;
  if (only) return t(lang, 'compare.only', { edition: editionOf(only).short });
  const name = term(lang, 'change', change);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const byAreaAndName = (lang: Lang, a: string, b: string): number => {
  const [left, right] = [topicOf(a), topicOf(b)];
  const areas = PROFILE_ORDER.indexOf(left.profile) - PROFILE_ORDER.indexOf(right.profile);
  return areas || left.name[lang].localeCompare(right.name[lang], lang);
};
