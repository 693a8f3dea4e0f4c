// `npm run steps`: the catalogue of steps and terms, written to docs/STEPS.md; with --check, fails when it is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { VOCABULARY } from '../language/vocabulary.ts';
import { SUBJECTS, stepDefinitions } from '../subjects.ts';
import { STEP_KINDS, type StepDefinition, type StepKind } from './step.ts';

const KEYWORDS = new Map<StepKind, string>([
  ['given', 'Dado'],
  ['when', 'Cuando'],
  ['then', 'Entonces'],
]);

const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = ({ kind, wording }: StepDefinition): string =>
  `| ${KEYWORDS.get(kind)} | ${cell(wording.es)} | ${cell(wording.en)} |`;

const steps = SUBJECTS.flatMap(({ subject, definitions }) =>
  [...Map.groupBy(definitions, ({ topic }) => topic)].sort().flatMap(([topic, own]) => [
    `## ${subject}: ${topic}`,
    '',
    '| | Spanish | English |',
    '|---|---|---|',
    ...STEP_KINDS.flatMap((kind) =>
      own
        .filter((step) => step.kind === kind)
        .map(row)
        .sort(),
    ),
    '',
  ]),
);

const ALIKE = 'Written alike in both languages:';

const formsOf = (
  forms: readonly (readonly [es: string, en: string, value: unknown])[],
): string[] => {
  const alike = forms.filter(([es, en]) => es === en).map(([es]) => es);
  const other = forms.filter(([es, en]) => es !== en);
  return [
    ...(alike.length > 0 ? [`${ALIKE} ${alike.join(', ')}`, ''] : []),
    ...(other.length > 0 ? ['| Spanish | English |', '|---|---|'] : []),
    ...other.map(([es, en]) => `| ${cell(es)} | ${cell(en)} |`),
    ...(other.length > 0 ? [''] : []),
  ];
};

const terms = Object.entries(VOCABULARY).flatMap(([name, term]) => [
  `### {${name}} / {${term.en}}`,
  '',
  ...('pattern' in term ? [`Such as ${term.like}`, ''] : formsOf(term.forms)),
]);

const document = [
  '# Steps and terms',
  '',
  'Generated from `steps/` by `npm run steps`. Features are written in Spanish; the English wording is what the site shows.',
  'Dado is Given, Cuando is When, Entonces is Then.',
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
