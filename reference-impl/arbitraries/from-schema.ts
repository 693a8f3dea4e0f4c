// Values that a JSON Schema of schemas/ describes, so that what is added there is tried here without an edit.
import { readFileSync } from 'node:fs';
import type { Chance } from './chance.ts';

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly pattern?: string;
}

/** A schema and the file it stands in, from which its references lead on. */
export interface Located {
  readonly schema: Schema;
  readonly file: URL;
}

const SCHEMAS = new URL('../../schemas/', import.meta.url);
const read = new Map<string, Schema>();

const schemaIn = (file: URL): Schema => {
  const schema = read.get(file.href) ?? (JSON.parse(readFileSync(file, 'utf8')) as Schema);
  read.set(file.href, schema);
  return schema;
};

/** A reference such as `game/event.schema.json` or `#/$defs/square`, seen from a file. */
export const schemaAt = (ref: string, from: URL = SCHEMAS): Located => {
  const target = new URL(ref, from);
  const name = target.hash.replace('#/$defs/', '');
  target.hash = '';
  const whole = schemaIn(target);
  const schema = name === '' ? whole : whole.$defs?.[name];
  if (!schema) throw new Error(`${target.pathname}: no ${name}, expected it in $defs (${ref})`);
  return { schema, file: target };
};

/** Counts of tiles and turns, points, and milliseconds: a number of each order is worth trying. */
const ORDERS = [4, 12, 60, 3_000_000, 12_000_000] as const;
const MORE_ITEMS = 4;

export const valueFrom = (chance: Chance, { schema, file }: Located): unknown => {
  const inner = (of: Schema): unknown => valueFrom(chance, { schema: of, file });
  if (schema.$ref !== undefined) return valueFrom(chance, schemaAt(schema.$ref, file));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  if (schema.oneOf) return inner(chance.pick(schema.oneOf));
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || chance.coin())
          .map(([name, of]) => [name, inner(of)]),
      );
    case 'array': {
      const length = (schema.minItems ?? 0) + chance.below(MORE_ITEMS);
      return Array.from({ length }, () => inner(schema.items ?? {}));
    }
    case 'integer':
      return (schema.minimum ?? -1) + chance.below(chance.pick(ORDERS));
    case 'string':
      return chance.text(schema.pattern ?? '^[a-z]*$');
    case 'boolean':
      return chance.coin();
    case 'null':
      return null;
    default:
      throw new Error(
        `${file.pathname}: no value for ${JSON.stringify(schema)}, expected a known type; teach it to from-schema.ts`,
      );
  }
};
