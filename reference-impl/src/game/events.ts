// What can happen at the table.
import type { PlacedTile } from './board/board.ts';
import type { Actor, Each, Player } from './board/players.ts';
import type { Square } from './board/squares.ts';
import type { Letter, Tile, Word } from './board/tiles.ts';
import type { Incident } from './conduct/incidents.ts';

type By<T extends string> = { readonly type: T; readonly by: Player };

export type SlipEntry =
  | 'words'
  | 'signature-A'
  | 'signature-B'
  | 'table'
  | 'round'
  | 'tick-A'
  | 'tick-B';

export type LotPurpose = 'start' | 'chair' | 'side';
export type BoardSide = 'top' | 'right' | 'bottom' | 'left';
export type StartFormat = 'round-robin' | 'swiss' | 'match' | 'teams' | 'koth';

interface StartAssignment {
  readonly type: 'assign-start';
  readonly format: StartFormat;
  readonly listed: Player;
  readonly game: number;
  readonly firstStarter: Player;
  readonly starts: Each<number>;
  readonly program: boolean;
  readonly announced: boolean;
  readonly notified: boolean;
}

export type GameEvent =
  | (By<'place'> & { readonly tiles: readonly PlacedTile[] })
  | (By<'decide-opening'> & { readonly accept: boolean })
  | (By<'announce'> & { readonly points: number })
  | (By<'note'> & { readonly points: number; readonly word?: Word | undefined })
  | (By<'draw'> & { readonly count: number; readonly racked: number; readonly seen: number })
  | By<'press-clock'>
  | { readonly type: 'wait'; readonly ms: number }
  | By<'pause-clock'>
  | (By<'exchange'> & { readonly tiles: readonly Tile[] })
  | By<'pass'>
  | { readonly type: 'challenge'; readonly by: Actor; readonly words: readonly Word[] }
  | {
      readonly type: 'hand-in-slip';
      readonly items: readonly SlipEntry[];
      readonly legible: boolean;
    }
  | {
      readonly type: 'rule';
      readonly by: Actor;
      readonly agreed: readonly Player[];
      readonly inView: boolean;
    }
  | By<'withdraw'>
  | By<'appeal'>
  | By<'request-recount'>
  | By<'demand-meaning'>
  | (By<'report-surplus'> & { readonly player: Player })
  | (By<'return-tiles'> & { readonly tiles: readonly Tile[] })
  | (By<'report-shortage'> & { readonly player: Player })
  | (By<'hand-over'> & { readonly tiles: readonly Tile[] })
  | (By<'report-leftover'> & { readonly owing: readonly Player[] })
  | { readonly type: 'find-offence'; readonly player: Player }
  | By<'declare-blocked'>
  | { readonly type: 'time-up' }
  | { readonly type: 'close-round'; readonly elapsedMs: number }
  | { readonly type: 'read-clock'; readonly player: Player; readonly usedMs: number }
  | { readonly type: 'draw-lots'; readonly purpose: LotPurpose; readonly lots: Each<Tile> }
  | StartAssignment
  | By<'complain-tiles'>
  | (By<'request-seat-lots'> & { readonly agreed: boolean })
  | (By<'choose-side'> & { readonly side: BoardSide })
  | (By<'lay'> & {
      readonly tiles: readonly PlacedTile[];
      readonly dropped: boolean;
      readonly seen: boolean;
    })
  | By<'finish-placing'>
  | (By<'pick-up'> & { readonly square: Square })
  | (By<'rearrange'> & {
      readonly tiles: readonly PlacedTile[];
      readonly purpose: 'correct' | 'improve';
    })
  | By<'begin-count'>
  | By<'give-up-play'>
  | (By<'name-blank'> & { readonly square: Square; readonly letter: Letter | 'K' | 'W' })
  | {
      readonly type: 'settle-blank';
      readonly author: Letter | null;
      readonly rival: Letter | null;
      readonly said: Letter;
    }
  | By<'claim-blank'>
  | (By<'announce-exchange'> & { readonly count: number })
  | {
      readonly type: 'count-bag';
      readonly by: Actor;
      readonly inside: boolean;
      readonly agreed: readonly Player[];
      readonly monitors: boolean;
    }
  | (By<'report-incident'> & { readonly incident: Incident });

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
