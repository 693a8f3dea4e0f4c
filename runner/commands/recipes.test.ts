// The recipes for others: the workflow is YAML, and every call in the pages for implementers is one that is taken.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Command } from '../command.ts';
import { load, namesIn } from '../folder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const COMMANDS = new URL('./', import.meta.url);
const PAGES = globSync(['README.md', 'docs/*.md', 'docs/ci/*.yml', 'adapters/python*/README.md'], {
  cwd: root,
});

/** Every call in a page: the command and its options, lines that go on joined. */
const callsIn = (file: string): { file: string; name: string; options: string[] }[] => {
  const text = readFileSync(`${root}${file}`, 'utf8').replace(/\\\n\s*/g, ' ');
  return [...text.matchAll(/\barticulado ([a-z]+)((?: [^`\n#]*)?)/g)]
    .map(([, name = '', rest = '']) => ({
      file,
      name,
      options: [...(rest.split(' -- ')[0] ?? '').matchAll(/(?<= )--([a-z-]+)/g)].map(
        ([, option = '']) => option,
      ),
    }))
    .filter(({ name, options }) => options.length > 0 || namesIn(COMMANDS).includes(name));
};

test('every call in the pages for implementers is one that the command line takes', async () => {
  const calls = PAGES.flatMap(callsIn);
  expect(calls.length).toBeGreaterThan(20);
  for (const { file, name, options } of calls) {
    expect(namesIn(COMMANDS), `${file}: articulado ${name}`).toContain(name);
    const { options: known } = await load<Command>(COMMANDS, name, 'command');
    for (const option of options)
      expect(['help', ...Object.keys(known)], `${file}: articulado ${name} --${option}`).toContain(
        option,
      );
  }
});

test('the workflow is one, and its steps are lines of shell or actions of the forge', () => {
  const { jobs, env } = parse(readFileSync(`${root}docs/ci/articulado.yml`, 'utf8'));
  expect(Object.keys(env)).toEqual(['ARTICULADO', 'ARTICULADO_SHA256', 'BUILD', 'ADAPTER']);
  const steps: { run?: string; uses?: string }[] = Object.values(jobs).flatMap(
    (job) => (job as { steps: [] }).steps,
  );
  expect(steps.length).toBeGreaterThan(8);
  for (const { run, uses } of steps)
    expect(run ?? uses).toMatch(uses ? /^actions\/[a-z-]+@v\d+$/ : /\S/);
  expect(steps.some(({ run }) => run?.includes('--known-failures'))).toBe(true);
});
