// How a word can be explained: each article that it may come from, the way from there, and what every edition makes of
// it if the article reads so. Nothing is stored; the word list is asked as one goes.
import type {
  ClauseId,
  DerivationStep,
  EditionId,
  LexicalVerdict,
} from '../../protocol/generated/types.ts';
import {
  type Edition,
  editions,
  type Form,
  formsOf,
  stepsInTiles,
} from '../../reference-impl/src/index.ts';
import { guesser } from './articles.ts';
import { type Guess, marked } from './guess.ts';
import type { Has } from './paradigms.ts';

export interface Explained {
  readonly edition: EditionId;
  readonly verdict: LexicalVerdict;
  readonly because: readonly ClauseId[];
}

export interface Explanation {
  readonly article: string;
  readonly steps: readonly DerivationStep[];
  readonly editions: readonly Explained[];
}

export interface Explainer {
  /** All that comes to mind; of letters without accents. */
  readonly explain: (word: string) => readonly Explanation[];
  /** The same, and with marks that may bar it: for words that the list does not have. */
  readonly explainAbsence: (word: string) => readonly Explanation[];
  /** The first way by which an edition admits it, for those who count. */
  readonly admitted: (word: string, edition: EditionId) => Form | undefined;
}

/** Families are kept while words of the same stem are asked about. */
const KEPT = 4000;

export const explainer = (has: Has, ids: readonly EditionId[]): Explainer => {
  const guessesFor = guesser(has);
  const families = new Map<string, ReadonlyMap<string, Form>>();
  /** Of the same few articles for thousands of words. */
  const kept = (edition: Edition, { article, entry }: Guess, word: string): Form | undefined => {
    const key = `${edition.id} ${article}`;
    const known = families.get(key);
    if (known) return derived(known.get(word));
    if (families.size > KEPT) families.clear();
    const family = new Map(formsOf(edition, entry).map((form) => [form.text, form]));
    families.set(key, family);
    return derived(family.get(word));
  };
  const explainBy = (word: string, guesses: Iterable<Guess>): readonly Explanation[] => {
    const found = new Map<string, Explanation>();
    for (const guess of guesses) {
      const explanation = explanationBy(guess, ids, (edition) => formIn(edition, guess, word));
      if (explanation) found.set(keyOf(explanation), found.get(keyOf(explanation)) ?? explanation);
    }
    return [...found.values()];
  };
  return {
    explain: (word) =>
      explainBy(word, guessesFor(word)).filter(({ editions: said }) =>
        said.some(({ verdict }) => verdict === 'valid'),
      ),
    explainAbsence: (word) =>
      explainBy(word, withMarks(guessesFor(word))).filter(({ editions: said }) =>
        said.some(({ verdict }) => verdict !== 'valid'),
      ),
    admitted: (word, id) => {
      for (const guess of guessesFor(word)) {
        const form = kept(editions[id], guess, word);
        if (form?.verdict === 'valid') return form;
      }
      return undefined;
    },
  };
};

/** Of an article that may be asked about this one word. */
const formIn = (edition: Edition, { entry }: Guess, word: string): Form | undefined =>
  derived(formsOf(edition, entry, [word]).find(({ text }) => text === word));

/** What stands in the article explains nothing. */
const derived = (form: Form | undefined): Form | undefined =>
  form && form.steps.length > 1 ? form : undefined;

const explanationBy = (
  { article }: Guess,
  ids: readonly EditionId[],
  formIn: (edition: Edition) => Form | undefined,
): Explanation | undefined => {
  const forms = ids.flatMap((edition) => {
    const form = formIn(editions[edition]);
    return form ? [{ edition, form }] : [];
  });
  const [first] = forms;
  return (
    first && {
      article,
      steps: stepsInTiles(first.form.steps),
      editions: forms.map(({ edition, form: { verdict, because } }) => ({
        edition,
        verdict,
        because,
      })),
    }
  );
};

function* withMarks(guesses: Iterable<Guess>): Generator<Guess> {
  for (const guess of guesses) yield* [guess, ...marked(guess)];
}

/** The same way to the same verdicts: an accent or a mark that changes nothing. */
const keyOf = ({ steps, editions: said }: Explanation): string =>
  JSON.stringify([steps, said.map(({ edition, verdict }) => [edition, verdict])]);
