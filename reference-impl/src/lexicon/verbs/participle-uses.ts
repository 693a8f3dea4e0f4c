// Which forms of the participle the senses of a verb give. Each sense is asked by itself: one that gives all is enough.
import type { Sense } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, clausesOf, holds, isSilent } from '../../kernel/ruled.ts';
import type { Verb } from './paradigm.ts';
import { participle } from './participle-parameters.ts';
import { usesOf } from './pronominal-uses.ts';

export type Given = 'all' | 'masculine-singular' | 'none';

export const givenBy = (edition: Edition, verb: Verb): readonly Asked<Given>[] =>
  usesOf(edition, verb).map((sense) => givenBySense(edition, sense));

const givenBySense = (edition: Edition, { valency, era, use }: Sense): Asked<Given> => {
  if (valency === undefined) return { silent: true, because: [] };
  const given = ask(edition, participle.forms, valency);
  if (isSilent(given) || given.value !== 'all' || era === undefined) return given;
  const dated = ask(edition, participle.dated, era);
  const still = ask(edition, participle.stillUsed);
  const lives = use !== undefined && holds(still);
  if (lives) return { ...given, because: clausesOf([given, still]) };
  return isSilent(dated) ? given : { ...dated, because: clausesOf([given, dated]) };
};
