// What the regulation provides when there are too many tiles or too few: who does what with how many.
import { expectEqual } from '../kernel/expect.ts';
import { game } from './registry.ts';
import type { Table } from './table.ts';

const { thus } = game.topic('drawing');

thus(
  {
    es: '{jugador} mira {int} ficha(s) y devuelve {int} a la bolsa',
    en: '{player} looks at {int} tile(s) and puts {int} back in the bag',
  },
  (table, by, sees, returns) => {
    const remedy = remedyOf(table);
    const found = { by: remedy.by, sees: remedy.sees, returns: remedy.returns };
    expectEqual('remedy', found, { by, sees, returns });
  },
);

thus(
  {
    es: 'las sobrantes salen de {reserva} {elección}',
    en: 'the surplus comes from {pool} {choice}',
  },
  (table, pool, chosenBy) => {
    const remedy = remedyOf(table);
    expectEqual('remedy', { pool: remedy.pool, chosenBy: remedy.chosenBy }, { pool, chosenBy });
  },
);

thus(
  { es: 'vuelve(n) sin verse {int} ficha(s)', en: '{int} tile(s) goes/go back unseen' },
  (table, count) => {
    expectEqual('remedy.unseenReturned', remedyOf(table).unseenReturned, count);
  },
);

thus(
  {
    es: '{jugador} roba {int} ficha(s) y enseña {int}',
    en: '{player} draws {int} tile(s) and shows {int}',
  },
  (table, by, draws, sees) => {
    const remedy = remedyOf(table);
    const found = { by: remedy.by, draws: remedy.draws, sees: remedy.sees };
    expectEqual('remedy', found, { by, draws, sees });
  },
);

thus(
  { es: '{jugador} debe entregar {int} ficha(s)', en: '{player} has to hand over {int} tile(s)' },
  (table, by, handsOver) => {
    const remedy = remedyOf(table);
    expectEqual('remedy', { by: remedy.by, handsOver: remedy.handsOver }, { by, handsOver });
  },
);

thus(
  { es: '{jugador} enseña {int} ficha(s)', en: '{player} shows {int} tile(s)' },
  (table, by, count) => {
    const draw = table.report('draw', 'report-leftover');
    expectEqual('shown', { by: draw.by, shown: draw.shown?.length }, { by, shown: count });
  },
);

thus(
  { es: '{jugador} {sino} pierde turno', en: '{player} {whether} lose a turn' },
  (table, player, loses) => {
    const { losesTurn } = remedyOf(table);
    const found = losesTurn === undefined ? undefined : losesTurn === player;
    expectEqual(`${player} loses a turn`, found, loses);
  },
);

thus(
  { es: 'el juez {sino} registra el incidente', en: 'the judge {whether} record the incident' },
  (table, recorded) => {
    expectEqual('remedy.recorded', remedyOf(table).recorded, recorded);
  },
);

thus({ es: 'el error {consecuencia}', en: 'the mistake {consequence}' }, (table, consequence) => {
  const { kind } = table.outcome();
  const losesTurn = (remedyOf(table).losesTurn ?? null) !== null;
  expectEqual('consequence', { kind, losesTurn }, consequence);
});

const remedyOf = (table: Table) => table.report('report-surplus', 'report-shortage');
