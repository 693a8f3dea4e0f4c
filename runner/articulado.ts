#!/usr/bin/env node
// The command line: `articulado <command>`. A command is a file of commands/.
import { enableCompileCache } from 'node:module';
import { CorpusError } from '../corpus/problem.ts';
import { WrongQuestion } from '../judge/wrong-question.ts';
import { nearest } from '../shared/nearest.ts';
import { tableLines } from '../shared/table.ts';
import type { Command } from './command.ts';
import { load, namesIn } from './folder.ts';
import { UsageError } from './usage.ts';

// Commands are loaded after this, so that they need not be compiled at every start.
enableCompileCache();

const FOLDER = new URL('./commands/', import.meta.url);
const commandOf = (name: string): Promise<Command> => load(FOLDER, name, 'command');

const help = async (): Promise<string> => {
  const commands = await Promise.all(namesIn(FOLDER).map(commandOf));
  return [
    'articulado <command> [options]',
    ...tableLines(commands.map(({ name, summary }) => ['', name, summary])),
    'articulado <command> --help tells the options of a command',
  ].join('\n');
};

const main = async ([name = 'help', ...args]: readonly string[]): Promise<number> => {
  const known = namesIn(FOLDER);
  if (known.includes(name)) return (await commandOf(name)).run(args);
  if (!/^(help|--help|-h)$/.test(name))
    throw new UsageError(
      `unknown command "${name}"`,
      [...known, 'help'].join(', '),
      `did you mean ${nearest(name, [...known, 'help'], 1)[0]}?`,
    );
  const [about] = args;
  if (about !== undefined && known.includes(about)) return (await commandOf(about)).run(['--help']);
  console.log(await help());
  return 0;
};

/** What could not be foreseen is a failure of the suite. */
const codeOf = (error: unknown): number => {
  if (![UsageError, CorpusError, WrongQuestion].some((kind) => error instanceof kind)) {
    console.error(error);
    return 3;
  }
  console.error((error as Error).message);
  return 2;
};

// Whoever reads may go before the end, as `| head` does: the files are written all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
const code = await main(process.argv.slice(2)).catch(codeOf);
process.exitCode = code;
// Nothing that is still going on keeps the command alive.
process.stdout.write('', () => process.exit(code));
