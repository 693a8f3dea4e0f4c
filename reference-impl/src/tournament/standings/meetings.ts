// What each player did round by round: points, the rival met, the difference of points.
import { ask, type Edition } from '../../kernel/edition.ts';
import { clausesOf, type Ground, isSilent, type Silent, says } from '../../kernel/ruled.ts';
import { penaltyBye } from '../life/parameters.ts';
import { type Recorded, recordedOf } from '../results/recording.ts';
import type { State, TournamentResult, TournamentRound } from '../state.ts';
import { points, tieBreaks } from './parameters.ts';

interface Meeting {
  /** Null in a round without a rival. */
  readonly rival: string | null;
  readonly halfPoints: number;
  readonly scored: number;
  readonly spread: number;
}

export interface Record {
  readonly id: string;
  halfPoints: number;
  readonly meetings: Meeting[];
}

export interface Records extends Ground {
  readonly byId: ReadonlyMap<string, Record>;
}

const BYE = { win: 2, draw: 1, nothing: 0 } as const;
const PENALTY = { defeat: 0, draw: 1, win: 2 } as const;

export const recordsOf = (edition: Edition, state: State): Records | Silent => {
  const byId = new Map<string, Record>(
    state.players.map(({ entrant: { id }, bonus }) => [
      id,
      { id, halfPoints: bonus, meetings: [] },
    ]),
  );
  const bye = ask(edition, points.bye);
  const hasBye = state.rounds.some(({ byes }) => byes.length > 0);
  const hasPenalty = state.rounds.some(({ penaltyByes }) => penaltyByes.length > 0);
  if (hasBye && isSilent(bye)) return bye;
  const worth = isSilent(bye) ? 0 : BYE[bye.value];
  const penalty = ask(edition, penaltyBye.worth);
  const add = adding(byId);
  for (const round of state.rounds) {
    for (const id of round.byes) add(id, alone(worth));
    for (const id of round.penaltyByes)
      add(id, alone(isSilent(penalty) ? 0 : PENALTY[penalty.value]));
    addTables(edition, round, add);
    addAbsent(byId, round);
  }
  const because = clausesOf([...(hasBye ? [bye] : []), ...(hasPenalty ? [penalty] : [])]);
  return { byId, because };
};

type Add = (id: string, meeting: Meeting) => void;

const adding =
  (byId: ReadonlyMap<string, Record>): Add =>
  (id, meeting) => {
    const record = byId.get(id);
    if (!record) return;
    record.halfPoints += meeting.halfPoints;
    record.meetings.push(meeting);
  };

const alone = (halfPoints: number): Meeting => ({ rival: null, halfPoints, scored: 0, spread: 0 });

const addTables = (edition: Edition, { tables }: TournamentRound, add: Add): void => {
  for (const { players, result } of tables) {
    if (!result) continue;
    const [a = '', b = ''] = players;
    const recorded = recordedOf(edition, players, result);
    const met = isMet(edition, result);
    add(a, meetingOf(recorded, 0, met ? b : null));
    add(b, meetingOf(recorded, 1, met ? a : null));
  }
};

const meetingOf = ({ halfPoints, score }: Recorded, own: 0 | 1, rival: string | null): Meeting => {
  const other = own === 0 ? 1 : 0;
  return {
    rival,
    halfPoints: halfPoints[own],
    scored: score[own],
    spread: score[own] - score[other],
  };
};

/** Who does not come is a rival all the same, unless read otherwise. */
const isMet = (edition: Edition, { how }: TournamentResult): boolean =>
  (how !== 'no-show' && how !== 'both-absent') ||
  !says(ask(edition, tieBreaks.noShowRival), 'no-rival');

/** Whoever is not named in a round that was played has none in it. */
const addAbsent = (byId: ReadonlyMap<string, Record>, round: TournamentRound): void => {
  const named = new Set([
    ...round.tables.flatMap(({ players }) => players),
    ...round.byes,
    ...round.penaltyByes,
  ]);
  for (const [id, { meetings }] of byId) if (!named.has(id)) meetings.push(alone(0));
};
