// Every event: what happens, its fields and its report as the schemas have them; who is sent it and what it moves, as
// the cases have it.
import { globSync } from 'node:fs';
import { root } from '../../corpus/files.ts';
import { PROFILES } from '../../protocol/generated/vocabulary.ts';
import { type Asked, momentsOf } from './asked.ts';
import { code, listed, tableOf } from './blocks.ts';
import { type Fields, schemaIn } from './fields.ts';

interface Event {
  readonly type: string;
  readonly what: string;
  readonly fields: string;
  readonly report: string;
}

export const eventTable = (
  subject: 'game' | 'tournament',
  all: readonly Asked[],
  fieldsOf: Fields,
): string => {
  const profiles = profilesByEvent(all);
  const moves = movesByEvent(all);
  return tableOf(
    [
      'event',
      'what happens',
      'fields',
      'report',
      'profiles',
      ...(subject === 'game' ? ['moves'] : []),
    ],
    eventsOf(subject, fieldsOf).map(({ type, what, fields, report }) => [
      code(type),
      what,
      fields,
      report,
      listed(PROFILES.filter((p) => profiles.get(type)?.has(p))),
      ...(subject === 'game' ? [listed(moves.get(type) ?? [])] : []),
    ]),
  );
};

const eventsOf = (subject: string, fields: Fields): Event[] =>
  globSync(`schemas/${subject}/events/*.schema.json`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const { $defs: defs = {} } = schemaIn(file);
      return Object.entries(defs)
        .filter(([name, { properties }]) => properties?.type?.const === name)
        .map(([type, schema]) => ({
          type,
          what: schema.description ?? '',
          fields: fields.of(schema, file),
          report: fields.of(defs[schema['x-report']?.replace('#/$defs/', '') ?? ''], file),
        }));
    });

const profilesByEvent = (all: readonly Asked[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { case: c, call } of all)
    for (const { type } of 'events' in call.params ? call.params.events : [])
      found.getOrInsertComputed(type, () => new Set()).add(c.profile);
  return found;
};

/** One edition shows it; what moves in fewer than one of so many of its cases is a circumstance. */
const EDITION = 'fise-2009';
const RARE = 8;

const movesByEvent = (all: readonly Asked[]): Map<string, string[]> => {
  const counts = new Map<string, { times: number; fields: Map<string, number> }>();
  for (const { case: c, call } of all) {
    if (call.method !== 'game/replay' || c.edition !== EDITION) continue;
    for (const { type, before, after } of momentsOf(call.params)) {
      if (after.outcomes.at(-1)?.kind !== 'done') continue;
      const count = counts.getOrInsertComputed(type, () => ({ times: 0, fields: new Map() }));
      count.times += 1;
      for (const [field, value] of Object.entries(after.state))
        if (JSON.stringify(value) !== JSON.stringify(before[field as keyof typeof before]))
          count.fields.set(field, (count.fields.get(field) ?? 0) + 1);
    }
  }
  return new Map(
    [...counts].map(([type, { times, fields }]) => [
      type,
      [...fields].filter(([, n]) => n * RARE >= times).map(([field]) => field),
    ]),
  );
};
