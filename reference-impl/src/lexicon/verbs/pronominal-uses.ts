// How far a verb is pronominal, by its headword, its senses and the paradigm that the dictionary shows.
import type { Sense } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { says } from '../../kernel/ruled.ts';
import type { Verb } from './paradigm.ts';
import { type Pronominality, pronominal } from './pronominal-parameters.ts';

/** The senses of a verb; all of them pronominal where its paradigm decides and shows it so. */
export const usesOf = (edition: Edition, { senses, style }: Verb): readonly Sense[] =>
  style === 'pronominal' && says(ask(edition, pronominal.paradigm), 'as-shown')
    ? senses.map((sense) => ({ ...sense, valency: 'prnl' }))
    : senses;

/** Undefined where no sense of it is pronominal. */
export const pronominalityOf = (edition: Edition, verb: Verb): Pronominality | undefined => {
  if (verb.withSe) return 'exclusive';
  const uses = usesOf(edition, verb);
  if (!uses.some(isPronominal)) return undefined;
  const others = othersCounted(edition, uses);
  const exclusive = ask(edition, pronominal.exclusive);
  const isExclusive =
    says(exclusive, 'any-sense') || (says(exclusive, 'all-senses') && others.length === 0);
  if (isExclusive) return 'exclusive';
  if (others.length === 0) return 'all-senses';
  return others.every(({ valency }) => valency === 'tr') ? 'with-transitive' : 'with-intransitive';
};

export const isOld = ({ era, use }: Sense): boolean =>
  era !== undefined && era !== 'p-us' && use === undefined;

const isPronominal = ({ valency }: Sense): boolean => valency === 'prnl';

const othersCounted = (edition: Edition, uses: readonly Sense[]): readonly Sense[] => {
  const others = uses.filter((sense) => !isPronominal(sense));
  return says(ask(edition, pronominal.datedSense), 'does-not')
    ? others.filter((sense) => !isOld(sense))
    : others;
};
