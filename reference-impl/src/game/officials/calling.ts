// Who of those elected or sent sits on a body: none whom the dispute or another member rules out.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, holds, isSilent, jointly, lists, says } from '../../kernel/ruled.ts';
import { type Bar, bar } from '../outcome.ts';
import { bodies } from './parameters.ts';
import type { FormBody, Member } from './seats.ts';

type Person = NonNullable<FormBody['parties']>[number];

/** The member for the players, or the first substitute, who is not of a country in dispute. */
export const calledFor = (
  edition: Edition,
  { members, parties = [] }: FormBody,
  national: boolean,
): Member | undefined => {
  const named = members.filter(({ seat }) => seat === 'players');
  const inOrder = named.toSorted((a, b) => Number(a.substitute) - Number(b.substitute));
  const waived = national && says(ask(edition, bodies.nationalDisputes), 'any-member');
  if (waived || !holds(ask(edition, bodies.playersFromElsewhere))) return inOrder[0];
  const countries = parties.map(({ country }) => country);
  return inOrder.find(({ country }) => !countries.includes(country));
};

/** The member whom FISE or the host country sends stands for one of them. */
export const federationBar = (
  edition: Edition,
  { members }: FormBody,
  host: string | undefined,
): Bar | undefined => {
  const of = ask(edition, bodies.federationOf);
  const sent = members.find(({ seat }) => seat === 'federation')?.affiliation;
  if (sent === undefined || isSilent(of)) return undefined;
  const fits = (sent === 'FISE' && lists(of, 'fise')) || (sent === host && lists(of, 'host'));
  return fits ? undefined : bar('not-eligible', of);
};

/** Whoever may sit for the players has been elected in time. */
export const electionBar = (edition: Edition, { members }: FormBody): Bar | undefined => {
  const how = ask(edition, bodies.playersElected);
  const named = members.filter(({ seat }) => seat === 'players');
  const fits = ({ elected }: Member): boolean =>
    elected === 'technical-congress' || (says(how, 'before-start') && elected === 'before-start');
  return isSilent(how) || named.every(fits) ? undefined : bar('not-elected', how);
};

/** Members who sit differ from the players in dispute and from each other, as far as the edition asks. */
export const differenceBar = (
  edition: Edition,
  { parties = [] }: FormBody,
  seated: readonly Member[],
): Bar | undefined => {
  const by = ask(edition, bodies.differsBy);
  const grounds = seated.flatMap((member) => {
    if (member.seat !== 'organiser' && member.seat !== 'federation') return [];
    const from = ask(edition, bodies.differsFrom, member.seat);
    const others = seated.filter((one) => one !== member);
    const unlike = [
      ...(lists(from, 'parties') ? parties : []),
      ...(lists(from, 'members') ? others : []),
    ];
    return unlike.every((other) => differs(by, member, other)) ? [] : [from];
  });
  return grounds.length > 0 ? bar('incompatible', jointly(...grounds)) : undefined;
};

const differs = (by: Asked<'either' | 'both'>, one: Person, other: Person): boolean => {
  const country = apart(one.country, other.country);
  const affiliation = apart(one.affiliation, other.affiliation);
  return says(by, 'both') ? country && affiliation : country || affiliation;
};

/** What is not known of somebody sets him apart from nobody. */
const apart = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;
