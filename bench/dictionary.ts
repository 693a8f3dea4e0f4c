// What the default dictionary costs: a look-up, a load from the cache, memory. Nothing when it is not installed.
import { loadDictionary, spell, WORD_LIST } from '../dictionary/index.ts';
import { findWordList, readWords } from '../dictionary/word-list.ts';
import type { Letter } from '../protocol/generated/types.ts';

const LOADS = 15;
const ROUNDS = 101;
/** Every so many words of the list are looked up, and as many forms that are not in it. */
const EVERY = 61;

const time = (work: () => unknown): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

export const dictionaryLines = (): string[] => {
  const list = findWordList();
  const lexicon = loadDictionary();
  if (!list || !lexicon) return [`dictionary: skipped, ${WORD_LIST} is not installed`];
  const loads = Array.from({ length: LOADS }, () => time(() => loadDictionary()));
  const words = readWords(list).filter((_, i) => i % EVERY === 0);
  const forms = words.flatMap((word) => [word, `${word.slice(0, -1)}ñ`].map((w) => spell(w) ?? []));
  const ns = nanosecondsPerLookUp(forms, lexicon.has);
  return [
    `dictionary: ${ns.toFixed(0)} ns per look-up, ${(1000 / ns).toFixed(1)} per microsecond (aim: at least 1)`,
    `dictionary: load ${median(loads).toFixed(1)} ms, cached (aim: at most 300)`,
    `dictionary: memory ${(lexicon.bytes / 1e6).toFixed(2)} MB for ${lexicon.size.toLocaleString('en')} words`,
  ];
};

const nanosecondsPerLookUp = (
  forms: readonly Letter[][],
  has: (word: readonly Letter[]) => boolean,
): number => {
  const once = (): number => {
    let found = 0;
    for (const form of forms) if (has(form)) found += 1;
    return found;
  };
  const found = once();
  if (found === 0 || found === forms.length)
    throw new Error(`${found} of ${forms.length} forms found, expected some and not all`);
  const rounds = Array.from({ length: ROUNDS }, () => time(once));
  return (median(rounds) * 1e6) / forms.length;
};
