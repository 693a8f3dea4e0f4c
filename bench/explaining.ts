// How much of the open word list can be explained by articles of its own words under FISE 2009, by which kind of step,
// and what explaining costs: a word alone, and the whole list. Nothing when the list is not installed.
import { loadDictionary, WORD_LIST } from '../dictionary/index.ts';
import { spell } from '../dictionary/spelling.ts';
import { findWordList, readWords } from '../dictionary/word-list.ts';
import { explainer } from '../judge/explaining/explain.ts';
import { EDITIONS } from '../protocol/generated/vocabulary.ts';
import { secondsAtWork } from './clock.ts';

/** Far from one another, so that no family is at hand. */
const EVERY = 6361;
/** The best of several: what else the machine does can only slow it down. */
const ROUNDS = 5;

export const explainingLines = (): string[] => {
  const list = findWordList();
  const lexicon = loadDictionary();
  if (!list || !lexicon) return [`explaining: skipped, ${WORD_LIST} is not installed`];
  const words = [...new Set(readWords(list))].filter((word) => spell(word) !== undefined);
  const known = new Set(words);
  const explain = explainer((letters) => known.has(letters), EDITIONS);

  const apart = words.filter((_, i) => i % EVERY === 0);
  for (const word of apart) explain.explain(word);
  const round = (): number => {
    const alone = explainer((letters) => lexicon.has(spell(letters) ?? []), EDITIONS);
    const started = secondsAtWork();
    for (const word of apart) alone.explain(word);
    return (1000 * (secondsAtWork() - started)) / apart.length;
  };
  const each = Math.min(...Array.from({ length: ROUNDS }, round));

  const begun = secondsAtWork();
  const counts = new Map<string, number>();
  for (const word of words) {
    const op = explain.admitted(word, 'fise-2009')?.steps.at(-1)?.op ?? 'an article of its own';
    counts.set(op, (counts.get(op) ?? 0) + 1);
  }
  const seconds = secondsAtWork() - begun;
  const share = (count: number): string => `${((100 * count) / words.length).toFixed(1)} %`;
  const explained = words.length - (counts.get('an article of its own') ?? 0);
  return [
    `explaining: ${each.toFixed(2)} ms a word under every edition (aim: at most 1)`,
    `explaining: the whole list of ${words.length.toLocaleString('en')} words under fise-2009 in ${seconds.toFixed(0)} s (aim: at most 60)`,
    `explaining: ${explained.toLocaleString('en')} words by a rule, ${share(explained)}: ${[
      ...counts,
    ]
      .toSorted(([, a], [, b]) => b - a)
      .map(([op, count]) => `${op} ${share(count)}`)
      .join(', ')}`,
  ];
};

if (import.meta.main) for (const line of explainingLines()) console.log(line);
