// The compiled validators, and their findings in words: JSON pointer, what was found, what was expected.
// A value is first put to a fast validator, which stops at the first fault; only who asks why pays for a thorough one.
import type { ErrorObject } from 'ajv';
import fast from './generated/fast-validators.js';
import thorough from './generated/thorough-validators.js';
import type {
  EventType,
  Report,
  TournamentEventType,
  TournamentReport,
} from './generated/types.ts';
import { REPORT_VALIDATORS, type Validated } from './generated/validators.ts';
import { EVENT_TYPES, OUTCOME_KINDS, TOURNAMENT_EVENT_TYPES } from './generated/vocabulary.ts';

type ValidatorName = keyof Validated;

export interface Validator<T = unknown> {
  (value: unknown): value is T;
  /** What is wrong with the value; nothing when it is valid. */
  readonly errors: (value: unknown) => readonly ErrorObject[];
}

const validatorOf = (name: ValidatorName): Validator => {
  const check = fast[name];
  const explain = thorough[name];
  return Object.assign((value: unknown): value is unknown => check(value), {
    errors: (value: unknown) => (explain(value) ? [] : (explain.errors ?? [])),
  });
};

export const validators = Object.fromEntries(
  (Object.keys(fast) as ValidatorName[]).map((name) => [name, validatorOf(name)]),
) as { readonly [N in ValidatorName]: Validator<Validated[N]> };

/** By the type of an event, what checks its report; events that report nothing have none. */
const byEvent = <T extends string, R>(
  names: Readonly<Record<string, ValidatorName>>,
): { readonly [E in T]?: Validator<R> } =>
  Object.fromEntries(Object.entries(names).map(([type, name]) => [type, validators[name]])) as {
    readonly [E in T]?: Validator<R>;
  };

export const reportValidators = {
  game: byEvent<EventType, Report>(REPORT_VALIDATORS.game),
  tournament: byEvent<TournamentEventType, TournamentReport>(REPORT_VALIDATORS.tournament),
};

export interface SchemaProblem {
  readonly pointer: string;
  readonly property?: string;
  readonly found: string;
  readonly expected: string;
}

/** Hostile input has any number of faults; nobody reads more than these. */
const MOST_PROBLEMS = 50;
const MOST_QUOTED = 80;
/** Unions report what was wrong with each of their members; that none of them fits goes without saying. */
const UNIONS: readonly string[] = ['oneOf', 'anyOf', 'propertyNames'];

/** What this validator finds wrong in a value, which stands at `place` in a larger one. */
export const problemsIn = (
  validator: Partial<Pick<Validator, 'errors'>>,
  value: unknown,
  place = '',
): SchemaProblem[] => {
  const problems = (validator.errors?.(value) ?? [])
    .filter((error) => !UNIONS.includes(error.keyword))
    .slice(0, MOST_PROBLEMS)
    .map((error) => describe(error, place));
  return [...Map.groupBy(problems, (p) => p.found).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, expected: same.map((p) => p.expected).join(' or ') }] : [];
  });
};

/** The first few of them on one line. */
export const problemText = (problems: readonly SchemaProblem[]): string =>
  problems
    .slice(0, 5)
    .map(({ found, expected }) => `${found}, expected ${expected}`)
    .join('; ');

/** What tells the members of a union apart. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  kind: OUTCOME_KINDS,
  type: [...EVENT_TYPES, ...TOURNAMENT_EVENT_TYPES],
};

const known = (tag: string): string => {
  const values = TAGS[tag];
  return values ? oneOf(values) : `a known ${tag}`;
};

const oneOf = (values: readonly unknown[]): string => `one of ${values.map(quote).join(', ')}`;

const describe = (error: ErrorObject, place: string): SchemaProblem => {
  const pointer = `${place}${error.instancePath}`;
  const where = pointer || 'the whole value';
  const found =
    error.propertyName === undefined
      ? `${where} is ${quote(error.data)}`
      : `${where} has a field ${quote(error.propertyName)}`;
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
        found: `${where} has an unknown field ${quote(p.additionalProperty)}`,
        expected: `only ${Object.keys((error.parentSchema as { properties?: object })?.properties ?? {}).join(', ')}`,
      };
    case 'enum':
      return {
        pointer,
        found,
        expected: oneOf(p.allowedValues as unknown[]),
      };
    case 'const':
      return { pointer, found, expected: quote(p.allowedValue) };
    case 'type':
      return { pointer, found, expected: String(p.type) };
    case 'maxLength':
      return { pointer, found, expected: `at most ${p.limit} characters` };
    case 'discriminator':
      return {
        pointer,
        found: `${where} has ${p.tag} ${quote(p.tagValue)}`,
        expected: known(String(p.tag)),
      };
    default:
      return { pointer, found, expected: error.message ?? error.keyword };
  }
};

const quote = (value: unknown): string => {
  // JSON would have null for it.
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  const text = JSON.stringify(brief(value)) ?? 'absent';
  return text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED - 3)}…` : text;
};

/** As much of a value as can be quoted, so that a large one is not written out to be cut. */
const brief = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.slice(0, MOST_QUOTED);
  if (typeof value !== 'object' || value === null || depth > MOST_QUOTED / 2) return value;
  if (Array.isArray(value)) return value.slice(0, MOST_QUOTED / 2).map((v) => brief(v, depth + 1));
  const kept: Record<string, unknown> = {};
  let count = 0;
  for (const key in value) {
    if (++count > MOST_QUOTED / 4) break;
    kept[key.slice(0, MOST_QUOTED)] = brief((value as Record<string, unknown>)[key], depth + 1);
  }
  return kept;
};
