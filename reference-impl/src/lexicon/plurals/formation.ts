// The plurals of a word: those that its regulation tells of this very word, else those of its class and its ending.
import type { DictionaryEntry, Sense } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, clausesOf, isSilent, type Ruled, says } from '../../kernel/ruled.ts';
import { authority } from '../authority.ts';
import { endingOf } from './ending.ts';
import { toldOf } from './lines.ts';
import { namedPlurals } from './named.ts';
import { plural } from './parameters.ts';
import { madeBy } from './ways.ts';

/** Words made in a way that may leave them as they are in the plural. */
const UNVARYING = [
  ['plural-compound', plural.compounds],
  ['prefix-noun', plural.prefixed],
] as const;

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
  const besides = named?.plurals ?? pluralsOfPeople(edition, entry);
  if (!besides || isSilent(made)) return made;
  return { value: [...besides.value, ...made.value], because: clausesOf([besides, made]) };
};

/** CHANÁ, with the plural that the dictionary prints. */
const pluralsOfPeople = (
  edition: Edition,
  { labels = [], plurals }: DictionaryEntry,
): Ruled<readonly string[]> | undefined => {
  const rule = ask(edition, plural.peopleInDictionary);
  if (!labels.includes('people') || !plurals?.dictionary || isSilent(rule)) return undefined;
  return { value: rule.value === 'too' ? plurals.dictionary : [], because: rule.because };
};

/** What the list of its ending tells of this very word. */
export const toldByEnding = (
  edition: Edition,
  word: string,
  ending = endingOf(edition, word),
): Ruled<readonly string[]> | undefined => {
  const exceptions = ending && ask(edition, plural.exceptions, ending);
  return exceptions && !isSilent(exceptions) ? toldOf(exceptions, word) : undefined;
};

const pluralsByEnding = (
  edition: Edition,
  entry: DictionaryEntry,
  word: string,
): Asked<readonly string[]> => {
  const ending = endingOf(edition, word);
  if (!ending) return UNSAID;
  const told = toldByEnding(edition, word, ending);
  if (told) return told;
  for (const [label, parameter] of UNVARYING) {
    const kept = ask(edition, parameter);
    if (entry.labels?.includes(label) && says(kept, 'unchanged'))
      return { value: madeBy('unchanged', word), because: kept.because };
  }
  const rule = ask(edition, plural.rule, ending);
  return isSilent(rule) ? rule : { value: madeBy(rule.value, word), because: rule.because };
};
