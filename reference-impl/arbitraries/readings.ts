// Editions with some of their cells read otherwise, as interpretations and alterations do.
import { GAME_PARAMETERS } from '../src/game/parameters.ts';
import type { Edition } from '../src/kernel/edition.ts';
import { type Entry, entriesOf, readingAt, withReadings } from '../src/kernel/readings.ts';
import type { Chance } from './chance.ts';

const MOST_ALTERED = 12;

/** Now and then a cell is read as silence, also where the edition speaks. */
export const anyReading = (chance: Chance, edition: Edition): Edition => {
  const entries = entriesOf(edition, GAME_PARAMETERS);
  const altered = Array.from({ length: chance.below(MOST_ALTERED) }, () => chance.pick(entries));
  return altered.reduce(
    (read, entry) =>
      withReadings(read, readingAt(entry, chance.oneIn(6) ? null : anyValue(chance, entry))),
    edition,
  );
};

const anyValue = (chance: Chance, { domain }: Entry): unknown => {
  switch (domain.kind) {
    case 'choice':
      return chance.pick(domain.values);
    case 'set':
      return chance.some(domain.values);
    case 'list':
      return [];
    case 'count': // a number, or what the domain has besides numbers
      return chance.pick([0, 1, 2, 3, 6, ...domain.values]);
    case 'norm':
      return true;
    default:
      return domain.kind satisfies never;
  }
};
