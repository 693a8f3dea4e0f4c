// `articulado fuzz`: random games, legal and not, sent to an implementation and held against the reference. What differs
// is shrunk, told as a scenario with its clauses, and saved as a feature that certify runs.
import { defineCommand } from '../command.ts';
import { readFuzzCall } from '../fuzzing/call.ts';
import { OPTIONS } from '../fuzzing/options.ts';
import { performFuzz } from '../fuzzing/perform.ts';

export const command = defineCommand({
  name: 'fuzz',
  summary: 'plays random games against an implementation until something differs',
  options: OPTIONS,
  positionals: {
    usage: '(--reference | --url <url> | --module <file> | -- <command> [arguments])',
    where: 'after-dashes',
  },
  help: `only what is claimed is played: jugada, impugnacion, final, final-arbitrado
the same seed plays the same games; a finding is saved as a feature: articulado certify --feature <file>
exit code: 0 nothing differs, 1 something does, 2 wrong call or no handshake, 3 error of the suite itself,
  130 and the like when ended by a signal: the same call with --resume goes on`,
  run: async (values, words) => performFuzz(await readFuzzCall(values, words)),
});
