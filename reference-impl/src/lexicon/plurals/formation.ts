// The plurals of a word: those that its regulation tells of this very word, else those of its class and its ending.
import type { DictionaryEntry } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, clausesOf, isSilent, naming, type Ruled, says } from '../../kernel/ruled.ts';
import { authority } from '../authority.ts';
import { plain } from '../spelling.ts';
import { endingOf } from './ending.ts';
import { plural } from './parameters.ts';
import { madeBy } from './ways.ts';

const UNSAID: Asked<readonly string[]> = { silent: true, because: [] };

export const pluralsOf = (
  edition: Edition,
  entry: DictionaryEntry,
  word: string,
): Asked<readonly string[]> => {
  const made = pluralsByRule(edition, entry, word);
  const dpd = entry.plurals?.dpd;
  const over = ask(edition, authority.overDpd);
  if (!dpd || isSilent(over) || isSilent(made)) return made;
  const value = over.value === 'dpd' ? dpd : made.value;
  return { value, because: clausesOf([made, over]) };
};

const pluralsByRule = (
  edition: Edition,
  entry: DictionaryEntry,
  word: string,
): Asked<readonly string[]> => {
  const ending = endingOf(edition, word);
  if (!ending) return UNSAID;
  const exceptions = ask(edition, plural.exceptions, ending);
  const told = isSilent(exceptions) ? undefined : toldOf(exceptions, word);
  if (told) return told;
  const compounds = ask(edition, plural.compounds);
  if (entry.labels?.includes('plural-compound') && says(compounds, 'unchanged'))
    return { value: madeBy('unchanged', word), because: compounds.because };
  const rule = ask(edition, plural.rule, ending);
  return isSilent(rule) ? rule : { value: madeBy(rule.value, word), because: rule.because };
};

/** What a list of words with their plurals tells of this one, whatever its accents. */
const toldOf = (
  list: Ruled<readonly string[]>,
  word: string,
): Ruled<readonly string[]> | undefined => {
  const line = linesByWord(list.value).get(plain(word));
  return line && { value: line.plurals, ...naming(list, line.text) };
};

interface Line {
  readonly text: string;
  readonly plurals: readonly string[];
}

const known = new WeakMap<readonly string[], ReadonlyMap<string, Line>>();

const linesByWord = (lines: readonly string[]): ReadonlyMap<string, Line> => {
  const before = known.get(lines);
  if (before) return before;
  const byWord = new Map(
    lines.map((text) => {
      const [word = '', ...plurals] = text.split(/:? /);
      return [plain(word), { text, plurals }];
    }),
  );
  known.set(lines, byWord);
  return byWord;
};
