// Random tables before the first event: from the opening to an empty bag, with racks that may be wrong in number.
import type { Player } from '../src/game/board/players.ts';
import { each, other } from '../src/game/board/players.ts';
import { DISTRIBUTION, RACK_SIZE, type Tile } from '../src/game/board/tiles.ts';
import type { Position } from '../src/game/state.ts';
import { TURN_KINDS, type Turn, type TurnKind } from '../src/game/turn/turns.ts';
import type { Dice } from './dice.ts';
import { anyBoard } from './plays.ts';

export const ALL_TILES: readonly Tile[] = Object.entries(DISTRIBUTION).flatMap(([tile, count]) =>
  Array.from({ length: count }, () => tile as Tile),
);

export const anyPosition = (dice: Dice): Position => {
  const position = gameInProgress(dice);
  return dice.oneIn(8) ? notBegun(dice, position) : position;
};

const notBegun = (dice: Dice, position: Position): Position => ({
  ...position,
  board: [],
  racks: { A: [], B: [] },
  bag: dice.shuffled(ALL_TILES),
  turns: [],
});

const gameInProgress = (dice: Dice): Position => {
  const { board, rest } = anyBoard(dice, dice.shuffled(ALL_TILES));
  const sizes = each(() => (dice.oneIn(3) ? dice.below(10) : RACK_SIZE));
  const racks = {
    A: rest.slice(0, sizes.A),
    B: rest.slice(sizes.A, sizes.A + sizes.B),
  };
  const bag = rest.slice(sizes.A + sizes.B);
  const toMove: Player = dice.pick(['A', 'B']);
  return {
    board,
    racks,
    bag: dice.coin() ? bag.slice(0, dice.below(9)) : bag,
    scores: dice.oneIn(3) ? { A: 0, B: 0 } : each(() => dice.below(400)),
    toMove,
    turns: turnsBefore(dice, toMove),
    recording: 'sheets',
    timing: dice.pick(['running', 'stopped']),
    clocks: each(() => dice.below(1_800_000)),
    lexicon: [],
    handling: {
      mode: dice.pick(['slips', 'slips', 'device', 'players']),
      announced: dice.coin(),
      agreed: dice.some(['A', 'B']),
    },
    surpluses: each(() => dice.below(3)),
    offences: each(() => ({ game: dice.below(3), tournament: dice.below(4) })),
  };
};

const SCORELESS: readonly TurnKind[] = ['exchange', 'exchange', 'exchange', 'pass'];

/** Turns taken in alternation; the last is by the player who does not move next. */
const turnsBefore = (dice: Dice, toMove: Player): Turn[] => {
  const count = dice.below(14);
  const kinds = dice.oneIn(3) ? SCORELESS : TURN_KINDS;
  return Array.from({ length: count }, (_, i) => ({
    by: (count - i) % 2 === 0 ? toMove : other(toMove),
    kind: dice.pick(kinds),
  }));
};
