// `articulado explain <what>`: a clause with all that belongs to it, or the candidates for what was meant.
import type { Clause } from '../../corpus/article.ts';
import { type Corpus, readCorpus } from '../../corpus/corpus.ts';
import { EDITIONS } from '../../corpus/editions.ts';
import type { Scenario } from '../../corpus/features.ts';
import type { Interpretation } from '../../corpus/interpretation.ts';
import type { Topic } from '../../corpus/topic.ts';
import { RELATIONS } from '../../protocol/generated/vocabulary.ts';
import { nearest } from '../../shared/nearest.ts';
import { defineCommand } from '../command.ts';
import { type Found, find } from '../find.ts';
import { UsageError } from '../usage.ts';

export const command = defineCommand({
  name: 'explain',
  summary: 'a clause with all that belongs to it, or the candidates for what was meant',
  options: {},
  positionals: { usage: '<what>', where: 'after-options', missing: 'nothing to explain' },
  help: `  <what> is a clause (fise-2009:28.2, or 28.2 in every edition), an article (28), a scenario (esc-0107),
  a topic (overdraw), an interpretation (its slug) or words, as you would ask ("sacó ocho fichas")`,
  run: async (_, words) => {
    console.log(explained(words.join(' ')));
    return 0;
  },
});

const explained = (query: string): string => {
  const corpus = readCorpus();
  const found = find(corpus, query);
  const [only, ...others] = found;
  if (only) return others.length > 0 ? candidates(query, found) : text(corpus, only);
  const like = nearest(query, [
    ...corpus.clauses.map((c) => c.id),
    ...corpus.topics.map((t) => t.slug),
  ]);
  throw new UsageError(
    `nothing fits "${query}"`,
    `a clause, article, scenario, topic or words; perhaps ${like.join(', ')}`,
  );
};

const candidates = (query: string, found: readonly Found[]): string =>
  [
    `"${query}" may be one of these:`,
    ...found.map((f) => `  ${label(f)}`),
    '',
    'explain one of them by its id',
  ].join('\n');

const label = (found: Found): string => {
  switch (found.kind) {
    case 'clause':
      return `${found.clause.id}  ${shorten(found.clause.es)}`;
    case 'article':
      return `${found.article.edition}:${found.article.article}  ${found.article.title.es} (${found.article.clauses.length} clauses)`;
    case 'topic':
      return `${found.topic.slug}  ${found.topic.name.es} / ${found.topic.name.en}`;
    case 'scenario':
      return `${found.scenario.id}  ${found.scenario.name}`;
    case 'interpretation':
      return `${found.interpretation.slug}  ${shorten(found.interpretation.question.es)}`;
    case 'term':
      return `${found.term.term} / ${found.term.en}  ${shorten(found.term.definition.es)}`;
    default:
      return found satisfies never;
  }
};

const shorten = (sentence: string): string =>
  sentence.length > 90 ? `${sentence.slice(0, 89)}…` : sentence;

const text = (corpus: Corpus, found: Found): string => {
  switch (found.kind) {
    case 'clause':
      return clauseText(corpus, found.clause);
    case 'article':
      return [
        `${found.article.edition}, article ${found.article.article}: ${found.article.title.es} / ${found.article.title.en}`,
        ...found.article.clauses.flatMap((c) => ['', `${c.id}`, `  ${c.es}`, `  ${c.en}`]),
      ].join('\n');
    case 'topic':
      return topicText(corpus, found.topic);
    case 'scenario':
      return scenarioText(found.scenario);
    case 'interpretation':
      return interpretationText(found.interpretation);
    case 'term':
      return [
        `${found.term.term} / ${found.term.en}  (${found.term.code})`,
        found.term.definition.es,
        found.term.definition.en,
      ].join('\n');
    default:
      return found satisfies never;
  }
};

const clauseText = (corpus: Corpus, clause: Clause): string => {
  const article = corpus.articles.find(
    (a) => a.edition === clause.edition && a.article === clause.article,
  );
  const scenarios = corpus.scenarios.filter((s) =>
    s.cases.some((c) => c.clauses.includes(clause.id) || c.inherited.includes(clause.id)),
  );
  const relations = RELATIONS.flatMap((r) =>
    clause[r]?.length ? [`${r} ${clause[r]?.join(', ')}`] : [],
  );
  const reverse = corpus.clauses.flatMap((c) =>
    RELATIONS.filter((r) => r !== 'cites' && c[r]?.includes(clause.id)).map(
      (r) => `${c.id} ${r} this`,
    ),
  );
  const elsewhere = corpus.topics
    .filter((t) => clause.topics.includes(t.slug))
    .flatMap((t) => [`${t.slug}: ${t.name.es} / ${t.name.en}`, ...answers(t, clause.edition)]);
  return [
    `${clause.id}  ${article?.title.es} / ${article?.title.en}`,
    `${clause.modality}, ${clause.actor}, profile ${clause.profile}  (${clause.file}:${clause.line})`,
    '',
    clause.es,
    clause.en,
    ...section('Relations', [...relations, ...reverse]),
    ...section(
      'Oddities of the source',
      (clause.oddities ?? []).map((o) => `${o.kind}: ${o.en}`),
    ),
    ...section('The same topic in the other editions', elsewhere),
    ...section(
      'Scenarios',
      scenarios.length > 0
        ? scenarios.map((s) => `${s.id}  ${s.name} / ${s.en ?? ''}  (${s.uri}:${s.place.line})`)
        : [clause.uncovered ? `none: ${clause.uncovered.en}` : 'none yet'],
    ),
  ].join('\n');
};

const answers = (topic: Topic, except?: string): string[] =>
  EDITIONS.filter((e) => e.id !== except).map(({ id }) => {
    const answer = topic.answers.find((a) => a.edition === id);
    return answer
      ? `  ${id}${answer.inForce.length > 0 ? ` (${answer.inForce.slice(0, 4).join(', ')})` : ''}: ${answer.es}`
      : `  ${id}: says nothing`;
  });

const topicText = (corpus: Corpus, topic: Topic): string =>
  [
    `${topic.slug}: ${topic.name.es} / ${topic.name.en}`,
    `also: ${[...topic.synonyms.es, ...topic.synonyms.en].join(', ')}`,
    '',
    ...answers(topic),
    ...section('Clauses', [
      corpus.clauses
        .filter((c) => c.topics.includes(topic.slug))
        .map((c) => c.id)
        .join(', '),
    ]),
  ].join('\n');

const scenarioText = (scenario: Scenario): string =>
  [
    `${scenario.id}  ${scenario.name} / ${scenario.en ?? ''}  (${scenario.uri}:${scenario.place.line})`,
    '',
    ...scenario.steps.map((s) => `${s.keyword} ${s.text}`),
    ...section(
      'Cases',
      scenario.cases.map((c) => `${c.id}  ${[...c.clauses, ...c.inherited].join(', ')}`),
    ),
  ].join('\n');

const interpretationText = (one: Interpretation): string =>
  [
    `${one.slug}  (${one.status})`,
    one.question.es,
    one.question.en,
    ...section(
      'Readings',
      one.readings.map((r) => `${r.adopted ? '*' : ' '} ${String(r.value)}: ${r.es} / ${r.en}`),
    ),
    '',
    one.es,
    one.en,
    ...section('Clauses', one.clauses),
    ...section('Scenarios', one.scenarios),
  ].join('\n');

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];
