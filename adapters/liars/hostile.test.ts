// Every adapter that misbehaves is caught with the verdict it must earn; its run ends in time, and leaves no process and
// no file behind but the results.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import type { Verdict } from '../../protocol/generated/types.ts';
import { articulado, freshOut, resultsIn } from '../../runner/trial.ts';

// Each is two programs on a machine that may have two processors.
vi.setConfig({ maxConcurrency: 2 });

const FEW = ['--edition', 'resumen-2018', '--profile', 'final', '--shard', '1/12'];
const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Where many tests run at once, all is slow. */
const DEADLINE_MS = 30_000;

/** Liar, the verdict of every case that it is not right about, and a part of what is said of one. */
// biome-ignore format: a liar a line
const CAUGHT: readonly (readonly [liar: string, Verdict, RegExp])[] = [
  ['answers-and-errs', 'protocol-violation', /a result and an error, expected one of them/],
  ['answers-by-prototype', 'protocol-violation', /\/result lacks "outcomes", expected a property "outcomes"/],
  ['answers-in-a-batch', 'protocol-violation', /\/id is absent, expected \d+/],
  ['answers-with-text-ids', 'protocol-violation', /\/id is "\d+", expected \d+/],
  ['answers-without-id', 'protocol-violation', /\/id is absent, expected \d+/],
  ['asks-back', 'protocol-violation', /\/result is absent, expected object/],
  ['changes-its-claims', 'protocol-violation', /\/result\/claims is other than when it was first started/],
  ['closes-its-input', 'timeout', /no answer within 400 ms/],
  ['closes-its-output', 'timeout', /no answer within 400 ms/],
  ['counts-beyond', 'fail', /found .*expected/],
  ['counts-to-infinity', 'protocol-violation', /\/result\/state\/scores\/A is Infinity, expected integer/],
  ['crashes-halfway', 'crash', /the adapter ended \(SIGKILL\)/],
  ['does-not-say-goodbye', 'fail', /found .*expected/],
  ['drips', 'timeout', /no answer within 400 ms/],
  ['ends-lines-as-windows', 'fail', /found .*expected/],
  ['ends-no-line', 'timeout', /no answer within 400 ms/],
  ['errs-at-length', 'error', /answers with error -32603: x+$/],
  ['errs-in-colour', 'error', /answers with error -32603: .*<script>/],
  ['errs-without-message', 'protocol-violation', /\/error is "oops", expected object/],
  ['exits-politely', 'fail', /found .*expected/],
  ['floods-blank-lines', 'timeout', /no answer within 400 ms/],
  ['floods-stderr', 'fail', /found .*expected/],
  ['has-a-name-like-a-page', 'fail', /found .*expected/],
  ['has-a-name-like-a-path', 'fail', /found .*expected/],
  ['has-a-name-that-paints', 'fail', /found .*expected/],
  ['has-many-outcomes', 'protocol-violation', /has 20000 entries, expected \d+, one for each event/],
  ['has-many-unknown-fields', 'protocol-violation', /\/result lacks "outcomes"/],
  ['has-many-wrong-tiles', 'protocol-violation', /\/result\/state\/bag\/0 is "K", expected one of "A"/],
  ['ignores-signals', 'fail', /found .*expected/],
  ['is-late', 'timeout', /no answer within 400 ms/],
  ['leaves-many-children', 'timeout', /no answer within 400 ms/],
  ['loops', 'timeout', /no answer within 400 ms/],
  ['nests-deep', 'protocol-violation', /the answer nests more than 100 levels deep/],
  ['nests-its-answer', 'protocol-violation', /the answer nests more than 100 levels deep/],
  ['notifies', 'protocol-violation', /\/id is absent, expected \d+/],
  ['prints-a-mark', 'protocol-violation', /stdout carries "\ufeff\{/],
  ['repeats-keys', 'fail', /found .*expected/],
  ['says-not-a-number', 'protocol-violation', /stdout carries .*expected one JSON object a line/],
  ['says-twice', 'protocol-violation', /\/id is \d+, expected/],
  ['speaks-json-rpc-1', 'protocol-violation', /the whole value lacks "jsonrpc"/],
  ['stops', 'timeout', /no answer within 400 ms/],
  ['takes-everything-at-once', 'fail', /found .*expected/],
  ['writes-bytes', 'protocol-violation', /stdout carries .*\\u001b\[2J/],
  ['writes-half-lines', 'timeout', /no answer within 400 ms/],
  ['writes-several-lines', 'protocol-violation', /stdout carries "\{", expected one JSON object a line/],
  ['writes-utf-16', 'protocol-violation', /stdout carries "\{\\u0000/],
];

/** Those with whom there is nothing to certify, and what is said of them. */
// biome-ignore format: a liar a line
const NO_HANDSHAKE: readonly (readonly [liar: string, RegExp])[] = [
  ['answers-before-asked', /\/id is 2, expected no answer, as nothing was asked/],
  ['claims-an-unknown-edition', /\/result\/claims has a field "fise-1999", expected one of "fise-2003"/],
  ['claims-an-unknown-profile', /\/result\/claims\/resumen-2018\/0 is "everything", expected one of "jugada"/],
  ['claims-by-prototype', /\/result\/claims has a field "__proto__"/],
  ['crashes-at-start', /the adapter ended \(exit code 5\)\n[\s\S]*its stderr ends with: no database/],
  ['hangs-at-start', /no answer within 5000 ms/],
  ['has-a-long-name', /\/result\/implementation\/name is "x+…, expected at most 80 characters/],
  ['nests-its-name', /the answer nests more than 100 levels deep/],
  ['talks-before', /stdout carries "Ready\.", expected one JSON object a line/],
];

/** Those that have a test of their own. */
const ELSEWHERE =
  /^(agrees-with-everything|always-wrong|spoils-the-table|errs|knows-no-method|breaks-the-contract|crashes|leaves-a-child|dies-mid-line|hangs|garbage|floods|out-of-order|crashes-on-exchanges|liar|servers|sick|signals-the-suite)$/;

const certify = async (liar: string, start: string, patience = '2000') => {
  const { dir, out } = freshOut();
  const began = performance.now();
  const { code, stdout, stderr } = await articulado(
    ...['certify', ...FEW, '--timeout', patience, '--start-timeout', start],
    ...['--transcript', join(dir, 'transcript.ndjson'), '--out', out],
    ...['--', process.execPath, `adapters/liars/${liar}.ts`, join(dir, 'once')],
  );
  expect(performance.now() - began).toBeLessThan(DEADLINE_MS);
  // What they say is not let loose on the terminal, and nothing of them is left.
  expect(stdout + stderr).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  expect(processesOf(join(dir, 'once'))).toEqual([]);
  const OURS = /^(results\.(json|stderr\.log)|transcript\.ndjson|once)$/;
  expect(readdirSync(dir).filter((name) => !OURS.test(name))).toEqual([]);
  return { code, out, stderr };
};

/** Who was started with these words, as far as the system tells. */
const processesOf = (words: string): string[] =>
  existsSync('/proc/self/cmdline')
    ? readdirSync('/proc').filter((pid) => {
        try {
          return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(words);
        } catch {
          return false;
        }
      })
    : [];

describe('hostile adapters', { concurrent: true }, () => {
  test.each(CAUGHT)('%s: %s', async (liar, verdict, why) => {
    const { code, out, stderr } = await certify(
      liar,
      '100000',
      verdict === 'timeout' ? '400' : undefined,
    );
    expect(code, stderr).toBe(1);
    const { cases, conformant } = resultsIn(out);
    expect(conformant).toBe(false);
    expect(cases.length).toBeGreaterThan(2);
    const blamed = cases.filter((c) => c.verdict === verdict);
    expect(blamed.map((c) => c.message).join('\n')).toMatch(why);
    // Nothing but what it has earned, and what was wrong before it was caught.
    expect(cases.filter((c) => c.verdict !== verdict && c.verdict !== 'fail')).toEqual(
      cases.filter((c) => c.verdict === 'crash' && liar === 'changes-its-claims'),
    );
  });

  test.each(NO_HANDSHAKE)('%s: no handshake', async (liar, why) => {
    const { code, out, stderr } = await certify(
      liar,
      liar === 'hangs-at-start' ? '5000' : '100000',
    );
    expect(code, stderr).toBe(2);
    expect(stderr).toMatch(/^no handshake: /m);
    expect(stderr).toMatch(why);
    expect(existsSync(out)).toBe(false);
  });
});

test('every one of the folder is held to its verdict', () => {
  const all = readdirSync(HERE)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => basename(file, '.ts'));
  const here = [...CAUGHT, ...NO_HANDSHAKE].map(([liar]) => liar);
  expect(here.length).toBeGreaterThan(40);
  expect([...here].sort()).toEqual(all.filter((name) => !ELSEWHERE.test(name)).sort());
});
