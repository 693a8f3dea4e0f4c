// The fields of the game that hold people: what has to be told otherwise when the two players change places.
import { type Contract, fileOf, resolveRef, type Schema } from './schemas.ts';

const PLAYER = 'vocabulary/player';

/** Fields by name; a name that means people in one place and something else in another is an error. */
export const playerFields = (contract: Contract): string[] => {
  const people = setsOfPeople(contract);
  const found = new Map<string, { readonly holds: boolean; readonly file: string }>();
  for (const [file, schema] of contract) {
    if (!file.startsWith('game/')) continue;
    for (const [name, own] of propertiesIn(schema)) {
      const sets = setsIn(own, file);
      if (sets.length === 0) continue;
      const holds = sets.some((set) => people.has(set));
      const before = found.get(name);
      if (before && before.holds !== holds)
        throw new Error(
          `${fileOf(file)}  ${name} ${holds ? 'holds' : 'does not hold'} people\n  expected it to be as in ${fileOf(before.file)}, or to have another name`,
        );
      found.set(name, { holds, file });
    }
  }
  return [...found].flatMap(([name, { holds }]) => (holds ? [name] : [])).sort();
};

const setsOfPeople = (contract: Contract): ReadonlySet<string> =>
  new Set(
    [...contract].flatMap(([name, schema]) =>
      name === PLAYER || (schema['x-of'] as readonly string[] | undefined)?.includes('player')
        ? [name]
        : [],
    ),
  );

const propertiesIn = (schema: Schema): [string, Schema][] =>
  Object.entries(schema).flatMap(([keyword, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    const own = keyword === 'properties' ? (Object.entries(value) as [string, Schema][]) : [];
    return [...own, ...propertiesIn(value as Schema)];
  });

/** The closed sets that a field takes its values from, itself or by what it lists. */
const setsIn = (schema: Schema, file: string): string[] => {
  const own = schema.$ref ? [resolveRef(schema.$ref, file).file] : [];
  const inner = [schema.items, ...((schema.oneOf ?? schema.anyOf ?? []) as readonly Schema[])];
  return [
    ...own.filter((set) => set.startsWith('vocabulary/')),
    ...inner.flatMap((one) => (one ? setsIn(one as Schema, file) : [])),
  ];
};
