// Writes what follows from schemas/, regulations/*/edition.yaml and the engine: derived schemas, protocol/generated/ and
// docs/PARAMETERS.md, docs/REFUSALS.md and the tables of docs/ADAPTERS.md.
// `npm run generate` writes; `npm run generate -- --check` fails when what is committed is stale.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { derivedSchemas, generated } from './derived.ts';
import { compileEditions } from './editions-source.ts';
import { format } from './format.ts';
import { fileOf, readContract, root } from './schemas.ts';
import { compileTypes } from './types-source.ts';
import {
  compileIndex,
  compileValidators,
  DECLARATIONS,
  FAST,
  THOROUGH,
} from './validators-source.ts';
import { compileVocabulary } from './vocabulary-source.ts';

const isChecked = process.argv.includes('--check');
const stale: string[] = [];

const put = (name: string, source: string): void => {
  const file = new URL(name, root);
  if (existsSync(file) && readFileSync(file, 'utf8') === source) return;
  stale.push(name);
  if (!isChecked) writeFileSync(file, source);
};

const written = readContract();
const sets = new Map([...written, ...derivedSchemas(written)].sort(([a], [b]) => (a < b ? -1 : 1)));
put('protocol/generated/vocabulary.ts', format('vocabulary.ts', compileVocabulary(sets)));
// The engine is loaded only now, as it is made of the vocabulary that has just been written.
const { readings } = await import('./readings.ts');
const derived = new Map([
  ...derivedSchemas(written),
  ...readings().map(([name, schema]) => generated(name, schema)),
]);
const contract = new Map([...written, ...derived].sort(([a], [b]) => (a < b ? -1 : 1)));
const outputs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...derived].map(([name, schema]) => [
      fileOf(name),
      format('schema.json', JSON.stringify(schema, null, 2)),
    ]),
  ),
  'reference-impl/src/editions/index.ts': format('index.ts', compileEditions()),
  'protocol/generated/types.ts': format('types.ts', await compileTypes(contract)),
  'protocol/generated/validators.ts': format('validators.ts', compileIndex(contract)),
  'protocol/generated/fast-validators.js': compileValidators(contract, FAST),
  'protocol/generated/fast-validators.d.ts': DECLARATIONS,
  'protocol/generated/thorough-validators.js': compileValidators(contract, THOROUGH),
  'protocol/generated/thorough-validators.d.ts': DECLARATIONS,
};

for (const [name, source] of Object.entries(outputs)) put(name, source);
// Loaded only now, as it is made of the editions that have just been written.
const { compileParameters } = await import('./parameters-source.ts');
put('docs/PARAMETERS.md', compileParameters());
const { compileRefusals } = await import('./refusals-source.ts');
put('docs/REFUSALS.md', compileRefusals(contract));

// The guide for implementers is made of the cases: a program of its own.
const guide = spawnSync(process.execPath, ['checks/guide/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
if (guide.status !== 0) process.exit(1);

if (isChecked && stale.length > 0) {
  console.error(
    `${stale.join(', ')} differ from what schemas/, regulations/*/edition.yaml and the engine give\n  expected the committed files to be those generated\n  run npm run generate and commit the result`,
  );
  process.exit(1);
}
console.log(
  `${contract.size} schemas, ${Object.keys(outputs).length + 3} generated files up to date`,
);
