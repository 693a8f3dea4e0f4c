// Notes in brackets: what an article says of the word as a whole.
import type { Book, DictionaryEntry, EntryLabel } from '../../../protocol/generated/types.ts';

/** By how the note is written. */
const LABELS: Readonly<Record<string, EntryLabel>> = {
  'apóc.': 'apocope',
  'de un apóc.': 'from-apocope',
  aféresis: 'aphaeresis',
  'acort.': 'clipping',
  tratamiento: 'title',
  letra: 'letter',
  'letra griega': 'greek-letter',
  'nota musical': 'note',
  pueblo: 'people',
  oficio: 'trade',
  'dim.': 'diminutive',
  'aum.': 'augmentative',
  'superl.': 'superlative',
  'despect.': 'pejorative',
  sigla: 'acronym',
  'acrón.': 'acronym',
  'voz extranjera': 'foreign',
  'voz latina': 'latinism',
  'prefijo y sustantivo': 'prefix-noun',
  'segundo elemento en plural': 'plural-compound',
  participio: 'participle',
  unidad: 'unit',
};

/** `solo en el CD`, `solo en el CD y en papel`: the books in which the word stands. */
const PLACES: Readonly<Record<string, Book>> = {
  'el CD': 'drae22-cd',
  papel: 'drae22-print',
  'la web': 'drae22-web',
  'la web, como enmienda': 'web-amendment-23',
  'la web, para suprimir': 'marked-for-deletion',
  'el DPD': 'dpd-2005',
  Seco: 'seco',
  Bello: 'bello',
  'el Lexicon de 2017': 'lexicon-2017',
  'el DLE de 2014': 'dle23',
  'la aplicación de AJS': 'ajs-app',
};

const PLURALS = /^pl\. (DPD )?(.+)$/u;

/** What a note says of the article; undefined where it is none of these. */
export const noteIn = (note: string): Partial<DictionaryEntry> | undefined => {
  const label = LABELS[note];
  if (label) return { labels: [label] };
  const [, dpd, plurals] = PLURALS.exec(note) ?? [];
  if (plurals) return { plurals: { [dpd ? 'dpd' : 'dictionary']: plurals.split(/, | y /u) } };
  if (!note.startsWith('solo en ')) return undefined;
  const books = note.slice('solo en '.length).split(/ y en /u);
  const recorded = books.flatMap((book) => PLACES[book] ?? []);
  return recorded.length === books.length ? { recorded } : undefined;
};

export const KNOWN_NOTES: readonly string[] = [
  ...Object.keys(LABELS),
  ...Object.keys(PLACES).map((place) => `solo en ${place}`),
  'pl. …',
  'pl. DPD …',
];
