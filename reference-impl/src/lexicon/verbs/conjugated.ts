// The gerund and the forms by tense and person.
import { ask } from '../../kernel/edition.ts';
import { type Ground, isSilent } from '../../kernel/ruled.ts';
import { type Form, formed } from '../form.ts';
import { isPlayable } from '../spelling.ts';
import { conjugates, conjugating } from './conjugating.ts';
import { FINITE_AND_GERUND, type VerbForms } from './paradigm.ts';
import { filled } from './places.ts';

export const conjugatedForms: VerbForms = (edition, verb, lemma, asked = []) => {
  const conjugated = conjugates(edition, verb);
  const regularly = ask(edition, conjugating.regular);
  const isWanted = (text: string): boolean =>
    isPlayable(text) && (asked.length === 0 || asked.includes(text));
  return FINITE_AND_GERUND.flatMap((slot) => {
    const texts = verb.formsAt(slot).filter(isWanted);
    if (texts.length === 0) return [];
    const place = filled(edition, verb, slot, conjugated);
    const verdict = isSilent(place) ? 'undetermined' : place.value ? 'valid' : 'invalid';
    const make = (text: string, ...grounds: readonly Ground[]): Form =>
      formed(lemma, { op: 'conjugated', text, slot }, verdict, ...grounds);
    const regular = verb.prints(slot) ? [] : [regularly];
    return texts.map((text) => make(text, place, ...regular));
  });
};
