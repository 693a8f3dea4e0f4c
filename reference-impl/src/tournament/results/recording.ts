// A result as it is told becomes a result as it is recorded: points, score, and the grounds of both.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, says } from '../../kernel/ruled.ts';
import type { TournamentResult } from '../state.ts';
import { elo, resignation, unplayed } from './parameters.ts';

type Two = readonly [number, number];

export interface Recorded {
  readonly halfPoints: Two;
  readonly score: Two;
  readonly grounds: readonly Ground[];
}

const WIN = 2;
const DRAW = 1;

const two = ([a = 0, b = 0]: readonly number[]): Two => [a, b];

const byScore = ([a, b]: Two): Two => (a === b ? [DRAW, DRAW] : a > b ? [WIN, 0] : [0, WIN]);

/** What the one who stays has and the other, in the order of the players. */
const apart = (isSecond: boolean, stays: number, other: number): Two =>
  isSecond ? [stays, other] : [other, stays];

export const recordedOf = (
  edition: Edition,
  players: readonly string[],
  result: TournamentResult,
): Recorded => {
  const score = two(result.score);
  const isSecond = players[1] === result.by;
  const lost = apart(isSecond, WIN, 0);
  switch (result.how) {
    case 'played':
      return { halfPoints: byScore(score), score, grounds: [ask(edition, elo.ratedResults)] };
    case 'time': {
      const rule = ask(edition, unplayed.timeLoss);
      const halfPoints = says(rule, 'by-score') ? byScore(score) : lost;
      return { halfPoints, score, grounds: [rule] };
    }
    case 'resigned': {
      const rule = ask(edition, resignation.score);
      const fixed = says(rule, 'as-absence') ? absenceScore(edition, isSecond) : score;
      return { halfPoints: lost, score: fixed, grounds: [rule] };
    }
    case 'absence':
      return absence(edition, isSecond, score);
    case 'no-show': {
      const rule = ask(edition, unplayed.noShow);
      const worth = ask(edition, unplayed.noShowScore);
      const entered = says(worth, 'as-absence') ? absenceScore(edition, isSecond) : two([0, 0]);
      const halfPoints = says(rule, 'rival-wins') ? lost : two([0, 0]);
      return { halfPoints, score: entered, grounds: [rule, worth] };
    }
    case 'both-absent': {
      const rule = ask(edition, unplayed.bothAbsent);
      const halfPoints = says(rule, 'half-each') ? two([DRAW, DRAW]) : two([0, 0]);
      return { halfPoints, score: two([0, 0]), grounds: [rule] };
    }
    default:
      return result.how satisfies never;
  }
};

const absenceScore = (edition: Edition, isSecond: boolean): Two => {
  const fixed = ask(edition, unplayed.absenceScore);
  return isSilent(fixed) ? [0, 0] : apart(isSecond, fixed.value, 0);
};

/** The score stands where whoever stayed leads by more than is given for an absence. */
const absence = (edition: Edition, isSecond: boolean, score: Two): Recorded => {
  const fixed = ask(edition, unplayed.absenceScore);
  const beyond = ask(edition, unplayed.absenceStands);
  const lead = isSecond ? score[0] - score[1] : score[1] - score[0];
  const stands = !isSilent(beyond) && lead > beyond.value;
  return {
    halfPoints: apart(isSecond, WIN, 0),
    score: stands ? score : absenceScore(edition, isSecond),
    grounds: [stands ? beyond : fixed],
  };
};
