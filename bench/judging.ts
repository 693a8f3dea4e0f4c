// Words judged per second of work by the engine, each with an article of its own: nouns, adjectives, verbs.
import { editions, judge } from '../reference-impl/src/index.ts';
import { articleOf } from '../steps/language/article/article.ts';
import { spelt } from '../steps/language/notation.ts';
import { secondsAtWork } from './clock.ts';

/** The best of several rounds: what else the machine does can only slow it down. */
const ROUNDS = 6;
const SECONDS = 0.4;
type Question = readonly [article: string, word: string];
const NOUNS: readonly Question[] = [
  ['club. m.', 'clubes'],
  ['querub. m.', 'querubes'],
  ['maravedí. m.', 'maravedises'],
  ['casa. f.', 'casita'],
  ['burladero, ra. adj.', 'burladeras'],
];
const VERBS: readonly Question[] = [
  ['cantar. tr.', 'cantábamos'],
  ['adolecer. tr. ant.; intr.', 'adolecida'],
  ['dignarse. prnl.', 'dignase'],
];

const perSecond = (questions: readonly Question[]): number => {
  const asked = questions.map(([article, word]) => [[articleOf(article)], [spelt(word)]] as const);
  // A new article each time: what is kept of one that was read before would flatter.
  const once = () =>
    asked.flatMap(([[article], words]) => judge(editions['fise-2009'], [{ ...article }], words));
  for (let i = 0; i < 2000; i++) once();
  const round = (): number => {
    const started = secondsAtWork();
    let words = 0;
    while (secondsAtWork() - started < SECONDS) {
      for (let i = 0; i < 20; i++) words += once().length;
    }
    return words / (secondsAtWork() - started);
  };
  return Math.max(...Array.from({ length: ROUNDS }, round));
};

export const judgingLines = (): string[] => {
  const told = (questions: readonly Question[]): string =>
    Math.round(perSecond(questions)).toLocaleString('en');
  return [
    `words judged per second: ${told(NOUNS)} of nouns and adjectives (aim: at least 100,000), ${told(VERBS)} of verbs`,
  ];
};

if (import.meta.main) for (const line of judgingLines()) console.log(line);
