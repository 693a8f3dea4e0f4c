// The plurals of a word: those that its regulation tells of this very word, else those of its class and its ending.
import type { DictionaryEntry, Sense } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, clausesOf, isSilent, says } from '../../kernel/ruled.ts';
import { authority } from '../authority.ts';
import { endingOf } from './ending.ts';
import { toldOf } from './lines.ts';
import { namedPlurals } from './named.ts';
import { plural } from './parameters.ts';
import { madeBy } from './ways.ts';

const UNSAID: Asked<readonly string[]> = { silent: true, because: [] };

/** In one sense of its article. */
export const pluralsOf = (
  edition: Edition,
  entry: DictionaryEntry,
  sense: Sense,
  word: string,
): Asked<readonly string[]> => {
  const made = pluralsByRule(edition, entry, sense, word);
  const dpd = entry.plurals?.dpd;
  const over = ask(edition, authority.overDpd);
  if (!dpd || isSilent(over) || isSilent(made)) return made;
  const value = over.value === 'dpd' ? dpd : made.value;
  return { value, because: clausesOf([made, over]) };
};

const pluralsByRule = (
  edition: Edition,
  entry: DictionaryEntry,
  sense: Sense,
  word: string,
): Asked<readonly string[]> => {
  const named = namedPlurals(edition, entry, sense, word);
  if (named && !named.besides) return named.plurals;
  const made = pluralsByEnding(edition, entry, word);
  if (!named || isSilent(made)) return made;
  const { plurals } = named;
  return { value: [...plurals.value, ...made.value], because: clausesOf([plurals, made]) };
};

const pluralsByEnding = (
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
