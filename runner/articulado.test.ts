// The command line itself: help for all and for each command, and commands that are none.
import { describe, expect, test } from 'vitest';
import { namesIn } from './folder.ts';
import { articulado } from './trial.ts';

const COMMANDS = namesIn(new URL('./commands/', import.meta.url));

describe.concurrent('help', () => {
  test.each([['help'], ['--help'], ['-h'], []])('%s lists every command', async (...words) => {
    const { code, stdout } = await articulado(...words);
    expect(code).toBe(0);
    expect(COMMANDS).toContain('certify');
    for (const name of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
  });

  test.each(
    COMMANDS.flatMap((name) => [
      [name, '--help'],
      [name, '-h'],
      ['help', name],
    ]),
  )('%s %s tells how the command is called', async (...words) => {
    const { code, stdout, stderr } = await articulado(...words);
    const name = words.find((word) => COMMANDS.includes(word));
    expect(stdout).toMatch(new RegExp(`^articulado ${name}(?: .*)?\n  \\S`));
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  test('of certify names its options and exit codes', async () => {
    const { stdout } = await articulado('certify', '--reference', '--help');
    expect(stdout).toMatch(/^ {2}--edition <id> +only this edition \(may be repeated\)$/m);
    expect(stdout).toContain('exit code: 0 conformant');
  });
});

describe.concurrent('a wrong call', () => {
  test('an unknown command is told with the nearest one', async () => {
    const { code, stderr } = await articulado('certfy');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^unknown command "certfy"$/m);
    expect(stderr).toMatch(/^ {2}expected certify, .*help$/m);
    expect(stderr).toMatch(/^ {2}did you mean certify\?$/m);
  });

  test.each(COMMANDS)('an unknown option of %s is told with those there are', async (name) => {
    const { code, stderr } = await articulado(name, '--colour', 'red');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Unknown option '--colour'$/m);
    expect(stderr).toMatch(/^ {2}expected (one such as --|articulado )/m);
    expect(stderr).toContain(`articulado ${name} --help tells all options`);
  });

  test('what stands behind "--" is for the adapter to read', async () => {
    const { code, stderr } = await articulado('certify', '--', process.execPath, '--help');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^no handshake: /m);
  });
});
