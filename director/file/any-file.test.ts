// Whatever is handed in as a tournament file is read or told, and never more than that: files cut off, with pieces put
// out, doubled or swapped, in YAML and in TRF.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingsOf } from '../check.ts';
import { follow, ruledBy } from '../follow.ts';
import { asJson } from '../json.ts';
import { LANGUAGES } from '../language/index.ts';
import { tellTournament } from '../tell.ts';
import { readTournament } from './read.ts';

const RUNS = { numRuns: 120, seed: 24 };

/** A piece put into another's place, or one digit in that of the next one. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  length: fc.nat({ max: 12 }),
  by: fc.constantFrom('', ' ', '{', ']', '0', 'ana', 'Z', '\t', '\n', ': ', '\u0000', '🙂'),
  isGentle: fc.boolean(),
});

const damaged = (
  whole: string,
  { at, length, by, isGentle }: typeof damage extends fc.Arbitrary<infer D> ? D : never,
): string => {
  const place = Math.floor(at * whole.length);
  if (!isGentle) return whole.slice(0, place) + by + whole.slice(place + length);
  const next = whole.slice(place).search(/\d/) + place;
  return whole.slice(0, next) + String(length % 10) + whole.slice(next + 1);
};

test.each(['torneo-24.yaml', 'torneo-24.trf'])(
  '%s, damaged',
  (name) => {
    const whole = readFileSync(`examples/${name}`, 'utf8');
    const came = { read: 0, told: 0 };
    fc.assert(
      fc.property(damage, (piece) => {
        const text = damaged(whole, piece);
        const { file, wrong, hasScores, notes } = readTournament(new TextEncoder().encode(text));
        came[file ? 'read' : 'told'] += 1;
        expect(wrong.length > 0).toBe(file === undefined);
        if (!file) return;
        const followed = follow(file, ruledBy(file));
        const findings = findingsOf(file, followed);
        const lines = tellTournament(followed, undefined, {
          file,
          language: LANGUAGES.es,
          lang: 'es',
          hasScores,
        });
        expect(lines.length).toBeGreaterThan(1);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
        expect(
          JSON.stringify(asJson(file, followed, findings, { hasScores, notes }, undefined)),
        ).toBeDefined();
      }),
      RUNS,
    );
    expect(Math.min(came.read, came.told)).toBeGreaterThan(10);
  },
  60_000,
);
