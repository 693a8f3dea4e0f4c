// docs/PROFILES.md says what each profile asks of an adapter, as the cases have it: `vitest run runner/profiles -u` writes it.
import { expect, test } from 'vitest';
import { type Case, readFeatures } from '../corpus/features.ts';
import type { GameReplayResult, State } from '../protocol/generated/types.ts';
import { PROFILE_NAMES, PROFILES } from '../protocol/generated/vocabulary.ts';
import { handle } from '../reference-impl/adapter/module.ts';
import { prepare } from '../steps/kernel/prepare.ts';

/** Fields of the state that an implementation may leave out where no case of its profiles speaks of them. */
const OPTIONAL = [
  'hands',
  'stage',
  'turns',
  'sheets',
  'clocks',
  'running',
  'turnsToLose',
  'expelled',
] as const satisfies readonly (keyof State)[];

/** The events that a case sends, and the fields without which its answer would not do. */
const needsOf = (c: Case): { events: string[]; fields: string[] } => {
  const prepared = prepare(c.steps);
  const { method, params } = prepared.request();
  const { result } = handle({ jsonrpc: '2.0', id: 1, method, params });
  const { outcomes, state } = result as GameReplayResult;
  const isNeeded = (field: (typeof OPTIONAL)[number]): boolean => {
    const { [field]: _, ...rest } = state;
    try {
      prepared.judge({ outcomes, state: rest });
      return false;
    } catch {
      return true;
    }
  };
  prepared.judge({ outcomes, state });
  return { events: params.events.map(({ type }) => type), fields: OPTIONAL.filter(isNeeded) };
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
    'Written from the cases by `vitest run runner/profiles -u`. An adapter that claims a profile is sent these events. The fields `board`, `racks`, `bag`, `scores`, `toMove` and `ended` of `state` are always compared, the others where they are listed here; whatever else is answered must agree with the laws of the table. Profiles without cases are not listed.',
    '',
    '| profile | | events | also needed in `state` |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../docs/PROFILES.md');
});
