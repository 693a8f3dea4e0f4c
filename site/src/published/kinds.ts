// The data of every page as others may build on it: small, in both languages, at addresses that do not change.
import { clauses, editions, glossary, interpretations, scenarios, topics } from '../data.ts';
import type {
  Clause,
  Edition,
  Interpretation,
  Scenario,
  SiteData,
  Target,
  Topic,
} from '../model.ts';

const idOf = ({ edition, number }: Target): string => `${edition}:${number}`;

const clauseData = (clause: Clause) => ({
  id: clause.id,
  article: { number: clause.article, title: clause.articleTitle },
  text: clause.text,
  modality: clause.modality,
  actor: clause.actor,
  profile: clause.profile,
  topics: clause.topics,
  scenarios: clause.scenarios.map(({ id }) => id),
  interpretations: clause.interpretations,
  relations: clause.relations.map(({ kind, reverse, targets }) => ({
    kind,
    reverse,
    targets: targets.map(idOf),
  })),
});

const topicData = (topic: Topic) => ({
  id: topic.slug,
  name: topic.name,
  synonyms: topic.synonyms,
  profile: topic.profile,
  answers: topic.answers.map(({ edition, text, change, inForce }) => ({
    edition,
    text,
    change,
    clauses: inForce.map(idOf),
  })),
  clauses: topic.clauses.flatMap(({ ids }) => ids),
  scenarios: topic.scenarios,
  interpretations: topic.interpretations,
});

const scenarioData = (scenario: Scenario) => ({
  id: scenario.id,
  title: scenario.title,
  profile: scenario.profile,
  topics: scenario.topics,
  interpretations: scenario.interpretations,
  keywords: scenario.keywords,
  cases: scenario.cases.map(({ id, edition, clauses: own, inherited, steps }) => ({
    id,
    edition,
    clauses: [...own, ...inherited],
    steps,
  })),
});

const interpretationData = (one: Interpretation) => ({
  id: one.slug,
  question: one.question,
  readings: one.readings.map(({ text, value, adopted }) => ({ text, value, adopted })),
  why: one.why,
  basis: one.basis,
  status: one.status,
  parameter: one.parameter,
  editions: one.editions,
  clauses: one.clauses.map(idOf),
  scenarios: one.scenarios,
});

const editionData = (edition: Edition) => ({
  id: edition.id,
  name: edition.name,
  short: edition.short,
  articles: edition.chapters.flatMap(({ articles }) =>
    articles.map(({ number, title, clauses: own }) => ({ number, title, clauses: own })),
  ),
});

const termData = ({ slug, name, code, definition, variants }: SiteData['glossary'][number]) => ({
  id: slug,
  name,
  code,
  definition,
  variants,
});

/** A folder of /datos/ for each kind; `idOf` of a clause becomes two folders, as in the address of its page. */
export const KINDS = {
  clausulas: clauses.map(clauseData),
  temas: topics.map(topicData),
  escenarios: scenarios.map(scenarioData),
  interpretaciones: interpretations.map(interpretationData),
  reglamentos: editions.map(editionData),
  glosario: glossary.map(termData),
} as const;

export type Kind = keyof typeof KINDS;

/** Without the ending: clausulas/fise-2009/28.2. */
export const addressOf = (kind: Kind, id: string): string => `${kind}/${id.replace(':', '/')}`;
