// One article of one edition: regulations/<edition>/<article>.md → its clauses, checked against schemas/.
import type { ArticleMeta, ClauseMeta, EditionId } from '../protocol/generated/types.ts';
import { validators } from '../protocol/validate.ts';
import { dataOf, type Section, type Source, sectionsOf, textsOf } from './document.ts';

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

export const readArticle = (source: Source<ArticleMeta>): Article[] => {
  const { file, front, report } = source;
  const clauses = sectionsOf(source).flatMap((section) => readClause(source, section));
  if (clauses.length === 0) report(undefined, 'no clause', 'at least one heading "## <number>"');
  return [{ ...front, file, clauses }];
};

const readClause = (
  { file, front: { edition, article }, report }: Source<ArticleMeta>,
  section: Section,
): Clause[] => {
  const { title: number, place, nodes } = section;
  if (!/^[^\s:]+$/.test(number)) {
    report(place, `heading "${number}"`, 'a clause number without spaces');
    return [];
  }
  const data = dataOf<ClauseMeta>(section, validators.clause, report);
  const texts = textsOf(`clause ${number}`, nodes, report, place);
  if (!data || !texts) return [];
  const id = `${edition}:${number}`;
  return [{ ...data, ...texts, id, edition, article, number, file, line: place?.line ?? 1 }];
};
