// Words used as valid are in the open word list and words used as not valid are not, so that software with a
// dictionary of its own can be certified. The list is an optional package; without it there is nothing to look at.
import type { Case, Scenario } from '../../corpus/features.ts';
import { type Problem, problem } from '../../corpus/problem.ts';
import { findWordList, type Lexicon, loadDictionary, WORD_LIST } from '../../dictionary/index.ts';
import type { Word } from '../../protocol/generated/types.ts';
import { lettersOf, type WrittenTile, writeWord } from '../../steps/language/notation.ts';
import { stepDefinitions } from '../../steps/subjects.ts';
import type { Check, Finding } from '../check.ts';
import { playGames, stepOf } from '../played.ts';

interface Claim {
  readonly word: Word;
  readonly valid: boolean;
}

const claims = (words: readonly Word[], valid: boolean): Claim[] =>
  words.map((word) => ({ word, valid }));

/** Steps that say of words whether they are valid, by their wording. */
const SAYING: Record<string, (...values: never[]) => Claim[]> = {
  'que {palabras} es/son válida(s)': (words: Word[]) => claims(words, true),
  'que {palabras} no es/son válida(s)': (words: Word[]) => claims(words, false),
  'se informa de que {palabra} {dictamen}': (word: readonly WrittenTile[], valid: boolean) =>
    claims([lettersOf(word)], valid),
};

const unknownWordings = (): Problem[] =>
  Object.keys(SAYING)
    .filter((es) => !stepDefinitions().some(({ wording }) => wording.es === es))
    .map((es) =>
      problem('checks/features/words.ts', undefined, `no step reads "${es}"`, 'a step of steps/'),
    );

const saidIn = ({ steps }: Case): Claim[] =>
  steps.flatMap((text) => {
    const step = stepOf(text);
    return (step && SAYING[step.definition.wording.es]?.(...(step.values as never[]))) ?? [];
  });

/** What follows without being said: words accepted on the table, and words challenged when a ruling was given. */
const impliedIn = async (c: Case): Promise<Claim[]> => {
  const [played] = await playGames([c]);
  if (!played) return [];
  const { table, outcomes } = played;
  const accepted = new Set(table.position.lexicon.map((word) => word.join()));
  const ruled = table.events.flatMap((event, i) => {
    if (event.type !== 'rule' || outcomes[i]?.kind !== 'done') return [];
    const challenge = table.events.slice(0, i).findLast((e) => e.type === 'challenge');
    return challenge?.words ?? [];
  });
  return [...table.position.lexicon, ...ruled].map((word) => ({
    word: word as Word,
    valid: accepted.has(word.join()),
  }));
};

export const wordsAgainst = async (
  lexicon: Lexicon,
  scenarios: readonly Scenario[],
): Promise<Finding> => {
  const found = new Map<string, Claim & { readonly scenario: Scenario }>();
  for (const scenario of scenarios) {
    for (const c of scenario.cases) {
      for (const claim of [...saidIn(c), ...(await impliedIn(c))])
        found.set(`${scenario.id} ${claim.word} ${claim.valid}`, { ...claim, scenario });
    }
  }
  return {
    looked: found.size,
    problems: [
      ...unknownWordings(),
      ...[...found.values()].filter((f) => lexicon.has(f.word) !== f.valid).map(toProblem),
    ],
  };
};

const toProblem = ({ word, valid, scenario }: Claim & { readonly scenario: Scenario }): Problem =>
  problem(
    scenario.uri,
    scenario.place,
    `@${scenario.id} uses ${writeWord(word)} as ${valid ? 'valid; it is not' : 'not valid; it is'} in ${WORD_LIST}`,
    valid ? 'a word of that list' : 'a form that is not in that list',
    'articulado lookup <form> tells which is which',
  );

export const wordsReal: Check = {
  name: 'words are real',
  atLeast: findWordList() ? 100 : 0,
  run: async ({ scenarios }) => {
    const lexicon = loadDictionary();
    return lexicon
      ? wordsAgainst(lexicon, scenarios)
      : {
          looked: 0,
          problems: [],
          note: `looked at nothing: ${WORD_LIST}, an optional package, is not installed`,
        };
  },
};
