// One article of one edition: regulations/<edition>/<article>.md → its clauses, checked against schemas/.
import { toString as plainText } from 'mdast-util-to-string';
import type { ArticleMeta, ClauseMeta, EditionId } from '../protocol/generated/types.ts';
import { validators } from '../protocol/validate.ts';
import { dataOf, readDocument, type Section, sections, textsOf } from './document.ts';
import { placeOf } from './markdown.ts';
import { type Problem, problem } from './problem.ts';

export interface Clause extends ClauseMeta {
  readonly id: string;
  readonly edition: EditionId;
  readonly article: string;
  readonly number: string;
  readonly es: string;
  readonly en: string;
  readonly file: string;
  readonly line: number;
}

export interface Article extends ArticleMeta {
  readonly file: string;
  readonly clauses: readonly Clause[];
}

export const readArticle = (
  file: string,
  text: string,
): { article?: Article; problems: Problem[] } => {
  const problems: Problem[] = [];
  const document = readDocument<ArticleMeta>(file, text, validators.article, problems);
  if (!document) return { problems };
  const { meta, body } = document;
  const clauses = sections(file, body, problems).flatMap((section) =>
    readClause(file, meta, section, problems),
  );
  if (clauses.length === 0) {
    problems.push(problem(file, undefined, 'no clause', 'at least one heading "## <number>"'));
  }
  return { article: { ...meta, file, clauses }, problems };
};

const readClause = (
  file: string,
  meta: ArticleMeta,
  section: Section,
  problems: Problem[],
): Clause[] => {
  const number = plainText(section.heading).trim();
  const place = placeOf(section.heading);
  if (!/^[^\s:]+$/.test(number)) {
    problems.push(problem(file, place, `heading "${number}"`, 'a clause number without spaces'));
    return [];
  }
  const data = dataOf<ClauseMeta>(file, section, validators.clause, problems);
  const texts = textsOf(file, `clause ${number}`, section.nodes, problems, place);
  if (!data || !texts) return [];
  const { edition, article } = meta;
  return [
    {
      ...data,
      ...texts,
      id: `${edition}:${number}`,
      edition,
      article,
      number,
      file,
      line: place?.line ?? 1,
    },
  ];
};
