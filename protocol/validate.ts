// The compiled validators and their findings in words: JSON pointer, what was found, what was expected.
import { createRequire } from 'node:module';
import type { ErrorObject } from 'ajv';

export type Validator = ((value: unknown) => boolean) & { errors?: ErrorObject[] | null };
type ValidatorName =
  | 'request'
  | 'response'
  | 'initializeResult'
  | 'gameReplayResult'
  | 'results'
  | 'article'
  | 'clause'
  | 'topic'
  | 'topicAnswer'
  | 'interpretation'
  | 'glossaryTerm';

export const validators = createRequire(import.meta.url)('./generated/validators.cjs') as Record<
  ValidatorName,
  Validator
>;

export interface SchemaProblem {
  readonly pointer: string;
  readonly property?: string;
  readonly found: string;
  readonly expected: string;
}

/** What the last call of this validator found wrong in the value at `place`. */
export const schemaProblems = (
  validate: (value: unknown) => boolean,
  place = '',
): SchemaProblem[] =>
  ((validate as Validator).errors ?? [])
    .filter((e) => e.keyword !== 'oneOf')
    .map((error) => describe(error, place));

const describe = (error: ErrorObject, place: string): SchemaProblem => {
  const pointer = `${place}${error.instancePath}`;
  const where = pointer || 'the whole value';
  const found = `${where} is ${quote(error.data)}`;
  const p = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return {
        pointer,
        property: String(p.missingProperty),
        found: `${where} lacks "${p.missingProperty}"`,
        expected: `a property "${p.missingProperty}"`,
      };
    case 'additionalProperties':
      return {
        pointer,
        property: String(p.additionalProperty),
        found: `${where} has an unknown field "${p.additionalProperty}"`,
        expected: `only ${Object.keys((error.parentSchema as { properties?: object })?.properties ?? {}).join(', ')}`,
      };
    case 'enum':
      return {
        pointer,
        found,
        expected: `one of ${(p.allowedValues as unknown[]).map(quote).join(', ')}`,
      };
    case 'const':
      return { pointer, found, expected: quote(p.allowedValue) };
    case 'type':
      return { pointer, found, expected: String(p.type) };
    case 'discriminator':
      return {
        pointer,
        found: `${where} has ${p.tag} ${quote(p.tagValue)}`,
        expected: `a known ${p.tag}`,
      };
    default:
      return { pointer, found, expected: error.message ?? error.keyword };
  }
};

const quote = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};
