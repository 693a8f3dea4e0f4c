// `node bench/empty-cucumber.ts <scenarios> <steps>`: what cucumber-js itself needs for scenarios that do nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCucumber } from '@cucumber/cucumber/api';
import { cucumberOptions } from '../runner/cucumber-run.ts';

const [count = 500, steps = 1] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'empty-'));
const rows = Array.from({ length: count }, (_, i) => `      | ${i} |`);
writeFileSync(
  join(folder, 'empty.feature'),
  [
    '# language: es',
    'Característica: Vacía',
    '  Esquema del escenario: Nada <n>',
    ...Array<string>(steps).fill('    Dado nada'),
    '    Ejemplos:',
    '      | n |',
    ...rows,
  ].join('\n'),
);
try {
  const support = fileURLToPath(new URL('./empty-steps.ts', import.meta.url));
  const { success } = await runCucumber(cucumberOptions([join(folder, 'empty.feature')], support), {
    cwd: folder,
  });
  if (!success) throw new Error('the empty scenarios failed');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
