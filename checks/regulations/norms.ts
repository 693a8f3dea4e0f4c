// The norms a clause lists are its own: named once, a sentence in each language, with no figure that the clause lacks.
import type { Clause } from '../../corpus/article.ts';
import { type Problem, problem } from '../../corpus/problem.ts';
import type { Norm } from '../../protocol/generated/types.ts';
import { type Check, eachOf } from '../check.ts';

const LANGUAGES = ['es', 'en'] as const;
const SENTENCE = /^[\p{Lu}¡¿«].*\.$/u;

export const normsOfClauses: Check = {
  name: 'norms are told apart',
  atLeast: 150,
  run: ({ clauses }) =>
    eachOf(
      clauses.filter((c) => c.norms),
      (c) => [...namedTwice(c), ...(c.norms ?? []).flatMap((norm) => inWords(c, norm))],
    ),
};

const at = (c: Clause, found: string, expected: string): Problem =>
  problem(c.file, { line: c.line, column: 1 }, `clause ${c.number}: ${found}`, expected);

const namedTwice = (c: Clause): Problem[] => {
  const ids = (c.norms ?? []).map(({ id }) => id);
  return ids
    .filter((id, i) => ids.indexOf(id) !== i)
    .map((id) => at(c, `two norms are called ${id}`, 'a name each'));
};

const inWords = (c: Clause, norm: Norm): Problem[] =>
  LANGUAGES.flatMap((language) => {
    const text = norm[language];
    const figures = text.match(/\d+/g) ?? [];
    return [
      ...(SENTENCE.test(text) ? [] : [at(c, `norm ${norm.id} is "${text}"`, 'a whole sentence')]),
      ...(text === c[language] ? [at(c, `norm ${norm.id} is the clause`, 'a part of it')] : []),
      ...figures
        .filter((figure) => !new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(c[language]))
        .map((figure) => at(c, `norm ${norm.id} says ${figure}`, 'a figure of the clause')),
    ];
  });
