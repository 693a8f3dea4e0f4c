// A leader who can no longer be caught meets the best placed of those who can no longer reach the prizes.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, type Silent, says } from '../../kernel/ruled.ts';
import type { Standing } from '../standings/standings.ts';
import type { TournamentConfiguration } from '../state.ts';
import { gibson } from './parameters.ts';

export interface Spared {
  /** The two who meet, where the rule applies. */
  readonly pair: readonly [leader: string, rival: string] | null;
  readonly grounds: readonly Ground[];
  /** What the edition leaves open, where it does. */
  readonly silent: Silent | null;
}

/** Half points that can still be had from a round on. */
const toBeHad = ({ rounds }: TournamentConfiguration, round: number): number =>
  2 * (rounds - round + 1);

const NOBODY: Spared = { pair: null, grounds: [], silent: null };

/** `standings` are of all who are paired, `staying` of those who are not left without a rival. */
export const sparedLeader = (
  edition: Edition,
  tournament: TournamentConfiguration,
  round: number,
  standings: readonly Standing[],
  staying: readonly Standing[],
): Spared => {
  const [leader, second, third] = standings;
  if (!leader || !second || !staying.includes(leader)) return NOBODY;
  const applied = ask(edition, gibson.applied);
  if (says(applied, 'never')) return NOBODY;
  const secured = ask(edition, gibson.secured);
  const left = toBeHad(tournament, round);
  const isSafe = (ahead: Standing, behind: Standing): boolean =>
    says(secured, 'with-tie-breaks')
      ? ahead.halfPoints - behind.halfPoints >= left
      : ahead.halfPoints - behind.halfPoints > left;
  if (!isSafe(leader, second)) return { ...NOBODY, grounds: tournament.gibson ? [secured] : [] };
  if (!tournament.gibson && says(applied, 'if-chosen')) return { ...NOBODY, grounds: [applied] };
  const several = ask(edition, gibson.several);
  const alsoSecond = third !== undefined && isSafe(second, third);
  if (alsoSecond && isSilent(several)) return { ...NOBODY, silent: several };
  const grounds = [secured, ...(alsoSecond ? [several] : [])];
  const needed = standings[Math.min(tournament.prizes, standings.length) - 1]?.halfPoints ?? 0;
  const others = staying.filter((one) => one !== leader);
  return rivalOf(edition, needed - left, others, leader, grounds);
};

/** The last prize is out of reach of whoever has fewer than these half points. */
const rivalOf = (
  edition: Edition,
  least: number,
  others: readonly Standing[],
  leader: Standing,
  grounds: readonly Ground[],
): Spared => {
  const rule = ask(edition, gibson.rival);
  const reach = ask(edition, gibson.outOfReach);
  const isOut = ({ halfPoints }: Standing): boolean =>
    says(reach, 'level') ? halfPoints <= least : halfPoints < least;
  const out = others.filter(isOut);
  const chosen = says(rule, 'last') ? out.at(-1) : out[0];
  if (chosen)
    return { pair: [leader.id, chosen.id], grounds: [...grounds, rule, reach], silent: null };
  const nobody = ask(edition, gibson.nobodyOut);
  if (isSilent(nobody)) return { ...NOBODY, silent: nobody };
  const last = says(nobody, 'last') ? others.at(-1) : undefined;
  const pair = last ? ([leader.id, last.id] as const) : null;
  return { pair, grounds: [...grounds, nobody], silent: null };
};
