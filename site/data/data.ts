// Everything the site shows, gathered from the corpus, the features and the results of runs.
import { EDITIONS } from '../../corpus/editions.ts';
import { readFeatures } from '../../corpus/features.ts';
import { formatProblem } from '../../corpus/problem.ts';
import { readRegulations } from '../../corpus/regulations.ts';
import type { Scenario, SiteData } from '../src/model.ts';
import { boardFacts } from './board.ts';
import { clausesOf } from './clauses.ts';
import { comparisonsOf } from './comparisons.ts';
import { encodingsOf } from './coverage.ts';
import { editionOf, inOrder } from './editions.ts';
import { glossaryTermOf } from './glossary.ts';
import { interpretationOf } from './interpretations.ts';
import { jumpIndex } from './jump.ts';
import { placesOf } from './relations.ts';
import { readResults } from './results.ts';
import { type About, scenarioOf } from './scenarios.ts';
import { topicsOf } from './topics.ts';

export const siteData = async (
  resultsFolder: string,
  warn: (line: string) => void = () => {},
): Promise<SiteData> => {
  const regulations = readRegulations();
  const features = readFeatures();
  for (const p of [...regulations.problems, ...features.problems]) warn(formatProblem(p));

  const articles = EDITIONS.flatMap(({ id }) =>
    inOrder(regulations.articles.filter((a) => a.edition === id)),
  );
  const written = features.scenarios.toSorted((a, b) => a.id.localeCompare(b.id));
  const encodings = encodingsOf(written);
  const places = placesOf(articles);
  const editions = EDITIONS.map((info) =>
    editionOf(
      info,
      articles.filter((a) => a.edition === info.id),
      encodings,
    ),
  );
  const clauses = clausesOf(articles, regulations.interpretations, encodings, places);
  const profiles = new Map(clauses.map((c) => [c.id, c.profile]));
  const interpretations = regulations.interpretations.map((i) =>
    interpretationOf(i, (id) => profiles.get(id), places),
  );
  const topics = topicsOf(regulations.topics, clauses, interpretations, places);

  const topicsByClause = new Map(clauses.map((c) => [c.id, c.topics]));
  const about: About = {
    topicsOf: (ids) => [...new Set(ids.flatMap((id) => topicsByClause.get(id) ?? []))],
    interpretationsOf: (id) =>
      interpretations.filter((i) => i.scenarios.includes(id)).map((i) => i.slug),
  };
  const scenarios: Scenario[] = [];
  for (const scenario of written) scenarios.push(await scenarioOf(scenario, about, warn));

  const cases = new Set(scenarios.flatMap((s) => s.cases.map((c) => c.id)));
  return {
    editions,
    clauses,
    topics,
    scenarios,
    interpretations,
    implementations: readResults(resultsFolder, cases, warn),
    glossary: regulations.glossary.map(glossaryTermOf),
    comparisons: comparisonsOf(topics, scenarios),
    board: boardFacts,
    jump: {
      es: jumpIndex('es', editions, topics, scenarios, interpretations),
      en: jumpIndex('en', editions, topics, scenarios, interpretations),
    },
  };
};

/** JSON that stays data wherever it is put: no "<" and no line separator is left bare. */
export const plainJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
