// Forms of pronominal verbs: whether a form counts bare, or with the pronoun of its person, as the regulation says.
import type { VerbSlot } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, clausesOf, isSilent, says } from '../../kernel/ruled.ts';
import type { Form } from '../form.ts';
import type { Verb } from './paradigm.ts';
import { type Mood, pronominal } from './pronominal-parameters.ts';
import { isOld, pronominalityOf } from './pronominal-uses.ts';

export type Shape = 'bare' | 'with-pronoun' | 'either' | 'none';

export const countsBare = (shape: Asked<Shape>): boolean =>
  says(shape, 'bare') || says(shape, 'either');

export const countsWithPronoun = (shape: Asked<Shape>): boolean =>
  says(shape, 'with-pronoun') || says(shape, 'either');

/** Undefined where the verb is not pronominal, or nothing of the kind is said of it. */
export const shapeOf = (edition: Edition, verb: Verb, slot: VerbSlot): Asked<Shape> | undefined => {
  const how = pronominalityOf(edition, verb);
  if (how === undefined) return undefined;
  const mood = moodOf(slot);
  const own = ask(edition, pronominal.forms, how, mood);
  if (mood !== 'infinitive') return isSilent(own) ? undefined : own;
  const old = ask(edition, pronominal.oldInfinitive);
  const shape = how === 'exclusive' && !isSilent(old) && verb.senses.every(isOld) ? old : own;
  if (isSilent(shape)) return undefined;
  const because = clausesOf([shape, ask(edition, pronominal.exclusive)]);
  return { value: shape.value, because };
};

/** A form without its pronoun, which its verb may need or do without. */
export const bare = (edition: Edition, verb: Verb, form: Form): Form => {
  const slot = form.steps.at(-1)?.slot;
  const shape = slot && shapeOf(edition, verb, slot);
  if (!shape || form.verdict === 'invalid') return form;
  return countsBare(shape)
    ? { ...form, because: clausesOf([form, shape]) }
    : { ...form, verdict: 'invalid', because: shape.because };
};

const moodOf = (slot: VerbSlot): Mood => {
  if (slot === 'inf') return 'infinitive';
  if (slot === 'ger') return 'gerund';
  return slot.startsWith('imp.') ? 'imperative' : 'finite';
};
