// Relations and topics point at something that exists: a clause, an article, or a group of clauses by its prefix.
import { type Problem, problem } from '../../corpus/problem.ts';
import type { TopicAnswerMeta } from '../../protocol/generated/types.ts';
import { RELATIONS } from '../../protocol/generated/vocabulary.ts';
import { type Check, eachOf } from '../check.ts';

/** What an edition that says nothing of a topic makes of it: such an answer may have no clause to rest on. */
const SAYING_NOTHING: readonly TopicAnswerMeta['change'][] = ['dropped', 'silent'];

export const relations: Check = {
  name: 'relations resolve',
  atLeast: 1000,
  run: ({ articles, clauses }) => {
    const known = new Set([
      ...clauses.map((c) => c.id),
      ...articles.map((a) => `${a.edition}:${a.article}`),
      ...articles.map((a) => `${a.edition}:*`),
    ]);
    const resolves = (id: string) =>
      known.has(id) || [...known].some((k) => k.startsWith(`${id}.`));
    return eachOf(clauses, (c) => {
      const targets = [
        ...RELATIONS.flatMap((r) => c[r] ?? []),
        ...(c.precedents ?? []).map((p) => p.clause),
      ];
      return targets
        .filter((id) => !resolves(id))
        .map((id) =>
          problem(
            c.file,
            { line: c.line, column: 1 },
            `clause ${c.number} refers to ${id}`,
            'a clause or article that exists',
            'or record it as an oddity of kind dangling-reference',
          ),
        );
    });
  },
};

export const topicsResolve: Check = {
  name: 'topics resolve',
  atLeast: 1000,
  run: ({ clauses, topics }) => {
    const known = new Set(topics.map((t) => t.slug));
    const ids = new Set(clauses.map((c) => c.id));
    const named = new Set(clauses.flatMap((c) => c.topics));
    const fromClauses = eachOf(clauses, (c) =>
      c.topics
        .filter((t) => !known.has(t))
        .map((t) =>
          problem(
            c.file,
            { line: c.line, column: 1 },
            `clause ${c.number} has topic "${t}"`,
            `a file regulations/topics/${t}.md`,
          ),
        ),
    );
    const fromTopics = topics.flatMap((t): Problem[] => [
      ...(named.has(t.slug)
        ? []
        : [
            problem(
              t.file,
              undefined,
              `no clause has the topic ${t.slug}`,
              'a clause that names it, or the topic removed',
            ),
          ]),
      ...t.answers
        .filter((a) => a.inForce.length === 0 && !SAYING_NOTHING.includes(a.change))
        .map((a) =>
          problem(
            t.file,
            undefined,
            `the answer of ${a.edition} rests on no clause`,
            `the clauses that decide it, or the change ${SAYING_NOTHING.join(' or ')}`,
          ),
        ),
      ...t.answers.flatMap((a) =>
        a.inForce
          .filter((id) => !ids.has(id))
          .map((id) =>
            problem(
              t.file,
              undefined,
              `the answer of ${a.edition} rests on ${id}`,
              'a clause that exists',
            ),
          ),
      ),
    ]);
    return { looked: fromClauses.looked, problems: [...fromClauses.problems, ...fromTopics] };
  },
};

export const identity: Check = {
  name: 'ids are unique',
  atLeast: 1000,
  run: ({ clauses }) => {
    const first = new Map<string, string>();
    return eachOf(clauses, (c) => {
      const before = first.get(c.id);
      first.set(c.id, before ?? `${c.file}:${c.line}`);
      return before
        ? [
            problem(
              c.file,
              { line: c.line, column: 1 },
              `${c.id} is already at ${before}`,
              'an id of its own',
            ),
          ]
        : [];
    });
  },
};
