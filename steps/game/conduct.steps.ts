// Incidents of conduct reported to the arbiter, offences found, and what they cost.
import { expectEqual } from '../kernel/expect.ts';
import { spoken } from '../language/talk.ts';
import { game } from './registry.ts';
import type { Table } from './table.ts';

const { given, when, thus } = game.topic('conduct');

/** Acts on whose conduct the regulation has something to say. */
const ACTS = [
  'speak',
  'look-up',
  'remind-clock',
  'use',
  'inspect-sheet',
  'draw',
  'exchange',
  'note',
  'hand-in-slip',
  'await-ruling',
  'ask-spelling',
  'report-foreign-draw',
] as const;

/** An edition that says nothing of an act leaves it unregulated, or done without a word on its manner. */
const rulingOf = (table: Table): string =>
  table.outcome().kind === 'refused' ? 'refused' : (table.report(...ACTS).ruling ?? 'unregulated');

given(
  { es: 'que en su turno {jugador} {dicho}', en: 'in the course of the turn {player} {speech}' },
  (table, by, speech) => {
    table.happens(spoken(by, speech));
  },
);

when({ es: '{jugador} {dicho}', en: '{player} {speech}' }, (table, by, speech) => {
  table.happens(spoken(by, speech));
});

thus({ es: 'lo que ha hecho {calificación}', en: 'what was done {ruling}' }, (table, ruling) => {
  expectEqual('ruling', rulingOf(table), ruling);
});

thus({ es: 'eso {calificación}', en: 'that {ruling}' }, (table, ruling) => {
  expectEqual('ruling', rulingOf(table), ruling);
});

thus(
  { es: '{jugador} tiene {int} turno(s) por perder', en: '{player} has {int} turn(s) to lose' },
  (table, player, count) => {
    expectEqual(`turns ${player} has to lose`, table.state().turnsToLose?.[player], count);
  },
);

thus(
  { es: '{sino} se expulsa a {jugador} del torneo', en: 'the tournament {whether} expel {player}' },
  (table, out, player) => {
    expectEqual(`${player} expelled`, table.state().expelled?.includes(player), out);
  },
);
