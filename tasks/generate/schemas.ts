// The contract as committed: every file of schemas/, under its path there without the extension.
import { globSync, readFileSync } from 'node:fs';

export const root = new URL('../../', import.meta.url);
export const BASE = 'https://articulado.example/schemas/';

export interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly [keyword: string]: unknown;
}

/** By name, such as "game/events/play". */
export type Contract = ReadonlyMap<string, Schema>;

export const fileOf = (name: string): string => `schemas/${name}.schema.json`;

export const readContract = (): Contract =>
  new Map(
    globSync('schemas/**/*.schema.json', { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => [
        file.slice('schemas/'.length, -'.schema.json'.length),
        JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Schema,
      ]),
  );

/** Every schema that can be named: those of the files, and their $defs. */
export interface Named {
  readonly file: string;
  readonly def: string | undefined;
  readonly schema: Schema;
}

export const namedSchemas = (contract: Contract): Named[] =>
  [...contract].flatMap(([file, schema]) => [
    { file, def: undefined, schema },
    ...Object.entries(schema.$defs ?? {}).map(([def, own]) => ({ file, def, schema: own })),
  ]);

/** Where a reference written in one file leads: "game/events/play" and "play-report". */
export const resolveRef = ($ref: string, from: string): { file: string; def?: string } => {
  const [path = '', pointer = ''] = $ref.split('#');
  const file = path
    ? new URL(path, `${BASE}${from}`).href.slice(BASE.length).replace('.schema.json', '')
    : from;
  return pointer ? { file, def: pointer.replace('/$defs/', '') } : { file };
};
