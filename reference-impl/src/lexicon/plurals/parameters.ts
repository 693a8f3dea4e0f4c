// How a plural is made: by the ending of the word, but for the words that a regulation names with their plurals.
import { oneOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';
import { lines } from './lines.ts';

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
  /** Adjectives made of a prefix and a noun that no list names: ANTINIEBLA. */
  prefixed: oneOf('unchanged', 'as-others'),
  /** Names of peoples of which the dictionary prints a plural: whether it counts besides that of the rules. */
  peopleInDictionary: oneOf('too', 'not'),
});
