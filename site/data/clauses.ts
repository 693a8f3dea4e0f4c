// Clauses as pages need them: text, relations in both directions, oddities, the scenarios that encode them.
import type { Article } from '../../corpus/article.ts';
import type { Interpretation } from '../../corpus/interpretation.ts';
import type { Clause } from '../src/model.ts';
import type { Encoding } from './coverage.ts';
import { type Places, relationsOf, successorsOf } from './relations.ts';

export const clausesOf = (
  articles: readonly Article[],
  interpretations: readonly Interpretation[],
  encodings: ReadonlyMap<string, readonly Encoding[]>,
  places: Places,
): Clause[] => {
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
    uncovered: clause.uncovered ?? null,
    scenarios: encodings.get(clause.id) ?? [],
    interpretations: [...concerned].flatMap(([slug, ids]) => (ids.has(clause.id) ? [slug] : [])),
    previous: beside(at - 1, clause.edition),
    next: beside(at + 1, clause.edition),
  }));
};
