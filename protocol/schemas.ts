// The contract as committed: every file of schemas/.
import { readdirSync, readFileSync } from 'node:fs';

export const schemaFolder = new URL('../schemas/', import.meta.url);

export interface Schema {
  readonly $id: string;
  readonly title?: string;
  readonly $defs?: Record<string, unknown>;
}

export const schemas: readonly { name: string; schema: Schema }[] = readdirSync(schemaFolder)
  .filter((file) => file.endsWith('.schema.json'))
  .sort()
  .map((file) => ({
    name: file.replace('.schema.json', ''),
    schema: JSON.parse(readFileSync(new URL(file, schemaFolder), 'utf8')) as Schema,
  }));
