// `node site/data/build.ts [--results folder]`: writes site/generated/, all that the pages read.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EDITIONS } from '../../corpus/editions.ts';
import { writeWhole } from '../../shared/whole-file.ts';
import { plainJson, siteData } from './data.ts';
import { editionColours } from './edition-colours.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}site/generated/`;
export const GENERATED = `${folder}site.json`;
/** What may be downloaded as it is: it is no part of any page. */
export const FILES = `${folder}files/`;

export const buildSiteData = async (resultsFolder: string = `${root}results`): Promise<void> => {
  rmSync(FILES, { recursive: true, force: true });
  const data = await siteData(
    resolve(resultsFolder),
    (line) => console.warn(line),
    (file, text) => writeWhole(`${FILES}${file}`, text),
  );
  writeWhole(GENERATED, plainJson(data));
  writeWhole(`${folder}editions.css`, editionColours(EDITIONS));
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
