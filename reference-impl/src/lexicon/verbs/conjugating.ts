// Whether a verb is conjugated at all: because the regulation names it, or by the age of its senses and by whether the
// dictionary shows a paradigm. Each sense is asked by itself; one that conjugates is enough.
import type { Sense } from '../../../../protocol/generated/types.ts';
import { ERAS } from '../../../../protocol/generated/vocabulary.ts';
import { flag, norm, oneOf, openList, orSilence } from '../../kernel/domain.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { type Asked, clausesOf, holds, isSilent, lists, naming } from '../../kernel/ruled.ts';
import { lines, toldOf } from '../plurals/lines.ts';
import type { Verb } from './paradigm.ts';

const AGES = ['current', ...ERAS] as const;

export const conjugating = group('conjugating', {
  /** In its tenses and persons, or in the infinitive only. */
  verb: table(AGES, table(['shown', 'missing'], orSilence(oneOf('conjugated', 'infinitive')))),
  /** What the dictionary does not show as irregular follows the model of its ending. */
  regular: norm(),
  /** An old sense that is still used somewhere counts as a current one. */
  stillUsed: flag(),
  /** Verbs without a paradigm that are conjugated all the same, as regular ones. */
  named: openList('cantar'),
  /** Such verbs that are not regular, each with the verb that it is conjugated like: `herver: perder`. */
  modelled: lines('cantar: perder'),
  /** Such verbs of which only the infinitive is valid. */
  infinitiveOnly: openList('cantar'),
});

export const conjugates = (edition: Edition, verb: Verb): Asked<boolean> =>
  (verb.shown ? undefined : byName(edition, verb)) ?? bySenses(edition, verb);

const byName = (edition: Edition, { headword }: Verb): Asked<boolean> | undefined => {
  const only = ask(edition, conjugating.infinitiveOnly);
  if (!isSilent(only) && lists(only, headword))
    return { value: false, because: naming(only, headword).because };
  const named = ask(edition, conjugating.named);
  if (!isSilent(named) && lists(named, headword))
    return { value: true, because: naming(named, headword).because };
  const modelled = ask(edition, conjugating.modelled);
  const model = isSilent(modelled) ? undefined : toldOf(modelled, headword);
  return model && { value: true, because: model.because };
};

const bySenses = (edition: Edition, { senses, shown }: Verb): Asked<boolean> => {
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
