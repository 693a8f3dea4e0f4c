// The glossary is true: one code name a term, and the code really uses it.
import { globSync, readFileSync } from 'node:fs';
import { root } from '../../corpus/files.ts';
import { problem } from '../../corpus/problem.ts';
import { type Check, eachOf } from '../check.ts';

const FILE = 'regulations/glossary.md';
const CODE = ['schemas/**/*.json', 'reference-impl/src/**/*.ts', 'corpus/*.ts', 'protocol/*.ts'];

export const glossaryHolds: Check = {
  name: 'glossary',
  atLeast: 40,
  run: ({ glossary }) => {
    const code = globSync(CODE, { cwd: root })
      .map((file) => readFileSync(`${root}${file}`, 'utf8'))
      .join('\n')
      .toLowerCase();
    const taken = new Map<string, string>();
    return eachOf(glossary, ({ term, code: name, line }) => {
      const place = { line, column: 1 };
      const before = taken.get(name);
      taken.set(name, before ?? term);
      return [
        ...(before
          ? [
              problem(
                FILE,
                place,
                `"${term}" has the code name of "${before}": ${name}`,
                'one name for each thing',
              ),
            ]
          : []),
        ...(code.includes(name.toLowerCase())
          ? []
          : [
              problem(
                FILE,
                place,
                `no code uses "${name}" (${term})`,
                'the name that code and schemas use',
              ),
            ]),
      ];
    });
  },
};
