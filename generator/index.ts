// Every legal play of a rack on a board over a word list, with its points as an edition counts them.
import type { Lexicon } from '../dictionary/lexicon.ts';
import type { PlacedTile, Tile } from '../protocol/generated/types.ts';
import {
  boardOf,
  type Edition,
  editions,
  type ScoreTable,
  scoreOfPlay,
  scoreTable,
} from '../reference-impl/src/index.ts';
import { AllBeginnings } from './beginnings.ts';
import { graphOf } from './graph.ts';
import { Lines } from './lines.ts';
import { Plays } from './plays.ts';
import { Rack } from './rack.ts';
import { Search } from './search.ts';

export type { Plays } from './plays.ts';

/** The plays are good until the next call. */
export type Generate = (board: readonly PlacedTile[], rack: readonly Tile[]) => Plays;

export const generator = (
  { packed }: Pick<Lexicon, 'packed'>,
  edition: Edition = editions['fise-2009'],
): Generate => {
  const graph = graphOf(packed);
  const beginnings = new AllBeginnings();
  const plays = new Plays();
  const opening = scoreTable(edition, true);
  const later = scoreTable(edition, false);
  return (board, tiles) => {
    const before = boardOf(board);
    const table = before.size > 0 ? later : opening;
    plays.clear();
    const used = table ?? NO_TABLE;
    new Search(graph, new Lines(graph, board, used), new Rack(tiles), used, plays).run(beginnings);
    if (!table)
      plays.rescore((i) => scoreOfPlay(edition, before, plays.tiles(i), plays.direction(i)));
    return plays;
  };
};

const NO_TABLE: ScoreTable = {
  tile: {} as ScoreTable['tile'],
  letter: [],
  word: [],
  bonus: 0,
};
