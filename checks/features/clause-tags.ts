// Every clause tag names a clause, and a row under it runs in the edition of that clause.

import { EDITIONS } from '../../corpus/editions.ts';
import { CLAUSE_TAG } from '../../corpus/features.ts';
import { problem } from '../../corpus/problem.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Check } from '../check.ts';

export const clauseTags: Check = {
  name: 'clause tags',
  atLeast: 100,
  run: ({ clauses, scenarios }) => {
    const known = new Map(clauses.map((c) => [c.id, c]));
    const groups = scenarios.flatMap((s) => [
      { uri: s.uri, place: s.place, tags: s.tags, editions: s.cases.map((c) => c.edition) },
      ...s.examples.map((e) => ({
        uri: s.uri,
        place: e.place,
        tags: e.tags,
        editions: EDITIONS.map((x) => x.id).filter((id) => e.rows.some((row) => row.includes(id))),
      })),
    ]);
    const tagged = groups.flatMap((g) =>
      g.tags.filter((t) => CLAUSE_TAG.test(t)).map((tag) => ({ ...g, tag })),
    );
    return {
      looked: tagged.length,
      problems: tagged.flatMap(({ uri, place, tag, editions }) => {
        const id = tag.slice(1);
        const clause = known.get(id);
        const [edition = ''] = id.split(':');
        if (!clause) {
          const same = [...known.keys()].filter((k) => k.startsWith(`${edition}:`));
          const such = nearest(id, same.length > 0 ? same : [...known.keys()]);
          const file = known.get(such[0] ?? '')?.file ?? 'regulations/';
          return [
            problem(
              uri,
              place,
              `unknown clause ${tag}`,
              `a clause such as ${such.join(', ')} (${file})`,
            ),
          ];
        }
        const under = EDITIONS.filter((e) => e.base === edition).map((e) => e.id);
        return editions.some((e) => e === edition || under.includes(e))
          ? []
          : [
              problem(
                uri,
                place,
                `${tag} stands over no row of ${edition}`,
                `a row under ${edition}, or the tag removed`,
              ),
            ];
      }),
    };
  },
};

export const casesHaveClauses: Check = {
  name: 'every case encodes a clause',
  atLeast: 100,
  run: ({ scenarios }) => {
    const cases = scenarios.flatMap((s) => s.cases);
    return {
      looked: cases.length,
      problems: cases.flatMap((c) =>
        c.clauses.length + c.inherited.length > 0
          ? []
          : [
              problem(
                c.uri,
                { line: c.line, column: 1 },
                `case ${c.id} has no clause of ${c.edition}`,
                `a tag @${c.edition}:<number> on its examples`,
              ),
            ],
      ),
    };
  },
};
