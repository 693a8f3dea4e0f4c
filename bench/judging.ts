// Words judged per second by the engine, each with an article of its own.
import { editions, judge } from '../reference-impl/src/index.ts';
import { articleOf } from '../steps/language/article/article.ts';
import { spelt } from '../steps/language/notation.ts';

const SECONDS = 1.5;
const ASKED = [
  ['club. m.', 'clubes'],
  ['querub. m.', 'querubes'],
  ['maravedí. m.', 'maravedises'],
  ['casa. f.', 'casita'],
  ['burladero, ra. adj.', 'burladeras'],
] as const;

export const judgementsPerSecond = (): number => {
  const asked = ASKED.map(([article, word]) => [[articleOf(article)], [spelt(word)]] as const);
  const once = () => asked.flatMap((one) => judge(editions['fise-2009'], ...one));
  for (let i = 0; i < 2000; i++) once();
  const started = performance.now();
  let words = 0;
  while (performance.now() - started < SECONDS * 1000) {
    for (let i = 0; i < 200; i++) words += once().length;
  }
  return words / ((performance.now() - started) / 1000);
};
