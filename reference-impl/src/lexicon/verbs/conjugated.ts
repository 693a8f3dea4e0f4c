// The gerund and the forms by tense and person.
import { ask } from '../../kernel/edition.ts';
import { type Ground, isSilent } from '../../kernel/ruled.ts';
import { type Form, formed } from '../form.ts';
import { isPlayable } from '../spelling.ts';
import { conjugating } from './conjugating.ts';
import { FINITE_AND_GERUND, type VerbForms } from './paradigm.ts';
import { filled } from './places.ts';

export const conjugatedForms: VerbForms = (edition, verb, lemma) =>
  FINITE_AND_GERUND.flatMap((slot) => {
    const place = filled(edition, verb, slot);
    const verdict = isSilent(place) ? 'undetermined' : place.value ? 'valid' : 'invalid';
    const make = (text: string, ...grounds: readonly Ground[]): Form =>
      formed(lemma, { op: 'conjugated', text, slot }, verdict, ...grounds);
    const regular = verb.prints(slot) ? [] : [ask(edition, conjugating.regular)];
    return verb
      .formsAt(slot)
      .filter(isPlayable)
      .map((text) => make(text, place, ...regular));
  });
