// `npm run steps`: the catalogue of steps and terms, written to docs/STEPS.md; with --check, fails when it is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { stepDefinitions } from '../all.ts';
import { VOCABULARY } from '../language/vocabulary.ts';
import { STEP_KINDS } from './registry.ts';

const KEYWORDS = new Map([
  ['given', 'Dado / Given'],
  ['when', 'Cuando / When'],
  ['then', 'Entonces / Then'],
]);

const cell = (text: string): string => text.replaceAll('|', '\\|');

const steps = STEP_KINDS.flatMap((kind) => [
  `## ${KEYWORDS.get(kind)}`,
  '',
  '| Spanish | English |',
  '|---|---|',
  ...stepDefinitions()
    .filter((step) => step.kind === kind)
    .map(({ wording }) => `| ${cell(wording.es)} | ${cell(wording.en)} |`)
    .sort(),
  '',
]);

const terms = Object.entries(VOCABULARY).flatMap(([name, term]) => [
  `### {${name}} / {${term.en}}`,
  '',
  ...('pattern' in term
    ? [`Written alike in both languages: \`${term.pattern.source}\``]
    : [
        '| Spanish | English |',
        '|---|---|',
        ...term.forms.map(([es, en]) => `| ${cell(es)} | ${cell(en)} |`),
      ]),
  '',
]);

const document = [
  '# Steps and terms',
  '',
  'Generated from `steps/` by `npm run steps`. Features are written in Spanish; the English wording is what the site shows.',
  'Tiles: `CASA`, `[CH]ALE` (a digraph is one tile), `(A)` a blank that stands for A, `?` a blank on the rack.',
  '',
  ...steps,
  '## Terms',
  '',
  ...terms,
].join('\n');

const file = new URL('../../docs/STEPS.md', import.meta.url);
if (!process.argv.includes('--check')) writeFileSync(file, document);
else if (readFileSync(file, 'utf8') !== document) {
  console.error(
    'docs/STEPS.md differs from what steps/ gives\n  expected the generated catalogue\n  run npm run steps and commit the result',
  );
  process.exit(1);
}
console.log(`${stepDefinitions().length} steps, ${Object.keys(VOCABULARY).length} terms`);
