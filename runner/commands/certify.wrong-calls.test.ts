// `articulado certify` called in ways that cannot be run: each tells what was found, what was expected, and ends with 2.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { articulado, freshOut, written } from '../trial.ts';

const NO_HANDLE = written('no-handle.mjs', 'export const answer = 42;\n');
const BROKEN = written('broken.mjs', 'export const handle = (;\n');
const MUTE = written('mute.mjs', 'export const handle = () => null;\n');
const MALFORMED = written(
  'malformed.mjs',
  'export const handle = ({ id }) => ({ jsonrpc: "2.0", id, result: { protocolVersion: 1 } });\n',
);
const FUTURE = written(
  'future.mjs',
  'export const handle = ({ id }) => ({ jsonrpc: "2.0", id, result: { protocolVersion: "9", implementation: { name: "F", version: "1", language: "JS" }, claims: {} } });\n',
);
const NOT_JSON = written('not-json.txt', 'esc-0001\n');
const NO_LIST = written('no-list.json', '{"cases":[]}\n');
const UNKNOWN_CASE = written('unknown-case.json', '["esc-9999/fise-2009/1"]\n');

// biome-ignore format: one call a line
const WRONG: readonly (readonly [string, readonly string[], found: RegExp, expected: RegExp])[] = [
  ['no target', [], /^no implementation was named$/m, /expected one of --reference, --url <url>, --module <file> or -- <command>/],
  ['two targets', ['--reference', '--url', 'http://127.0.0.1:1'], /^several implementations were named$/m, /expected one of --reference/],
  ['a target and a command', ['--reference', '--', 'true'], /^several implementations were named$/m, /expected one of --reference/],
  ['an unknown option', ['--reference', '--colour', 'red'], /^Unknown option '--colour'/m, /expected one such as --.*\n {2}articulado certify --help tells all options/],
  ['a word out of place', ['--reference', 'all'], /^Unexpected argument 'all'/m, /expected articulado certify \(--reference/],
  ['an option without its value', ['--reference', '--edition'], /--edition/, /expected articulado certify \(--reference/],
  ['an unknown edition', ['--reference', '--edition', 'fise-2010'], /^unknown edition "fise-2010"$/m, /expected fise-2003, redeletras, fise-2009, resumen-2018, ajs-2024/],
  ['an unknown profile', ['--reference', '--profile', 'finales'], /^unknown profile "finales"$/m, /expected jugada, impugnacion, final, .*torneo/],
  ['a clause of no edition', ['--reference', '--clause', '2010:45.2'], /^unknown clause "2010:45.2"$/m, /expected one such as /],
  ['an unknown clause', ['--reference', '--clause', 'fise-2009:45.22'], /^unknown clause "fise-2009:45.22"$/m, /expected one such as .*fise-2009:45\.2\b/],
  ['filters that no case fits', ['--reference', '--profile', 'torneo', '--edition', 'resumen-2018'], /^no case fits these filters$/m, /expected at least one case/],
  ['a feature that is not there', ['--reference', '--feature', 'nada.feature'], /^--feature \S+nada\.feature is not there$/m, /expected a feature file/],
  ['a time limit in words', ['--reference', '--timeout', 'soon'], /^--timeout is "soon"$/m, /expected a number of milliseconds, 1 to \d+/],
  ['a time limit of nothing', ['--reference', '--timeout', '0'], /^--timeout is "0"$/m, /expected a number of milliseconds/],
  ['no jobs', ['--reference', '--jobs', '0'], /^--jobs is "0"$/m, /expected a number of processes/],
  ['two jobs in one process', ['--reference', '--jobs', '2'], /^--jobs is 2, but the reference runs in this process$/m, /expected one job with --reference/],
  ['an unknown report', ['--reference', '--report', 'pdf'], /^--report is "pdf"$/m, /expected .*json or .*terminal, with =<file>/],
  ['a report without its file', ['--reference', '--report', 'json='], /^--report is "json="$/m, /expected .*json or .*terminal, with =<file>/],
  ['a URL that is none', ['--url', 'not a url'], /^"not a url" is not a URL that can be posted to$/m, /expected http:\/\/… or https:\/\/…/],
  ['a URL of another kind', ['--url', 'ftp://127.0.0.1/'], /^"ftp:\/\/127.0.0.1\/" is not a URL/m, /expected http/],
  ['a URL where nobody listens', ['--url', 'http://127.0.0.1:1/'], /^no handshake: http:\/\/127.0.0.1:1\/ cannot be reached/m, /expected an answer to "initialize"/],
  ['a module that does not exist', ['--module', '/no/such/module.mjs'], /^there is no module \/no\/such\/module.mjs$/m, /expected a file that exports handle\(request\)/],
  ['a module with a mistake', ['--module', BROKEN], /broken\.mjs cannot be loaded: /m, /expected an answer to "initialize"/],
  ['a module without handle', ['--module', NO_HANDLE], /no-handle\.mjs has no function "handle"; expected export const handle = \(request\) => response$/m, /expected an answer to "initialize"/],
  ['a module that says nothing', ['--module', MUTE], /^no handshake: the whole value is null, expected object$/m, /expected an answer to "initialize"/],
  ['a malformed handshake', ['--module', MALFORMED], /^no handshake: .*\/result\/protocolVersion is 1, expected string/m, /expected an answer to "initialize"/],
  ['a protocol of the future', ['--module', FUTURE], /^no handshake: \/result\/protocolVersion is "9", expected one of 1$/m, /expected an answer to "initialize"/],
  ['a command that does not exist', ['--', 'no-such-command-at-all'], /^no handshake: no command "no-such-command-at-all" was found/m, /expected an answer to "initialize"/],
  ['a command that ends at once', ['--', process.execPath, '-e', 'console.error("out of luck"); process.exit(3)'], /^no handshake: the adapter ended \(exit code 3\)$/m, /its stderr ends with: out of luck/],
  ['a command that prints something else', ['--', process.execPath, '-e', 'console.log("\\u001b[31mHello"); setInterval(() => {}, 1000)'], /^no handshake: stdout carries .*Hello", expected one JSON object a line/m, /expected an answer to "initialize"/],
  ['known failures that are not there', ['--reference', '--known-failures', '/no/such/file.json'], /^\/no\/such\/file.json cannot be read: /m, /expected a JSON array of case ids/],
  ['known failures that are not JSON', ['--reference', '--known-failures', NOT_JSON], /not-json\.txt cannot be read: /m, /expected a JSON array of case ids/],
  ['known failures that are no list', ['--reference', '--known-failures', NO_LIST], /no-list\.json holds no array$/m, /expected a JSON array of case ids/],
  ['a known failure of an unknown case', ['--reference', '--known-failures', UNKNOWN_CASE], /names an unknown case "esc-9999\/fise-2009\/1"$/m, /expected esc-\d{4}\//],
];

describe.concurrent('a wrong call', () => {
  test.each(WRONG)(
    '%s ends with code 2, tells why, and leaves nothing behind',
    async (_, args, found, expected) => {
      const { dir, out } = freshOut();
      const { code, stdout, stderr } = await articulado('certify', '--out', out, ...args);
      expect(stderr).toMatch(found);
      expect(stderr).toMatch(expected);
      expect(stderr).not.toMatch(/^ {4}at /m);
      expect(stderr).not.toMatch(/(?!\n)\p{Cc}/u);
      expect(stdout).toBe('');
      expect(code).toBe(2);
      expect(readdirSync(dir)).toEqual([]);
    },
  );
});
