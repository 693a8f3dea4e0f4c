// What a relation points to, and who points here.
import type { Article, Clause } from '../../corpus/article.ts';
import type {
  Change,
  EditionId,
  Relation as RelationKind,
} from '../../protocol/generated/types.ts';
import { RELATIONS } from '../../protocol/generated/vocabulary.ts';

/** Where a relation points: a clause, a whole article, several clauses that share a beginning, a whole edition. */
export interface Target {
  readonly kind: 'clause' | 'article' | 'group' | 'edition' | 'unknown';
  readonly edition: EditionId;
  readonly number: string;
  /** The article that holds it; empty for an edition. */
  readonly article: string;
}

export interface Relation {
  readonly kind: RelationKind;
  /** True when the targets speak of this clause, false when this clause speaks of them. */
  readonly reverse: boolean;
  readonly targets: readonly Target[];
}

export interface Lineage {
  readonly clause: Target;
  readonly change: Change;
}

export interface Places {
  readonly targetOf: (id: string) => Target;
  /** The clauses that an id speaks of: one, those of an article, those that begin so; none for a whole edition. */
  readonly clausesOf: (id: string) => readonly string[];
}

/** The ids of the corpus have been checked: what stands before the colon is an edition. */
const split = (id: string): readonly [edition: EditionId, number: string] => {
  const at = id.indexOf(':');
  return [id.slice(0, at) as EditionId, id.slice(at + 1)];
};

export const placesOf = (articles: readonly Article[]): Places => {
  const clauses = new Map(articles.flatMap((a) => a.clauses.map((c) => [c.id, c] as const)));
  const byArticle = new Map(articles.map((a) => [`${a.edition}:${a.article}`, a]));
  const groups = new Map<string, Clause[]>();
  const groupOf = (id: string): Clause[] => {
    const known = groups.get(id);
    if (known) return known;
    const found = [...clauses.values()].filter((c) => c.id.startsWith(`${id}.`));
    groups.set(id, found);
    return found;
  };

  const targetOf = (id: string): Target => {
    const [edition, number] = split(id);
    const article = byArticle.get(id);
    const clause = clauses.get(id);
    if (number === '*') return { kind: 'edition', edition, number: '', article: '' };
    if (article && (article.clauses.length > 1 || !clause)) {
      return { kind: 'article', edition, number, article: article.article };
    }
    if (clause) return { kind: 'clause', edition, number, article: clause.article };
    const [first] = groupOf(id);
    return first
      ? { kind: 'group', edition, number, article: first.article }
      : { kind: 'unknown', edition, number, article: '' };
  };

  const clausesOf = (id: string): readonly string[] => {
    const article = byArticle.get(id);
    if (article) return article.clauses.map((c) => c.id);
    return clauses.has(id) ? [id] : groupOf(id).map((c) => c.id);
  };

  return { targetOf, clausesOf };
};

const clauseTarget = (clause: Clause): Target => ({
  kind: 'clause',
  edition: clause.edition,
  number: clause.number,
  article: clause.article,
});

/** For every clause: what it says of others, then what others say of it. */
export const relationsOf = (
  clauses: readonly Clause[],
  { targetOf, clausesOf }: Places,
): ((clause: Clause) => Relation[]) => {
  const reverse = new Map<string, Map<RelationKind, Target[]>>();
  for (const clause of clauses) {
    for (const kind of RELATIONS) {
      for (const id of new Set((clause[kind] ?? []).flatMap(clausesOf))) {
        if (id === clause.id) continue;
        const kinds = reverse.get(id) ?? new Map<RelationKind, Target[]>();
        kinds.set(kind, [...(kinds.get(kind) ?? []), clauseTarget(clause)]);
        reverse.set(id, kinds);
      }
    }
  }
  return (clause) => [
    ...RELATIONS.flatMap((kind) => {
      const targets = (clause[kind] ?? []).map(targetOf);
      return targets.length > 0 ? [{ kind, reverse: false, targets }] : [];
    }),
    ...RELATIONS.flatMap((kind) => {
      const targets = reverse.get(clause.id)?.get(kind) ?? [];
      return targets.length > 0 ? [{ kind, reverse: true, targets }] : [];
    }),
  ];
};

/** Where the text went: the other end of `precedents`. */
export const successorsOf = (clauses: readonly Clause[]): ((clause: Clause) => Lineage[]) => {
  const successors = new Map<string, Lineage[]>();
  for (const clause of clauses) {
    for (const { clause: earlier, change } of clause.precedents ?? []) {
      const line = { clause: clauseTarget(clause), change };
      successors.set(earlier, [...(successors.get(earlier) ?? []), line]);
    }
  }
  return (clause) => successors.get(clause.id) ?? [];
};
