// The regular conjugation of a verb, by place in its paradigm. On tiles accents vanish, so that endings have none; the
// stem changes its spelling where its sound would change. What is not regular comes with the article.
import type { VerbSlot } from '../../../../protocol/generated/types.ts';
import { plain } from '../spelling.ts';

export type Paradigm = ReadonlyMap<VerbSlot, string>;

const PERSONS = ['1s', '2s', '2v', '3s', '1p', '2p', '3p'] as const;
type Tense = Extract<VerbSlot, `${string}.1p`> extends `${infer T}.1p` ? T : never;
type Endings = Readonly<Record<Tense | 'imp' | 'ger' | 'par', string>>;

/** One for each person, voseo third; the imperative has its second persons: 2s, 2v, 2p. */
const FIRST: Endings = {
  'ind.pres': 'o as as a amos ais an',
  'ind.impf': 'aba abas abas aba abamos abais aban',
  'ind.pret': 'e aste aste o amos asteis aron',
  'ind.fut': 'are aras aras ara aremos areis aran',
  cond: 'aria arias arias aria ariamos ariais arian',
  'sub.pres': 'e es es e emos eis en',
  'sub.impf-ra': 'ara aras aras ara aramos arais aran',
  'sub.impf-se': 'ase ases ases ase asemos aseis asen',
  'sub.fut': 'are ares ares are aremos areis aren',
  imp: 'a a ad',
  ger: 'ando',
  par: 'ado',
};

const SECOND: Endings = {
  'ind.pres': 'o es es e emos eis en',
  'ind.impf': 'ia ias ias ia iamos iais ian',
  'ind.pret': 'i iste iste io imos isteis ieron',
  'ind.fut': 'ere eras eras era eremos ereis eran',
  cond: 'eria erias erias eria eriamos eriais erian',
  'sub.pres': 'a as as a amos ais an',
  'sub.impf-ra': 'iera ieras ieras iera ieramos ierais ieran',
  'sub.impf-se': 'iese ieses ieses iese iesemos ieseis iesen',
  'sub.fut': 'iere ieres ieres iere ieremos iereis ieren',
  imp: 'e e ed',
  ger: 'iendo',
  par: 'ido',
};

const THIRD: Endings = {
  ...SECOND,
  'ind.pres': 'o es is e imos is en',
  'ind.fut': 'ire iras iras ira iremos ireis iran',
  cond: 'iria irias irias iria iriamos iriais irian',
  imp: 'e i id',
};

const slotsOf = (tense: string, endings: readonly string[]): (readonly [VerbSlot, string])[] => {
  if (endings.length === 1) return [[tense as VerbSlot, endings[0] ?? '']];
  const persons = tense === 'imp' ? ['2s', '2v', '2p'] : PERSONS;
  return endings.map((ending, i) => [`${tense}.${persons[i]}` as VerbSlot, ending]);
};

const byPlace = (endings: Endings) =>
  Object.entries(endings).flatMap(([tense, written]) => slotsOf(tense, written.split(' ')));

const CONJUGATIONS: Readonly<Record<string, ReturnType<typeof byPlace>>> = {
  ar: byPlace(FIRST),
  er: byPlace(SECOND),
  ir: byPlace(THIRD),
};

/** Before E in the first conjugation, before A and O in the others: the stem keeps its sound. */
const RESPELLED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  ar: [
    [/c$/, 'qu'],
    [/g$/, 'gu'],
    [/z$/, 'c'],
  ],
  er: [
    [/c$/, 'z'],
    [/g$/, 'j'],
    [/gu$/, 'g'],
    [/qu$/, 'c'],
  ],
};

/** Undefined where the word is no infinitive. */
export const regularParadigm = (infinitive: string): Paradigm | undefined => {
  // IR is an ending without a stem.
  const [, stem = '', theme = ''] =
    /^(.+(?=[aei]r$)|(?=ir$))([aei]r)$/.exec(plain(infinitive)) ?? [];
  const endings = CONJUGATIONS[theme];
  if (!endings) return undefined;
  const join = joining(stem, theme);
  const forms = new Map<VerbSlot, string>([['inf', plain(infinitive)]]);
  for (const [slot, ending] of endings) forms.set(slot, join(ending));
  return forms;
};

/** How endings are joined to a stem. */
const joining = (stem: string, theme: string): ((ending: string) => string) => {
  const changing = theme === 'ar' ? /^e/ : /^[ao]/;
  const [from, to = ''] =
    RESPELLED[theme === 'ar' ? 'ar' : 'er']?.find(([end]) => end.test(stem)) ?? [];
  const respelled = from ? stem.replace(from, to) : stem;
  // TAÑER, BULLIR: the I of a diphthong is lost in the sound before it.
  const loses = /(?:ñ|ll|ch)$/.test(stem);
  return (ending) =>
    (changing.test(ending) ? respelled : stem) +
    (loses ? ending.replace(/^i(?=[eo])/, '') : ending);
};
