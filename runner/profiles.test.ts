// docs/PROFILES.md says what each profile asks of an adapter, as the cases have it: `vitest run runner/profiles -u` writes it.
import { expect, test } from 'vitest';
import { type Case, readFeatures } from '../corpus/features.ts';
import type { GameReplayResult, State } from '../protocol/generated/types.ts';
import { PROFILE_NAMES, PROFILES } from '../protocol/generated/vocabulary.ts';
import { handle } from '../reference-impl/adapter/module.ts';
import { prepare } from '../steps/kernel/prepare.ts';

/** The events that a case sends, and the fields of the state that its steps look at. */
const needsOf = (c: Case): { events: string[]; fields: string[] } => {
  const prepared = prepare(c.steps);
  const { method, params } = prepared.request();
  const { result } = handle({ jsonrpc: '2.0', id: 1, method, params });
  const { outcomes, state } = result as GameReplayResult;
  const fields: string[] = [];
  const watched = new Proxy(state, {
    get: (of, key) => {
      fields.push(String(key));
      return of[key as keyof State];
    },
  });
  prepared.judge({ outcomes, state: watched });
  return { events: params.events.map(({ type }) => type), fields };
};

const listed = (names: readonly string[]): string =>
  [...new Set(names)]
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ') || '–';

test('docs/PROFILES.md says what each profile asks of an adapter', async () => {
  const cases = readFeatures().scenarios.flatMap((s) => s.cases);
  const byProfile = Map.groupBy(cases, (c) => c.profile);
  const rows = PROFILES.flatMap((profile) => {
    const needs = byProfile.get(profile)?.map(needsOf);
    if (!needs) return [];
    const events = listed(needs.flatMap((n) => n.events));
    const fields = listed(needs.flatMap((n) => n.fields));
    return [`| \`${profile}\` | ${PROFILE_NAMES[profile].en} | ${events} | ${fields} |`];
  });
  expect(rows.length).toBeGreaterThan(7);
  const text = [
    '# What each profile asks',
    '',
    'Written from the cases by `vitest run runner/profiles -u`. An adapter that claims a profile is sent these events, and these fields of `state` are compared, besides the outcomes. Profiles without cases are not listed.',
    '',
    '| profile | | events | fields of `state` |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../docs/PROFILES.md');
});
