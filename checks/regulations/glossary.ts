// The glossary is true: one code name a term, and the code really uses it.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { problem } from '../../corpus/problem.ts';
import { type Check, eachOf } from '../check.ts';

const FILE = 'regulations/glossary.md';
const root = fileURLToPath(new URL('../../', import.meta.url));
const CODE = ['schemas/*.json', 'reference-impl/src/**/*.ts', 'corpus/*.ts', 'protocol/*.ts'];

export const glossaryHolds: Check = {
  name: 'glossary',
  atLeast: 40,
  run: ({ glossary }) => {
    const code = globSync(CODE, { cwd: root })
      .map((file) => readFileSync(`${root}${file}`, 'utf8'))
      .join('\n')
      .toLowerCase();
    const taken = new Map<string, string>();
    return eachOf(glossary, ({ term, code: name }) => {
      const before = taken.get(name);
      taken.set(name, before ?? term);
      return [
        ...(before
          ? [
              problem(
                FILE,
                undefined,
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
                undefined,
                `no code uses "${name}" (${term})`,
                'the name that code and schemas use',
              ),
            ]),
      ];
    });
  },
};
