// A tournament followed through the engine, round by round: what it makes of each event, and how the players stand after
// each round. No rule is here: what happened goes in, outcomes and standings come out.
import type {
  ClauseId,
  TournamentEvent,
  TournamentEventOf,
  TournamentFile,
  TournamentReadings,
  TournamentReportByEvent,
} from '../protocol/generated/types.ts';
import {
  applyToTournament,
  type Edition,
  editions,
  heldAllTheSame,
  type Lead,
  ranking,
  type Standing,
  type Tournament,
  type TournamentReplay,
  tournamentOf,
  withReadings,
} from '../reference-impl/src/index.ts';
import {
  configurationOf,
  courseOf,
  editionOf,
  entrantsOf,
  type Placed,
  type RoundCourse,
} from './course.ts';

export type Outcome = TournamentReplay['outcomes'][number];

/** What happened, and what the regulation makes of it. */
export interface Told<E = TournamentEvent> extends Placed<E> {
  readonly outcome: Outcome;
}

export type Pairing = TournamentReportByEvent['pair'];
export type Recorded = TournamentReportByEvent['record'];

export interface Standings {
  readonly standings: readonly Standing[];
  /** What sets each player but the last before the next. */
  readonly leads: readonly Lead[];
  readonly because: readonly ClauseId[];
}

export interface RoundTold {
  readonly round: number;
  /** Paired by the regulation and not by a program. */
  readonly isKoth: boolean;
  readonly moves: readonly Told[];
  /** Who has the bye by the regulation, in a round in which it says so. */
  readonly bye: Told<TournamentEventOf<'assign-bye'>> | null;
  readonly pair: Told<TournamentEventOf<'pair'>>;
  /** As it was played; nothing where nobody says. */
  readonly pairing: Pairing | null;
  /** As the regulation pairs it, where it does. */
  readonly ruled: Pairing | null;
  readonly games: readonly Told<TournamentEventOf<'record'>>[];
  readonly lots: readonly Told[];
  readonly published: readonly Told[];
  readonly after: Standings | null;
}

export interface Followed {
  readonly edition: Edition;
  readonly rounds: readonly RoundTold[];
  /** The round after the last, where the regulation pairs it itself. */
  readonly next: RoundTold | null;
  readonly award: Told<TournamentEventOf<'award'>> | null;
  /** Whether anything can be said of the Elo after a game. */
  readonly eloChange: Outcome;
  readonly state: Tournament;
}

export const ruledBy = (file: TournamentFile, readings: TournamentReadings = {}): Edition => {
  const base = editions[editionOf(file)];
  return Object.keys(readings).length > 0 ? withReadings(base, readings) : base;
};

export const follow = (file: TournamentFile, edition: Edition): Followed => {
  const tournament = configurationOf(file);
  const table = new Table(edition, tournamentOf(tournament, entrantsOf(file), []));
  const rounds = courseOf(file).map((course) => table.play(course));
  const last = rounds.at(-1);
  const isWhole = last?.games.length === (last?.pairing?.tables.length ?? 0);
  const round = rounds.length + 1;
  const next = isWhole && tournament.koth.includes(round) ? table.play(nothingYet(round)) : null;
  const [a, b] = file.players;
  const players = [a?.id ?? '', b?.id ?? ''];
  return {
    edition,
    rounds,
    next,
    award:
      tournament.kind === 'national' && isWhole && rounds.length === tournament.rounds
        ? table.tell({ at: '', event: { type: 'award' } })
        : null,
    eloChange: table.tell({ at: '', event: { type: 'update-elo', players } }).outcome,
    state: table.state,
  };
};

const nothingYet = (round: number): RoundCourse => ({
  round,
  before: [],
  pair: { at: '', event: { type: 'pair', round } },
  after: [],
  results: [],
  lots: [],
  published: [],
});

/** The engine with the state that it has come to. */
class Table {
  readonly edition: Edition;
  state: Tournament;

  constructor(edition: Edition, state: Tournament) {
    this.edition = edition;
    this.state = state;
  }

  tell<E extends TournamentEvent>(placed: Placed<E>): Told<E> {
    const { state, outcome } = applyToTournament(this.edition, this.state, placed.event);
    this.state = state;
    return { ...placed, outcome };
  }

  play({ round, before, pair, after, results, lots, published }: RoundCourse): RoundTold {
    const isKoth = this.state.tournament.koth.includes(round);
    const came = before.map((one) => this.tell(one));
    const asked = { at: pair.at, event: { type: 'assign-bye', round } as const };
    const bye = round === 1 || isKoth ? this.tell(asked) : null;
    const { told, pairing, ruled } = this.pair(pair, isKoth);
    return {
      ...{ round, isKoth, bye, pair: told, pairing, ruled },
      moves: [...came, ...after.map((one) => this.tell(one))],
      games: results.map((one) => this.tell(one)),
      lots: lots.map((one) => this.tell(one)),
      published: published.map((one) => this.tell(one)),
      after: this.standings(),
    };
  }

  /** What was played stands, also where it should have been paired otherwise. */
  pair(placed: Placed<TournamentEventOf<'pair'>>, isKoth: boolean) {
    const before = this.state;
    const { round, tables, byes = [] } = placed.event;
    const told = this.tell(placed);
    const own = reportOf<Pairing>(told.outcome);
    const rule = { type: 'pair', round } as const;
    const ruled = isKoth
      ? (own ?? reportOf<Pairing>(applyToTournament(this.edition, before, rule).outcome))
      : null;
    if (own || !tables) return { told, pairing: own, ruled };
    const two = tables.map(([a = '', b = '']) => [a, b] as const);
    this.state = heldAllTheSame(this.edition, before, round, { tables: two, byes });
    return { told, pairing: { tables, byes }, ruled };
  }

  standings(): Standings | null {
    const ranked = ranking(this.edition, this.state);
    return 'standings' in ranked ? ranked : null;
  }
}

/** What came of it, where it was done. */
export const reportOf = <R>(outcome: Outcome): R | null =>
  outcome.kind === 'done' ? ((outcome.report ?? null) as R | null) : null;
