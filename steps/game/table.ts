// The table that steps set and ask about: gathers a position and events, has them replayed once, gives the answer.
import type {
  AssignStartEvent,
  EditionId,
  GameEvent,
  GameReplayParams,
  GameReplayResult,
  Outcome,
  PlacedTile,
  Player,
  Position,
  Tile,
  TurnKind,
} from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import { tilesOf, wordOf } from './notation.ts';
import { type Mutable, openingPosition } from './positions.ts';

/** Whoever replays a case: a session with an implementation. */
export interface Replayer {
  replay(params: GameReplayParams): Promise<GameReplayResult>;
}

export class Table {
  readonly #replayer: Replayer;
  readonly position: Mutable<Position> = openingPosition();
  readonly events: GameEvent[] = [];
  edition: EditionId = 'fise-2009';
  /** What is known about who is to start, for the event that settles it. */
  readonly start: Mutable<AssignStartEvent> = {
    type: 'assign-start',
    format: 'round-robin',
    listed: 'A',
    game: 1,
    firstStarter: 'A',
    starts: { A: 0, B: 0 },
    program: false,
    announced: false,
    notified: false,
  };
  #answer: Promise<GameReplayResult> | undefined;
  readonly #refusedOnPurpose = new Set<number>();

  constructor(replayer: Replayer) {
    this.#replayer = replayer;
  }

  /** Something happens at the table. */
  happens(...events: readonly GameEvent[]): void {
    this.events.push(...events);
  }

  /** Something happens that the regulation does not admit, before what the scenario asks about. */
  happensInVain(event: GameEvent): void {
    this.#refusedOnPurpose.add(this.events.push(event) - 1);
  }

  setRack(player: Player, tiles: readonly Tile[]): void {
    this.position.racks[player] = [...tiles];
  }

  /** Puts tiles on the rack that a coming event needs, in place of others. */
  ensureOnRack(player: Player, tiles: readonly Tile[]): void {
    const rack = [...this.position.racks[player]];
    const kept: Tile[] = [];
    for (const tile of tiles) {
      const at = rack.indexOf(tile);
      if (at >= 0) rack.splice(at, 1);
      kept.push(tile);
    }
    this.position.racks[player] = [...kept, ...rack].slice(0, Math.max(7, kept.length));
  }

  /** A word laid over what is on the board: only the squares still empty take a tile. */
  newTiles(laid: readonly PlacedTile[]): PlacedTile[] {
    const taken = new Set(this.position.board.map((t) => t.square));
    for (const event of this.events) {
      if (event.type === 'place') for (const tile of event.tiles) taken.add(tile.square);
    }
    return laid.filter((t) => !taken.has(t.square));
  }

  accept(...words: readonly string[]): void {
    this.position.lexicon.push(...words.map(wordOf));
  }

  /** Says that words are not valid: they must not have been accepted. */
  reject(...words: readonly string[]): void {
    const accepted = new Set(this.position.lexicon.map((word) => word.join()));
    for (const word of words) {
      if (accepted.has(wordOf(word).join()))
        throw new Error(`harness: ${word} is both valid and not valid`);
    }
  }

  rackText(player: Player, text: string): void {
    this.setRack(player, tilesOf(text));
  }

  /** Turns taken in alternation after a play by each; the last is by the player who does not move next. */
  tookTurns(kinds: readonly TurnKind[]): void {
    const { toMove } = this.position;
    const last: Player = toMove === 'A' ? 'B' : 'A';
    const all: TurnKind[] = ['play', 'play', ...kinds];
    this.position.turns = all.map((kind, i) => ({
      by: (all.length - 1 - i) % 2 === 0 ? last : toMove,
      kind,
    }));
  }

  request(): GameReplayParams {
    return { edition: this.edition, readings: {}, position: this.position, events: this.events };
  }

  answer(): Promise<GameReplayResult> {
    this.#answer ??= this.#replayer.replay(this.request());
    return this.#answer;
  }

  async state() {
    return (await this.#checkedAnswer()).state;
  }

  /** The outcome of the last event: what the Cuando step asked about. */
  async outcome(): Promise<Outcome> {
    const outcome = (await this.#checkedAnswer()).outcomes.at(-1);
    if (!outcome) throw new Error('harness: the scenario has no event to ask about');
    return outcome;
  }

  /** Earlier events set the scene; if one of them is not admitted, the scene was not set. */
  async #checkedAnswer(): Promise<GameReplayResult> {
    const answer = await this.answer();
    answer.outcomes.slice(0, -1).forEach((outcome, i) => {
      const what = `event ${i + 1} (${this.events[i]?.type}), which sets the scene`;
      const expected = this.#refusedOnPurpose.has(i) ? 'refused' : 'done';
      expectEqual(
        `${what}${outcome.reason ? `, reason ${outcome.reason}` : ''}`,
        outcome.kind,
        expected,
      );
    });
    return answer;
  }
}
