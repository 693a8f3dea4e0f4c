// Scenarios as questions for arbiters in training: what happened, what follows, and what might be thought to follow. A
// wrong answer is what follows in another case, and is proved wrong: the reference is asked, and says no.
import type { Case, Scenario } from '../../corpus/features.ts';
import type { EditionId, Profile } from '../../protocol/generated/types.ts';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import { referenceHandler } from '../../reference-impl/adapter/handler.ts';
import { toEnglish, toSpanish } from '../../steps/kernel/match.ts';
import { prepare } from '../../steps/kernel/prepare.ts';
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
const reference = referenceHandler();

/** What a case tells, and what follows. */
interface Parted {
  readonly of: Case;
  readonly told: readonly string[];
  readonly follows: readonly string[];
}

export const questionsOf = (written: Scenario): Question[] => {
  const from = written.steps.findIndex(({ keyword }) => keyword === 'Entonces');
  const parted = written.cases.map((of): Parted => {
    return { of, told: of.steps.slice(0, from), follows: of.steps.slice(from) };
  });
  return EDITIONS.flatMap((edition) => {
    for (const one of parted) {
      if (one.of.edition !== edition || one.told.length > MOST_ASKED) continue;
      const wrong = wrongFor(one, parted);
      if (wrong.length > 0) return [questionOf(written, one, wrong)];
    }
    return [];
  });
};

const questionOf = (written: Scenario, one: Parted, wrong: readonly Parted[]): Question => ({
  id: one.of.id,
  edition: one.of.edition,
  profile: written.profile,
  clauses: [...one.of.clauses, ...one.of.inherited],
  asked: one.told.map(inBoth).map((step) => withoutEdition(step, one.of.edition)),
  right: one.follows.map(inBoth),
  wrong: wrong.map((other) => ({
    says: other.follows.map(inBoth),
    under: isSameStory(one, other) ? other.of.edition : null,
  })),
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
const wrongFor = (one: Parted, all: readonly Parted[]): Parted[] => {
  const candidates = [
    ...all.filter((other) => isSameStory(one, other)),
    ...all.filter((other) => other.of.edition === one.of.edition),
    ...all,
  ];
  const said = new Set([one.follows.join()]);
  const wrong: Parted[] = [];
  for (const other of candidates) {
    if (wrong.length === MOST_WRONG) break;
    if (said.has(other.follows.join()) || !isPlausible(one, other)) continue;
    said.add(other.follows.join());
    if (isWrong(one, other)) wrong.push(other);
  }
  return wrong;
};

const WORDS = /\p{Lu}{2,}/gu;

/** It speaks of the words and tiles of this case. */
const isPlausible = (one: Parted, other: Parted): boolean => {
  const known = new Set([...one.told, ...one.follows].join(' ').match(WORDS));
  return (other.follows.join(' ').match(WORDS) ?? []).every((word) => known.has(word));
};

/** All of it cannot hold: some of what it says does not. */
const isWrong = (one: Parted, other: Parted): boolean => {
  try {
    const prepared = prepare([...one.told, ...other.follows]);
    const { method, params } = prepared.request();
    const { result } = reference({ jsonrpc: '2.0', id: 1, method, params } as Parameters<
      typeof reference
    >[0]);
    prepared.answered(result as never);
    return other.follows.some((_, i) => !holds(prepared, one.told.length + i));
  } catch {
    return false; // nobody can tell
  }
};

const holds = (prepared: ReturnType<typeof prepare>, step: number): boolean => {
  try {
    prepared.run(step);
    return true;
  } catch {
    return false;
  }
};
