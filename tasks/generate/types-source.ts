// schemas/ → TypeScript. All schemas are first gathered into one, so that each type appears once.
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { EVENTFUL, type Eventful, reportsByEvent } from './derived.ts';
import { type Contract, namedSchemas, resolveRef, type Schema } from './schemas.ts';

const BANNER = '// Generated from schemas/ by `npm run generate`. Do not edit.';

/** What TypeScript can say of events and their reports together. */
const EVENT_TYPES = `
export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;
/** What the outcome of an event of this type reports when it is done; never where there is nothing to report. */
export type ReportOf<T extends EventType> = T extends keyof ReportByEvent ? ReportByEvent[T] : never;
export type TournamentEventType = TournamentEvent['type'];
export type TournamentEventOf<T extends TournamentEventType> = Extract<TournamentEvent, { readonly type: T }>;
`;

export const compileTypes = async (contract: Contract): Promise<string> => {
  const $defs = Object.fromEntries(
    namedSchemas(contract).flatMap(({ file, def, schema }) => {
      const { $defs: _, $id: __, ...own } = schema;
      const isContainer = !('type' in own || 'enum' in own || 'oneOf' in own);
      return isContainer
        ? []
        : [[keyOf({ file, ...(def ? { def } : {}) }), gather(own, file, contract)]];
    }),
  );
  for (const one of EVENTFUL) $defs[`${one.subject}.report.any`] = anyReport(contract, one);
  const whole: JSONSchema = {
    title: 'Contract',
    type: 'object',
    properties: Object.fromEntries(
      Object.keys($defs).map((key) => [key, { $ref: `#/$defs/${key}` }]),
    ),
    additionalProperties: false,
    $defs: $defs as Record<string, JSONSchema>,
  };
  const source = await compile(whole, 'Contract', {
    bannerComment: BANNER,
    additionalProperties: false,
    format: false,
    ignoreMinAndMaxItems: true,
  });
  return `${readonly(withoutContract(source))}${EVENT_TYPES}`;
};

const keyOf = ({ file, def }: { file: string; def?: string }): string =>
  `${file.replaceAll('/', '.')}${def ? `.${def}` : ''}`;

/** On the wire a report is any object, checked by its event; in TypeScript it is one of the reports. */
const anyReport = (contract: Contract, { subject, report }: Eventful): Schema => {
  const keys = new Set([...reportsByEvent(contract, subject).values()].map(keyOf));
  return {
    title: report,
    description: 'The report of some event.',
    anyOf: [...keys].map((key) => ({ $ref: `#/$defs/${key}` })),
  };
};

/** Points references into the gathered schema; what stands beside one (its description) would make a second type. */
const gather = (value: unknown, file: string, contract: Contract): unknown => {
  if (Array.isArray(value)) return value.map((item) => gather(item, file, contract));
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Schema;
  if (typeof schema.$ref === 'string') {
    return { $ref: `#/$defs/${keyOf(resolveRef(schema.$ref, file))}` };
  }
  return Object.fromEntries(
    Object.entries(keyed(schema, file, contract)).map(([key, item]) => [
      key,
      gather(item, file, contract),
    ]),
  );
};

/** An object whose keys are a closed set has a property for each member, each of which may be left out. */
const keyed = (schema: Schema, file: string, contract: Contract): Schema => {
  const { propertyNames, additionalProperties, ...rest } = schema;
  const $ref = (propertyNames as Schema | undefined)?.$ref;
  const members = $ref === undefined ? undefined : contract.get(resolveRef($ref, file).file)?.enum;
  // Keys that only have a form stay what they are: any text.
  if (!members) return { ...rest, ...(additionalProperties ? { additionalProperties } : {}) };
  return {
    ...rest,
    properties: Object.fromEntries(members.map((m) => [m, additionalProperties as Schema])),
    additionalProperties: false,
  };
};

const withoutContract = (source: string): string =>
  source.replace(/export interface Contract \{[^}]*\}\n?/, '');

const readonly = (source: string): string =>
  source
    .split('\n')
    .map((line) =>
      /^\s*(\/?\*|\/\/)/.test(line)
        ? line
        : line
            .replace(/^(\s*)(?=("[^"]+"|\w+)\??: |\[k: string\]: )/, '$1readonly ')
            .replace(/(\b\w+|\([^()]*\))\[\]/g, 'readonly $1[]'),
    )
    .join('\n');
