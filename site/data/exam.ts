// Scenarios as questions for arbiters in training: what happened, what follows, and what might be thought to follow. A
// wrong answer is what follows in another case, or comes next to what follows here, and is proved wrong.
import type { Scenario } from '../../corpus/features.ts';
import type { EditionId, Profile } from '../../protocol/generated/types.ts';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import { toEnglish, toSpanish } from '../../steps/kernel/match.ts';
import { type Neighbours, neighboursIn } from './exam/neighbours.ts';
import { areCompatible } from './exam/overlaps.ts';
import { type Parted, partedOf } from './exam/parted.ts';
import { isWrong } from './exam/proof.ts';
import type { Text } from './text.ts';

export interface Question {
  readonly id: string;
  readonly edition: EditionId;
  readonly profile: Profile;
  readonly clauses: readonly string[];
  readonly asked: readonly Text[];
  readonly right: readonly Text[];
  /** Each with the regulation under which it would be right, where that is known. */
  readonly wrong: readonly { readonly says: readonly Text[]; readonly under: EditionId | null }[];
}

const MOST_WRONG = 3;
const MOST_ASKED = 9;

export const examOf = (written: readonly Scenario[]): Question[] => {
  const neighbours = neighboursIn(written);
  return written.flatMap((scenario) => questionsOf(scenario, neighbours));
};

const questionsOf = (written: Scenario, neighbours: Neighbours): Question[] => {
  const parted = partedOf(written);
  return EDITIONS.flatMap((edition) => {
    for (const one of parted) {
      if (one.of.edition !== edition || one.told.length > MOST_ASKED) continue;
      const wrong = wrongFor(one, parted, neighbours);
      if (wrong.length > 0) return [questionOf(written, one, wrong)];
    }
    return [];
  });
};

interface Wrong {
  readonly follows: readonly string[];
  readonly under: EditionId | null;
}

const questionOf = (written: Scenario, one: Parted, wrong: readonly Wrong[]): Question => ({
  id: one.of.id,
  edition: one.of.edition,
  profile: written.profile,
  clauses: [...one.of.clauses, ...one.of.inherited],
  asked: one.told.map(inBoth).map((step) => withoutEdition(step, one.of.edition)),
  right: one.follows.map(inBoth),
  wrong: wrong.map(({ follows, under }) => ({ says: follows.map(inBoth), under })),
});

const inBoth = (step: string): Text => ({ es: toSpanish(step), en: toEnglish(step) });

/** The question says on its own which regulation it is about. */
const withoutEdition = ({ es, en }: Text, edition: EditionId): Text => ({
  es: es.replace(new RegExp(`,? según el reglamento ${edition}`), '').replace(/^que /, ''),
  en: en.replace(new RegExp(`,? under the regulation ${edition}`), ''),
});

/** The same happened, under another regulation. */
const isSameStory = (one: Parted, other: Parted): boolean => {
  const story = ({ told, of }: Parted) =>
    told.map((step) => step.replaceAll(of.edition, '')).join();
  return one.of.edition !== other.of.edition && story(one) === story(other);
};

/** What another regulation makes of the same is the best of wrong answers. */
const wrongFor = (one: Parted, all: readonly Parted[], neighbours: Neighbours): Wrong[] => {
  const others = [
    ...all.filter((other) => isSameStory(one, other)),
    ...all.filter((other) => other.of.edition === one.of.edition),
    ...all,
  ].filter((other) => isPlausible(one, other));
  const elsewhere = others.map((other): Wrong => {
    return { follows: other.follows, under: isSameStory(one, other) ? other.of.edition : null };
  });
  const found = provedAmong(one, elsewhere, []);
  if (found.length === 0) return [];
  const wrong = found.filter(({ follows }) => !areCompatible(one.follows, follows));
  const near = neighbours(one).map((follows): Wrong => ({ follows, under: null }));
  return provedAmong(one, near, wrong);
};

/** The first that are wrong, none of them deciding as another does. */
const provedAmong = (one: Parted, from: readonly Wrong[], before: readonly Wrong[]): Wrong[] => {
  const decided = new Set([one, ...before].map(({ follows }) => decisionIn(follows)));
  const wrong = [...before];
  for (const candidate of from) {
    if (wrong.length === MOST_WRONG) break;
    const decision = decisionIn(candidate.follows);
    if (decided.has(decision)) continue;
    decided.add(decision);
    if (isWrong(one.told, candidate.follows)) wrong.push(candidate);
  }
  return wrong;
};

/** Refusals on other grounds are one decision: two of them side by side would tell that neither is right. */
const decisionIn = (follows: readonly string[]): string =>
  follows.map((step) => toSpanish(step).replace(/( se rechaza).*/, '$1')).join('\n');

const WORDS = /\p{Lu}{2,}/gu;

/** It speaks of the words and tiles of this case. */
const isPlausible = (one: Parted, other: Parted): boolean => {
  const known = new Set([...one.told, ...one.follows].join(' ').match(WORDS));
  return (other.follows.join(' ').match(WORDS) ?? []).every((word) => known.has(word));
};
