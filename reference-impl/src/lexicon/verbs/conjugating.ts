// Whether a verb is conjugated at all: by the age of its senses, and by whether the dictionary shows a paradigm. Each
// sense is asked by itself; one that conjugates is enough.
import type { Sense } from '../../../../protocol/generated/types.ts';
import { ERAS } from '../../../../protocol/generated/vocabulary.ts';
import { flag, oneOf, orSilence } from '../../kernel/domain.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { type Asked, clausesOf, holds, isSilent } from '../../kernel/ruled.ts';
import type { Verb } from './paradigm.ts';

const AGES = ['current', ...ERAS] as const;

export const conjugating = group('conjugating', {
  /** In its tenses and persons, or in the infinitive only. */
  verb: table(AGES, table(['shown', 'missing'], orSilence(oneOf('conjugated', 'infinitive')))),
  /** An old sense that is still used somewhere counts as a current one. */
  stillUsed: flag(),
});

export const conjugates = (edition: Edition, { senses, shown }: Verb): Asked<boolean> => {
  const rulings = senses.map((sense) => senseConjugates(edition, sense, shown));
  const conjugated = rulings.find((ruling) => holds(ruling));
  if (conjugated) return conjugated;
  const because = clausesOf(rulings);
  return rulings.some(isSilent) ? { silent: true, because } : { value: false, because };
};

const senseConjugates = (edition: Edition, { era, use }: Sense, shown: boolean): Asked<boolean> => {
  const still = ask(edition, conjugating.stillUsed);
  const revived = era !== undefined && use !== undefined && holds(still);
  const age = era === undefined || revived ? 'current' : era;
  const verb = ask(edition, conjugating.verb, age, shown ? 'shown' : 'missing');
  if (isSilent(verb)) return verb;
  const because = revived ? clausesOf([verb, still]) : verb.because;
  return { value: verb.value === 'conjugated', because };
};
