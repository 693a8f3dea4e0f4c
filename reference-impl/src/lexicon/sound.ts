// How a word sounds, as far as its plural hangs on it: syllables, where the stress falls, whether it ends in a stressed
// vowel. Accents of the printed form are all that is needed.

export interface Sound {
  readonly syllables: number;
  readonly stress: 'oxytone' | 'paroxytone' | 'proparoxytone';
  /** The last letter is a vowel and the stress falls on it. */
  readonly endsStressed: boolean;
}

const STRONG = /[aeoáéó]/;
const WRITTEN = /[áéíóú]/;

/** Silent letters are left out, and a final -Y sounds like I. */
const sounding = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<!c)h/g, '')
    .replace(/([gq])u(?=[eiéí])/g, '$1')
    .replace(/ü/g, 'u')
    .replace(/y$/, 'i');

/** A weak vowel beside another makes one syllable with it, unless it is accented or doubled. */
const joins = (nucleus: string, vowel: string): boolean => {
  const last = nucleus.at(-1) ?? '';
  if (STRONG.test(vowel)) return /^[iu]+$/.test(nucleus);
  if (WRITTEN.test(vowel)) return /^[iu]$/.test(nucleus) && nucleus !== weak(vowel);
  return !/[íú]/.test(last) && last !== vowel;
};

const weak = (vowel: string): string => (vowel === 'í' ? 'i' : 'u');

/** The vowels of each syllable. */
const nucleiOf = (text: string): string[] => {
  const nuclei: string[] = [];
  for (const group of sounding(text).match(/[aeiouáéíóú]+/g) ?? []) {
    let nucleus = '';
    for (const vowel of group) {
      if (nucleus !== '' && !joins(nucleus, vowel)) {
        nuclei.push(nucleus);
        nucleus = '';
      }
      nucleus += vowel;
    }
    nuclei.push(nucleus);
  }
  return nuclei;
};

/** Without a written accent the stress is on the last syllable but one after a vowel, or a vowel and -N or -S. */
const isGraveByDefault = (text: string): boolean => /[aeiouáéíóú][ns]?$/i.test(text);

export const soundOf = (text: string): Sound => {
  const nuclei = nucleiOf(text);
  const accented = nuclei.findIndex((nucleus) => WRITTEN.test(nucleus));
  const byDefault = nuclei.length > 1 && isGraveByDefault(text) ? 1 : 0;
  const fromEnd = accented >= 0 ? nuclei.length - 1 - accented : byDefault;
  const last = nuclei.at(-1) ?? '';
  const glides = last.length > 1 && /[iu]$/.test(last);
  return {
    syllables: nuclei.length,
    stress: fromEnd === 0 ? 'oxytone' : fromEnd === 1 ? 'paroxytone' : 'proparoxytone',
    endsStressed: fromEnd === 0 && /[aeiouáéíóú]$/i.test(text) && !glides,
  };
};
