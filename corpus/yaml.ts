// YAML to a value checked by a compiled validator. Whatever is wrong is told at the very node, as a place in the file.
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { problemsIn, type SchemaProblem, type Validator } from '../protocol/validate.ts';
import type { Place, Report } from './problem.ts';

/** What the parser finds, in words that say what is there; other codes keep the words of the parser. */
const MISTAKES: Readonly<Record<string, readonly [found: string, expected: string]>> = {
  MULTIPLE_DOCS: ['a second document', 'one document'],
  TAB_AS_INDENT: ['a tab as indentation', 'spaces'],
  RESOURCE_EXHAUSTION: ['things that lie too deep in each other', 'a few levels'],
};

/** Nobody mends more than these at once. */
const MOST_MISTAKES = 20;

/** A compiled validator, or a function that takes everything. */
export type Validate = ((value: unknown) => boolean) & Partial<Pick<Validator, 'errors'>>;

/** The value, or undefined when anything was reported. `start` is where the first line of the source stands. */
export const readYaml = <T>(
  source: string,
  start: Place,
  validate: Validate,
  report: Report,
): T | undefined => {
  const { mistakes, value, placeOf } = openYaml(source);
  const within = ({ line, column }: Place): Place => ({
    line: start.line + line - 1,
    column: start.column + column - 1,
  });
  for (const { place, found, expected } of mistakes) report(within(place), found, expected);
  if (mistakes.length > 0) return undefined;
  if (validate(value)) return value as T;
  for (const p of problemsIn(validate, value)) {
    report(within(placeOf(p.pointer, p.property)), p.found, p.expected);
  }
  return undefined;
};

/** What is no YAML, or none that is read here: the parser itself bounds how deep things lie in each other. */
export interface YamlMistake {
  /** Of the parser, or ALIAS. */
  readonly code: string;
  readonly place: Place;
  readonly found: string;
  readonly expected: string;
}

export interface OpenYaml {
  readonly mistakes: readonly YamlMistake[];
  /** Nothing where there are mistakes. */
  readonly value: unknown;
  /** Where a value stands, or the key of a property that it has or lacks. */
  readonly placeOf: (pointer: string, property?: string) => Place;
}

export const openYaml = (source: string): OpenYaml => {
  const lines = new LineCounter();
  const document = parseDocument(source, {
    lineCounter: lines,
    prettyErrors: false,
    // It would hold each key against each other one, which takes for ever where there are thousands.
    uniqueKeys: false,
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const mistakes = syntaxMistakes(document).map(({ offset, ...mistake }) => ({
    ...mistake,
    place: placeAt(offset),
  }));
  return {
    mistakes,
    value: mistakes.length > 0 ? undefined : ((document.toJS() as unknown) ?? undefined),
    placeOf: (pointer, property) =>
      placeAt(offsetOf(document, { pointer, ...(property === undefined ? {} : { property }) })),
  };
};

const syntaxMistakes = (document: Document.Parsed) => {
  const mistakes = [...document.errors, ...document.warnings].map(({ code, message, pos }) => {
    const [found, expected] = MISTAKES[code] ?? [message, 'valid YAML'];
    return { code: String(code), offset: pos[0], found, expected };
  });
  const told = (code: string, node: Node, found: string, expected: string): void => {
    mistakes.push({ code, offset: node.range?.[0] ?? 0, found, expected });
  };
  visit(document, {
    Alias: (_, node) => told('ALIAS', node, `the alias *${node.source}`, 'the value, written out'),
    Map: (_, { items }) => {
      const keys = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (keys.has(key.value)) told('DUPLICATE_KEY', key, 'the same key twice', 'each key once');
        keys.add(key.value);
      }
    },
  });
  return mistakes.slice(0, MOST_MISTAKES);
};

/** A value that is wrong is told where it begins; one that lacks something, or fills lines of its own, at its key. */
const offsetOf = (
  document: Document.Parsed,
  { pointer, property }: Pick<SchemaProblem, 'pointer' | 'property'>,
): number => {
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const named = property === undefined ? undefined : keyOffset(document, [...path, property]);
  if (named !== undefined) return named;
  const node: unknown = document.getIn(path, true);
  const ownLine = isNode(node) && !isScalar(node) && !('flow' in node && node.flow);
  const key = keyOffset(document, path);
  if (key !== undefined && (ownLine || property !== undefined)) return key;
  return isNode(node) ? (node.range?.[0] ?? 0) : (key ?? 0);
};

const keyOffset = (document: Document.Parsed, path: readonly string[]): number | undefined => {
  const parent: unknown = document.getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  if (!isMap(parent) || last === undefined) return undefined;
  const key = parent.items.find(
    (pair) => isScalar(pair.key) && String(pair.key.value) === last,
  )?.key;
  return isNode(key) ? key.range?.[0] : undefined;
};
