// The tournament that a case is about: Given steps set it up and tell its rounds, the When step makes something happen;
// Then steps ask what came of it.
import type {
  ClauseId,
  EditionId,
  Entrant,
  SeasonResult,
  TournamentConfiguration,
  TournamentEvent,
  TournamentOutcome,
  TournamentProposal,
  TournamentReplayParams,
  TournamentReplayResult,
  TournamentReportByEvent,
  TournamentResult,
  TournamentRound,
} from '../../protocol/generated/types.ts';
import type { Call } from '../kernel/caller.ts';
import { expectEqual } from '../kernel/expect.ts';
import type { StepInCase } from '../kernel/step.ts';
import type { Decided, Subject } from '../kernel/subject.ts';
import { type Campaign, roundsOf } from './campaign.ts';
import { historyOf, type PlacedAfter } from './history.ts';
import { expectFair } from './laws/laws.ts';
import { usualEntrant, usualProposal, usualTournament } from './unsaid.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Pair<T> = readonly [T, T];
type Told = { players: string[]; result?: TournamentResult };
interface ToldRound {
  tables: Told[];
  byes: string[];
  penaltyByes: string[];
}

export class Competition implements Subject<'tournament/replay'> {
  readonly set: Mutable<TournamentConfiguration> = usualTournament();
  readonly proposal: Mutable<TournamentProposal> = usualProposal();
  readonly #players = new Map<string, Mutable<Entrant>>();
  readonly #rounds: ToldRound[] = [];
  /** How the players stood after a round of which nothing else is told. */
  placed: PlacedAfter | undefined;
  /** Rivals of whom only the points are told. */
  readonly campaigns: Campaign[] = [];
  /** What players did in the season before. */
  readonly season: SeasonResult[] = [];
  lastWinner: string | null = null;
  /** The score at a table, by its players as they are named. */
  readonly scores = new Map<string, [number, number]>();
  /** Whoever has a cause that the judge finds good. */
  readonly excused: string[] = [];
  readonly events: TournamentEvent[] = [];
  edition: EditionId = 'ajs-2024';
  readonly groundsMissed: string[] = [];
  readonly #makers: (StepInCase | undefined)[] = [];
  #step: StepInCase | undefined;
  #answer: TournamentReplayResult | undefined;
  #fair = false;

  begin(step: StepInCase): void {
    this.#step = step;
  }

  /** The step that made an event. */
  madeBy(event: number): StepInCase | undefined {
    return this.#makers[event];
  }

  /** A player of the tournament, known from the first time that a line names one. */
  player(id: string): Mutable<Entrant> {
    const player = this.#players.get(id) ?? usualEntrant(id);
    this.#players.set(id, player);
    return player;
  }

  /** A round that lines tell of; the ones before it were paired as well. */
  round(number: number): ToldRound {
    while (this.#rounds.length < number)
      this.#rounds.push({ tables: [], byes: [], penaltyByes: [] });
    return this.#rounds[number - 1] as ToldRound;
  }

  /** Two met in a round, with what came of it where that is told. */
  meet(round: number, players: readonly string[], result?: TournamentResult): void {
    for (const id of players) this.player(id);
    const { tables } = this.round(round);
    const known = tables.find((table) => players.every((id) => table.players.includes(id)));
    if (known && result) Object.assign(known, { players: [...players], result });
    else if (!known) tables.push({ players: [...players], ...(result ? { result } : {}) });
  }

  /** Without a rival in a round, by chance or as a penalty. */
  sitOut(round: number, id: string, as: 'byes' | 'penaltyByes'): void {
    this.player(id);
    this.round(round)[as].push(id);
  }

  /** The table at which a player sits in a round. */
  tableOf(round: number, id: string): Told {
    const found = this.round(round).tables.find(({ players }) => players.includes(id));
    if (!found)
      throw new Error(`harness: ${id} has no table in round ${round}, expected a line that pairs`);
    return found;
  }

  happens(event: TournamentEvent): void {
    this.events.push(event);
    this.#makers.push(this.#step);
  }

  #told(): ToldRound[] {
    if (this.placed) return historyOf(this.#rounds, this.placed);
    return this.campaigns.length > 0 ? roundsOf(this.campaigns) : this.#rounds;
  }

  request(): Call<'tournament/replay'> {
    const { edition, events } = this;
    const told = this.#told();
    for (const { tables } of told)
      for (const { players } of tables) players.map((id) => this.player(id));
    const params: TournamentReplayParams = {
      edition,
      readings: {},
      tournament: this.set,
      players: [...this.#players.values()],
      rounds: told as readonly TournamentRound[],
      events,
    };
    return { method: 'tournament/replay', params };
  }

  answered(result: TournamentReplayResult): void {
    this.#answer = result;
    this.#fair = false;
  }

  answer(): TournamentReplayResult {
    if (!this.#answer)
      throw new Error(
        'harness: a tournament is asked about before it was held; only a Then step may',
      );
    return this.#answer;
  }

  /** The outcome of the last event: what the Cuando step asked about. */
  outcome(): TournamentOutcome {
    this.#expectScene();
    const outcome = this.answer().outcomes.at(-1);
    if (!outcome) throw new Error('harness: the scenario has no event to ask about');
    return outcome;
  }

  /** The outcome of the last event, being of this type. */
  outcomeOf(type: TournamentEvent['type']): TournamentOutcome {
    const last = this.events.at(-1)?.type;
    if (last !== type) throw new Error(`harness: a Then step asks about ${type}, expected ${last}`);
    return this.outcome();
  }

  /** What belongs to two players, in the order in which the recorded game names them. */
  inOrder<T>([a, b]: Pair<string>, [ofA, ofB]: Pair<T>): Pair<T> {
    const last = this.events.at(-1);
    const [first, second] = last?.type === 'record' ? last.players : [];
    if (![a, b].every((id) => id === first || id === second))
      throw new Error(
        `harness: a Then step asks about ${a} and ${b}, expected ${first} and ${second}`,
      );
    return a === first ? [ofA, ofB] : [ofB, ofA];
  }

  /** Whether a player takes part, after the last event. */
  status(player: string): string | undefined {
    this.#expectScene();
    return this.answer().state.players.find(({ id }) => id === player)?.status;
  }

  /** What the last event reports, being of this type. */
  report<T extends keyof TournamentReportByEvent>(type: T): Partial<TournamentReportByEvent[T]> {
    const outcome = this.outcomeOf(type);
    expectEqual(`outcome of ${type}`, outcome.kind, 'done');
    // The session has checked the report against the type of its event.
    return ((outcome.kind === 'done' && outcome.report) || {}) as Partial<
      TournamentReportByEvent[T]
    >;
  }

  decided(): readonly Decided[] {
    return this.answer().outcomes.map(({ kind, because }, i) => ({
      what: `event ${i + 1} (${this.events[i]?.type})`,
      kind,
      because,
      silent: kind === 'unregulated',
    }));
  }

  cited(): readonly ClauseId[] | undefined {
    const last = this.decided().at(-1);
    return last?.silent ? undefined : last?.because;
  }

  /** Earlier events set the scene. Laws hold of any answer. */
  #expectScene(): void {
    if (this.#fair) return;
    const { params } = this.request();
    for (const [i, outcome] of this.answer().outcomes.slice(0, -1).entries()) {
      const why = outcome.kind === 'refused' ? `, reason ${outcome.reason}` : '';
      const what = `event ${i + 1} (${this.events[i]?.type}), which sets the scene${why}`;
      expectEqual(what, outcome.kind, 'done');
    }
    expectFair(params, this.answer());
    this.#fair = true;
  }
}
