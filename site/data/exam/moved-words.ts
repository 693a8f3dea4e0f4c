// Of words that hold and words that do not: the same words, with some on the other side.

import { saying } from '../../../steps/kernel/match.ts';
import { type MatchedStep, parametersIn } from '../../../steps/kernel/step.ts';

export const movedWords = (steps: readonly MatchedStep[]): string[][] => {
  const [good, bad] = steps;
  if (steps.length !== 2 || !good || !bad || !isOfWords(good) || !isOfWords(bad)) return [];
  const valid = wordsOf(good);
  const invalid = wordsOf(bad);
  const [last] = valid.slice(-1);
  const [first] = invalid;
  if (last === undefined || first === undefined) return [];
  const split = (yes: readonly string[], no: readonly string[]): string[][] =>
    yes.length > 0 && no.length > 0
      ? [[saying(good, [listed(yes)]), saying(bad, [listed(no)])]]
      : [];
  return [
    ...split([...valid.slice(0, -1), first], [last, ...invalid.slice(1)]),
    ...split(valid.slice(0, -1), [last, ...invalid]),
    ...split([...valid, first], invalid.slice(1)),
  ];
};

const isOfWords = ({ definition }: MatchedStep): boolean =>
  /^(no )?vale\(n\) \{palabras\}$/.test(definition.wording.es) &&
  parametersIn(definition.wording.es).length === 1;

const wordsOf = ({ texts: [text = ''] }: MatchedStep): string[] => text.split(/, | [ye] /);

const list = new Intl.ListFormat('es');

const listed = (words: readonly string[]): string => list.format(words);
