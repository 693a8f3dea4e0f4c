// schemas/ → TypeScript. All schemas are first gathered into one, so that each type appears once.
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { schemas } from './schemas.ts';

const BANNER = '// Generated from schemas/ by `npm run generate`. Do not edit.';

export const compileTypes = (): Promise<string> => {
  const $defs = Object.fromEntries(
    schemas.flatMap(({ name, schema }) => {
      const { $defs: own = {}, $id: _, ...whole } = schema;
      return [
        [name, whole],
        ...Object.entries(own).map(([def, value]) => [`${name}.${def}`, value]),
      ].map(([key, value]) => [key, gather(value, name)]);
    }),
  );
  const contract: JSONSchema = {
    title: 'Contract',
    type: 'object',
    properties: Object.fromEntries(
      Object.keys($defs).map((key) => [key, { $ref: `#/$defs/${key}` }]),
    ),
    additionalProperties: false,
    $defs,
  };
  return compile(contract, 'Contract', {
    bannerComment: BANNER,
    additionalProperties: false,
    format: false,
    ignoreMinAndMaxItems: true,
  });
};

/** Points references into the gathered schema; what stands beside one (its description) would make a second type. */
const gather = (value: unknown, file: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => gather(item, file));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') {
    const [path, pointer] = value.$ref.split('#');
    const name = path ? path.replace('.schema.json', '') : file;
    return { $ref: `#/$defs/${pointer ? `${name}.${pointer.replace('/$defs/', '')}` : name}` };
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, gather(item, file)]));
};
