// A count of what is still wrong, written down so that it can only fall: more is a problem, and less is one too
// until the ceiling is lowered.
import { type Problem, problem } from '../corpus/problem.ts';

export const againstCeiling = (
  file: string,
  what: string,
  found: number,
  allowed: number,
  remedy: string,
): Problem[] => {
  if (found === allowed) return [];
  return found > allowed
    ? [problem(file, undefined, `${found} ${what}`, `at most ${allowed}`, remedy)]
    : [
        problem(
          file,
          undefined,
          `${found} ${what}`,
          `the ceiling ${allowed} lowered to ${found}`,
          'so that it cannot rise again',
        ),
      ];
};
