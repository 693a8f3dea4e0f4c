// Topics: written ones from regulations/topics, and the others that clauses name, under a readable form of their slug.
import type { Topic } from '../../corpus/topic.ts';
import type { ShownClause } from './clauses.ts';
import type { ShownInterpretation } from './interpretations.ts';
import type { Ladder } from './ladder.ts';
import type { Places } from './relations.ts';
import { commonest, humanised } from './text.ts';

export type ShownTopic = ReturnType<typeof topicOf>;

export const topicsOf = (
  written: readonly Topic[],
  clauses: readonly ShownClause[],
  interpretations: readonly ShownInterpretation[],
  places: Places,
  ladders: readonly Ladder[],
): ShownTopic[] => {
  const bySlug = new Map(written.map((t) => [t.slug, t]));
  const members = new Map<string, ShownClause[]>(written.map((t) => [t.slug, []]));
  for (const clause of clauses) {
    for (const slug of clause.topics) members.set(slug, [...(members.get(slug) ?? []), clause]);
  }
  return [...members]
    .map(([slug, own]) => topicOf(slug, bySlug.get(slug), own, interpretations, places, ladders))
    .sort((a, b) => a.name.es.localeCompare(b.name.es, 'es'));
};

const topicOf = (
  slug: string,
  written: Topic | undefined,
  own: readonly ShownClause[],
  interpretations: readonly ShownInterpretation[],
  places: Places,
  ladders: readonly Ladder[],
) => {
  const ids = new Set(own.map((c) => c.id));
  const touches = ({ clauses }: ShownInterpretation) =>
    clauses.some((t) => places.clausesOf(`${t.edition}:${t.number}`).some((id) => ids.has(id)));
  return {
    slug,
    name: written?.name ?? { es: humanised(slug), en: humanised(slug) },
    synonyms: written?.synonyms ?? { es: [], en: [] },
    /** The area most of its clauses belong to; null when no clause speaks of it. */
    profile: commonest(own.map((c) => c.profile)),
    answers: (written?.answers ?? []).map((answer) => ({
      edition: answer.edition,
      text: { es: answer.es, en: answer.en },
      change: answer.change,
      inForce: answer.inForce.map(places.targetOf),
    })),
    clauses: [...Map.groupBy(own, (c) => c.edition)].map(([edition, members]) => ({
      edition,
      ids: members.map((c) => c.id),
    })),
    scenarios: [...new Set(own.flatMap((c) => c.scenarios.map((s) => s.id)))].sort(),
    interpretations: interpretations.filter(touches).map((i) => i.slug),
    /** What may follow from a fault, where a clause of this topic says so. */
    ladders: ladders.filter(({ steps }) =>
      steps.some(({ because }) => because.some((id) => ids.has(id))),
    ),
  };
};
