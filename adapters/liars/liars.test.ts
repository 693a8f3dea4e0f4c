// Each liar is caught with its own verdict, the run ends, and its report is whole.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { RunResults, Verdict } from '../../protocol/generated/types.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'liars-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Liar, the verdict it earns, a part of the message that tells why. */
const LIARS: readonly (readonly [string, Verdict, RegExp])[] = [
  ['agrees-with-everything', 'fail', /found .*, expected /],
  ['always-wrong', 'fail', /found .*, expected /],
  ['crashes', 'crash', /exit code 7/],
  ['hangs', 'timeout', /no answer within 400 ms/],
  ['garbage', 'protocol-violation', /stdout carries "Traceback/],
  ['floods', 'protocol-violation', /a line of more than/],
  ['out-of-order', 'protocol-violation', /\/id is \d+, expected \d+/],
  ['dies-mid-line', 'crash', /in the middle of the line/],
  [
    'breaks-the-contract',
    'protocol-violation',
    /\/result\/state\/toMove is "C", expected one of "A", "B"/,
  ],
];

const certify = (liar: string, out: string): Promise<{ code: number | null; text: string }> =>
  new Promise((resolve) => {
    const run = spawn(
      process.execPath,
      [
        'runner/articulado.ts',
        'certify',
        '--edition',
        'resumen-2018',
        '--profile',
        'final',
        '--timeout',
        '400',
        '--out',
        out,
      ].concat('--', process.execPath, `adapters/liars/${liar}.ts`),
      { cwd: root },
    );
    let text = '';
    run.stdout.on('data', (chunk) => {
      text += chunk;
    });
    run.stderr.on('data', (chunk) => {
      text += chunk;
    });
    run.on('close', (code) => resolve({ code, text }));
  });

describe('liars', () => {
  test.each(LIARS)(
    '%s is caught as %s',
    async (liar, verdict, why) => {
      const out = join(folder, `${liar}.json`);
      const { code, text } = await certify(liar, out);
      expect(code, text).toBe(1);
      const results = JSON.parse(readFileSync(out, 'utf8')) as RunResults;
      const blamed = results.cases.filter((c) => c.verdict === verdict);
      expect(results.conformant).toBe(false);
      expect(results.cases.length).toBeGreaterThan(11);
      expect(blamed.length).toBeGreaterThan(0);
      expect(blamed[0]?.message).toMatch(why);
      expect(text).not.toContain('\u0007');
      const allowed: Verdict[] = verdict === 'fail' ? ['pass', 'fail'] : [verdict, 'not-run'];
      expect(results.cases.filter((c) => !allowed.includes(c.verdict))).toEqual([]);
      expect(results.restarts).toBe(verdict === 'fail' ? 0 : 10);
    },
    60_000,
  );
});
