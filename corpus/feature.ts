// One feature file → its scenarios and their cases: the editions they run under, the clauses and the profile they are for.
import { createHash } from 'node:crypto';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type GherkinDocument, IdGenerator, type Pickle } from '@cucumber/messages';
import type { EditionId, Profile } from '../protocol/generated/types.ts';
import { PROFILES } from '../protocol/generated/vocabulary.ts';
import { EDITIONS } from './editions.ts';
import { type Problem, problem, type Report } from './problem.ts';
import { NO_ID, SCENARIO_TAG } from './scenario-ids.ts';
import { type ScenarioNode, scenarioNodes } from './scenario-nodes.ts';

const PROFILE_TAG = /^@perfil-(.+)$/;
export const CLAUSE_TAG = /^@([a-z]+(?:-\d{4})?):(\S+)$/;
const EDITION_IN_STEP = new RegExp(
  `según el reglamento (${EDITIONS.map((e) => e.id).join('|')})\\b`,
);

/** One run of a scenario under one edition: a row of its examples. */
export interface Case {
  readonly id: string;
  readonly scenario: string;
  readonly edition: EditionId;
  readonly profile: Profile;
  /** Clauses of its own edition that it encodes. */
  readonly clauses: readonly string[];
  /** Clauses of the edition underneath that its edition inherits. */
  readonly inherited: readonly string[];
  readonly steps: readonly string[];
  readonly name: string;
  readonly uri: string;
  /** The line of its row, or of a scenario without rows; no other case of the file has it, and Cucumber knows it too. */
  readonly line: number;
}

export interface Scenario extends ScenarioNode {
  readonly id: string;
  readonly uri: string;
  readonly profile: Profile;
  readonly cases: readonly Case[];
  /** Tells when a scenario changed. */
  readonly hash: string;
}

export interface Features {
  readonly scenarios: readonly Scenario[];
  readonly problems: readonly Problem[];
}

export const readFeature = (uri: string, text: string): Features => {
  const problems: Problem[] = [];
  const newId = IdGenerator.incrementing();
  let document: GherkinDocument;
  try {
    document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher('es')).parse(text);
  } catch (error) {
    return { scenarios: [], problems: [syntaxProblem(uri, String(error))] };
  }
  const pickles = Map.groupBy(compile(document, uri, newId), (pickle) => pickle.astNodeIds[0]);
  const scenarios = scenarioNodes(document, text).flatMap((node) => {
    const report: Report = (place, ...told) =>
      problems.push(problem(uri, place ?? node.place, ...told));
    return toScenario(uri, node, pickles.get(node.astNodeId) ?? [], report);
  });
  return { scenarios, problems };
};

const syntaxProblem = (uri: string, error: string): Problem => {
  const [, line = '1', column = '1', message = 'not Gherkin'] =
    /\((\d+):(\d+)\): (.*)/.exec(error) ?? [];
  const place = { line: Number(line), column: Number(column) };
  return problem(uri, place, message, 'a feature in Spanish Gherkin');
};

const toScenario = (
  uri: string,
  node: ScenarioNode,
  pickles: readonly Pickle[],
  report: Report,
): Scenario[] => {
  const [id = NO_ID, ...others] = node.tags.flatMap((tag) => SCENARIO_TAG.exec(tag)?.[1] ?? []);
  if (others.length > 0) {
    const found = `scenario "${node.name}" has ${others.length + 1} scenario ids`;
    report(undefined, found, 'exactly one tag such as @esc-0107');
  }
  const name = id === NO_ID ? `scenario "${node.name}"` : `@${id}`;
  const profile = profileOf(name, node, report);
  if (!profile) return [];
  const counts = new Map<EditionId, number>();
  const cases = pickles.flatMap((pickle): Case[] => {
    const line = pickle.location?.line ?? node.place.line;
    const edition = editionOf(pickle);
    if (!edition) {
      const expected = 'a step that ends in "según el reglamento <edición>"';
      report({ line, column: 1 }, `${name}: a case names no edition`, expected);
      return [];
    }
    const ordinal = (counts.get(edition) ?? 0) + 1;
    counts.set(edition, ordinal);
    const tags = clauseTags(pickle);
    const base = EDITIONS.find((e) => e.id === edition)?.base;
    return [
      {
        id: `${id}/${edition}/${ordinal}`,
        scenario: id,
        edition,
        profile,
        clauses: tags.filter((tag) => tag.startsWith(`${edition}:`)),
        inherited: tags.filter((tag) => base !== undefined && tag.startsWith(`${base}:`)),
        steps: pickle.steps.map((step) => step.text),
        name: pickle.name,
        uri,
        line,
      },
    ];
  });
  return [{ ...node, id, uri, profile, cases, hash: hashOf(pickles) }];
};

const profileOf = (name: string, { tags }: ScenarioNode, report: Report): Profile | undefined => {
  const tagged = tags.flatMap((tag) => PROFILE_TAG.exec(tag)?.[1] ?? []);
  const known = PROFILES.filter((p) => tagged.includes(p));
  if (tagged.length !== 1) {
    const expected = 'exactly one tag @perfil-… on the feature, rule or scenario';
    report(undefined, `${name} has ${tagged.length} profiles`, expected);
  } else if (known.length === 0) {
    const expected = PROFILES.map((p) => `@perfil-${p}`).join(', ');
    report(undefined, `${name} has the profile @perfil-${tagged[0]}`, expected);
  }
  return known[0];
};

const editionOf = ({ steps }: Pickle): EditionId | undefined => {
  const [named] = steps.flatMap((step) => EDITION_IN_STEP.exec(step.text)?.[1] ?? []);
  return EDITIONS.find(({ id }) => id === named)?.id;
};

const clauseTags = (pickle: Pickle): string[] =>
  pickle.tags.flatMap(({ name }) => (CLAUSE_TAG.test(name) ? [name.slice(1)] : []));

const hashOf = (pickles: readonly Pickle[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(pickles.map((p) => [p.steps.map((s) => s.text), p.tags.map((t) => t.name)])),
    )
    .digest('hex')
    .slice(0, 12);
