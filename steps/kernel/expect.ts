// Assertions whose failures an implementer understands: what, found, expected. A decision that is not the expected one
// fails the case; grounds that are not are recorded beside it (docs/INTERPRETING.md).
import type { Subject } from './subject.ts';

export class Mismatch extends Error {
  constructor(what: string, found: unknown, expected: unknown) {
    super(difference(what, found, expected));
    this.name = 'Mismatch';
  }
}

/** The decision: what was done, by whom, how many, and how the table stands. */
export const expectEqual = (what: string, found: unknown, expected: unknown): void => {
  if (!isSame(found, expected)) throw new Mismatch(what, found, expected);
};

/** The grounds: why it was decided so. */
export const expectGround = (
  subject: Pick<Subject, 'groundsMissed'>,
  what: string,
  found: unknown,
  expected: unknown,
): void => {
  if (!isSame(found, expected)) subject.groundsMissed.push(difference(what, found, expected));
};

const difference = (what: string, found: unknown, expected: unknown): string =>
  `${what}: found ${show(found)}, expected ${show(expected)}`;

const show = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

/** Equal as JSON is: a field that is undefined is not there. Steps run in the browser too, where node:util is not. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return isSameList(a, b);
  if (!isObject(a) || !isObject(b) || Array.isArray(a) || Array.isArray(b)) return false;
  for (const key in a) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (!(key in a) && b[key] !== undefined) return false;
  return true;
};

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
