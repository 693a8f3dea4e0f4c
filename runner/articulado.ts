#!/usr/bin/env node
// The command line: `articulado <command>`.
import { CorpusError } from '../corpus/problem.ts';
import { nearest } from '../shared/nearest.ts';
import { CERTIFY_HELP, certify } from './commands/certify.ts';
import { EXPLAIN_HELP, explain } from './commands/explain.ts';
import { LOOKUP_HELP, lookup } from './commands/lookup.ts';
import { UsageError } from './usage.ts';

const COMMANDS: Record<string, (args: readonly string[]) => Promise<number>> = {
  certify,
  explain,
  lookup: (args) => lookup(args),
  help: async () => {
    console.log(`${CERTIFY_HELP}\n\n${EXPLAIN_HELP}\n\n${LOOKUP_HELP}`);
    return 0;
  },
};

const [name = 'help', ...args] = process.argv.slice(2);
try {
  const command = COMMANDS[name.replace(/^--?h(elp)?$/, 'help')];
  if (!command) {
    const known = Object.keys(COMMANDS);
    throw new UsageError(
      `unknown command "${name}"`,
      known.join(', '),
      `did you mean ${nearest(name, known, 1)[0]}?`,
    );
  }
  process.exitCode = await command(args);
} catch (error) {
  if (!(error instanceof UsageError || error instanceof CorpusError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
