// How the changes between two editions are named, and in what order topics stand under them.
import { editionOf, topicOf } from './data.ts';
import { type Lang, say, t, term } from './i18n.ts';
import type { Comparison, PairChange, Topic } from './model.ts';
import { PROFILES } from './names.ts';

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
