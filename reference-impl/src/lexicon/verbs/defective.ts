// Verbs that lack some of their forms: by a note of their article, or because the paradigm that it shows has gaps. A
// regulation may know better of a few of them.
import type { VerbSlot } from '../../../../protocol/generated/types.ts';
import { oneOf, openList, orSilence } from '../../kernel/domain.ts';
import { ask } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { isSilent, lists, naming } from '../../kernel/ruled.ts';
import { isImpersonal } from './impersonal.ts';
import { isVoseo, type PlaceRule, type Verb } from './paradigm.ts';

export const defective = group('defective', {
  /** The places that are not named, where a note says that a verb is used only, or generally, in some; or not shown. */
  rest: table(['only', 'generally', 'not-shown'], orSilence(oneOf('barred', 'admitted'))),
  /** Verbs that have all their forms, whatever their article says. */
  whole: openList('abolir'),
  /** Verbs that have their participle, although their article leaves it out. */
  participle: openList('abolir'),
});

/** The place is filled for a verb that the regulation names, whatever would limit it. */
export const exempt: PlaceRule = (edition, { headword, names }, slot) => {
  if (names(slot)) return undefined;
  const list = slot.startsWith('par')
    ? ask(edition, defective.participle)
    : ask(edition, defective.whole);
  if (isSilent(list) || !lists(list, headword)) return undefined;
  return { value: true, because: naming(list, headword).because };
};

export const byNote: PlaceRule = (edition, verb, slot) => {
  const { note, names } = verb;
  if (note === undefined && (names(slot) || hasOwnRule(verb, slot))) return undefined;
  const rest = ask(edition, defective.rest, note ?? 'not-shown');
  if (isSilent(rest)) return names(slot) ? undefined : rest;
  return { value: names(slot) || rest.value === 'admitted', because: rest.because };
};

/** Voseo, and a paradigm that is laid out for an impersonal verb. */
const hasOwnRule = (verb: Verb, slot: VerbSlot): boolean =>
  isVoseo(slot) || (isImpersonal(verb) && verb.style === 'impersonal');
