// What stands on a table that no line of its case speaks of. A case may not depend on it: a check plays every case with
// other things unsaid, and finds it unchanged.
import type { AssignStartEvent, Player, Tile } from '../../protocol/generated/types.ts';
import { tilesOf, type WrittenTile, writtenTiles } from '../language/notation.ts';
import { BY_TILES, type StockPlay } from './stock-plays.ts';

export interface Unsaid {
  /** The hundred tiles in the order they come out: letters in turn, so that any number of them is a mixed lot. */
  readonly order: readonly Tile[];
  readonly racks: Readonly<Record<Player, readonly Tile[]>>;
  /** In mid-game. */
  readonly scores: Readonly<Record<Player, number>>;
  /** In mid-game, so many tiles. */
  readonly bag: number;
  /** In mid-game, from H6 across to H10, where it ends in O. */
  readonly word: readonly WrittenTile[];
  /** By number of tiles laid: what was played by somebody who has so many to draw. */
  readonly plays: readonly StockPlay[];
  /** In mid-game, turns that each has had. */
  readonly turns: number;
  readonly start: Pick<AssignStartEvent, 'listed' | 'game' | 'firstStarter' | 'starts'>;
}

export const USUAL: Unsaid = {
  order: tilesOf(
    'AEOSNRLTDCIUAEMOPSBGAEONRUILTDHCAEOS[CH]FVYAEONQRIJ[LL]ÑSTDUXZAE[RR]MBPGHOICLDAENRUTSAEOIDAEOAE?AAUSRNLC?EEOI',
  ),
  racks: { A: tilesOf('AEOSRTL'), B: tilesOf('EAINDCU') },
  scores: { A: 60, B: 45 },
  bag: 40,
  word: writtenTiles('PATIO'),
  plays: BY_TILES,
  turns: 1,
  start: { listed: 'A', game: 1, firstStarter: 'A', starts: { A: 0, B: 0 } },
};
