// The table that a case is about: Given and When steps gather a position and events; Then steps ask how they came out.
import type {
  AssignStartEvent,
  ClauseId,
  EditionId,
  FormBodyEvent,
  GameEvent,
  GameReplayParams,
  GameReplayResult,
  Outcome,
  PlacedTile,
  PlaceEvent,
  Player,
  Position,
  ReportByEvent,
  Seat,
  Square,
  Tile,
  Word,
} from '../../protocol/generated/types.ts';
import type { Call } from '../kernel/caller.ts';
import { expectEqual } from '../kernel/expect.ts';
import type { StepInCase } from '../kernel/step.ts';
import type { Decided, Subject } from '../kernel/subject.ts';
import type { Cover } from '../language/bodies.ts';
import { laidFrom, type WrittenTile, writeWord } from '../language/notation.ts';
import { expectLawful } from './laws/laws.ts';
import { bagBeside, firstGame, type Mutable, openingPosition, type Setting } from './positions.ts';
import { changedAbout, isChanged } from './seats.ts';
import { type Unsaid, USUAL } from './unsaid.ts';

export class Table implements Subject<'game/replay'> {
  readonly position: Setting;
  /** Who keeps the score: said in the Antecedentes, before the game is set up, and not undone by it. */
  recording: Position['recording'] = 'sheets';
  readonly unsaid: Unsaid;
  /** What lines have said of the table: it stays so when the game is set up. */
  readonly #said: Partial<Setting> = {};
  readonly #saidRacks = new Map<Player, { readonly letters: boolean }>();
  /** The case says which tiles are in the bag, and not only how many. */
  bagIsSaid = false;
  readonly events: GameEvent[] = [];
  edition: EditionId = 'fise-2009';
  /** What is known about who is to start, for the event that settles it. */
  readonly start: Mutable<AssignStartEvent>;
  /** Who has been named for a body, for the event that forms it. */
  readonly body: Mutable<FormBodyEvent> = { type: 'form-body', body: 'tribunal', members: [] };
  readonly groundsMissed: string[] = [];
  readonly #makers: (StepInCase | undefined)[] = [];
  readonly #inVain = new Map<number, 'refused' | 'unregulated'>();
  #step: StepInCase | undefined;
  #answer: GameReplayResult | undefined;
  #lawful = false;
  #changed: boolean | undefined;
  #boardIsSaid = false;
  #filled: Tile[] | undefined;

  constructor(unsaid: Unsaid = USUAL) {
    this.unsaid = unsaid;
    this.position = openingPosition(unsaid);
    this.start = firstGame(unsaid);
  }

  begin(step: StepInCase): void {
    this.#step = step;
  }

  /** The step that made an event; several events may have been made by one. */
  madeBy(event: number): StepInCase | undefined {
    return this.#makers[event];
  }

  /** The game stands as here, but for what lines have said already. */
  setUp(edition: EditionId, setting: Partial<Setting>): void {
    const { racks, board } = this.position;
    this.edition = edition;
    Object.assign(this.position, setting, this.#said);
    this.position.racks = { ...(setting.racks ?? racks) };
    for (const player of this.#saidRacks.keys()) this.position.racks[player] = racks[player];
    if (this.#boardIsSaid) this.position.board = board;
  }

  /** A line says how the score or the bag stands. */
  say(setting: Pick<Partial<Setting>, 'scores' | 'bag'>): void {
    Object.assign(this.position, setting);
    Object.assign(this.#said, setting);
  }

  /** A line says what is on a rack; or how many tiles, with no matter which. */
  sayRack(player: Player, tiles: Tile[], letters = true): void {
    this.position.racks[player] = tiles;
    this.#saidRacks.set(player, { letters });
  }

  /** A line says that tiles lie on the board, in place of those unsaid; a square named twice must hold the same tile. */
  lieOnBoard(...tiles: readonly PlacedTile[]): void {
    if (!this.#boardIsSaid) this.position.board = [];
    this.#boardIsSaid = true;
    const { board } = this.position;
    for (const tile of tiles) {
      const there = board.find(({ square }) => square === tile.square);
      if (there && there.tile !== tile.tile)
        throw new Error(
          `harness: ${tile.square} is said to hold ${tile.tile}, expected ${there.tile} as before`,
        );
      if (!there) board.push(tile);
    }
  }

  /** Something happens at the table. */
  happens(...events: readonly GameEvent[]): void {
    this.events.push(...events);
    this.#makers.push(...events.map(() => this.#step));
  }

  /** Somebody is there for a seat of a body, or nobody is. */
  nameFor(seat: Seat, { members, unavailable }: Cover): void {
    this.body.members.push(...members.map((member) => ({ seat, ...member })));
    if (unavailable) this.body.unavailable = [...(this.body.unavailable ?? []), seat];
  }

  /** Something happens that the regulation does not admit, before what the scenario asks about. */
  happensInVain(event: GameEvent): void {
    this.#inVain.set(this.events.length, 'refused');
    this.happens(event);
  }

  /** Something happens on which the regulation says nothing, before what the scenario asks about. */
  happensInSilence(event: GameEvent): void {
    this.#inVain.set(this.events.length, 'unregulated');
    this.happens(event);
  }

  /** The number of the event on which somebody may decide: the last on which nothing is said, else the last of all. */
  matter(): number {
    const silent = [...this.#inVain].findLast(([, kind]) => kind === 'unregulated');
    return (silent?.[0] ?? this.events.length - 1) + 1;
  }

  /** A word played at once over what is on the board; its tiles are on the rack, if the rack has been filled at all. */
  placing(by: Player, word: readonly WrittenTile[], square: Square, down: boolean): PlaceEvent {
    const tiles = this.newTiles(laidFrom(word, square, down));
    if (this.position.racks[by].length > 0) this.ensureOnRack(by, tiles);
    return { type: 'place', by, tiles };
  }

  /** Puts tiles on the rack that a coming event needs, in place of others. */
  ensureOnRack(player: Player, needed: readonly { readonly tile: Tile }[]): void {
    const rest = [...this.position.racks[player]];
    for (const { tile } of needed) {
      const at = rest.indexOf(tile);
      if (at >= 0) rest.splice(at, 1);
      else this.#rejectMissing(player, tile);
    }
    const rack = [...needed.map(({ tile }) => tile), ...rest];
    const size = Math.max(7, needed.length, this.position.racks[player].length);
    this.position.racks[player] = rack.slice(0, size);
  }

  #rejectMissing(player: Player, tile: Tile): void {
    if (!this.#saidRacks.get(player)?.letters) return;
    const rack = writeWord(this.position.racks[player]);
    throw new Error(`harness: ${tile} is needed, expected on the rack that is said to be ${rack}`);
  }

  /** Of a word laid over what is on the board: only the squares still empty take a tile. */
  newTiles(word: readonly PlacedTile[]): PlacedTile[] {
    const taken = new Set(this.position.board.map(({ square }) => square));
    for (const event of this.events) {
      if (event.type === 'place' || event.type === 'lay')
        for (const { square } of event.tiles) taken.add(square);
      if (event.type === 'pick-up') taken.delete(event.square);
    }
    return word.filter(({ square }) => !taken.has(square));
  }

  accept(...words: readonly Word[]): void {
    this.position.lexicon.push(...words);
  }

  /** Says that words are not valid: they must not have been accepted. */
  reject(...words: readonly Word[]): void {
    const isWord = (word: Word) => (known: Word) =>
      known.length === word.length && known.every((tile, i) => tile === word[i]);
    for (const word of words) {
      if (this.position.lexicon.some(isWord(word)))
        throw new Error(`harness: ${writeWord(word)} is both valid and not valid`);
    }
  }

  /** The game as the scenario tells it, Ana being A. */
  game(): GameReplayParams {
    const { edition, recording, events } = this;
    const position: Position = { ...this.position, bag: this.#bag(), recording };
    return { edition, readings: {}, position, events };
  }

  request(): Call<'game/replay'> {
    const game = this.game();
    return { method: 'game/replay', params: this.#isChanged() ? changedAbout(game) : game };
  }

  /** What whoever reads the request and the answer has to know. */
  aside(): string | undefined {
    return this.#isChanged() ? 'A is Ana here, who is B in the request' : undefined;
  }

  /** Decided once, when all that the case asks for is there. */
  #isChanged(): boolean {
    this.#changed ??= isChanged(this.game());
    return this.#changed;
  }

  /** Reckoned once: nothing is asked before the Given and When steps are through. */
  #bag(): Tile[] {
    const { bag, board, racks } = this.position;
    const used = () => [...board.map(({ tile }) => tile), ...racks.A, ...racks.B];
    this.#filled ??= this.bagIsSaid ? bag : bagBeside(used(), bag.length, this.unsaid);
    return this.#filled;
  }

  answered(result: GameReplayResult): void {
    this.#answer = this.#isChanged() ? changedAbout(result) : result;
    this.#lawful = false;
  }

  answer(): GameReplayResult {
    if (!this.#answer)
      throw new Error('harness: the table is asked before it was played; only a Then step may ask');
    return this.#answer;
  }

  state(): GameReplayResult['state'] {
    this.#expectScene();
    return this.answer().state;
  }

  /** The outcome of the last event: what the Cuando step asked about. */
  outcome(): Outcome {
    this.#expectScene();
    const outcome = this.answer().outcomes.at(-1);
    if (!outcome) throw new Error('harness: the scenario has no event to ask about');
    return outcome;
  }

  decided(): readonly Decided[] {
    return this.answer().outcomes.map((outcome, i) => ({
      what: `event ${i + 1} (${this.events[i]?.type})`,
      kind: outcome.kind,
      reason: outcome.kind === 'refused' ? outcome.reason : undefined,
      because: outcome.because,
      silent: outcome.kind === 'unregulated',
    }));
  }

  cited(): readonly ClauseId[] | undefined {
    const last = this.decided().at(-1);
    return last?.silent ? undefined : last?.because;
  }

  /** What the last event reports, being of one of these types; nothing where it has no effect. */
  report<T extends keyof ReportByEvent>(...types: readonly T[]): Partial<ReportByEvent[T]> {
    const outcome = this.outcome();
    const last = this.events.at(-1)?.type;
    if (!types.some((type) => type === last))
      throw new Error(`harness: a Then step asks about ${last}, expected ${types.join(' or ')}`);
    // The session has checked the report against the type of its event.
    return ((outcome.kind === 'done' && outcome.report) || {}) as Partial<ReportByEvent[T]>;
  }

  /** Earlier events set the scene; if one of them is not admitted, the scene was not set. Laws hold of any answer. */
  #expectScene(): void {
    if (this.#lawful) return;
    for (const [i, outcome] of this.answer().outcomes.slice(0, -1).entries()) {
      const why = outcome.kind === 'refused' ? `, reason ${outcome.reason}` : '';
      expectEqual(
        `event ${i + 1} (${this.events[i]?.type}), which sets the scene${why}`,
        outcome.kind,
        this.#inVain.get(i) ?? 'done',
      );
    }
    expectLawful(this.game(), this.answer());
    this.#lawful = true;
  }
}
