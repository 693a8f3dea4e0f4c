// Tables from which random games go on: from the opening to an empty bag, as real plays have made them.
import { mixedBag } from '../generator/bag.ts';
import type { Plays } from '../generator/index.ts';
import type { PlacedTile, Player, Position, Tile, TurnKind } from '../protocol/generated/types.ts';
import { PLAYERS } from '../protocol/generated/vocabulary.ts';
import type { Random } from '../shared/random.ts';
import { openingPosition } from '../steps/game/positions.ts';
import type { World } from './world.ts';

const SIZE = 7;
/** Turns without a play that a game may have behind it. */
const IDLE: readonly TurnKind[] = ['pass', 'exchange', 'invalid'];
const RUNS = [1, 2, 3, 5, 9, 10, 11];
const MOST_PASSES = 3;

export const rivalOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');

export const startOf = (world: World): Position => {
  const { random, profiles } = world;
  const played = playOn(world, random.pick([0, random.below(8), random.below(30), 30]));
  const idle = profiles.has('final') && random.oneIn(4) ? idleTurns(random) : [];
  const kinds: TurnKind[] = [...Array<TurnKind>(played.plays).fill('play'), ...idle];
  const toMove = idle.length % 2 === 0 ? played.toMove : rivalOf(played.toMove);
  const { board, racks, bag, scores } = played;
  return {
    ...openingPosition(),
    ...{ board, racks, bag, scores, toMove, recording: 'automatic' },
    turns: kinds.map((kind, i) => ({
      by: (kinds.length - i) % 2 === 0 ? toMove : rivalOf(toMove),
      kind,
    })),
  };
};

const idleTurns = (random: Random): TurnKind[] => {
  const kind = random.pick(IDLE);
  const count = random.pick(RUNS);
  const run = Array<TurnKind>(kind === 'pass' ? Math.min(count, MOST_PASSES) : count).fill(kind);
  return random.oneIn(3) && kind !== 'pass' ? run.with(0, random.pick(IDLE)) : run;
};

interface Played {
  readonly board: PlacedTile[];
  readonly racks: Record<Player, Tile[]>;
  readonly bag: Tile[];
  readonly scores: Record<Player, number>;
  readonly toMove: Player;
  readonly plays: number;
}

/** So many plays, or as many as leave both players a tile. */
const playOn = ({ generate, random }: World, most: number): Played => {
  const bag = mixedBag(random);
  const racks = { A: bag.splice(0, SIZE), B: bag.splice(0, SIZE) };
  const scores = { A: 0, B: 0 };
  const board: PlacedTile[] = [];
  let toMove: Player = random.pick(PLAYERS);
  let plays = 0;
  for (; plays < most; plays++) {
    const found = generate(board, racks[toMove]);
    const chosen = likelyPlay(random, found);
    const tiles = chosen < 0 ? [] : found.tiles(chosen);
    if (tiles.length === 0 || (bag.length === 0 && tiles.length >= racks[toMove].length)) break;
    scores[toMove] += found.score(chosen);
    board.push(...tiles);
    for (const { tile } of tiles) racks[toMove].splice(racks[toMove].indexOf(tile), 1);
    racks[toMove].push(...bag.splice(0, tiles.length));
    toMove = rivalOf(toMove);
  }
  return { board, racks, bag, scores, toMove, plays };
};

const GLANCES = 6;

/** The best of a few: neither always the best of all nor any at random; -1 where there is none. */
export const likelyPlay = (random: Random, plays: Plays): number => {
  if (plays.count === 0) return -1;
  const some = Array.from({ length: GLANCES }, () => random.below(plays.count));
  return some.reduce((best, one) => (plays.score(one) > plays.score(best) ? one : best));
};
