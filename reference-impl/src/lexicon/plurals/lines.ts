// Lists of words with their plurals, a line each: `club: clubs clubes`; `gas: gas` does not vary.
import { type Domain, openList } from '../../kernel/domain.ts';
import { naming, type Ruled } from '../../kernel/ruled.ts';
import { plain } from '../spelling.ts';

type Lines = readonly string[];

const wordsOf = (line: string): readonly string[] => line.split(/:? /);

const linesWith = (
  stranger: string | undefined,
  less: (lines: Lines, line: string) => readonly Lines[],
) => {
  const list = openList(stranger ?? '');
  return {
    ...list,
    accepts: (value: unknown): value is Lines =>
      list.accepts(value) && value.every((line) => /^\S+: \S+( \S+)*$/.test(line)),
    others: (value: Lines = []) => [
      ...(stranger === undefined || value.includes(stranger) ? [] : [[...value, stranger]]),
      ...value.flatMap((line) => [...less(value, line), ...shorter(value, line)]),
    ],
  } satisfies Domain<Lines>;
};

/** The words of an ending that depart from its rule: without its line a word follows the rule. */
export const lines = (stranger: string): Domain<Lines> =>
  linesWith(stranger, (value, line) => [value.filter((other) => other !== line)]);

/**
 * The words of a class, each with what the clause gives it, be it what the rule would: instead of a line less, one that
 * says otherwise. There may be no other word of the class to be the stranger.
 */
export const tellings = (stranger?: string): Domain<Lines> =>
  linesWith(stranger, (value, line) => {
    const [word = '', plural, ...more] = wordsOf(line);
    if (more.length > 0) return [];
    const other = plural === word ? `${word}${/[aeiouáéíóú]$/.test(word) ? 's' : 'es'}` : word;
    return [replaced(value, line, `${word}: ${other}`)];
  });

/** The same lines but for one plural of a word that has several. */
const shorter = (value: Lines, line: string): readonly Lines[] => {
  const [word = '', ...plurals] = wordsOf(line);
  return plurals.length < 2
    ? []
    : plurals.map((plural) =>
        replaced(value, line, `${word}: ${plurals.filter((p) => p !== plural).join(' ')}`),
      );
};

const replaced = (value: Lines, line: string, other: string): Lines =>
  value.map((own) => (own === line ? other : own));

/** What a list tells of this word, whatever its accents. */
export const toldOf = (list: Ruled<Lines>, word: string): Ruled<Lines> | undefined => {
  const line = linesByWord(list.value).get(plain(word));
  return line && { value: line.plurals, ...naming(list, line.text) };
};

interface Line {
  readonly text: string;
  readonly plurals: readonly string[];
}

const known = new WeakMap<Lines, ReadonlyMap<string, Line>>();

const linesByWord = (list: Lines): ReadonlyMap<string, Line> => {
  const before = known.get(list);
  if (before) return before;
  const byWord = new Map(
    list.map((text) => {
      const [word = '', ...plurals] = wordsOf(text);
      return [plain(word), { text, plurals }];
    }),
  );
  known.set(list, byWord);
  return byWord;
};
