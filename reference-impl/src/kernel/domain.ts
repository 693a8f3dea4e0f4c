// What a parameter may be. A domain knows which values are its own and which others it could take instead:
// the readings an interpretation can choose, and the alterations that prove the suite.

export interface Domain<T> {
  readonly kind: 'choice' | 'set' | 'list' | 'count' | 'norm';
  /** The values a reader is shown: every choice, every possible member; none for numbers and open lists. */
  readonly values: readonly (string | boolean)[];
  accepts(value: unknown): value is T;
  /** What else it could be; every value worth trying where the edition is silent. */
  others(value: T | undefined): readonly T[];
  /** That the edition says nothing is a reading too. */
  readonly maybeSilent?: true;
}

/** A domain for which silence is one of the readings. */
export const orSilence = <T>(domain: Domain<T>): Domain<T> => ({ ...domain, maybeSilent: true });

export const oneOf = <const T extends string | boolean>(...values: readonly T[]): Domain<T> => ({
  kind: 'choice',
  values,
  accepts: (value): value is T => values.some((v) => v === value),
  others: (value) => values.filter((v) => v !== value),
});

export const flag = (): Domain<boolean> => oneOf<boolean>(true, false);

/** A list: every member less, every stranger more; all of them where there is none. */
export const setOf = <const T extends string>(members: readonly T[]): Domain<readonly T[]> => ({
  kind: 'set',
  values: members,
  accepts: (value): value is readonly T[] =>
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((member) => members.includes(member as T)),
  others: (value = []) => [
    ...members.map((member) =>
      value.includes(member) ? value.filter((m) => m !== member) : [...value, member],
    ),
    ...(value.length === 0 && members.length > 1 ? [members] : []),
  ],
});

/** An open list of texts: every member less, and the stranger more. */
export const openList = (stranger: string): Domain<readonly string[]> => ({
  kind: 'list',
  values: [],
  accepts: (value): value is readonly string[] =>
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((member) => typeof member === 'string' && member !== ''),
  others: (value = []) => [
    ...value.map((member) => value.filter((m) => m !== member)),
    ...(value.includes(stranger) ? [] : [[...value, stranger]]),
  ],
});

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** A number, and one more or one less. */
export const count = (): Domain<number> => ({
  kind: 'count',
  values: [],
  accepts: isCount,
  others: (value) => (value === undefined ? [1, 2] : neighbours(value)),
});

/** A number, or that there is none. */
export const countOrNone = (): Domain<number | 'none'> => ({
  kind: 'count',
  values: ['none'],
  accepts: (value): value is number | 'none' => value === 'none' || isCount(value),
  others: (value) => (value === undefined || value === 'none' ? [1, 2, 3, 6] : neighbours(value)),
});

const neighbours = (value: number): readonly number[] =>
  value > 0 ? [value + 1, value - 1] : [value + 1];

/** Data, one cell of many: a single other value shows whether anybody looks at it. */
export const datum = <T>(domain: Domain<T>, other: (value: T) => T): Domain<T> => ({
  ...domain,
  others: (value) => (value === undefined ? [] : [other(value)]),
});

/** A rule that no edition varies. It is asked in order to be cited; what breaks it is a violation, not another value. */
export const norm = (): Domain<true> => ({
  kind: 'norm',
  values: [],
  accepts: (value): value is true => value === true,
  others: () => [],
});
