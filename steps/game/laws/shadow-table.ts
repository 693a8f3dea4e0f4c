// The table that the laws keep beside an answer: where every tile lies, and how far the turn has come.
import type {
  DisputedSum,
  PlacedTile,
  Player,
  Position,
  RemedyReport,
  SheetEntry,
  Tile,
  TurnKind,
  Word,
} from '../../../protocol/generated/types.ts';

export const rivalOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');

/** Tiles taken in one draw, in however many handfuls, and those of them neither racked nor looked at. */
interface Draws {
  readonly tiles: readonly Tile[];
  readonly unseen: readonly Tile[];
}

export const NOTHING_DRAWN: Draws = { tiles: [], unseen: [] };

export interface ShadowPlay {
  readonly by: Player;
  tiles: readonly PlacedTile[];
  score: number;
  accepted: boolean;
  drawn: boolean;
  /** What was written down for it, which counts although it be a wrong sum. */
  written?: number;
}

export interface Shadow {
  board: Map<string, PlacedTile>;
  /** Racked or in front of the rack. */
  held: Record<Player, Tile[]>;
  bag: Tile[];
  /** Tiles of the play or of the laying in progress. */
  play: ShadowPlay | null;
  /** The play that was noted last, and the one that was lifted last. */
  latest: ShadowPlay | null;
  fallen: ShadowPlay | null;
  /** How many plays stood, and how many were lifted by a ruling or by the rival's choice. */
  stood: number;
  lifted: number;
  /** Points of the plays that stood, since the score was last ordered. */
  scored: Record<Player, number>;
  sheets: Record<Player, SheetEntry[]>;
  /** Whose play was the latest, and whether he has noted it. */
  author: Player | undefined;
  /** How that turn was spent, where it was not spent by a play. */
  kind: TurnKind | undefined;
  noted: boolean;
  /** Who has noted it. */
  notedBy: Set<Player>;
  /** Tiles out for a lot: where they go is the edition's affair, so nothing is said of the bag any more. */
  lots: readonly Tile[] | null;
  remedy: RemedyReport | null;
  /** Tiles are still being laid; the score has been said; an answer is awaited. */
  laying: boolean;
  announced: boolean;
  asked: boolean;
  /** The question has been handed in. */
  slip: boolean;
  /** The turn has passed by the rival's playing on, and nobody has pressed the clock: whose time runs is open. */
  unpressed: boolean;
  /** A difference about a count that is not settled. */
  dispute: DisputedSum | null;
  /** Passes said over own tiles on the board: what such a turn is called is the edition's affair. */
  passedOver: number;
  /** The words asked about in the latest challenge. */
  challenged: readonly Word[];
  draws: Record<Player, Draws>;
  /** Who has gone out, leaving an accepted play without its draw. */
  leftBy: Player | null;
}

export const shadowBefore = (position: Position): Shadow => ({
  board: new Map(position.board.map((placed) => [placed.square, placed])),
  held: { A: [...position.racks.A], B: [...position.racks.B] },
  bag: [...position.bag],
  play: null,
  latest: null,
  fallen: null,
  stood: 0,
  lifted: 0,
  scored: { A: 0, B: 0 },
  sheets: { A: [...(position.sheets?.A ?? [])], B: [...(position.sheets?.B ?? [])] },
  author: undefined,
  kind: undefined,
  noted: false,
  notedBy: new Set(),
  lots: null,
  remedy: null,
  laying: false,
  announced: false,
  asked: false,
  slip: false,
  unpressed: false,
  dispute: null,
  passedOver: 0,
  challenged: [],
  draws: { A: NOTHING_DRAWN, B: NOTHING_DRAWN },
  leftBy: null,
});
