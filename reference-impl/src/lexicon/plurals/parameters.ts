// How a plural is made: by the ending of the word, but for the words that a regulation names with their plurals.
import { type Domain, oneOf, openList } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

/**
 * Stress matters for vowels, -N, -S and -X, and what stands before it for -Y; -L is also -LL. A regulation may set apart
 * monosyllables in a vowel, with or without a written accent.
 */
export const ENDINGS = [
  'unstressed-a-e-o',
  'unstressed-i-u',
  'monosyllable',
  'accented-monosyllable',
  'e',
  'a-o',
  'i-u',
  'b',
  'c',
  'ch',
  'd',
  'f',
  'g',
  'h',
  'j',
  'l',
  'm',
  'n',
  'n-proparoxytone',
  'p',
  'r',
  's-monosyllable',
  's-oxytone',
  's',
  't',
  'v',
  'x-monosyllable',
  'x-oxytone',
  'x',
  'y',
  'y-after-consonant',
  'z',
] as const;
export type Ending = (typeof ENDINGS)[number];

export const WAYS = ['-s', '-es', 'both', '-ces', 'unchanged'] as const;
export type Way = (typeof WAYS)[number];

/** Words with their plurals, a line each: `club: clubs clubes`; `gas: gas` does not vary. */
const lines = (stranger: string): Domain<readonly string[]> => {
  const list = openList(stranger);
  return {
    ...list,
    accepts: (value): value is readonly string[] =>
      list.accepts(value) && value.every((line) => /^\S+: \S+( \S+)*$/.test(line)),
    others: (value = []) => [
      ...list.others(value),
      ...value.flatMap((line) => shorter(value, line)),
    ],
  };
};

/** The same lines but for one plural of a word that has several. */
const shorter = (value: readonly string[], line: string): (readonly string[])[] => {
  const [word = '', ...plurals] = line.split(/:? /);
  return plurals.length < 2
    ? []
    : plurals.map((plural) =>
        value.map((other) =>
          other === line ? `${word}: ${plurals.filter((p) => p !== plural).join(' ')}` : other,
        ),
      );
};

const made = oneOf('-s', '-es', 'both', 'unchanged');

export const plural = group('plural', {
  rule: { ...table(ENDINGS, made), z: oneOf('-ces', '-es', 'unchanged') },
  /** Words whose plural is told for themselves; beside each ending, a regular word that might be taken for one. */
  exceptions: {
    'unstressed-a-e-o': lines('casa: casa'),
    'unstressed-i-u': lines('taxi: taxi'),
    monosyllable: lines('fe: fe'),
    'accented-monosyllable': lines('sí: sí'),
    e: lines('café: café'),
    'a-o': lines('sofá: sofá'),
    'i-u': lines('bambú: bambú'),
    b: lines('querub: querub'),
    c: lines('bistec: bistec'),
    ch: lines('mach: maches'),
    d: lines('pared: pared'),
    f: lines('chef: chef'),
    g: lines('gag: gag'),
    h: lines('sah: sahs'),
    j: lines('reloj: reloj'),
    l: lines('papel: papel'),
    m: lines('tótem: tótem'),
    n: lines('pin: pin'),
    'n-proparoxytone': lines('asíndeton: asíndetons'),
    p: lines('clip: clip'),
    r: lines('mujer: mujer'),
    's-monosyllable': lines('gas: gas'),
    's-oxytone': lines('francés: francés'),
    s: lines('crisis: crisises'),
    t: lines('mamut: mamut'),
    v: lines('lev: lev'),
    'x-monosyllable': lines('fax: fax'),
    'x-oxytone': lines('telefax: telefax'),
    x: lines('látex: látexes'),
    y: lines('ley: ley'),
    'y-after-consonant': lines('henry: henry'),
    z: lines('raíz: raíz'),
  },
  /** Whether monosyllables in a vowel have rules of their own. */
  monosyllables: oneOf('apart', 'as-others'),
  /** Which monosyllables are accented ones, where they are set apart: those with a written accent, or all that are stressed. */
  accented: oneOf('written', 'stressed'),
  /** Oxytones in -S whose second part is a plural already: CIEMPIÉS. */
  compounds: oneOf('unchanged', 'as-others'),
});
