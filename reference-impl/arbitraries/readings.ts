// Editions with some of their parameters read otherwise, as interpretations and mutants do.

import { type Domain, PARAMETERS } from '../src/game/parameters.ts';
import { type Edition, withValues } from '../src/kernel/edition.ts';
import type { Dice } from './dice.ts';

export const anyReading = (dice: Dice, edition: Edition): Edition =>
  withValues(
    edition,
    Object.fromEntries(
      Object.entries<Domain<unknown>>(PARAMETERS)
        .filter(() => dice.oneIn(20))
        .map(([name, domain]) => [name, anyValue(dice, domain)]),
    ),
  );

const anyValue = (dice: Dice, domain: Domain<unknown>): unknown => {
  switch (domain.kind) {
    case 'choice':
      return dice.pick(domain.values);
    case 'set':
      return dice.some(domain.members);
    case 'count':
      return dice.below(4);
    default:
      return domain satisfies never;
  }
};
