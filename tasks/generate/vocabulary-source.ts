// Closed sets of schemas/vocabulary/ → tuples, and maps for the names and profiles that some of them carry.
import { eventSchemas } from './derived.ts';
import { playerFields } from './player-fields.ts';
import { type Contract, fileOf, type Schema } from './schemas.ts';

const BANNER = '// Generated from schemas/vocabulary/ by `npm run generate`. Do not edit.';

const NAMES = 'Readonly<Record<$, { readonly es: string; readonly en: string }>>';
/** Keyword of a set → what its map is called after, and its type. */
const MAPS = [
  ['x-names', 'NAMES', NAMES],
  ['x-profiles', 'PROFILES', 'Readonly<Record<$, readonly Profile[]>>'],
] as const;

export const compileVocabulary = (contract: Contract): string => {
  const sets = [...contract].filter(([, schema]) => schema['x-tuple'] !== undefined);
  for (const [name, schema] of sets) checkDescriptions(name, schema);
  const types = new Set<string>(['Profile']);
  const maps = sets.flatMap(([name, schema]) =>
    MAPS.flatMap(([keyword, suffix, type]) => {
      const map = schema[keyword] as Record<string, unknown> | undefined;
      if (!map) return [];
      checkKeys(name, schema, keyword, map);
      types.add(schema.title ?? '');
      const own = name.split('/').at(-1)?.toUpperCase().replaceAll('-', '_');
      const typed = type.replace('$', schema.title ?? '');
      return [
        `export const ${own}_${suffix}: ${typed} = ${JSON.stringify(spread(contract, map))};`,
      ];
    }),
  );
  return [
    BANNER,
    `import type { ${[...types].sort().join(', ')} } from './types.ts';`,
    ...sets.map(([, s]) => tuple(String(s['x-tuple']), s.description, s.enum ?? [])),
    tuple(
      'EVENT_TYPES',
      'What can happen at the table.',
      eventSchemas(contract).map((e) => e.type),
    ),
    tuple(
      'TOURNAMENT_EVENT_TYPES',
      'What can happen in a tournament.',
      eventSchemas(contract, 'tournament').map((e) => e.type),
    ),
    tuple('PLAYER_FIELDS', 'Fields of the game that hold people.', playerFields(contract)),
    ...maps,
  ].join('\n\n');
};

const tuple = (name: string, text: string | undefined, members: readonly unknown[]): string =>
  `/** ${text} */\nexport const ${name} = ${JSON.stringify(members)} as const;`;

/** An asterisk in a list of profiles stands for all there are. */
const spread = (contract: Contract, map: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(map).map(([key, value]) => [
      key,
      Array.isArray(value) && value.includes('*')
        ? contract.get('vocabulary/profile')?.enum
        : value,
    ]),
  );

/** Where one member of a set is described, all are. */
const checkDescriptions = (name: string, schema: Schema): void => {
  const texts = schema['x-descriptions'] as Record<string, string> | undefined;
  if (texts) checkKeys(name, schema, 'x-descriptions', texts);
};

export const checkKeys = (name: string, schema: Schema, keyword: string, map: object): void => {
  const [found, expected] = [Object.keys(map), (schema.enum ?? []).map(String)];
  if (found.join() === expected.join()) return;
  throw new Error(
    `${fileOf(name)}  ${keyword} has ${found.join(', ')}\n  expected the members of the set in their order: ${expected.join(', ')}`,
  );
};
