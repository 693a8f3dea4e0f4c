// Tables of examples can be read in English: titles and names of columns have theirs in a comment beside them, and a
// column has one name in all tables of its scenario, since it names a blank of the steps too.
// checks/data/spanish-tables.json counts the tables without, by file; a count may only fall, and no file is added.
import { readFileSync } from 'node:fs';
import type { Scenario } from '../../corpus/features.ts';
import { root } from '../../corpus/files.ts';
import { type Problem, problem } from '../../corpus/problem.ts';
import type { ExamplesNode } from '../../corpus/scenario-nodes.ts';
import { againstCeiling } from '../ceiling.ts';
import type { Check, Finding } from '../check.ts';

const LIST = 'checks/data/spanish-tables.json';

type Names = ReadonlyMap<string, string>;

/** What a table lacks, first things first: [found, expected]. */
const lacking = (table: ExamplesNode, names: Names): readonly [string, string] | undefined => {
  const { name, en, header, headerEn = [] } = table;
  const columns = header.join(', ');
  if (name !== '' && en === undefined)
    return [`table "${name}" has no English title`, 'a comment "# en: …" on the line under it'];
  if (headerEn.length !== header.length || headerEn.includes(''))
    return [
      `the columns ${columns} have ${headerEn.filter(Boolean).length} English names`,
      `a comment "# en: | … |" with ${header.length} names on the line above them`,
    ];
  if (new Set(headerEn).size < headerEn.length)
    return [`the columns ${columns} share an English name`, 'a name for each'];
  const other = header.findIndex((column, i) => names.get(column) !== headerEn[i]);
  return other < 0
    ? undefined
    : [`${header[other]} is "${headerEn[other]}" here`, `"${names.get(header[other] ?? '')}"`];
};

/** The names that the first table with a column gives it. */
const namesIn = ({ examples }: Scenario): Names =>
  new Map(
    examples
      .flatMap(({ header, headerEn = [] }) =>
        header.map((column, i) => [column, headerEn[i] ?? ''] as const),
      )
      .filter(([, en]) => en !== '')
      .reverse(),
  );

const problemsIn = (scenario: Scenario): Problem[] => {
  const names = namesIn(scenario);
  return scenario.examples.flatMap((table) => {
    const lacks = lacking(table, names);
    return lacks ? [problem(scenario.uri, table.place, ...lacks)] : [];
  });
};

export const tablesAgainst = (
  scenarios: readonly Scenario[],
  listed: Readonly<Record<string, number>>,
): Finding => {
  const found = Map.groupBy(scenarios.flatMap(problemsIn), ({ file }) => file);
  const unlisted = [...found].flatMap(([file, problems]) => (file in listed ? [] : problems));
  const counted = Object.entries(listed).flatMap(([file, allowed]) => {
    const count = found.get(file)?.length ?? 0;
    if (count === 0)
      return [problem(LIST, undefined, `${file} is done or gone`, 'it taken off the list')];
    const what = `tables of ${file} are not in English`;
    return againstCeiling(LIST, what, count, allowed, 'write "# en:" beside titles and columns');
  });
  return {
    looked: scenarios.reduce((sum, { examples }) => sum + examples.length, 0),
    problems: [...unlisted, ...counted],
  };
};

export const tablesInEnglish: Check = {
  name: 'tables in English',
  atLeast: 300,
  run: ({ scenarios }) =>
    tablesAgainst(scenarios, JSON.parse(readFileSync(`${root}${LIST}`, 'utf8'))),
};
