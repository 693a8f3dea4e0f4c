// What a note tells of the conjugation of a verb: `sin paradigma`; `paradigma pronominal`; `paradigma sin voseo`; `U. solo
// en inf. y ger.`; and forms that are not regular, tense by tense: `pres. de ind.: yo quepo; pret.: yo cupe, tú cupiste`.
import type {
  ConjugatedForm,
  DictionaryEntry,
  ParadigmStyle,
  VerbSlot,
} from '../../../protocol/generated/types.ts';
import {
  KNOWN_GROUPS,
  KNOWN_PERSONS,
  KNOWN_TENSES,
  placeOf,
  placesBut,
  placesOf,
} from './places.ts';

export type Paradigm = Partial<NonNullable<DictionaryEntry['paradigm']>>;

const STYLES: Readonly<Record<string, ParadigmStyle>> = {
  'paradigma pronominal': 'pronominal',
  'paradigma impersonal': 'impersonal',
};

const NOTES: Readonly<Record<string, 'only' | 'generally'>> = {
  solo: 'only',
  generalmente: 'generally',
};

/** Undefined where the note is not of a conjugation; throws, through `fail`, where it is and cannot be read. */
export const paradigmIn = (
  note: string,
  fail: (found: string, known: readonly string[]) => never,
): Paradigm | undefined => {
  if (note === 'sin paradigma') return { shown: false };
  const style = STYLES[note];
  if (style) return { style };
  const placesIn = (names: string): readonly VerbSlot[] =>
    names
      .split(/, (?:[ye] )?| [ye] (?:en )?/u)
      .flatMap((name) => placesOf(name.replace(/^las /u, '')) ?? fail(name, KNOWN_GROUPS));
  const [, missing] = /^paradigma sin (.+)$/u.exec(note) ?? [];
  if (missing) return { places: placesBut(placesIn(missing)) };
  const [, how = '', named] = /^U\. (solo|generalmente) en (.+)$/u.exec(note) ?? [];
  if (named) return { ...(NOTES[how] ? { note: NOTES[how] } : {}), places: placesIn(named) };
  const tenses = note.split('; ').map((tense) => tense.split(': '));
  if (!KNOWN_TENSES.includes(tenses[0]?.[0] ?? '')) return undefined;
  return { forms: tenses.flatMap(([tense = '', forms = '']) => formsOf(tense, forms, fail)) };
};

const formsOf = (
  tense: string,
  forms: string,
  fail: (found: string, known: readonly string[]) => never,
): readonly ConjugatedForm[] => {
  if (!KNOWN_TENSES.includes(tense)) return fail(tense, KNOWN_TENSES);
  return forms.split(', ').map((written) => {
    const [form = '', person] = written.split(' ').reverse();
    const slot = placeOf(tense, person);
    return slot ? { slot, form } : fail(`${tense}: ${written}`, KNOWN_PERSONS);
  });
};

export const KNOWN_PARADIGMS: readonly string[] = [
  'sin paradigma',
  ...Object.keys(STYLES),
  'paradigma sin …',
  ...Object.keys(NOTES).map((how) => `U. ${how} en …`),
  ...KNOWN_TENSES.map((tense) => `${tense}: …`),
];
