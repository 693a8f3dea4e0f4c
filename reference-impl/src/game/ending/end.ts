// The end of a game: what is added and taken off, item by item, and who has won.
import type { EndItems, Ending } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { cite } from '../../kernel/outcome.ts';
import { type Asked, type Ground, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { type Each, each, other, PLAYERS, type Player, set } from '../board/players.ts';
import { overtimePoints, type Points } from '../clock/overtime.ts';
import { clock } from '../clock/parameters.ts';
import { penalty } from '../conduct/penalty.ts';
import { sanctionPoints } from '../conduct/record.ts';
import { held } from '../hands.ts';
import { rackPoints } from '../play/scoring.ts';
import { absence } from '../presence/parameters.ts';
import type { GameEnd, State } from '../state.ts';
import { ending } from './parameters.ts';

/** Endings that somebody has lost, whatever the points. */
const LOST: ReadonlySet<Ending> = new Set(['overtime', 'absence', 'disqualification']);

/** Ends the game on this ground. `player` is who went out, or who has lost it whatever the points. */
export const endGame = (
  edition: Edition,
  state: State,
  reason: Ending,
  ground: Ground,
  player?: Player,
): State => {
  const how: Asked<string> = ask(edition, ending.deduction, reason);
  const times = each((p) => timeItem(edition, state, reason, p, player));
  const rack = rackItems(edition, state, how, player);
  const sanctions = each((p) => 0 - sanctionPoints(state.conduct, p));
  const floor = ask(edition, clock.overtimeFloor);
  const owes = (p: Player): number =>
    says(floor, 'zero')
      ? Math.min(times[p].points, Math.max(0, state.scores[p] + rack[p]))
      : times[p].points;
  const items = each(
    (p): EndItems => ({ rack: rack[p], time: 0 - owes(p), sanction: sanctions[p] }),
  );
  const loser = LOST.has(reason) ? (player ?? null) : null;
  const punished = sanctions.A + sanctions.B < 0 ? [ask(edition, penalty.measures)] : [];
  const grounds = jointly(ground, times.A, times.B, ...punished, how);
  // What sanctions have cost is off the score already.
  const bare: GameEnd = {
    ...{ reason, winner: null, deductions: sanctions, items: NONE, loser },
    ...grounds,
  };
  return cite(
    reckoned(
      { ...state, timed: { running: null, stop: null, ...grounds }, ended: bare },
      bare,
      items,
    ),
    grounds,
  );
};

const NONE: Each<EndItems> = each(() => ({ rack: 0, time: 0, sanction: 0 }));

/** The same end with other items: the scores and the winner follow. */
export const reckoned = (state: State, end: GameEnd, items: Each<EndItems>): State => {
  const deductions = each((p) => items[p].rack + items[p].time + items[p].sanction);
  const scores = each((p) => state.scores[p] + deductions[p] - end.deductions[p]);
  const leader = scores.A === scores.B ? null : scores.A > scores.B ? 'A' : 'B';
  const winner = end.loser ? other(end.loser) : leader;
  return { ...state, scores, ended: { ...end, winner, deductions, items } };
};

/** Points come off the score, as an item of the end where the game has ended. */
export const sanctioned = (state: State, player: Player, points: number): State => {
  const { ended, scores } = state;
  if (!ended) return { ...state, scores: set(scores, player, scores[player] - points) };
  const before = ended.items[player];
  const items = set(ended.items, player, { ...before, sanction: before.sanction - points });
  return reckoned(state, ended, items);
};

/** Time was used once play was over: what it costs is reckoned again. */
export const timeRetaken = (edition: Edition, state: State, player: Player): State => {
  const { ended } = state;
  if (!ended) return state;
  const cost = timeItem(edition, state, ended.reason, player, ended.loser ?? undefined);
  const time = 0 - cost.points;
  const items = set(ended.items, player, { ...ended.items[player], time });
  return cite(reckoned(state, ended, items), cost);
};

/** The time used costs this player nothing. */
export const withoutTime = (state: State, player: Player): State => {
  const { ended } = state;
  if (!ended) return state;
  return reckoned(state, ended, set(ended.items, player, { ...ended.items[player], time: 0 }));
};

/** The tiles left on the racks are counted again; the same state where that changes nothing for the player. */
export const racksRetaken = (edition: Edition, state: State, player: Player): State => {
  const { ended } = state;
  if (!ended) return state;
  const how: Asked<string> = ask(edition, ending.deduction, ended.reason);
  const out = PLAYERS.find((p) => held(state, p).length === 0);
  const rack = rackItems(edition, state, how, out)[player];
  if (rack === ended.items[player].rack) return state;
  const items = set(ended.items, player, { ...ended.items[player], rack });
  return cite(reckoned(state, ended, items), how);
};

/** A game that has ended is lost afterwards, whatever the points. */
export const forfeited = (state: State, player: Player): State => {
  const { ended } = state;
  return ended ? reckoned(state, { ...ended, loser: player }, ended.items) : state;
};

const rackItems = (
  edition: Edition,
  state: State,
  how: Asked<string>,
  out: Player | undefined,
): Each<number> => {
  const racks = each((p) => rackPoints(edition, held(state, p)));
  return each((p) => {
    if (says(how, 'own-rack')) return 0 - racks[p];
    if (!says(how, 'transfer') || out === undefined) return 0;
    return p === out ? racks[other(p)] : 0 - racks[p];
  });
};

/** What the time used costs: so much a minute, or once for all where the game is lost on it. */
const timeItem = (
  edition: Edition,
  state: State,
  reason: Ending,
  player: Player,
  loser: Player | undefined,
): Points => {
  const minutes = overtimePoints(edition, state, player);
  if (reason === 'overtime') return itemOfLoss(edition, minutes, player === loser);
  const byAbsence = ask(edition, absence.timePenalty);
  if (reason === 'absence' && !isSilent(byAbsence))
    return says(byAbsence, 'none')
      ? { points: 0, ...jointly(byAbsence) }
      : itemOfLoss(edition, minutes, player === loser);
  const stays = ask(edition, clock.overtimeAfterTime);
  if (reason !== 'time' || minutes.points === 0 || isSilent(stays)) return minutes;
  return { points: stays.value ? minutes.points : 0, ...jointly(minutes, stays) };
};

const itemOfLoss = (edition: Edition, minutes: Points, lost: boolean): Points => {
  if (!lost) {
    const winner = ask(edition, clock.overtimeWinnerMinutes);
    return says(winner, 'waived') ? { points: 0, ...jointly(winner) } : minutes;
  }
  const loss = ask(edition, clock.overtimeDeduction);
  const also = ask(edition, clock.overtimeLoserMinutes);
  if (isSilent(loss)) return minutes;
  const added = says(also, 'added') ? minutes.points : 0;
  return { points: loss.value + added, ...jointly(loss, also) };
};
