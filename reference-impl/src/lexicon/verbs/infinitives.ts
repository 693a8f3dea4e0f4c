// The infinitive with -SE and without: the headword has one of them, and somebody may think of the other.
import type { DictionaryEntry } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, clausesOf, type Ground, isSilent, says } from '../../kernel/ruled.ts';
import { type Form, formed } from '../form.ts';
import { isPlayable } from '../spelling.ts';
import { type VerbForms, verbIn } from './paradigm.ts';
import { countsBare, countsWithPronoun, shapeOf } from './pronominal.ts';
import { pronominal } from './pronominal-parameters.ts';

/** The infinitive that the article does not print. */
export const otherInfinitive: VerbForms = (edition, verb, lemma) => {
  const { infinitive, withSe } = verb;
  const other = withSe
    ? ({ op: 'without-se', text: infinitive, slot: 'inf' } as const)
    : ({ op: 'with-se', text: `${infinitive}se`, slot: 'inf' } as const);
  const make = (counts: boolean, ground: Ground): readonly Form[] =>
    isPlayable(other.text) ? [formed(lemma, other, counts ? 'valid' : 'invalid', ground)] : [];
  const shape = shapeOf(edition, verb, 'inf');
  if (shape) return make((withSe ? countsBare : countsWithPronoun)(shape), shape);
  const added = ask(edition, pronominal.addedSe);
  if (withSe || isSilent(added)) return [];
  const because = clausesOf([added, ask(edition, pronominal.exclusive)]);
  return make(says(added, 'admitted'), { because });
};

/** Whether the infinitive counts as it is printed; undefined where nothing is said of that. */
export const listedInfinitive = (
  edition: Edition,
  entry: DictionaryEntry,
): Asked<boolean> | undefined => {
  const verb = verbIn(entry);
  const shape = verb && shapeOf(edition, verb, 'inf');
  if (!shape || verb.senses.length < entry.senses.length) return undefined;
  const value = (verb.withSe ? countsWithPronoun : countsBare)(shape);
  return { value, because: shape.because };
};
