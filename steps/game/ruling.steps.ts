// The answer to a challenge: who gives it, under which conditions, and what it says.
import type { Player, RuleEvent, Word } from '../../protocol/generated/types.ts';
import { PLAYERS } from '../../protocol/generated/vocabulary.ts';
import { expectEqual } from '../kernel/expect.ts';
import { lettersOf, writeWord } from '../language/notation.ts';
import { challengeOf, FULL_SLIP } from './challenge.steps.ts';
import { game } from './registry.ts';
import type { Table } from './table.ts';

const { given, when, thus } = game.topic('ruling');

given(
  { es: 'que {persona} ha respondido a la impugnación', en: '{person} has answered the challenge' },
  (table, by) => {
    table.happens(answerOf(by));
  },
);

given(
  {
    es: 'que {jugador} impugnó {palabras} y el juez respondió',
    en: '{player} challenged {words} and the judge answered',
  },
  (table, by, words) => settle(table, by, words, true),
);

given(
  {
    es: 'que {jugador} impugnó {palabras} {cauce} y el juez respondió',
    en: '{player} challenged {words} {channel} and the judge answered',
  },
  (table, by, words, slip) => settle(table, by, words, slip),
);

when(
  { es: '{persona} responde a la impugnación', en: '{person} answers the challenge' },
  (table, by) => {
    table.happens(answerOf(by));
  },
);

when(
  {
    es: '{persona} responde a la impugnación sin el acuerdo de {jugador}',
    en: '{person} answers the challenge without the agreement of {player}',
  },
  (table, by, player) => {
    table.happens({ ...answerOf(by), agreed: PLAYERS.filter((p) => p !== player) });
  },
);

when(
  {
    es: '{persona} responde a la impugnación con el dispositivo oculto',
    en: '{person} answers the challenge with the device hidden',
  },
  (table, by) => {
    table.happens({ ...answerOf(by), inView: false });
  },
);

when(
  {
    es: '{jugador} impugna {palabras}, se entrega la papeleta y el juez responde',
    en: '{player} challenges {words}, the slip is handed in and the judge answers',
  },
  (table, by, words) => settle(table, by, words, true),
);

when(
  {
    es: '{jugador} impugna {palabras} {cauce} y el juez responde',
    en: '{player} challenges {words} {channel} and the judge answers',
  },
  (table, by, words, slip) => settle(table, by, words, slip),
);

when(
  {
    es: '{jugador} impugna {palabras} y el juez responde sin papeleta',
    en: '{player} challenges {words} and the judge answers without a slip',
  },
  (table, by, words) => settle(table, by, words, false),
);

thus(
  {
    es: 'la respuesta es que la jugada {dictamen}',
    en: 'the answer is that the play {verdict}',
  },
  (table, valid) => {
    const verdict = verdictOf(table);
    expectEqual(
      'verdict',
      { scope: verdict.scope, valid: verdict.valid },
      { scope: 'play', valid },
    );
  },
);

thus(
  {
    es: 'la respuesta es que la palabra {dictamen}',
    en: 'the answer is that the word {verdict}',
  },
  (table, valid) => {
    const verdict = verdictOf(table);
    expectEqual(
      'verdict',
      { scope: verdict.scope, valid: verdict.valid },
      { scope: 'word', valid },
    );
  },
);

thus({ es: 'la respuesta es {alcance}', en: 'the answer is {scope}' }, (table, scope) => {
  expectEqual('verdict.scope', verdictOf(table).scope, scope);
});

thus(
  { es: 'la respuesta detalla {int} palabra(s)', en: 'the answer tells of {int} word(s)' },
  (table, count) => {
    expectEqual('verdict.words', verdictOf(table).words?.length, count);
  },
);

thus(
  { es: 'se informa de que {palabra} {dictamen}', en: 'it is told that {Word} {verdict}' },
  (table, word, valid) => {
    const letters = lettersOf(word);
    const told = verdictOf(table).words?.find((entry) => entry.word.join() === letters.join());
    expectEqual(`verdict on ${writeWord(letters)}`, told?.valid, valid);
  },
);

const verdictOf = (table: Table) => table.report('rule');

const answerOf = (by: RuleEvent['by']): RuleEvent => ({
  type: 'rule',
  by,
  agreed: PLAYERS,
  inView: true,
});

const settle = (table: Table, by: Player, words: Word[], slip: boolean): void => {
  table.happens(challengeOf(by, words), ...(slip ? [FULL_SLIP] : []), answerOf('judge'));
};
