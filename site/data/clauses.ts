// Clauses as pages need them: text, relations in both directions, oddities, the scenarios that encode them.
import type { Corpus } from '../../corpus/corpus.ts';
import type { Coverages } from './coverage.ts';
import type { Encodings } from './encodings.ts';
import { type Places, relationsOf, successorsOf } from './relations.ts';

export type ShownClause = ReturnType<typeof clausesOf>[number];

export const clausesOf = (
  { articles, interpretations }: Pick<Corpus, 'articles' | 'interpretations'>,
  coverages: Coverages,
  encodings: Encodings,
  places: Places,
) => {
  const all = articles.flatMap((article) => article.clauses.map((clause) => ({ article, clause })));
  const clauses = all.map(({ clause }) => clause);
  const relations = relationsOf(clauses, places);
  const successors = successorsOf(clauses);
  const concerned = new Map(
    interpretations.map((i) => [i.slug, new Set(i.clauses.flatMap(places.clausesOf))]),
  );
  const beside = (at: number, edition: string): string | null => {
    const other = clauses[at];
    return other?.edition === edition ? other.id : null;
  };
  return all.map(({ article, clause }, at) => ({
    id: clause.id,
    edition: clause.edition,
    number: clause.number,
    article: clause.article,
    articleTitle: article.title,
    text: { es: clause.es, en: clause.en },
    modality: clause.modality,
    actor: clause.actor,
    profile: clause.profile,
    topics: clause.topics,
    relations: relations(clause),
    precedents: (clause.precedents ?? []).map(({ clause: id, change }) => ({
      clause: places.targetOf(id),
      change,
    })),
    successors: successors(clause),
    oddities: (clause.oddities ?? []).map(({ kind, es, en, literal, meant }) => ({
      kind,
      text: { es, en },
      literal: literal ?? null,
      meant: meant ?? null,
    })),
    coverage: coverages.of(clause),
    norms: coverages.norms(clause),
    uncovered: clause.uncovered ?? null,
    /** Scenarios that encode it, with the cases that do. */
    scenarios: encodings.get(clause.id) ?? [],
    interpretations: [...concerned].flatMap(([slug, ids]) => (ids.has(clause.id) ? [slug] : [])),
    previous: beside(at - 1, clause.edition),
    next: beside(at + 1, clause.edition),
  }));
};
