// Reads features/: every scenario with its cases, the clauses that tag it, its edition and its profile.
import { createHash } from 'node:crypto';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type GherkinDocument, IdGenerator, type Pickle } from '@cucumber/messages';
import type { EditionId, Profile } from '../protocol/generated/types.ts';
import { ReadingCache } from './cache.ts';
import { EDITIONS } from './editions.ts';
import { filesLike, readText } from './files.ts';
import { type Problem, problem } from './problem.ts';
import { PROFILES } from './profiles.ts';
import { type ScenarioNode, scenarioNodes } from './scenario-nodes.ts';

export const PROFILE_TAG = /^@perfil-(.+)$/;
export const SCENARIO_TAG = /^@(esc-\d{4})$/;
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

export const featureFiles = (): string[] => filesLike('features/**/*.feature');

export const readFeatures = (files: readonly string[] = featureFiles()): Features => {
  const cache = new ReadingCache('features');
  const read = files
    .map(readText)
    .map(({ file, text }) => cache.recall(file, text, () => readFeature(file, text)));
  cache.save();
  return {
    scenarios: read.flatMap((r) => r.scenarios),
    problems: read.flatMap((r) => r.problems),
  };
};

export const readFeature = (
  uri: string,
  text: string,
): { scenarios: Scenario[]; problems: Problem[] } => {
  const problems: Problem[] = [];
  const newId = IdGenerator.incrementing();
  let document: GherkinDocument;
  try {
    document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher('es')).parse(text);
  } catch (error) {
    const [, line = '1', column = '1', message = ''] =
      /\((\d+):(\d+)\): (.*)/.exec(error instanceof Error ? error.message : String(error)) ?? [];
    const place = { line: Number(line), column: Number(column) };
    return {
      scenarios: [],
      problems: [problem(uri, place, message || 'not Gherkin', 'a feature in Spanish Gherkin')],
    };
  }
  const pickles = compile(document, uri, newId);
  const scenarios = scenarioNodes(document, text).flatMap((node) => {
    const own = pickles.filter((pickle) => pickle.astNodeIds[0] === node.astNodeId);
    const scenario = toScenario(uri, node, own, problems);
    return scenario ? [scenario] : [];
  });
  return { scenarios, problems };
};

const toScenario = (
  uri: string,
  node: ScenarioNode,
  pickles: readonly Pickle[],
  problems: Problem[],
): Scenario | undefined => {
  const ids = node.tags.flatMap((tag) => SCENARIO_TAG.exec(tag)?.[1] ?? []);
  const profiles = node.tags.flatMap((tag) => PROFILE_TAG.exec(tag)?.[1] ?? []);
  const [id] = ids;
  const [profile] = profiles;
  if (ids.length !== 1 || !id) {
    problems.push(
      problem(
        uri,
        node.place,
        `scenario "${node.name}" has ${ids.length} scenario ids`,
        'exactly one tag such as @esc-0107',
        'take the next free number (npm run check prints it) and never reuse one',
      ),
    );
    return undefined;
  }
  if (profiles.length !== 1) {
    problems.push(
      problem(
        uri,
        node.place,
        `@${id} has ${profiles.length} profiles`,
        'exactly one tag @perfil-… on the feature, rule or scenario',
      ),
    );
  }
  for (const name of profiles.filter((p) => !PROFILES.some((known) => known === p))) {
    const known = PROFILES.map((p) => `@perfil-${p}`).join(', ');
    problems.push(problem(uri, node.place, `@${id} has the profile @perfil-${name}`, known));
  }
  const counts = new Map<string, number>();
  const cases = pickles.flatMap((pickle) => {
    const edition = editionOf(pickle);
    if (!edition) {
      problems.push(
        problem(
          uri,
          node.place,
          `@${id}: a case names no edition`,
          'a step that ends in "según el reglamento <edición>"',
        ),
      );
      return [];
    }
    const ordinal = (counts.get(edition) ?? 0) + 1;
    counts.set(edition, ordinal);
    const tags = clauseTags(pickle);
    const under = EDITIONS.find((e) => e.id === edition)?.overlays;
    return [
      {
        id: `${id}/${edition}/${ordinal}`,
        scenario: id,
        edition,
        profile: profile as Profile,
        clauses: tags.filter((tag) => tag.startsWith(`${edition}:`)),
        inherited: tags.filter((tag) => under !== undefined && tag.startsWith(`${under}:`)),
        steps: pickle.steps.map((step) => step.text),
        name: pickle.name,
        uri,
        line: node.place.line,
      },
    ];
  });
  return { ...node, id, uri, profile: profile as Profile, cases, hash: hashOf(pickles) };
};

export const editionOf = (pickle: Pickle): EditionId | undefined =>
  pickle.steps.flatMap((step) => EDITION_IN_STEP.exec(step.text)?.[1] ?? [])[0] as
    | EditionId
    | undefined;

const clauseTags = (pickle: Pickle): string[] =>
  pickle.tags.flatMap(({ name }) => (CLAUSE_TAG.test(name) ? [name.slice(1)] : []));

const hashOf = (pickles: readonly Pickle[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(pickles.map((p) => [p.steps.map((s) => s.text), p.tags.map((t) => t.name)])),
    )
    .digest('hex')
    .slice(0, 12);
