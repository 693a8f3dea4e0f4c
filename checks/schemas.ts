// The schemas follow the line of data too: vocabulary knows nobody, the three subjects know vocabulary and not each
// other, and what carries them knows all three.
import { posix } from 'node:path';
import { filesLike, readText } from '../corpus/files.ts';
import { problem } from '../corpus/problem.ts';
import { type Check, eachOf } from './check.ts';

const SUBJECTS = ['game', 'lexicon', 'tournament'];
const MAY: Readonly<Record<string, readonly string[]>> = {
  vocabulary: [],
  documents: ['vocabulary'],
  ...Object.fromEntries(SUBJECTS.map((subject) => [subject, ['vocabulary']])),
  session: ['vocabulary', ...SUBJECTS],
  results: ['vocabulary', 'session'],
};

const partOf = (file: string): string => file.split('/')[1] ?? '';

export const schemasApart: Check = {
  name: 'schemas keep apart',
  atLeast: 60,
  run: () =>
    eachOf(filesLike('schemas/**/*.schema.json').map(readText), ({ file, text }) => {
      const part = partOf(file);
      const allowed = MAY[part];
      if (!allowed) {
        const known = Object.keys(MAY).join(', ');
        return [problem(file, undefined, 'a schema of no part', `a folder of schemas/: ${known}`)];
      }
      return [...text.matchAll(/"\$ref": "([^"#]+)/g)].flatMap(({ 1: ref = '', index }) => {
        const target = partOf(posix.join(posix.dirname(file), ref));
        if (target === part || allowed.includes(target)) return [];
        const line = text.slice(0, index).split('\n').length;
        const expected = `a schema of ${[part, ...allowed].join(', ')}`;
        return [problem(file, { line, column: 1 }, `${part} refers to ${ref}`, expected)];
      });
    }),
};
