// Writes protocol/generated/ from schemas/: TypeScript types and compiled ajv validators.
// `npm run generate` writes; `npm run generate -- --check` fails when what is committed is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from './format.ts';
import { schemas } from './schemas.ts';
import { compileTypes } from './types-source.ts';
import { compileValidators } from './validators-source.ts';

const folder = new URL('./generated/', import.meta.url);
const outputs = {
  'types.ts': format('types.ts', await compileTypes()),
  'validators.cjs': compileValidators(),
};
const stale: string[] = [];
for (const [name, source] of Object.entries(outputs)) {
  const file = new URL(name, folder);
  if (!process.argv.includes('--check')) writeFileSync(file, source);
  else if (readFileSync(file, 'utf8') !== source) stale.push(name);
}
if (stale.length > 0) {
  console.error(
    `protocol/generated: ${stale.join(', ')} differ from what schemas/ gives\n  expected the committed files to be those generated\n  run npm run generate and commit the result`,
  );
  process.exit(1);
}
console.log(`${schemas.length} schemas, ${Object.keys(outputs).length} generated files up to date`);
