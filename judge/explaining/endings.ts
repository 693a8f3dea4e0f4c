// From a form back to what it may come from: the endings of plurals, feminines, derivatives and conjugations, taken off.

/** What stands at the end of a form, and what stood there before. */
export type Ending = readonly [end: string, before: string];

/** `clubs`, `clubes`, `luces`, `fraques`, `jerséis`. */
export const PLURALS: readonly Ending[] = [
  ['s', ''],
  ['es', ''],
  ['ces', 'z'],
  ['ques', 'c'],
  ['is', 'y'],
];

export const FEMININES: readonly Ending[] = [
  ['a', 'o'],
  ['a', ''],
  ['a', 'e'],
];

/** What anybody might form without looking it up. */
export const DERIVATIVES: readonly (readonly [end: RegExp, before: readonly string[]])[] = [
  [/it[oa]$/, ['o', 'a', 'e', '']],
  [/az[oa]$/, ['o', 'a', 'e', '']],
  [/uch[oa]$/, ['o', 'a', 'e', '']],
  [/isim[oa]$/, ['o', 'a', 'e', '']],
  [/mente$/, ['', 'o']],
  [/able$/, ['ar']],
  [/ible$/, ['er', 'ir']],
  [/dor$/, ['r']],
  [/ante$/, ['ar']],
  [/iente$/, ['er', 'ir']],
];

/** The pronouns that are written as one word with a verb. */
export const PRONOUNS = /(?:me|te|se|nos|os|l[oae]s?)$/;

/** Where the ending of a conjugation made the stem be spelt otherwise. */
const RESPELT: readonly Ending[] = [
  ['', ''],
  ['qu', 'c'],
  ['gu', 'g'],
  ['c', 'z'],
  ['z', 'c'],
  ['j', 'g'],
  ['g', 'gu'],
  ['c', 'qu'],
];

/** What it was before, by each ending that it has. */
export const without = (form: string, endings: readonly Ending[]): readonly string[] =>
  endings.flatMap(([end, before]) =>
    form.endsWith(end) && form.length > end.length + 1
      ? [`${form.slice(0, form.length - end.length)}${before}`]
      : [],
  );

/** The stems that may stand before an ending of a conjugation. */
export const stemsOf = (stem: string): readonly string[] =>
  RESPELT.flatMap(([end, before]) =>
    stem.endsWith(end) ? [`${stem.slice(0, stem.length - end.length)}${before}`] : [],
  );
