// Words are asked of the dictionary under a regulation, and each is judged.
import type { LexicalVerdict, Word } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { writeWord } from '../language/notation.ts';
import type { Query } from './query.ts';
import { lexicon } from './registry.ts';

const { when, thus } = lexicon.topic('judging');

when(
  {
    es: 'se pregunta por {palabras} según el reglamento {reglamento}',
    en: '{words} is/are asked about under the regulation {edition}',
  },
  (query, words, edition) => {
    query.words.push(...words);
    query.edition = edition;
  },
);

when(
  {
    es: 'se pregunta por {palabras}, y también por {palabras}, según el reglamento {reglamento}',
    en: '{words} is/are asked about, and {words} too, under the regulation {edition}',
  },
  (query, words, others, edition) => {
    query.words.push(...words, ...others);
    query.edition = edition;
  },
);

const expectVerdict = (query: Query, words: readonly Word[], verdict: LexicalVerdict): void => {
  for (const word of words) expectEqual(writeWord(word), query.judgement(word).verdict, verdict);
};

thus({ es: 'vale(n) {palabras}', en: '{words} is/are valid' }, (query, words) => {
  expectVerdict(query, words, 'valid');
});

thus({ es: 'no vale(n) {palabras}', en: '{words} is/are not valid' }, (query, words) => {
  expectVerdict(query, words, 'invalid');
});

thus(
  {
    es: 'queda(n) a juicio de los árbitros {palabras}',
    en: '{words} is/are left to the arbiters',
  },
  (query, words) => {
    expectVerdict(query, words, 'undetermined');
  },
);
