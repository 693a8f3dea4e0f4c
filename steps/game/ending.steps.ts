// How a game comes to its end, and who wins it.
import type { Player, TurnKind } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { rivalOf } from './players.ts';
import type { Setting } from './positions.ts';
import { game } from './registry.ts';

const { given, when, thus } = game.topic('ending');

const SECOND = 1000;
const MINUTE = 60 * SECOND;

given(
  { es: 'que los últimos {int} turnos fueron {turnos}', en: 'the last {int} turns were {turns}' },
  (table, count, kind) => {
    table.position.turns = turnsBefore(table.position, Array<TurnKind>(count).fill(kind));
  },
);

given(
  {
    es: 'que hubo {turno} y después {int} {turnos}',
    en: 'there was {turn} and then {int} {turns}',
  },
  (table, kind, count, rest) => {
    const kinds = [kind, ...Array<TurnKind>(count).fill(rest)];
    table.position.turns = turnsBefore(table.position, kinds);
  },
);

given(
  {
    es: 'que hubo {int} {turnos}, {turno} y después {int} {turnos}',
    en: 'there were {int} {turns}, {turn} and then {int} {turns}',
  },
  (table, before, first, kind, count, rest) => {
    const kinds = [
      ...Array<TurnKind>(before).fill(first),
      kind,
      ...Array<TurnKind>(count).fill(rest),
    ];
    table.position.turns = turnsBefore(table.position, kinds);
  },
);

given(
  {
    es: 'que {jugador}, que empezó, lleva {int} turno(s) y {jugador} {int}',
    en: '{player}, who started, has had {int} turn(s) and {player} {int}',
  },
  (table, first, ofFirst, second, ofSecond) => {
    const by = (i: number): Player => (i % 2 === 0 ? first : second);
    table.position.turns = Array.from({ length: ofFirst + ofSecond }, (_, i) => ({
      by: by(i),
      kind: 'play',
    }));
    table.position.toMove = ofFirst > ofSecond ? second : first;
  },
);

given({ es: 'que se ha agotado el tiempo total', en: 'the total time has run out' }, (table) => {
  table.happens({ type: 'time-up' });
});

when(
  { es: '{jugador} declara que no puede colocar', en: '{player} declares being unable to place' },
  (table, by) => {
    table.happens({ type: 'declare-blocked', by });
  },
);

when(
  { es: 'se agota el tiempo total de la partida', en: 'the total time of the game runs out' },
  (table) => {
    table.happens({ type: 'time-up' });
  },
);

when(
  {
    es: 'el juez cierra la ronda a los {int} min {int} s',
    en: 'the judge closes the round after {int} min {int} s',
  },
  (table, minutes, seconds) => {
    table.happens({ type: 'close-round', elapsedMs: minutes * MINUTE + seconds * SECOND });
  },
);

thus({ es: 'la partida {final}', en: 'the game {ending}' }, (table, ending) => {
  expectEqual('ending', table.state().ended?.reason ?? 'none', ending);
});

thus({ es: 'gana {jugador}', en: '{player} wins' }, (table, player) => {
  expectEqual('winner', table.state().ended?.winner, player);
});

/** Turns taken in alternation, after a play by each if words lie on the board; the last is by who does not move next. */
const turnsBefore = ({ toMove, board }: Setting, kinds: readonly TurnKind[]): Setting['turns'] => {
  const plays: readonly TurnKind[] = board.length > 0 ? ['play', 'play'] : [];
  const all = [...plays, ...kinds];
  const by = (i: number): Player => ((all.length - i) % 2 === 0 ? toMove : rivalOf(toMove));
  return all.map((kind, i) => ({ by: by(i), kind }));
};
