// regulations/*/edition.yaml → reference-impl/src/editions/index.ts: which editions there are, what each lies over, and
// the subjects it speaks of, a file each.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from './schemas.ts';

interface Listed {
  readonly id: string;
  readonly order: number;
  readonly base?: string;
  readonly presupposes?: string;
}

export const listedEditions = (): readonly Listed[] =>
  globSync('regulations/*/edition.yaml', { cwd: root })
    .map((file) => parse(readFileSync(new URL(file, root), 'utf8')) as Listed)
    .sort((a, b) => a.order - b.order);

const nameOf = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const SUBJECTS = ['game', 'lexicon', 'tournament'] as const;

/** What an edition says of a subject: the file, and the name it is imported under, such as fise2009Lexicon. */
const spokenOf = (id: string): readonly { subject: string; name: string; path: string }[] =>
  SUBJECTS.map((subject) => ({
    subject,
    name: nameOf(`${id}-${subject}`),
    path: `./${id}/${subject}.ts`,
  })).filter(({ path }) => existsSync(new URL(path, EDITIONS)));

const EDITIONS = new URL('reference-impl/src/editions/', root);

/** In the order of their paths, as the linter wants them. */
const importsOf = (editions: readonly Listed[]): readonly string[] =>
  [
    ...editions.flatMap(({ id }) =>
      spokenOf(id).map(({ subject, name, path }) => ({ name: `${subject} as ${name}`, path })),
    ),
    { name: 'originalGame', path: './original-game.ts' },
  ]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ name, path }) => `import { ${name} } from '${path}';`);

export const compileEditions = (): string => {
  const editions = listedEditions();
  const isBase = ({ id }: Listed): boolean => editions.some(({ base }) => base === id);
  const saidBy = (id: string): string =>
    `[${spokenOf(id)
      .map(({ name }) => `...${name}`)
      .join(', ')}]`;
  const made = ({ id, base, presupposes = '1' }: Listed): string =>
    base
      ? `edition('${id}', ${saidBy(id)}, ${nameOf(base)}Edition)`
      : `edition('${id}', ${saidBy(id)}, { rules: originalGame, through: '${presupposes}' })`;
  return [
    '// Generated from regulations/*/edition.yaml by `npm run generate`. Do not edit.',
    "import type { EditionId } from '../../../protocol/generated/types.ts';",
    "import { type Edition, edition } from '../kernel/edition.ts';",
    ...importsOf(editions),
    '',
    ...editions.filter(isBase).map((e) => `const ${nameOf(e.id)}Edition = ${made(e)};`),
    '',
    'export const editions: Readonly<Record<EditionId, Edition>> = {',
    ...editions.map((e) => `  '${e.id}': ${isBase(e) ? `${nameOf(e.id)}Edition` : made(e)},`),
    '};',
    '',
  ].join('\n');
};
