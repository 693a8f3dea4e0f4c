// The assistant's rulings, made once: every situation under every regulation, with every way to answer its questions.
import type { Scenario } from '../../../corpus/features.ts';
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import { combinations } from '../../../shared/combinations.ts';
import type { Text } from '../text.ts';
import { type Heard, hear } from './heard.ts';
import type { Question, Ruling, Situation, SituationGroup } from './model.ts';
import { type OpenQuestion, openIn } from './open.ts';
import { type Proofs, proofOn, proofsIn } from './proof.ts';
import { decisionOn, toldOf } from './ruling.ts';
import type { Case } from './situation.ts';
import { GROUPS } from './situations/index.ts';

export const mesaOf = (
  scenarios: readonly Scenario[],
  questions: readonly OpenQuestion[],
): readonly SituationGroup<Text>[] => {
  const proofs = proofsIn(scenarios);
  return GROUPS.map(({ name, cases }) => ({
    name,
    situations: cases.map((one) => ruled(one, proofs, questions)),
  }));
};

export const ruled = (
  one: Case,
  proofs: Proofs,
  questions: readonly OpenQuestion[],
): Situation<Text> => {
  const { slug, title, topic } = one;
  const rulings = new Map<string, Ruling<Text>>();
  const all = waysToAnswer(one.questions);
  const byEdition = Object.fromEntries(
    EDITIONS.map((edition) => [
      edition,
      all.map((facts) => {
        const told = toldOf(one, edition, facts);
        if (!told) return null;
        const heard = hear(told);
        const decision = decisionOn(one, heard, facts);
        const likeness = likenessOf(heard);
        const scenario = proofOn(proofs, heard, decision.because);
        const open = openIn(questions, told, decision, (readings) => {
          const other = hear(told, { readings });
          return likenessOf(other) === likeness ? decision : decisionOn(one, other, facts);
        });
        const ruling = { ...decision, ...(scenario ? { scenario } : {}), open };
        const key = JSON.stringify(ruling);
        if (!rulings.has(key)) rulings.set(key, ruling);
        return [...rulings.keys()].indexOf(key);
      }),
    ]),
  ) as unknown as Situation<Text>['byEdition'];
  return {
    slug,
    title,
    topic,
    questions: one.questions,
    rulings: [...rulings.values()],
    byEdition,
  };
};

/** What is alike to the rules is told alike. */
const likenessOf = ({ outcome, after }: Heard): string => JSON.stringify([outcome, after]);

export const waysToAnswer = (questions: readonly Question<unknown>[]) =>
  combinations(questions.map(({ id, answers }) => [id, answers.map((answer) => answer.id)]));
