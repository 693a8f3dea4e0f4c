// schemas/ → compiled ajv validators, as CommonJS (ajv's standalone code requires its own runtime).
import Ajv2020, { type Ajv2020 as AjvInstance } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { schemas } from './schemas.ts';

const ajv: AjvInstance = new (Ajv2020 as unknown as typeof AjvInstance)({
  allErrors: true,
  discriminator: true,
  strict: true,
  strictRequired: false,
  verbose: true,
  allowUnionTypes: true,
  code: { source: true },
});

/** Exported name → schema reference. Adding a validator is adding a line here. */
const VALIDATORS: Record<string, string> = {
  request: 'message.schema.json#/$defs/request',
  response: 'message.schema.json#/$defs/response',
  initializeResult: 'initialize.schema.json#/$defs/result',
  gameReplayResult: 'game-replay.schema.json#/$defs/result',
  results: 'results.schema.json',
  article: 'article.schema.json',
  clause: 'clause.schema.json',
  topic: 'topic.schema.json#/$defs/front',
  topicAnswer: 'topic.schema.json#/$defs/answer',
  interpretation: 'interpretation.schema.json',
  glossaryTerm: 'glossary.schema.json',
};

export const compileValidators = (): string => {
  for (const { schema } of schemas) ajv.addSchema(schema);
  const base = schemas[0]?.schema.$id.replace(/[^/]+$/, '') ?? '';
  const ids = Object.fromEntries(
    Object.entries(VALIDATORS).map(([name, ref]) => [name, base + ref]),
  );
  const code = (standalone as unknown as { default: typeof standalone }).default ?? standalone;
  return `// Generated from schemas/ by \`npm run generate\`. Do not edit.\n${(code as unknown as (a: AjvInstance, r: Record<string, string>) => string)(ajv, ids)}\n`;
};
