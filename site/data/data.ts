// Everything the site shows, gathered from the corpus and the results of runs. Its type is the model of the pages.
import { readCorpus } from '../../corpus/corpus.ts';
import { EDITIONS } from '../../corpus/editions.ts';
import { knownSuite } from '../../corpus/known-suite.ts';
import { searchable } from '../../corpus/searchable.ts';
import { boardFacts } from './board.ts';
import { readChanges } from './changes.ts';
import { clausesOf } from './clauses.ts';
import { comparisonsOf } from './comparisons.ts';
import { coveragesOf, readProofs } from './coverage.ts';
import { editionOf, inOrder } from './editions.ts';
import { encodingsOf } from './encodings.ts';
import { examOf } from './exam.ts';
import { glossaryTermOf } from './glossary.ts';
import { interpretationOf } from './interpretations.ts';
import { laddersOf } from './ladder.ts';
import { readListed } from './listed.ts';
import { mesaOf } from './mesa/build.ts';
import { openQuestions } from './mesa/open.ts';
import { parameterGroups } from './parameters.ts';
import { placesOf } from './relations.ts';
import { type Keep, readResults } from './results.ts';
import { type About, scenarioOf } from './scenarios.ts';
import { scriptOf } from './scripts.ts';
import { templates } from './templates.ts';
import { topicsOf } from './topics.ts';
import { exampleTournament } from './tournament.ts';
import { wordTables } from './words/tables.ts';

export type SiteData = Awaited<ReturnType<typeof siteData>>;

export const siteData = async (
  resultsFolder: string,
  warn: (line: string) => void = () => {},
  keep: Keep = () => {},
) => {
  const corpus = readCorpus();
  const articles = EDITIONS.flatMap(({ id }) =>
    inOrder(corpus.articles.filter((a) => a.edition === id)),
  );
  const written = corpus.scenarios.toSorted((a, b) => a.id.localeCompare(b.id));
  const coverages = coveragesOf(corpus, readProofs(resultsFolder));
  const encodings = encodingsOf(written);
  const places = placesOf(articles);
  const editions = EDITIONS.map((info) =>
    editionOf(
      info,
      articles.filter((a) => a.edition === info.id),
      coverages,
    ),
  );
  const clauses = clausesOf({ ...corpus, articles }, coverages, encodings, places);
  const byId = new Map(clauses.map((c) => [c.id, c]));
  const interpretations = corpus.interpretations.map((i) =>
    interpretationOf(i, (id) => byId.get(id)?.profile, places),
  );
  const topics = topicsOf(corpus.topics, clauses, interpretations, places, laddersOf());

  const about: About = {
    topicsOf: (ids) => [...new Set(ids.flatMap((id) => byId.get(id)?.topics ?? []))],
    interpretationsOf: (id) =>
      interpretations.filter((i) => i.scenarios.includes(id)).map((i) => i.slug),
  };
  const scenarios = await Promise.all(written.map((scenario) => scenarioOf(scenario, about, warn)));
  const suite = knownSuite(written.flatMap((s) => s.cases));
  const parameters = parameterGroups();
  return {
    editions,
    clauses,
    topics,
    scenarios,
    interpretations,
    implementations: readResults(resultsFolder, suite, warn, keep),
    listed: readListed(suite.identity),
    templates: templates(),
    /** Cases that can be asked, by area and edition. */
    suite: {
      ...suite.identity,
      cases: [...suite.cases.values()].map(
        ({ id, edition, profile }) => [id, edition, profile] as const,
      ),
    },
    glossary: corpus.glossary.map(glossaryTermOf),
    comparisons: comparisonsOf(topics, scenarios),
    scripts: written.map(scriptOf),
    changes: readChanges(),
    exam: examOf(written),
    mesa: mesaOf(written, openQuestions(interpretations, parameters)),
    search: { es: searchable(corpus, 'es'), en: searchable(corpus, 'en') },
    parameters,
    wordTables: wordTables(),
    tournament: exampleTournament(),
    board: boardFacts,
  };
};

/** JSON that stays data wherever it is put: no "<" and no line separator is left bare. */
export const plainJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
