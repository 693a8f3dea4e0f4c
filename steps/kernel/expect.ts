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
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
