// The places of a paradigm as grammars abbreviate them: a tense, a person of it, or a group of places.
import type { VerbSlot } from '../../../protocol/generated/types.ts';
import { VERB_SLOTS } from '../../../protocol/generated/vocabulary.ts';

const PERSONS: Readonly<Record<string, string>> = {
  yo: '1s',
  tú: '2s',
  vos: '2v',
  él: '3s',
  nosotros: '1p',
  vosotros: '2p',
  ellos: '3p',
};

/** Each with all of its persons, where it has any. */
const TENSES: Readonly<Record<string, string>> = {
  'inf.': 'inf',
  'ger.': 'ger',
  'part.': 'par',
  'pres. de ind.': 'ind.pres',
  'imperf. de ind.': 'ind.impf',
  'pret.': 'ind.pret',
  'fut. de ind.': 'ind.fut',
  'condic.': 'cond',
  'pres. de subj.': 'sub.pres',
  'imperf. de subj. en -ra': 'sub.impf-ra',
  'imperf. de subj. en -se': 'sub.impf-se',
  'fut. de subj.': 'sub.fut',
  'imper.': 'imp',
};

const isTense = (slot: VerbSlot, tense = ''): boolean =>
  slot === tense || slot.startsWith(`${tense}.`);

/** The endings of the third conjugation that have no I: ABOLE, ABOLA. */
const WITHOUT_I = /^(ind\.pres\.([123]s|3p)|sub\.pres\..*|imp\.2s)$/;

/** The forms of a verb in -CER or -CIR whose C turns into Z: BALBUZO, BALBUZA. */
const WITH_Z = /^(ind\.pres\.1s|sub\.pres\..*)$/;

const GROUPS: Readonly<Record<string, (slot: VerbSlot) => boolean>> = {
  ...Object.fromEntries(
    Object.entries(TENSES).map(([name, tense]) => [
      name,
      (slot: VerbSlot): boolean => isTense(slot, tense),
    ]),
  ),
  'imperf. de subj.': (slot) => slot.startsWith('sub.impf'),
  'formas no personales': (slot) => /^(inf|ger|par)\b/.test(slot),
  'terceras personas': (slot) => /\.3[sp]$/.test(slot),
  'formas cuya desinencia empieza por i': (slot) => !WITHOUT_I.test(slot),
  'formas sin zeta': (slot) => !WITH_Z.test(slot),
  voseo: (slot) => /^(ind\.pres|imp)\.2v$/.test(slot),
};

/** The places of a group or a tense; undefined where there is none of this name. */
export const placesOf = (name: string): readonly VerbSlot[] | undefined => {
  const group = GROUPS[name];
  return group && VERB_SLOTS.filter(group);
};

/** Every place but these. */
export const placesBut = (places: readonly VerbSlot[]): readonly VerbSlot[] =>
  VERB_SLOTS.filter((slot) => !places.includes(slot));

/** The place of a person in a tense, or of what has no persons; undefined where there is none. */
export const placeOf = (tense: string, person: string | undefined): VerbSlot | undefined => {
  const name = [TENSES[tense], ...(person === undefined ? [] : [PERSONS[person]])].join('.');
  return VERB_SLOTS.find((slot) => slot === name);
};

export const KNOWN_GROUPS: readonly string[] = Object.keys(GROUPS);
export const KNOWN_TENSES: readonly string[] = Object.keys(TENSES);
export const KNOWN_PERSONS: readonly string[] = Object.keys(PERSONS);
