// The editions, oldest first, as regulations/<id>/edition.yaml names them. They are read when this module is loaded,
// as much depends on them; what is wrong in them is told with the rest, by readRegulations.
import type { EditionId, EditionMeta } from '../protocol/generated/types.ts';
import { EDITIONS as GENERATED } from '../protocol/generated/vocabulary.ts';
import { validators } from '../protocol/validate.ts';
import { filesLike, readText } from './files.ts';
import { type Problem, problem, type Reading, type Report } from './problem.ts';
import { readYaml, type Validate } from './yaml.ts';

export interface EditionInfo extends EditionMeta {
  readonly id: EditionId;
  /** The edition it is laid over; what it does not say is said there. */
  readonly base?: EditionId;
}

export const EDITION_FILES = '*/edition.yaml';

const isKnown = (id: string): id is EditionId => GENERATED.some((known) => known === id);

/** The schema, and that the id is the name of the folder and the base another edition. */
const fitting = (folder: string): Validate => {
  const errors = (value: unknown) => {
    const wrong = validators.edition.errors(value);
    if (wrong.length > 0) return wrong;
    const { id, base } = value as EditionMeta;
    const others = GENERATED.filter((other) => other !== folder);
    const at = (instancePath: string, keyword: string, params: object, data: unknown) => ({
      ...{ instancePath, keyword, params, data, schemaPath: '' },
    });
    return [
      ...(id === folder ? [] : [at('/id', 'const', { allowedValue: folder }, id)]),
      ...(base === undefined || others.some((other) => other === base)
        ? []
        : [at('/base', 'enum', { allowedValues: others }, base)]),
    ];
  };
  return Object.assign((value: unknown) => errors(value).length === 0, { errors });
};

export const readEdition = (file: string, text: string): Reading<EditionInfo> => {
  const problems: Problem[] = [];
  const report: Report = (...told) => problems.push(problem(file, ...told));
  const folder = file.split('/').at(-2) ?? '';
  const meta = readYaml<EditionInfo>(text, { line: 1, column: 1 }, fitting(folder), report);
  if (meta && !isKnown(meta.id)) {
    const remedy = 'run npm run generate and commit the result';
    report(undefined, `${meta.id} is not in the generated vocabulary`, 'every edition', remedy);
    return { documents: [], problems };
  }
  return { documents: meta ? [meta] : [], problems };
};

export const EDITIONS: readonly EditionInfo[] = filesLike(`regulations/${EDITION_FILES}`)
  .map(readText)
  .flatMap(({ file, text }) => readEdition(file, text).documents)
  .sort((a, b) => a.order - b.order);
