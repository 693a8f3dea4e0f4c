// Staying away: when an absent player loses, and the result that is recorded.
import { ask, type Edition } from '../../kernel/edition.ts';
import { cite } from '../../kernel/outcome.ts';
import { type Ground, holds, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { type Each, other, PLAYERS, type Player, set } from '../board/players.ts';
import type { Coming, Instant } from '../clock/instant.ts';
import { allotmentOf } from '../clock/limits.ts';
import { lossOnTime } from '../clock/overtime.ts';
import { clock } from '../clock/parameters.ts';
import { runsFor } from '../clock/timekeeping.ts';
import { endGame } from '../ending/end.ts';
import type { EventOf } from '../events.ts';
import { done, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { absence } from './parameters.ts';
import { bothHere, hasNotCome, isHere } from './whereabouts.ts';

const MINUTE = 60_000;

/** Extra time where the edition, read so, does not say how much there is. */
const EXTRA_MS = 10 * MINUTE;

/** Absent in the sense of these rules. */
const absentees = (edition: Edition, state: State): readonly Player[] => {
  const leftOnly = says(ask(edition, absence.covers), 'whoever-left');
  return PLAYERS.filter((p) => !isHere(state, p) && !(leftOnly && hasNotCome(state, p)));
};

/** The game is lost by whoever stayed away; by nobody in particular where both did. */
export const loseByAbsence = (
  edition: Edition,
  state: State,
  ground: Ground,
  loser?: Player,
): State => {
  const over = endGame(edition, state, 'absence', ground, loser);
  const result = loser && recordedFor(edition, over, loser);
  if (!result || !over.ended) return over;
  const ended = { ...over.ended, recorded: result.recorded };
  return cite({ ...over, ended: { ...ended, ...jointly(ended, result) } }, result);
};

interface Recorded extends Ground {
  readonly recorded: Each<number>;
}

const recordedFor = (edition: Edition, { scores }: State, loser: Player): Recorded | undefined => {
  const score = ask(edition, absence.score);
  const over = ask(edition, absence.standsOver);
  const whose = ask(edition, absence.standsFor);
  if (isSilent(score) || isSilent(over)) return undefined;
  const winner = other(loser);
  const lead = scores[winner] - scores[loser];
  const counted = says(whose, 'either') ? Math.abs(lead) : lead;
  if (counted > over.value) return { recorded: scores, ...jointly(over, whose) };
  const none: Each<number> = { A: 0, B: 0 };
  const near = Math.abs(lead) > 0 ? [over, whose] : [];
  return { recorded: set(none, winner, score.value), ...jointly(score, ...near) };
};

/** The own time of an absent player is used up. */
export const ownTimeGone: Coming = (edition, state) => {
  const coming = absentees(edition, state).flatMap((p) => lossOf(edition, state, p));
  const [first, second] = coming;
  if (!first || !second || first.inMs !== second.inMs)
    return second && first && second.inMs < first.inMs ? second : first;
  return { ...first, brings: (late) => loseByAbsence(edition, late, first) };
};

const lossOf = (edition: Edition, state: State, player: Player): Instant[] => {
  const on = ask(edition, absence.losesOn);
  const extra = lossOnTime(edition, state);
  const own = allotmentOf(edition, state);
  const withExtra = extra.atMs ?? (own === null ? null : own + EXTRA_MS);
  const atMs = says(on, 'extra-time') ? withExtra : own;
  if (isSilent(on) || on.value === 'never' || atMs === null) return [];
  if (!runsFor(state.timed.running, player)) return [];
  const ground = jointly(on, ask(edition, absence.covers));
  return [
    {
      inMs: Math.max(0, atMs - state.clocks[player]),
      ...ground,
      brings: (late) => loseByAbsence(edition, late, ground, player),
    },
  ];
};

/** While a player is missing, the game goes on for as long as these say. */
export const absenceGrounds = (edition: Edition, state: State): readonly Ground[] =>
  state.ended || bothHere(state)
    ? []
    : [ask(edition, absence.losesOn), ask(edition, absence.roundOver)];

/** The time of the round is up while a player is away. */
export const roundTimeGone: Coming = (edition, state) => {
  const over = ask(edition, absence.roundOver);
  const minutes = ask(edition, clock.roundMinutes);
  if (!says(over, 'time') || isSilent(minutes) || minutes.value === 'none') return undefined;
  if (state.round?.phase !== 'started' || absentees(edition, state).length === 0) return undefined;
  return {
    inMs: Math.max(0, minutes.value * MINUTE - state.round.sinceMs),
    ...jointly(over, minutes),
    brings: (late) => endOfRound(edition, late, jointly(over, minutes)),
  };
};

/** The round is over: whoever is absent has lost; undefined where nobody is, or the edition says nothing of it. */
export const lostWithRound = (edition: Edition, state: State): State | undefined => {
  const over = ask(edition, absence.roundOver);
  if (isSilent(over) || over.value === 'never' || absentees(edition, state).length === 0)
    return undefined;
  return endOfRound(edition, state, over);
};

const endOfRound = (edition: Edition, state: State, ground: Ground): State => {
  const [loser, second] = absentees(edition, state);
  return loseByAbsence(edition, state, ground, second ? undefined : loser);
};

/** All other games of the round are over. */
export const othersFinished = (
  edition: Edition,
  state: State,
  _: EventOf<'others-finished'>,
): Step => {
  const over = ask(edition, absence.othersOver);
  if (isSilent(over)) return unregulated(state, over, ask(edition, turn.course));
  const [loser, second] = absentees(edition, state);
  if (second) return unregulated(state, over);
  if (!loser || !holds(over)) return done(state, null, over);
  return done(loseByAbsence(edition, state, over, loser), null, over);
};
