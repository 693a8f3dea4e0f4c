// The two tables that scenarios start from. Anything a scenario does not mention is as here.
import type {
  AssignStartEvent,
  PlacedTile,
  Player,
  Position,
  Tile,
} from '../../protocol/generated/types.ts';
import { laidFrom, tilesOf, wordOf, writtenTiles } from '../language/notation.ts';

/** What steps fill in: the fields and the lists can be changed, what stands in a list cannot. */
export type Mutable<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer E)[]
    ? E[]
    : T[K] extends object
      ? Mutable<T[K]>
      : T[K];
};

/** What lies on the table and has happened; who keeps the score is said apart. */
export type Setting = Mutable<Omit<Position, 'recording'>>;

/** Drawing order of a fresh bag: letters in turn, so that any number of tiles is a mixed lot. */
const BAG = tilesOf(
  'AEOSNRLTDCIUAEMOPSBGAEONRUILTDHCAEOS[CH]FVYAEONQRIJ[LL]ÑSTDUXZAE[RR]MBPGHOICLDAENRUTSAEOIDAEOAE?AAUSRNLC?EEOI',
);

export const bagOf = (count: number): Tile[] => BAG.slice(0, count);

/** So many tiles in the bag beside those on the board and on the racks: never more of a kind than the set has. */
export const bagBeside = (used: readonly Tile[], count: number): Tile[] => {
  const rest = [...BAG];
  for (const tile of used) {
    const at = rest.lastIndexOf(tile); // from the end, so that the first to come out stay the same
    if (at >= 0) rest.splice(at, 1);
  }
  return rest.slice(0, count);
};

const RACKS: Record<Player, readonly Tile[]> = { A: tilesOf('AEOSRTL'), B: tilesOf('EAINDCU') };

const PATIO = laidFrom(writtenTiles('PATIO'), 'H6', false);

const position = (board: readonly PlacedTile[], bag: number): Setting => ({
  board: [...board],
  racks: { A: [...RACKS.A], B: [...RACKS.B] },
  bag: bagOf(bag),
  scores: { A: 0, B: 0 },
  toMove: 'A',
  turns: [],
  timing: 'running',
  clocks: { A: 0, B: 0 },
  lexicon: [],
  handling: { mode: 'slips', announced: false, agreed: [] },
  surpluses: { A: 0, B: 0 },
  offences: { A: { game: 0, tournament: 0 }, B: { game: 0, tournament: 0 } },
});

/** Before the first play: empty board, two full racks. */
export const openingPosition = (): Setting => position([], 86);

/** In mid-game: PATIO lies across the centre and each player has had a turn. */
export const midGamePosition = (): Setting => ({
  ...position(PATIO, 40),
  scores: { A: 60, B: 45 },
  turns: [
    { by: 'A', kind: 'play' },
    { by: 'B', kind: 'play' },
  ],
  lexicon: [wordOf('PATIO')],
});

/** Each player has had a turn; what lies on the board is said by the scenario alone. */
export const advancedPosition = (): Setting => ({
  ...midGamePosition(),
  board: [],
  lexicon: [],
});

/** Who starts is to be settled and nobody has started yet. */
export const firstGame = (): Mutable<AssignStartEvent> => ({
  type: 'assign-start',
  format: 'round-robin',
  listed: 'A',
  game: 1,
  firstStarter: 'A',
  starts: { A: 0, B: 0 },
  program: false,
  announced: false,
  notified: false,
});
