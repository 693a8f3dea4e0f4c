// What is looked through: each phrase of a topic by itself, so that a short one that is all about the question counts
// most; clauses, articles, interpretations, scenarios, terms.
import type { Hit, Searchable } from './searchable.ts';

export interface Entry {
  readonly kind: 'phrase' | 'clause' | 'article' | 'interpretation' | 'scenario' | 'term';
  readonly text: string;
  /** What it stands for: entries of the same owner are one hit. */
  readonly owner: string;
  readonly hit: Hit;
  /** The topics of a clause. */
  readonly topics: readonly string[];
}

export const entriesOf = (data: Searchable): readonly Entry[] => [
  ...topicEntries(data),
  ...articleEntries(data),
  ...data.interpretations.map(([id, question]) =>
    entry('interpretation', question, { kind: 'interpretation', id, label: question, text: '' }),
  ),
  ...data.scenarios.map(([id, title]) =>
    entry('scenario', title, { kind: 'scenario', id, label: title, text: id }),
  ),
  ...data.terms.map(([id, term, definition]) =>
    entry('term', term, { kind: 'term', id, label: term, text: definition }),
  ),
];

const entry = (
  kind: Entry['kind'],
  text: string,
  hit: Hit,
  topics: readonly string[] = [],
): Entry => ({ kind, text, owner: ownerOf(hit), hit, topics });

const ownerOf = ({ kind, edition, id }: Hit): string => `${kind} ${edition ?? ''} ${id}`;

const topicHit = ([slug, name, synonyms]: Searchable['topics'][number]): Hit => ({
  kind: 'topic',
  id: slug,
  label: name,
  text: synonyms.split(' | ').slice(0, 4).join(', '),
});

const topicEntries = ({ topics }: Searchable): Entry[] =>
  topics.flatMap((topic) => {
    const [, name, synonyms] = topic;
    const hit = topicHit(topic);
    return [name, ...synonyms.split(' | ')].map((phrase) => entry('phrase', phrase, hit));
  });

const articleEntries = ({ editions, articles, topics }: Searchable): Entry[] =>
  editions.flatMap(([edition, short]) =>
    (articles[edition] ?? []).flatMap(([number, title, clauses]) => [
      entry('article', title, {
        kind: 'article',
        id: number,
        edition,
        label: title,
        text: `${short} · ${number}`,
      }),
      ...clauses.map(([clause, text, of]) =>
        entry(
          'clause',
          `${title} ${text}`,
          {
            kind: 'clause',
            id: `${edition}:${clause}`,
            edition,
            label: `${short} · ${clause}`,
            text,
          },
          of.flatMap((at) => (topics[at] ? [ownerOf(topicHit(topics[at]))] : [])),
        ),
      ),
    ]),
  );
