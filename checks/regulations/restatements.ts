// Restatements are complete and in their language: not empty, short, doubled or swapped.
import type { Clause } from '../../corpus/article.ts';
import { type Problem, problem } from '../../corpus/problem.ts';
import { type Check, eachOf } from '../check.ts';

const SHORTEST = 30;
/** A text may be so many times longer than its translation. */
const LONGEST_RATIO = 1.9;

const ES = /\b(el|la|los|las|de|del|que|se|en|un|una|es|por|con|su|al|para|si|como|y|o)\b/gu;
const EN = /\b(the|of|is|are|to|in|that|not|with|and|or|by|for|may|when|if|only|its|have)\b/gu;

export const restatements: Check = {
  name: 'restatements are complete',
  atLeast: 1087,
  run: ({ clauses }) => {
    const first = new Map<string, string>();
    return eachOf(clauses, (c) => [...shortTexts(c), ...wrongLanguage(c), ...doubled(c, first)]);
  },
};

const at = (c: Clause, found: string, expected: string): Problem =>
  problem(c.file, { line: c.line, column: 1 }, `clause ${c.number}: ${found}`, expected);

const shortTexts = (c: Clause): Problem[] => {
  const [es, en] = [c.es.length, c.en.length];
  return [
    ...(Math.min(es, en) < SHORTEST
      ? [
          at(
            c,
            `a text of ${Math.min(es, en)} characters`,
            `at least ${SHORTEST}: conditions, actors and consequences`,
          ),
        ]
      : []),
    ...(Math.max(es, en) > Math.min(es, en) * LONGEST_RATIO
      ? [at(c, `${es} characters in Spanish, ${en} in English`, 'the same rule in both languages')]
      : []),
  ];
};

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

const wrongLanguage = (c: Clause): Problem[] => [
  ...(count(c.es, ES) < count(c.es, EN)
    ? [at(c, 'the Spanish text reads as English', 'Spanish after **ES.**')]
    : []),
  ...(count(c.en, EN) < count(c.en, ES)
    ? [at(c, 'the English text reads as Spanish', 'English after **EN.**')]
    : []),
];

const doubled = (c: Clause, first: Map<string, string>): Problem[] =>
  (['es', 'en'] as const).flatMap((language) => {
    const key = `${c.edition} ${c[language]}`;
    const before = first.get(key);
    first.set(key, before ?? c.number);
    return before ? [at(c, `the ${language} text is that of ${before}`, 'a text of its own')] : [];
  });
