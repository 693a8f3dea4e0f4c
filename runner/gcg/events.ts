// A turn of a file as events of the protocol.
import type {
  ChallengeEvent,
  GameEvent,
  PlacedTile,
  Player,
  RuleEvent,
  Tile,
  Word,
} from '../../protocol/generated/types.ts';
import { PLAYERS } from '../../protocol/generated/vocabulary.ts';
import type { Wrong } from '../../shared/wrong.ts';
import { DIFFERS } from './differs.ts';
import type { Place } from './line.ts';
import { minus } from './racks.ts';
import type { Sign } from './tiles.ts';
import type { Turn } from './turns.ts';

const SIZE = 15;
const isWithin = (n: number): boolean => n >= 0 && n < SIZE;

const squareAt = ({ row, column, down }: Place, i: number): string | undefined => {
  const [r, c] = down ? [row + i, column] : [row, column + i];
  return isWithin(r) && isWithin(c) ? `${String.fromCharCode(65 + r)}${c + 1}` : undefined;
};

/** The tiles laid: letters that lie there already may be written as dots or as what they are. */
const placedTiles = (
  at: string,
  place: Place,
  signs: readonly Sign[],
  board: readonly PlacedTile[],
): PlacedTile[] | Wrong => {
  const tiles: PlacedTile[] = [];
  for (const [i, sign] of signs.entries()) {
    const square = squareAt(place, i);
    if (square === undefined) return DIFFERS.offBoard(at);
    const there = board.find((placed) => placed.square === square);
    if (sign === '.') {
      if (!there) return DIFFERS.through(square);
    } else if (!there || (there.as ?? there.tile) !== (sign.as ?? sign.tile)) {
      tiles.push({ square, ...sign });
    }
  }
  return tiles.length > 0 ? tiles : DIFFERS.nothing(at);
};

/** `next` is the rack of the player's next turn, where the file tells it. */
export const eventOf = (
  { action, by }: Turn,
  board: readonly PlacedTile[],
  rack: readonly Tile[],
  taken: readonly Tile[],
  next: readonly Tile[] | undefined,
): GameEvent | Wrong => {
  switch (action.kind) {
    case 'pass':
      return { type: 'pass', by };
    case 'exchange':
      return { type: 'exchange', by, tiles: [...taken] };
    case 'exchange-count': {
      const gone = next ? minus(rack, next).rest : [];
      const tiles = [...gone, ...minus(rack, gone).rest].slice(0, action.count);
      return { type: 'exchange', by, tiles };
    }
    case 'play': {
      const tiles = placedTiles(action.at, action.place, action.signs, board);
      return 'found' in tiles ? tiles : { type: 'place', by, tiles };
    }
    default:
      return action satisfies never;
  }
};

/** The rival questions every word of the play, and the judge answers. */
export const challengeTo = (
  by: Player,
  words: readonly Word[],
): readonly [ChallengeEvent, RuleEvent] => [
  { type: 'challenge', by: by === 'A' ? 'B' : 'A', words: [...words] },
  { type: 'rule', by: 'judge', agreed: [...PLAYERS], inView: true },
];
