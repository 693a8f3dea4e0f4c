// Questions that no case asks, made from one that is: other forms of the same articles, other marks, other editions.
import type { LexiconJudgeParams, Word } from '../../../protocol/generated/types.ts';
import {
  EDITIONS,
  ENTRY_LABELS,
  ERAS,
  VALENCIES,
  WORD_CATEGORIES,
} from '../../../protocol/generated/vocabulary.ts';

/** What may be put after a word, or in place of its last letter. */
const ENDS: readonly Word[] = [
  ...[['S'], ['E', 'S'], ['C', 'E', 'S'], ['I', 'S'], ['A'], ['A', 'S']],
  ...[
    ['S', 'E'],
    ['L', 'E'],
    ['O', 'S'],
    ['D', 'O'],
  ],
] as Word[];

export const furtherWords = (params: LexiconJudgeParams): LexiconJudgeParams[] => {
  const { edition, dictionary } = params;
  const words = [
    ...params.words,
    ...params.words.flatMap((word) => ENDS.flatMap((end) => [[...word, ...end], ended(word, end)])),
  ];
  const asked = { ...params, words };
  const entriesOf = (change: (entry: Entry) => Entry): LexiconJudgeParams => ({
    ...asked,
    dictionary: { entries: dictionary.entries.map(change) },
  });
  return [
    asked,
    ...EDITIONS.filter((other) => other !== edition).map((other) => ({ ...asked, edition: other })),
    ...ENTRY_LABELS.map((label) => entriesOf((entry) => ({ ...entry, labels: [label] }))),
    ...WORD_CATEGORIES.map((category) =>
      entriesOf((entry) => ({ ...entry, senses: [{ category }] })),
    ),
    ...VALENCIES.map((valency) =>
      entriesOf((entry) => ({ ...entry, senses: [{ category: 'verb', valency }] })),
    ),
    ...ERAS.map((era) =>
      entriesOf((entry) => ({
        ...entry,
        senses: entry.senses.map((sense) => ({ ...sense, era })),
      })),
    ),
  ];
};

type Entry = LexiconJudgeParams['dictionary']['entries'][number];

const ended = (word: Word, end: Word): Word => [...word.slice(0, -1), ...end];
