// `articulado init`: an adapter to go on from, in a language of choice.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand } from '../command.ts';
import { quoted } from '../failures/again.ts';
import { filesOf, languageAsked, languages, templateOf, wordsIn } from '../init/templates.ts';
import { UsageError } from '../usage.ts';

/** Three cases that a template passes as it stands. */
const FIRST = ['--edition', 'fise-2009', '--scenario', 'esc-0350'];

export const command = defineCommand({
  name: 'init',
  summary: 'an adapter to go on from, in Python, JavaScript, Java, Go or Rust',
  options: {},
  positionals: {
    usage: '<language> [folder]',
    where: 'after-options',
    missing: `no language; there are ${languages().join(', ')}`,
  },
  help: `  articulado init python my-adapter
It shakes hands at once, passes three cases and says where to go on. No file is ever written over.
exit code: 0 written, 2 wrong call, or a file is there already`,
  run: async (_, [language = '', folder = '.', ...more]) => {
    if (more.length > 0)
      throw new UsageError(`${more.length + 2} words`, 'a language and a folder at most');
    const name = languageAsked(language);
    const written = write(filesOf(name), folder);
    const template = templateOf(name);
    const place = folder === '.' || folder.startsWith('/') ? folder : folder.replace(/\/+$/, '');
    const run = ['--', ...wordsIn(template.run, place)];
    const line = (words: readonly string[]): string => `  ${words.map(quoted).join(' ')}`;
    console.log(
      [
        ...written.map((file) => `written: ${file}`),
        `next (it needs ${template.needs}):`,
        ...(template.build.length > 0 ? [line(wordsIn(template.build, place))] : []),
        line(['npx', 'articulado', 'certify', ...FIRST, ...run]),
        'then, as you go on:',
        line(['npx', 'articulado', 'doctor', ...run]),
        line(['npx', 'articulado', 'certify', ...run]),
      ].join('\n'),
    );
    return 0;
  },
});

/** All of them or none: whatever is there already stays as it is. */
const write = (files: ReadonlyMap<string, string>, folder: string): string[] => {
  const places = [...files].map(([name, text]) => ({ file: join(folder, name), text }));
  const taken = places.find(({ file }) => existsSync(file));
  if (taken)
    throw new UsageError(
      `${taken.file} is there already`,
      'a folder where it is not',
      'name another folder: articulado init <language> <folder>',
    );
  try {
    mkdirSync(folder, { recursive: true });
    for (const { file, text } of places) writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    throw new UsageError(
      `${folder} cannot be written to: ${(error as Error).message}`,
      'a folder of yours',
    );
  }
  return places.map(({ file }) => file);
};
