// Formats generated source with Biome, so that generated files pass the same lint as written ones.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

export const format = (name: string, source: string): string => {
  const run = spawnSync(process.execPath, [biome, 'format', `--stdin-file-path=${name}`], {
    input: source,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`biome could not format ${name}: ${run.stderr}`);
  return run.stdout;
};
