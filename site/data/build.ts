// `node site/data/build.ts [--results folder]`: writes site/generated/*.json, all that the pages read.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { plainJson, siteData } from './data.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export const buildSiteData = async (resultsFolder: string = `${root}results`): Promise<void> => {
  const data = await siteData(resolve(resultsFolder), (line) => console.warn(line));
  const folder = `${root}site/generated/`;
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(data)) {
    writeFileSync(`${folder}${name}.json`, plainJson(value));
  }
  const { clauses, topics, scenarios, interpretations, implementations } = data;
  const cases = scenarios.reduce((n, s) => n + s.cases.length, 0);
  console.log(
    `site data: ${clauses.length} clauses, ${topics.length} topics, ${scenarios.length} scenarios (${cases} cases), ` +
      `${interpretations.length} interpretations, ${implementations.length} implementations`,
  );
};

if (import.meta.main) {
  const { values } = parseArgs({ options: { results: { type: 'string' } } });
  await buildSiteData(values.results);
}
