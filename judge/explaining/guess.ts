// An article that a word may come from: how a dictionary would abbreviate it, and as the engine takes it. Marks are not
// known, nor accents: it is a guess, and tells what the word would be if the article read so.
import type { DictionaryEntry } from '../../protocol/generated/types.ts';

export interface Guess {
  readonly article: string;
  readonly entry: DictionaryEntry;
}

export type Sense = DictionaryEntry['senses'][number];

export const guess = (headword: string, marks: string, sense: Sense): Guess => ({
  article: `${headword}. ${marks}`,
  entry: { headword, senses: [sense] },
});

/** The same article with a mark that may bar what comes from it: an old word, or one in italics. */
export const marked = ({ article, entry }: Guess): readonly Guess[] => [
  {
    article: `${article} ant.`,
    entry: { ...entry, senses: entry.senses.map((sense) => ({ ...sense, era: 'ant' })) },
  },
  {
    article: article.replace(entry.headword, `*${entry.headword}*`),
    entry: { ...entry, italic: 'all' },
  },
];
