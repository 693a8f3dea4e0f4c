// Random tables before the first event: from the opening to an empty bag, with racks that may be wrong in number.
import {
  CLOCK_DEVICES,
  HANDLING_MODES,
  PLAYERS,
  TIMINGS,
  TOURNAMENT_CLASSES,
  TURN_KINDS,
} from '../../protocol/generated/vocabulary.ts';
import { DISTRIBUTION } from '../src/editions/original-game.ts';
import { each, other, type Player } from '../src/game/board/players.ts';
import { RACK_SIZE, type Tile } from '../src/game/board/tiles.ts';
import type { Position } from '../src/game/state.ts';
import type { Turn, TurnKind } from '../src/game/turn/turns.ts';
import type { Chance } from './chance.ts';
import { anyBoard } from './plays.ts';

const ALL_TILES: readonly Tile[] = Object.entries(DISTRIBUTION).flatMap(([tile, count]) =>
  Array.from({ length: count }, () => tile as Tile),
);

/** Two games in five are kept by a program. */
const RECORDED = ['sheets', 'automatic', 'sheets', 'automatic', 'sheets'] as const;

export const anyPosition = (chance: Chance): Position => {
  const position = gameInProgress(chance);
  return chance.oneIn(8) ? notBegun(chance, position) : position;
};

const notBegun = (chance: Chance, position: Position): Position => ({
  ...position,
  board: [],
  racks: { A: [], B: [] },
  bag: chance.shuffled(ALL_TILES),
  turns: [],
});

const gameInProgress = (chance: Chance): Position => {
  const { board, rest } = anyBoard(chance, chance.shuffled(ALL_TILES));
  const sizes = each(() => (chance.oneIn(3) ? chance.below(10) : RACK_SIZE));
  const racks = {
    A: rest.slice(0, sizes.A),
    B: rest.slice(sizes.A, sizes.A + sizes.B),
  };
  const bag = rest.slice(sizes.A + sizes.B);
  const toMove = chance.pick(PLAYERS);
  return {
    board,
    racks,
    bag: chance.coin() ? bag.slice(0, chance.below(9)) : bag,
    scores: chance.oneIn(3) ? { A: 0, B: 0 } : each(() => chance.below(400)),
    toMove,
    turns: turnsBefore(chance, toMove),
    recording: chance.pick(RECORDED),
    timing: chance.pick(TIMINGS),
    clocks: each(() => chance.below(1_800_000)),
    lexicon: [],
    handling: {
      mode: chance.oneIn(4) ? chance.pick(HANDLING_MODES) : 'slips',
      announced: chance.coin(),
      agreed: chance.some(PLAYERS),
    },
    surpluses: each(() => chance.below(3)),
    ...(chance.oneIn(4) ? { clock: anyClock(chance, toMove) } : {}),
    ...(chance.coin() ? { tournament: anyTournament(chance) } : {}),
  };
};

const anyClock = (chance: Chance, toMove: Player): NonNullable<Position['clock']> => ({
  device: chance.pick(CLOCK_DEVICES),
  allotmentMs: chance.pick([1_500_000, 1_800_000]),
  totalMs: chance.pick([3_000_000, 3_600_000]),
  elapsedMs: chance.below(3_600_000),
  running: chance.pick([toMove, toMove, null, 'both']),
});

const anyTournament = (chance: Chance): NonNullable<Position['tournament']> => ({
  class: chance.pick(TOURNAMENT_CLASSES),
  tribunal: chance.coin(),
  over: chance.coin(),
});

const SCORELESS: readonly TurnKind[] = ['exchange', 'exchange', 'exchange', 'pass'];

/** Turns taken in alternation; the last is by the player who does not move next. */
const turnsBefore = (chance: Chance, toMove: Player): Turn[] => {
  const count = chance.below(14);
  const kinds = chance.oneIn(3) ? SCORELESS : TURN_KINDS;
  return Array.from({ length: count }, (_, i) => ({
    by: (count - i) % 2 === 0 ? toMove : other(toMove),
    kind: chance.pick(kinds),
  }));
};
