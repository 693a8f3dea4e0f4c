// Assertions whose failures an implementer understands: what, found, expected, and the request that shows it.
import { isDeepStrictEqual } from 'node:util';

export class Mismatch extends Error {
  constructor(what: string, found: unknown, expected: unknown) {
    super(`${what}: found ${show(found)}, expected ${show(expected)}`);
    this.name = 'Mismatch';
  }
}

export const expectEqual = (what: string, found: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(found, expected)) throw new Mismatch(what, found, expected);
};

const show = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
