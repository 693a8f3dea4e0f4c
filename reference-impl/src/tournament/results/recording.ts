// A result as it is told becomes a result as it is recorded: points, score, and the grounds of both.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, type Ground, isSilent, says } from '../../kernel/ruled.ts';
import { points } from '../standings/parameters.ts';
import type { TournamentResult } from '../state.ts';
import { elo, resignation, unplayed } from './parameters.ts';

type Two = readonly [number, number];

export interface Recorded {
  /** What the end counts as. */
  readonly how: TournamentResult['how'];
  readonly halfPoints: Two;
  readonly score: Two;
  readonly grounds: readonly Ground[];
}

const WIN = 2;
const DRAW = 1;
const NIL: Two = [0, 0];

const two = ([a = 0, b = 0]: readonly number[]): Two => [a, b];

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
  const { how, because } = endOf(edition, result);
  switch (how) {
    case 'played':
      return { how, score, ...byScore(edition, score) };
    case 'time': {
      const rule = ask(edition, unplayed.timeLoss);
      if (says(rule, 'by-score')) return { how, score, ...byScore(edition, score) };
      return { how, halfPoints: lost, score, grounds: [rule] };
    }
    case 'resigned': {
      const rule = ask(edition, resignation.score);
      const fixed = says(rule, 'as-absence') ? absenceScore(edition, isSecond) : score;
      return { how, halfPoints: lost, score: fixed, grounds: [rule] };
    }
    case 'absence':
      return { how, halfPoints: lost, ...absence(edition, isSecond, score) };
    case 'no-show': {
      const rule = ask(edition, unplayed.noShow);
      const worth = ask(edition, unplayed.noShowScore);
      const entered = says(worth, 'as-absence') ? absenceScore(edition, isSecond) : NIL;
      const halfPoints = says(rule, 'rival-wins') ? lost : NIL;
      return { how, halfPoints, score: entered, grounds: [rule, worth, { because }] };
    }
    case 'both-absent': {
      const rule = ask(edition, unplayed.bothAbsent);
      const halfPoints = says(rule, 'half-each') ? two([DRAW, DRAW]) : NIL;
      return { how, halfPoints, score: NIL, grounds: [rule] };
    }
    default:
      return how satisfies never;
  }
};

/** Whoever never came is absent until the time runs out as well: which of the two it counts as is a reading. */
const endOf = (
  edition: Edition,
  { how, everCame }: TournamentResult,
): Ground & Pick<Recorded, 'how'> => {
  if (how !== 'absence' || everCame !== false) return { how, because: [] };
  const rule = ask(edition, unplayed.neverCame);
  return { how: says(rule, 'no-show') ? 'no-show' : how, because: rule.because };
};

type Points = Pick<Recorded, 'halfPoints' | 'grounds'>;

const byScore = (edition: Edition, [a, b]: Two): Points => {
  const rated = ask(edition, elo.ratedResults);
  if (a !== b) return { halfPoints: a > b ? [WIN, 0] : [0, WIN], grounds: [rated] };
  const draw = ask(edition, points.draw);
  return { halfPoints: says(draw, 'half-each') ? [DRAW, DRAW] : NIL, grounds: [draw, rated] };
};

const absenceScore = (edition: Edition, isSecond: boolean): Two => {
  const fixed = ask(edition, unplayed.absenceScore);
  return isSilent(fixed) ? NIL : apart(isSecond, fixed.value, 0);
};

/** The score stands where the lead is greater than what is given for an absence. */
const absence = (
  edition: Edition,
  isSecond: boolean,
  score: Two,
): Pick<Recorded, 'score' | 'grounds'> => {
  const fixed: Asked<number> = ask(edition, unplayed.absenceScore);
  const beyond = ask(edition, unplayed.absenceStands);
  const whose = ask(edition, unplayed.standsFor);
  const lead = isSecond ? score[0] - score[1] : score[1] - score[0];
  const counted = says(whose, 'either') ? Math.abs(lead) : lead;
  return !isSilent(beyond) && counted > beyond.value
    ? { score, grounds: [beyond] }
    : { score: absenceScore(edition, isSecond), grounds: [fixed, beyond, whose] };
};
