// Notes in brackets: what an article says of the word as a whole, or the phrase in which alone a sense is used.
import type { DictionaryEntry, EntryLabel, Sense } from '../../../protocol/generated/types.ts';

export type Phrase = NonNullable<Sense['phrase']>;

/** By how the note is written. */
const LABELS: Readonly<Record<string, EntryLabel>> = {
  'apóc.': 'apocope',
  aféresis: 'aphaeresis',
  'acort.': 'clipping',
  tratamiento: 'title',
  letra: 'letter',
  'letra griega': 'greek-letter',
  'nota musical': 'note',
  pueblo: 'people',
  'dim.': 'diminutive',
  'aum.': 'augmentative',
  'superl.': 'superlative',
  'despect.': 'pejorative',
  'voz latina': 'latinism',
  'prefijo y sustantivo': 'prefix-noun',
  'segundo elemento en plural': 'plural-compound',
};

/** `loc. adv. de ~`, `V. jueves ~`: the kind of phrase, and the phrase. */
const PHRASES: readonly (readonly [written: string, kind: Phrase['kind']])[] = [
  ['loc. sust.', 'loc-noun'],
  ['loc. adj.', 'loc-adj'],
  ['loc. adv.', 'loc-adv'],
  ['loc. prep.', 'loc-prep'],
  ['loc. conj.', 'loc-conj'],
  ['loc. interj.', 'loc-interj'],
  ['loc. verb.', 'loc-verb'],
  ['fr.', 'set-phrase'],
  ['expr.', 'expression'],
  ['V.', 'reference'],
];

export const phraseIn = (note: string): Phrase | undefined => {
  const found = PHRASES.find(([written]) => note.startsWith(`${written} `));
  return found && { kind: found[1], text: note.slice(found[0].length + 1) };
};

/** What a note says of the article; undefined where it is none of these. */
export const noteIn = (note: string): Partial<DictionaryEntry> | undefined => {
  const label = LABELS[note];
  return label && { labels: [label] };
};

export const KNOWN_NOTES: readonly string[] = [
  ...Object.keys(LABELS),
  ...PHRASES.map(([written]) => `${written} …`),
];
