// The tournament that the site shows live: the one that stands in examples/, read as the command reads it.
import { readFileSync } from 'node:fs';
import { root } from '../../corpus/files.ts';
import { readTournament } from '../../director/file/read.ts';
import type { TournamentFile } from '../../protocol/generated/types.ts';

const EXAMPLE = 'examples/torneo-24.yaml';

export const exampleTournament = (): TournamentFile => {
  const { file, wrong } = readTournament(readFileSync(`${root}${EXAMPLE}`));
  if (file) return file;
  const [first] = wrong;
  throw new Error(`${EXAMPLE}:${first?.line}  ${first?.what.found.en}`);
};
