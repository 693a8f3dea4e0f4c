// A Gherkin document flattened: each scenario with the tags, rule and feature above it, and the English that comments give.
import type { Background, Examples, GherkinDocument, Location, Scenario } from '@cucumber/messages';

export interface Titled {
  readonly name: string;
  readonly en?: string | undefined;
}

export interface ExamplesNode extends Titled {
  readonly tags: readonly string[];
  readonly header: readonly string[];
  /** The names of the columns in English, as many as the comment above the header has cells. */
  readonly headerEn?: readonly string[] | undefined;
  readonly rows: readonly (readonly string[])[];
  readonly place: { line: number; column: number };
}

export interface StepNode {
  readonly keyword: string;
  readonly text: string;
  readonly line: number;
  /** It stands in the Antecedentes of the feature or rule. */
  readonly background: boolean;
}

export interface ScenarioNode extends Titled {
  readonly astNodeId: string;
  /** Tags in force on the scenario itself, those of its feature and rule included. */
  readonly tags: readonly string[];
  readonly feature: Titled;
  readonly rule?: Titled | undefined;
  /** As Cucumber runs them: those of the Antecedentes above it come first. */
  readonly steps: readonly StepNode[];
  readonly examples: readonly ExamplesNode[];
  readonly place: { line: number; column: number };
}

export const scenarioNodes = (document: GherkinDocument, text: string): ScenarioNode[] => {
  const { feature } = document;
  if (!feature) return [];
  const lines = text.split('\n');
  const titled = (node: { name: string; location: Location }): Titled => ({
    name: node.name,
    en: englishUnder(lines, node.location.line),
  });
  const toNode = (
    scenario: Scenario,
    above: readonly string[],
    before: readonly StepNode[],
    rule?: Titled,
  ): ScenarioNode => ({
    ...titled(scenario),
    astNodeId: scenario.id,
    tags: [...above, ...scenario.tags.map((t) => t.name)],
    feature: titled(feature),
    rule,
    steps: [...before, ...toSteps(scenario, false)],
    examples: scenario.examples.map((examples) => ({
      ...titled(examples),
      ...toTable(examples, lines),
    })),
    place: placeOf(scenario.location),
  });
  const featureTags = feature.tags.map((t) => t.name);
  const common = backgroundOf(feature.children);
  return feature.children.flatMap((child) => {
    if (child.scenario) return [toNode(child.scenario, featureTags, common)];
    const rule = child.rule;
    if (!rule) return [];
    const tags = [...featureTags, ...rule.tags.map((t) => t.name)];
    const before = [...common, ...backgroundOf(rule.children)];
    return rule.children.flatMap((c) =>
      c.scenario ? [toNode(c.scenario, tags, before, titled(rule))] : [],
    );
  });
};

const backgroundOf = (children: readonly { readonly background?: Background }[]): StepNode[] =>
  children.flatMap((c) => (c.background ? toSteps(c.background, true) : []));

const toSteps = (of: Pick<Scenario, 'steps'>, background: boolean): StepNode[] =>
  of.steps.map(({ keyword, text, location }) => ({
    keyword: keyword.trim(),
    text,
    line: location.line,
    background,
  }));

const toTable = (
  { tags, tableHeader, tableBody, location }: Examples,
  lines: readonly string[],
): Omit<ExamplesNode, keyof Titled> => ({
  tags: tags.map((t) => t.name),
  header: tableHeader?.cells.map((c) => c.value) ?? [],
  headerEn: tableHeader && englishHeader(lines, tableHeader.location.line),
  rows: tableBody.map((row) => row.cells.map((c) => c.value)),
  place: placeOf(location),
});

const placeOf = ({ line, column }: Location) => ({ line, column: column ?? 1 });

/** The comment "# en: …" on the line below a title. */
const englishUnder = (lines: readonly string[], line: number): string | undefined =>
  /^\s*#\s*en:\s*([^|\s].*?)\s*$/.exec(lines[line] ?? '')?.[1];

/** The comment "# en: | … | … |" on the line above the header of a table. */
const englishHeader = (lines: readonly string[], line: number): string[] | undefined =>
  /^\s*#\s*en:\s*\|(.*)\|\s*$/
    .exec(lines[line - 2] ?? '')?.[1]
    ?.split('|')
    .map((cell) => cell.trim());
