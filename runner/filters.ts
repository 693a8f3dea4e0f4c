// Which cases a run is about: all of them, or those that were asked for, each name written out or as short as it can be
// told from the others. What is asked for of one kind is added up, what is asked for of several kinds must all fit.
import { resolve } from 'node:path';
import type { Case } from '../corpus/features.ts';
import type { EditionId, RunFilters } from '../protocol/generated/types.ts';
import { EDITIONS, PROFILES, ROLE_PROFILES, ROLES } from '../protocol/generated/vocabulary.ts';
import { nearest } from '../shared/nearest.ts';
import { UsageError } from './usage.ts';

export interface AskedFilters {
  readonly edition?: readonly string[] | undefined;
  readonly profile?: readonly string[] | undefined;
  readonly role?: readonly string[] | undefined;
  readonly clause?: readonly string[] | undefined;
  readonly scenario?: readonly string[] | undefined;
  readonly case?: readonly string[] | undefined;
  readonly feature?: readonly string[] | undefined;
  readonly shard?: string | undefined;
}

/** What can be told before anything slow is read: clauses, scenarios and cases are not yet known. */
export const checkFilters = async (asked: AskedFilters): Promise<RunFilters> => {
  const editions = (asked.edition ?? []).map((name) => theOne('edition', name, EDITIONS));
  const profiles = [
    ...(asked.profile ?? []).map((name) => theOne('profile', name, PROFILES)),
    ...(asked.role ?? []).flatMap((name) => ROLE_PROFILES[theOne('role', name, ROLES)]),
  ];
  const clauses = asked.clause ?? [];
  return {
    editions,
    profiles: PROFILES.filter((profile) => profiles.includes(profile)),
    clauses: clauses.length > 0 ? await clausesAmong(clauses, editions) : [],
    scenarios: (asked.scenario ?? []).map(scenarioId),
    cases: (asked.case ?? []).map(caseId),
    ...(asked.feature === undefined
      ? {}
      : { features: asked.feature.map((file) => resolve(file)) }),
    ...(asked.shard === undefined ? {} : { shard: shardOf(asked.shard) }),
  };
};

/** Those that were named; all of them where none was. */
export const editionsAsked = (names: readonly string[] = []): readonly EditionId[] => {
  const asked = names.map((name) => theOne('edition', name, EDITIONS));
  return asked.length > 0 ? EDITIONS.filter((id) => asked.includes(id)) : EDITIONS;
};

/** "2009" is fise-2009, "plan" is planilla; what is written out is never taken for the beginning of another. */
const theOne = <T extends string>(what: string, written: string, all: readonly T[]): T => {
  const exact = all.find((name) => name === written);
  if (exact !== undefined) return exact;
  const close = all.filter((name) => written !== '' && name.includes(written));
  const [one, ...others] = close;
  if (one !== undefined && others.length === 0) return one;
  throw one === undefined
    ? new UsageError(`unknown ${what} "${written}"`, all.join(', '))
    : new UsageError(`the ${what} "${written}" may be several`, `one of ${close.join(', ')}`);
};

/** Reading the regulations, and loading what reads them, takes time; a run without --clause does not need them. */
const clausesAmong = async (
  written: readonly string[],
  editions: readonly string[],
): Promise<string[]> => {
  const { readRegulations } = await import('../corpus/regulations.ts');
  const all = readRegulations().articles.flatMap((a) => a.clauses.map((c) => c.id));
  const near = all.filter((id) => editions.length === 0 || editions.some((e) => isOf(id, e)));
  return written.map((given) => {
    const id = writtenOut(given);
    if (all.includes(id)) return id;
    const same = near.filter((known) => known.endsWith(`:${id}`));
    const [one, ...others] = same;
    if (one !== undefined && others.length === 0) return one;
    throw one === undefined
      ? new UsageError(`unknown clause "${id}"`, `one such as ${nearest(id, all).join(', ')}`)
      : new UsageError(`the clause "${id}" may be several`, `one of ${same.join(', ')}`);
  });
};

/** "2009:45.2" is fise-2009:45.2. */
const writtenOut = (clause: string): string => {
  const [edition = '', number] = clause.split(':');
  const close = EDITIONS.filter((id) => edition !== '' && id.includes(edition));
  return number === undefined || close.length !== 1 ? clause : `${close[0]}:${number}`;
};

const isOf = (clause: string, edition: string): boolean => clause.startsWith(`${edition}:`);

/** "120", "esc-120" and "@esc-0120" are esc-0120. */
const scenarioId = (written: string): string => {
  const [, digits] = /^@?(?:esc-)?(\d{1,4})$/.exec(written) ?? [];
  if (digits) return `esc-${digits.padStart(4, '0')}`;
  throw new UsageError(`the scenario is "${written}"`, 'its id, such as esc-0120, or 120');
};

/** "120/fise-2009/4" is esc-0120/fise-2009/4; without its last part, all that there are in the edition. */
const caseId = (written: string): string => {
  const [scenario = '', edition, ordinal, ...more] = written.split('/');
  if (edition === undefined || more.length > 0 || (ordinal && !/^[1-9]\d*$/.test(ordinal)))
    throw new UsageError(
      `the case is "${written}"`,
      'scenario, edition and number, such as esc-0120/fise-2009/4',
      '--scenario takes all cases of a scenario',
    );
  const id = `${scenarioId(scenario)}/${theOne('edition', edition, EDITIONS)}`;
  return ordinal ? `${id}/${ordinal}` : id;
};

const shardOf = (written: string): { index: number; of: number } => {
  const [index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(written) ?? []).slice(1).map(Number);
  if (index >= 1 && index <= of) return { index, of };
  throw new UsageError(`--shard is "${written}"`, 'part/parts, from 1/3 to 3/3 for three');
};

/** Those that were asked for, in order of the suite. A name that no case answers to is a mistake. */
export const casesAsked = (cases: readonly Case[], filters: RunFilters): readonly Case[] => {
  for (const id of [...filters.scenarios, ...filters.cases])
    if (!cases.some((c) => isNamed(c, id)))
      throw new UsageError(
        `the suite has no ${id}`,
        `one such as ${nearest(
          id,
          cases.map((c) => (id.includes('/') ? c.id : c.scenario)),
        ).join(', ')}`,
      );
  const asked = cases.filter((c) => fits(filters, c));
  const { shard } = filters;
  // Every so many, so that each shard has some of every part of the suite.
  return shard ? asked.filter((_, i) => i % shard.of === shard.index - 1) : asked;
};

const fits = (filters: RunFilters, c: Case): boolean =>
  within(filters.editions, [c.edition]) &&
  within(filters.profiles, [c.profile]) &&
  within(filters.clauses, [...c.clauses, ...c.inherited]) &&
  anyOf([...filters.scenarios, ...filters.cases], (id) => isNamed(c, id));

const isNamed = (c: Case, id: string): boolean =>
  id === c.id || id === c.scenario || id === `${c.scenario}/${c.edition}`;

const within = <T>(wanted: readonly T[], found: readonly T[]): boolean =>
  anyOf(wanted, (item) => found.includes(item));

const anyOf = <T>(wanted: readonly T[], is: (item: T) => boolean): boolean =>
  wanted.length === 0 || wanted.some(is);
