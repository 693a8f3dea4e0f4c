// Other things that may stand on a table unsaid, drawn by a seed: none of them is as usual.
import type { Player, Tile } from '../../protocol/generated/types.ts';
import type { StockPlay } from '../../steps/game/stock-plays.ts';
import { type Unsaid, USUAL } from '../../steps/game/unsaid.ts';
import { writtenTiles } from '../../steps/language/notation.ts';
import { lotsOf, sampleOf } from '../mutants/logic/sample.ts';

/** Words across H6 to H10 that end in O, as the usual one does. */
const WORDS = ['SALDO', 'CAMPO', 'BARCO', 'TEXTO', 'VERBO', 'MUNDO', 'LINDO'];

/** Down from that O, by number of tiles laid. */
export const PLAYS: readonly StockPlay[] = (
  [
    ['OH', 5],
    ['OVA', 8],
    ['OPTA', 8],
    ['OBVIA', 18],
    ['OFICIO', 13],
    ['OPUESTA', 13],
    ['OBTENIDA', 67],
  ] as const
).map(([word, points]) => ({ word: writtenTiles(word), square: 'H10', down: true, points }));

/** What the text may leave unsaid, by the word for it, each otherwise than usual. */
export const otherwise = (seed: number): ReadonlyMap<string, Partial<Unsaid>> => {
  const lots = lotsOf(seed);
  const upTo = (most: number): number => 1 + Math.floor(lots() * most);
  const order: readonly Tile[] = sampleOf(USUAL.order, USUAL.order.length, seed);
  const rackOf = (player: Player, from: number) => ({
    racks: { ...USUAL.racks, [player]: order.slice(from, from + 7) },
  });
  return new Map<string, Partial<Unsaid>>([
    ['the board', { word: writtenTiles(WORDS[upTo(WORDS.length) - 1] ?? '') }],
    ["Ana's rack", rackOf('A', 20)],
    ["Bruno's rack", rackOf('B', 30)],
    ['the score', { scores: { A: 60 + upTo(50), B: 45 + upTo(50) } }],
    ['how many tiles are in the bag', { bag: 15 + upTo(20) }],
    ['which tiles are in the bag', { order }],
    ['the play before the draw', { plays: PLAYS }],
    ['the turns before', { turns: 1 + upTo(3) }],
    ['who starts', { start: { listed: 'B', game: 2, firstStarter: 'B', starts: { A: 1, B: 3 } } }],
  ]);
};

/** All of them at once. */
export const allOtherwise = (seed: number): Unsaid => {
  const every = [...otherwise(seed).values()];
  const A = every.find(({ racks }) => racks && racks.A !== USUAL.racks.A)?.racks?.A ?? [];
  return Object.assign({}, USUAL, ...every, {
    racks: { A, B: every.findLast(({ racks }) => racks)?.racks?.B ?? [] },
  });
};
