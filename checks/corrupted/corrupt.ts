// An answer with one field altered: the field is drawn by its name, so that the many squares of a board weigh no more
// than the one word that tells who is to move; then a place within it, which gets another value that such a place has
// in some other answer.
import { isSame } from '../../steps/kernel/expect.ts';

type Path = readonly (string | number)[];

interface Leaf {
  readonly path: Path;
  /** The path without numbers and players: places of one kind. */
  readonly kind: string;
  readonly value: unknown;
}

export interface Corrupted {
  /** What was altered, such as `state.toMove` or `outcome.score`. */
  readonly field: string;
  readonly answer: unknown;
  readonly what: string;
}

/** Numbers in [0, 1). */
type Lots = () => number;

/** Grounds are no decision: they are compared and told apart. */
const GROUNDS = new Set(['because', 'reason']);

const leavesOf = (value: unknown, path: Path = []): Leaf[] => {
  if (GROUNDS.has(String(path.at(-1))) && path[0] !== 'state') return [];
  if (typeof value === 'object' && value !== null && !(Array.isArray(value) && value.length === 0))
    return Object.entries(value).flatMap(([key, part]) =>
      leavesOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  return [{ path, kind: kindOf(path), value }];
};

const kindOf = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? '#' : key === 'A' || key === 'B' ? '@' : key))
    .join('.');

/**
 * `outcomes.#.report.score` is the field `outcome.score`; `state.racks.@.#` is `state.racks`; `judgements.#.verdict` is
 * `judgement.verdict`.
 */
const fieldOf = (kind: string): string => {
  const [whole, second, third, detail] = kind.split('.');
  if (whole === 'state') return `state.${second}`;
  const one = whole === 'judgements' ? 'judgement' : 'outcome';
  return `${one}.${third === 'report' ? detail : third}`;
};

export type Values = ReadonlyMap<string, readonly unknown[]>;

/** Every value that stands somewhere, by the kind of place. */
export const valuesIn = (answers: readonly unknown[]): Values => {
  const values = new Map<string, unknown[]>();
  for (const { kind, value } of answers.flatMap((answer) => leavesOf(answer))) {
    const known = values.getOrInsertComputed(kind, () => []);
    if (!known.some((other) => isSame(other, value))) known.push(value);
  }
  return values;
};

const pick = <T>(list: readonly T[], lots: Lots): T => list[Math.floor(lots() * list.length)] as T;

const leavesByField = (answer: unknown): ReadonlyMap<string, readonly Leaf[]> =>
  Map.groupBy(leavesOf(answer), ({ kind }) => fieldOf(kind));

export const fieldsOf = (answer: unknown): readonly string[] => [...leavesByField(answer).keys()];

export const corrupt = (
  answer: unknown,
  values: Values,
  lots: Lots,
  field = pick(fieldsOf(answer), lots),
): Corrupted | undefined => {
  const { path, kind, value } = pick(leavesByField(answer).get(field) ?? [], lots);
  const others = othersOf(value, kind, values);
  if (others.length === 0) return undefined;
  const other = pick(others, lots);
  const what = `${path.join('.')}: ${JSON.stringify(value)} → ${JSON.stringify(other)}`;
  return { field, what, answer: put(answer, path, other) };
};

const othersOf = (value: unknown, kind: string, values: Values): readonly unknown[] => {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'boolean') return [!value];
  if (kind === 'state.ended') return [{ reason: 'time', winner: null, deductions: { A: 0, B: 0 } }];
  if (Array.isArray(value))
    return [[...elements(kind, values)].slice(0, 1)].filter((a) => a.length);
  return (values.get(kind) ?? []).filter((other) => !isSame(other, value));
};

/** What stands in lists of this kind; a list of objects is left empty, as no part of one makes it whole. */
const elements = (kind: string, values: Values): readonly unknown[] =>
  values.get(`${kind}.#`) ?? [];

const put = (whole: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.with(Number(key), put(whole[Number(key)], rest, value));
  const parts = whole as Readonly<Record<string, unknown>>;
  return { ...parts, [key]: put(parts[key], rest, value) };
};
