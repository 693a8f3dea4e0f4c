// Questioning a play, the answer, and what follows.
import type { GameEvent, Player } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { given, thus, when } from '../kernel/registry.ts';
import { lay } from './game.steps.ts';
import { wordOf } from './notation.ts';
import type { Table } from './table.ts';

const BOTH: Player[] = ['A', 'B'];

given(
  { es: 'que las impugnaciones se resuelven {gestión}', en: 'challenges are settled {means}' },
  (table, mode) => {
    table.position.handling = { mode, announced: true, agreed: [...BOTH] };
  },
);

given(
  { es: 'que no se anunció antes del torneo', en: 'it was not announced before the tournament' },
  (table) => {
    table.position.handling.announced = false;
  },
);

given(
  {
    es: 'que solo {jugador} lo aceptó antes de la ronda',
    en: 'only {player} agreed to it before the round',
  },
  (table, player) => {
    table.position.handling.agreed = [player];
  },
);

given(
  {
    es: 'que {jugador} ha colocado {palabra} desde {casilla} {dirección} y ha anunciado y anotado {int} punto(s)',
    en: '{player} has laid {Word} from {square} {direction} and has announced and noted {int} point(s)',
  },
  (table, by, word, square, down, points) => {
    lay(table, by, word, square, down);
    table.happens({ type: 'announce', by, points }, { type: 'note', by, points });
  },
);

given(
  {
    es: 'que {jugador} colocó {palabra} desde {casilla} {dirección}, ambos anotaron {int} punto(s) y el turno pasó',
    en: '{player} laid {Word} from {square} {direction}, both noted {int} point(s) and the turn went by',
  },
  (table, by, word, square, down, points) => {
    lay(table, by, word, square, down);
    table.happens(
      { type: 'announce', by, points },
      ...BOTH.map((p): GameEvent => ({ type: 'note', by: p, points })),
      { type: 'press-clock', by },
    );
  },
);

given(
  { es: 'que {jugador} ha impugnado {palabras}', en: '{player} has challenged {words}' },
  (table, by, words) => {
    table.happens(challengeOf(by, words));
  },
);

given(
  {
    es: 'que {jugador} ha impugnado {palabras} antes de tiempo',
    en: '{player} has challenged {words} too early',
  },
  (table, by, words) => {
    table.happensInVain(challengeOf(by, words));
  },
);

given(
  {
    es: 'que se ha entregado la papeleta con todos los datos',
    en: 'the slip has been handed in with every item',
  },
  (table) => {
    table.happens(FULL_SLIP);
  },
);

given(
  {
    es: 'que se ha entregado una papeleta ilegible',
    en: 'a slip that cannot be read has been handed in',
  },
  (table) => {
    table.happensInVain({ ...FULL_SLIP, legible: false });
  },
);

given(
  { es: 'que {persona} ha respondido a la impugnación', en: '{person} has answered the challenge' },
  (table, by) => {
    table.happens(answerOf(by));
  },
);

when(
  { es: '{persona} impugna {palabras}', en: '{person} challenges {words}' },
  (table, by, words) => {
    table.happens(challengeOf(by, words));
  },
);

when(
  { es: 'se entrega la papeleta con {papeleta}', en: 'the slip is handed in with {slip}' },
  (table, items) => {
    table.happens({ type: 'hand-in-slip', items: [...items], legible: true });
  },
);

when(
  { es: 'se entrega una papeleta ilegible', en: 'a slip that cannot be read is handed in' },
  (table) => {
    table.happens({ ...FULL_SLIP, legible: false });
  },
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
    table.happens({ ...answerOf(by), agreed: BOTH.filter((p) => p !== player) });
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
  (table, by, words) => settle(table, by, words),
);

given(
  {
    es: 'que {jugador} impugnó {palabras} y el juez respondió',
    en: '{player} challenged {words} and the judge answered',
  },
  (table, by, words) => settle(table, by, words),
);

given(
  {
    es: 'que {jugador} impugnó {palabras} {cauce} y el juez respondió',
    en: '{player} challenged {words} {channel} and the judge answered',
  },
  (table, by, words, slip) => settle(table, by, words, slip),
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
  (table, by, words) => {
    table.happens(challengeOf(by, words), answerOf('judge'));
  },
);

when({ es: '{jugador} retira su jugada', en: '{player} takes the own play back' }, (table, by) => {
  table.happens({ type: 'withdraw', by });
});

when({ es: '{jugador} apela', en: '{player} appeals' }, (table, by) => {
  table.happens({ type: 'appeal', by });
});

when(
  { es: '{jugador} pide un recuento de la jugada', en: '{player} asks to recount the play' },
  (table, by) => {
    table.happens({ type: 'request-recount', by });
  },
);

when(
  {
    es: '{jugador} exige que se explique el significado',
    en: '{player} demands to be told the meaning',
  },
  (table, by) => {
    table.happens({ type: 'demand-meaning', by });
  },
);

thus(
  {
    es: 'la respuesta es que la jugada es {dictamen}',
    en: 'the answer is that the play is {verdict}',
  },
  async (table, valid) => {
    const { verdict } = await table.outcome();
    expectEqual(
      'verdict',
      { scope: verdict?.scope, valid: verdict?.valid },
      { scope: 'play', valid },
    );
  },
);

thus(
  {
    es: 'la respuesta es que la palabra es {dictamen}',
    en: 'the answer is that the word is {verdict}',
  },
  async (table, valid) => {
    const { verdict } = await table.outcome();
    expectEqual(
      'verdict',
      { scope: verdict?.scope, valid: verdict?.valid },
      { scope: 'word', valid },
    );
  },
);

thus({ es: 'la respuesta es {alcance}', en: 'the answer is {scope}' }, async (table, scope) => {
  expectEqual('verdict.scope', (await table.outcome()).verdict?.scope, scope);
});

thus(
  { es: 'la respuesta detalla {int} palabra(s)', en: 'the answer tells of {int} word(s)' },
  async (table, count) => {
    expectEqual('verdict.words', (await table.outcome()).verdict?.words.length, count);
  },
);

thus(
  { es: 'se informa de que {palabra} es {dictamen}', en: 'it is told that {Word} is {verdict}' },
  async (table, word, valid) => {
    const told = (await table.outcome()).verdict?.words.find(
      (w) => w.word.join() === wordOf(word).join(),
    );
    expectEqual(`verdict on ${word}`, told?.valid, valid);
  },
);

const FULL_SLIP: Extract<GameEvent, { type: 'hand-in-slip' }> = {
  type: 'hand-in-slip',
  items: ['words', 'signature-A', 'signature-B', 'table', 'round', 'tick-A', 'tick-B'],
  legible: true,
};

const challengeOf = (
  by: Extract<GameEvent, { type: 'challenge' }>['by'],
  words: readonly string[],
): GameEvent => ({
  type: 'challenge',
  by,
  words: words.map(wordOf),
});

const answerOf = (
  by: Extract<GameEvent, { type: 'rule' }>['by'],
): Extract<GameEvent, { type: 'rule' }> => ({
  type: 'rule',
  by,
  agreed: [...BOTH],
  inView: true,
});

const settle = (table: Table, by: Player, words: readonly string[], slip = true): void => {
  table.happens(challengeOf(by, words), ...(slip ? [FULL_SLIP] : []), answerOf('judge'));
};
