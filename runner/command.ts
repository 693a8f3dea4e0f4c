// What a command of `articulado` is, and all that commands share: reading the call, --help, and what is said of a wrong one.
import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { nearest } from '../shared/nearest.ts';
import { tableLines } from '../shared/table.ts';
import { UsageError } from './usage.ts';

/** An option as `parseArgs` knows it, with what help says of it. */
export interface Option extends ParseArgsOptionDescriptor {
  readonly type: 'string' | 'boolean';
  /** How the value is shown in help, such as "<id>". */
  readonly value?: string;
  readonly summary: string;
}
export type Options = Readonly<Record<string, Option>>;
export type ValuesOf<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/** What follows the options: nothing, words, or a whole command behind "--". */
export interface Positionals {
  readonly usage: string;
  readonly where: 'after-options' | 'after-dashes';
  /** What is said when there are none; without it they may be left out. */
  readonly missing?: string;
}

interface Definition<O extends Options> {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly options: O;
  readonly positionals?: Positionals;
  /** What help says below the options. */
  readonly help: string;
  /** The exit code. */
  run(values: ValuesOf<O>, positionals: readonly string[]): Promise<number>;
}

export interface Command extends Omit<Definition<Options>, 'run'> {
  run(args: readonly string[]): Promise<number>;
}

/** `articulado <name> --help` and wrong calls are dealt with here; `run` sees only calls that can be read. */
export const defineCommand = <const O extends Options>(definition: Definition<O>): Command => ({
  ...definition,
  run: async (args) => {
    if (asksForHelp(args)) {
      console.log(helpOf(definition));
      return 0;
    }
    const { values, positionals } = parse(definition, args);
    return definition.run(values, positionals);
  },
});

/** Not what stands behind "--": that belongs to the adapter. */
const asksForHelp = (args: readonly string[]): boolean => {
  const own = args.slice(0, args.includes('--') ? args.indexOf('--') : args.length);
  return own.some((arg) => arg === '--help' || arg === '-h');
};

const parse = <O extends Options>(
  definition: Definition<O>,
  args: readonly string[],
): { values: ValuesOf<O>; positionals: readonly string[] } => {
  const { options, positionals } = definition;
  const dashes = positionals?.where === 'after-dashes' ? args.indexOf('--') : -1;
  const own = dashes < 0 ? args : args.slice(0, dashes);
  const words = read({
    definition,
    args: own,
    options,
    allowPositionals: positionals?.where === 'after-options',
  });
  const found = positionals?.where === 'after-dashes' ? behind(args, dashes) : words.positionals;
  if (found.every(isBlank) && positionals?.missing !== undefined)
    throw new UsageError(positionals.missing, usageOf(definition));
  return { values: words.values, positionals: found };
};

const isBlank = (word: string): boolean => word.trim() === '';

const behind = (args: readonly string[], dashes: number): readonly string[] =>
  dashes < 0 ? [] : args.slice(dashes + 1);

const read = <O extends Options>({
  definition,
  args,
  options,
  allowPositionals,
}: {
  definition: Definition<O>;
  args: readonly string[];
  options: O;
  allowPositionals: boolean;
}) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals });
    return { values: values as ValuesOf<O>, positionals: positionals as readonly string[] };
  } catch (error) {
    const found = (error as Error).message.split('. ')[0] ?? 'wrong call';
    const [, unknown] = /^Unknown option '(-[^']*)'/.exec(found) ?? [];
    const all = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(
      found,
      unknown === undefined || all.length === 0
        ? usageOf(definition)
        : `one such as ${nearest(unknown, all).join(', ')}`,
      `articulado ${definition.name} --help tells all options`,
    );
  }
};

const usageOf = ({ name, positionals }: Pick<Command, 'name' | 'positionals'>): string =>
  ['articulado', name, positionals?.usage].filter(Boolean).join(' ');

type Described = Pick<Command, 'name' | 'summary' | 'options' | 'positionals' | 'help'>;

const helpOf = (described: Described): string =>
  [usageOf(described), `  ${described.summary}`, ...optionLines(described.options), described.help]
    .filter((line) => line !== '')
    .join('\n');

const optionLines = (options: Options): string[] => {
  const rows = Object.entries(options).map(([name, { value, summary, multiple }]) => [
    '',
    value === undefined ? `--${name}` : `--${name} ${value}`,
    multiple ? `${summary} (may be repeated)` : summary,
  ]);
  return tableLines(rows);
};
