// The fields of an event or a report as a line: their names, and what may stand in them. A closed set of few members is
// written out; of others the name, and the page has their members.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from '../../corpus/files.ts';
import { code, listed, tableOf } from './blocks.ts';

export interface Schema {
  readonly description?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly 'x-report'?: string;
}

/** So many members are written out. */
const FEW = 6;

const files = new Map<string, Schema>();
export const schemaIn = (file: string): Schema =>
  files.getOrInsertComputed(
    file,
    () => JSON.parse(readFileSync(`${root}${file}`, 'utf8')) as Schema,
  );

export class Fields {
  /** The sets that were named and not written out. */
  readonly sets = new Map<string, readonly unknown[]>();

  /** A field that may be left out has a question mark. */
  of(schema: Schema | undefined, file: string): string {
    const { properties = {}, required = [] } = schema ?? {};
    const lines = Object.entries(properties)
      .filter(([name]) => name !== 'type')
      .map(
        ([name, own]) => `${name}${required.includes(name) ? '' : '?'}: ${this.#shape(own, file)}`,
      );
    return listed(lines);
  }

  /** The members of the sets that were named. */
  table(): string {
    const rows = [...this.sets].sort(([a], [b]) => (a < b ? -1 : 1));
    return tableOf(
      ['set', 'members'],
      rows.map(([name, members]) => [code(name), listed(members.map(String))]),
    );
  }

  #shape(schema: Schema, file: string): string {
    if (schema.$ref !== undefined) return this.#referred(schema.$ref, file);
    if (schema.enum) return this.#members(schema.enum);
    if (schema.const !== undefined) return String(schema.const);
    if (schema.oneOf)
      return [...new Set(schema.oneOf.map((one) => this.#shape(one, file)))].join(' or ');
    if (schema.items) return `[${this.#shape(schema.items, file)}]`;
    if (schema.properties) return `{${this.#inner(schema)}}`;
    return [schema.type ?? 'anything'].flat().join(' or ');
  }

  #inner({ properties = {}, required = [] }: Schema): string {
    return Object.keys(properties)
      .map((name) => (required.includes(name) ? name : `${name}?`))
      .join(', ');
  }

  #referred($ref: string, file: string): string {
    const [path = '', pointer = ''] = $ref.split('#');
    const at = path ? posix.join(posix.dirname(file), path) : file;
    const def = pointer.replace('/$defs/', '');
    const schema = def ? schemaIn(at).$defs?.[def] : schemaIn(at);
    const name = def || posix.basename(at, '.schema.json');
    if (!schema?.enum) return name;
    if (schema.enum.length > FEW) this.sets.set(name, schema.enum);
    return schema.enum.length > FEW ? name : this.#members(schema.enum);
  }

  #members(members: readonly unknown[]): string {
    return members.map(String).join(' · ');
  }
}
