// What became of the act that a case is about, and how the table stands after it.
import { expectEqual, expectGround } from '../kernel/expect.ts';
import { game } from './registry.ts';

const { thus } = game.topic('outcome');

thus({ es: 'la actuación {resultado}', en: 'the action {result}' }, (table, result) => {
  const outcome = table.outcome();
  const reason = outcome.kind === 'refused' ? outcome.reason : undefined;
  expectEqual(reason ? `outcome, reason ${reason}` : 'outcome', outcome.kind, result.kind);
  if (result.kind === 'refused') expectGround(table, 'reason', reason, result.reason);
});

thus({ es: 'le toca a {jugador}', en: 'it is the turn of {player}' }, (table, player) => {
  expectEqual('toMove', table.state().toMove, player);
});

thus(
  { es: 'el marcador queda {int} a {int}', en: 'the score stands at {int} to {int}' },
  (table, a, b) => {
    expectEqual('scores', table.state().scores, { A: a, B: b });
  },
);

thus(
  { es: '{jugador} tiene {int} ficha(s)', en: '{player} has {int} tile(s)' },
  (table, player, count) => {
    const { racks, hands } = table.state();
    expectEqual(`tiles of ${player}`, racks[player].length + (hands?.[player].length ?? 0), count);
  },
);

thus(
  { es: '{jugador} tiene {fichas} en el atril', en: '{player} has {tiles} on the rack' },
  (table, player, tiles) => {
    const rack = table.state().racks[player];
    expectEqual(`rack of ${player}`, rack.toSorted(), tiles.toSorted());
  },
);

thus(
  { es: 'en la bolsa queda(n) {int} ficha(s)', en: 'there is/are {int} tile(s) left in the bag' },
  (table, count) => {
    expectEqual('tiles in the bag', table.state().bag.length, count);
  },
);

thus(
  {
    es: 'la casilla {casilla} {sino} tiene ficha',
    en: 'the square {square} {whether} hold a tile',
  },
  (table, square, holds) => {
    const taken = table.state().board.some((tile) => tile.square === square);
    expectEqual(`a tile on ${square}`, taken, holds);
  },
);
