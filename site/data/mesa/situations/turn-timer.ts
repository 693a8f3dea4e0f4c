// The time of a turn is up, by a two-minute timer.
import { timer } from '../../../../reference-impl/src/game/clock/parameters.ts';
import { ask } from '../../../../reference-impl/src/kernel/edition.ts';
import { answer, type Case, question, text } from '../situation.ts';
import { names } from '../telling/names.ts';
import { turn } from '../telling/table.ts';
import { BOARD } from './plays.ts';

const PLAYER = names(['quien jugaba', 'the player'], ['el rival', 'the opponent']);

const LAID: Readonly<Record<string, readonly string[]>> = {
  nada: [],
  algo: ['que Ana ha puesto S en H11'],
};

export const turnTimer: Case = {
  slug: 'turno-vencido',
  title: text('Suena el temporizador del turno', 'The timer of the turn goes off'),
  topic: 'electronic-timer',
  names: PLAYER,
  questions: [
    question(
      'fichas',
      '¿Había puesto fichas al acabar la señal?',
      'Had any tile been laid when the signal ended?',
      answer('nada', 'Ninguna', 'None'),
      answer('algo', 'Alguna', 'Some'),
    ),
  ],
  steps: ({ fichas = '' }) => [
    BOARD,
    'que Ana tiene SAEINRT en el atril',
    'que se juega con un temporizador de dos minutos',
    ...(LAID[fichas] ?? []),
    'pasan 121 segundos',
  ],
  about: (edition) => ask(edition, timer.limitMs),
  doing: (heard, { fichas }) => [
    fichas === 'algo'
      ? text('Puede terminar la jugada empezada.', 'The play that was begun may be finished.')
      : text('El turno se pierde.', 'The turn is lost.'),
    ...turn(heard, PLAYER),
  ],
};
