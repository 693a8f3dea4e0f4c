// Cases under challenge: they are not asked and do not count until it is settled. features/challenged-cases.txt keeps
// them, one a line, and every certificate names them.
import type { Case } from './features.ts';
import { readText } from './files.ts';
import { CorpusError, problem } from './problem.ts';

const CHALLENGED_FILE = 'features/challenged-cases.txt';

const LINE = /^(esc-\d{4}\/[a-z0-9-]+\/[1-9]\d*) #(\d+) (\S.*)$/;

export interface Challenged {
  readonly case: string;
  readonly challenge: number;
  readonly why: string;
}

/** Every line that begins like a case is one; a line that is none, and a case that is not there, is a mistake. */
export const challengedCases = (
  cases: readonly Pick<Case, 'id'>[],
  text: string = readText(CHALLENGED_FILE).text,
): Challenged[] => {
  const known = new Set(cases.map((c) => c.id));
  return text.split('\n').flatMap((line, i) => {
    if (!line.startsWith('esc-')) return [];
    const [, id = '', number = '', why = ''] = LINE.exec(line) ?? [];
    if (known.has(id)) return [{ case: id, challenge: Number(number), why }];
    const place = { line: i + 1, column: 1 };
    const expected =
      'a case of the suite, #number and what is contested, such as esc-0107/fise-2009/1 #12 the blank';
    throw new CorpusError([problem(CHALLENGED_FILE, place, line, expected)]);
  });
};

export const withoutChallenged = <C extends Pick<Case, 'id'>>(
  cases: readonly C[],
  challenged: readonly Challenged[],
): readonly C[] => {
  const out = new Set(challenged.map((c) => c.case));
  return out.size === 0 ? cases : cases.filter((c) => !out.has(c.id));
};
