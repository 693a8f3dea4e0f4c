// docs/PROFILES.md says what each profile asks of an adapter, as the cases have it: `vitest run runner/profiles -u` writes it.
import { expect, test } from 'vitest';
import { type Case, readFeatures } from '../corpus/features.ts';
import type { GameReplayResult, LexiconJudgeParams, State } from '../protocol/generated/types.ts';
import { PROFILE_NAMES, PROFILES } from '../protocol/generated/vocabulary.ts';
import { handle } from '../reference-impl/adapter/module.ts';
import { type Prepared, prepare } from '../steps/kernel/prepare.ts';

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

interface Needs {
  readonly sent: readonly string[];
  readonly fields: readonly string[];
}

/** What a case sends, and the fields without which its answer would not do. */
const needsOf = (c: Case): Needs => {
  const prepared = prepare(c.steps);
  const { params } = prepared.request();
  return 'events' in params
    ? needsOfGame(
        prepared,
        params.events.map(({ type }) => type),
      )
    : { sent: params.dictionary.entries.flatMap(fieldsOf), fields: [] };
};

/** What an article says, such as `senses.era`. */
const fieldsOf = ({ senses, ...entry }: LexiconJudgeParams['dictionary']['entries'][number]) => [
  ...Object.keys(entry),
  ...senses.flatMap((sense) => Object.keys(sense).map((field) => `senses.${field}`)),
];

const needsOfGame = (prepared: Prepared, sent: readonly string[]): Needs => {
  const { result } = handle({ jsonrpc: '2.0', id: 1, ...prepared.request() });
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
  return { sent, fields: OPTIONAL.filter(isNeeded) };
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
    const sent = listed(needs.flatMap((n) => n.sent));
    const fields = listed(needs.flatMap((n) => n.fields));
    return [`| \`${profile}\` | ${PROFILE_NAMES[profile].en} | ${sent} | ${fields} |`];
  });
  expect(rows.length).toBeGreaterThan(7);
  const text = [
    '# What each profile asks',
    '',
    'Written from the cases by `vitest run runner/profiles -u`. An adapter that claims a profile is sent these events or, where it is asked about words, articles of a dictionary that say these things. The fields `board`, `racks`, `bag`, `scores`, `toMove` and `ended` of `state` are always compared, the others where they are listed here; whatever else is answered must agree with the laws of the table. Profiles without cases are not listed.',
    '',
    '| profile | | events, or what articles say | also needed in `state` |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../docs/PROFILES.md');
});
