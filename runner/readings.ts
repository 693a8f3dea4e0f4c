// Interpretations as a run needs them: which cases rest on an adopted reading, and which other readings were asked for.
import type { Case } from '../corpus/features.ts';
import type { Interpretation } from '../corpus/interpretation.ts';
import { CorpusError } from '../corpus/problem.ts';
import { readKind } from '../corpus/regulations.ts';
import type { EditionId, RunReading } from '../protocol/generated/types.ts';
import { nearest } from '../shared/nearest.ts';
import { UsageError } from './usage.ts';

export interface ChosenReading extends RunReading {
  readonly editions: readonly EditionId[];
  /** Group, name and keys of its parameter. */
  readonly path: readonly string[];
}

export const readInterpretations = (): readonly Interpretation[] => {
  const { documents, problems } = readKind('interpretations');
  if (problems.length > 0) throw new CorpusError(problems);
  return documents;
};

/** The interpretations that fix a case, by their slugs: they name its scenario, in its edition. */
export const restsOnIn = (
  interpretations: readonly Interpretation[],
): ((c: Pick<Case, 'scenario' | 'edition'>) => string[]) => {
  const fixes = interpretations.flatMap((one) =>
    one.scenarios.map((scenario) => ({ scenario, one })),
  );
  const byScenario = Map.groupBy(fixes, ({ scenario }) => scenario);
  return ({ scenario, edition }) =>
    (byScenario.get(scenario) ?? [])
      .filter(({ one: { editions } }) => editions.includes(edition))
      .map(({ one: { slug } }) => slug);
};

/** `<slug>=<value>`, a documented reading that is not the adopted one. */
export const chosenReading = (
  written: string,
  interpretations: readonly Interpretation[],
): ChosenReading => {
  const [, slug = '', text = ''] = /^([^=]*)=(.*)$/s.exec(written) ?? [];
  const found = interpretations.find((one) => one.slug === slug);
  if (!found) {
    const slugs = interpretations.map((one) => one.slug);
    throw new UsageError(
      `--reading is "${written}"`,
      `<interpretation>=<value>, with an interpretation such as ${nearest(slug || written, slugs).join(', ')}`,
    );
  }
  const others = found.readings.filter(({ adopted }) => !adopted);
  const chosen = others.find(({ value }) => saidAs(value).includes(text));
  if (!chosen)
    throw new UsageError(
      `${slug} has no other reading "${text}"`,
      others.map(({ value, en }) => `${slug}=${saidAs(value)[0]} (${en})`).join('\n  or '),
      found.readings.some(({ adopted, value }) => adopted && saidAs(value).includes(text))
        ? 'that is the adopted one, under which everything is certified'
        : undefined,
    );
  const { editions, parameter } = found;
  return { interpretation: slug, value: chosen.value, editions, path: parameter.split('.') };
};

/** A value as a person may write it: JSON, or a word without quotes. */
const saidAs = (value: unknown): string[] =>
  typeof value === 'string' ? [value, JSON.stringify(value)] : [JSON.stringify(value)];

/** The tree of readings of a request under an edition. */
export const treeOf = (
  chosen: readonly ChosenReading[],
  edition: EditionId,
): Record<string, unknown> => {
  const tree: Record<string, unknown> = {};
  for (const { path, value } of chosen.filter(({ editions }) => editions.includes(edition))) {
    let at = tree;
    for (const key of path.slice(0, -1)) {
      at[key] ??= {};
      at = at[key] as Record<string, unknown>;
    }
    at[path.at(-1) as string] = value;
  }
  return tree;
};
