// Words judged per second of work by the engine, each with an article of its own: nouns, adjectives, verbs.
import { editions, judge } from '../reference-impl/src/index.ts';
import { articleOf } from '../steps/language/article/article.ts';
import { spelt } from '../steps/language/notation.ts';
import { secondsAtWork } from './clock.ts';

const SECONDS = 1.5;
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
  const once = () => asked.flatMap((one) => judge(editions['fise-2009'], ...one));
  for (let i = 0; i < 2000; i++) once();
  const started = secondsAtWork();
  let words = 0;
  while (secondsAtWork() - started < SECONDS) {
    for (let i = 0; i < 20; i++) words += once().length;
  }
  return words / (secondsAtWork() - started);
};

export const judgingLines = (): string[] => {
  const told = (questions: readonly Question[]): string =>
    Math.round(perSecond(questions)).toLocaleString('en');
  return [
    `words judged per second: ${told(NOUNS)} of nouns and adjectives (aim: at least 100,000), ${told(VERBS)} of verbs`,
  ];
};

if (import.meta.main) for (const line of judgingLines()) console.log(line);
