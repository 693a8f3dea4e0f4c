// YAML to a value checked by a compiled validator. Whatever is wrong is told at the very node, as a place in the file.
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import { problemsIn, type SchemaProblem, type Validator } from '../protocol/validate.ts';
import type { Place, Report } from './problem.ts';

/** What the parser finds, in words that say what is there; other codes keep the words of the parser. */
const MISTAKES: Readonly<Record<string, readonly [found: string, expected: string]>> = {
  DUPLICATE_KEY: ['the same key twice', 'each key once'],
  MULTIPLE_DOCS: ['a second document', 'one document'],
  TAB_AS_INDENT: ['a tab as indentation', 'spaces'],
};

/** A compiled validator, or a function that takes everything. */
export type Validate = ((value: unknown) => boolean) & Partial<Pick<Validator, 'errors'>>;

/** The value, or undefined when anything was reported. `start` is where the first line of the source stands. */
export const readYaml = <T>(
  source: string,
  start: Place,
  validate: Validate,
  report: Report,
): T | undefined => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return {
      line: start.line + Math.max(line, 1) - 1,
      column: start.column + Math.max(col, 1) - 1,
    };
  };
  const mistakes = syntaxMistakes(document);
  for (const { offset, found, expected } of mistakes) report(placeAt(offset), found, expected);
  if (mistakes.length > 0) return undefined;
  const value: unknown = document.toJS() ?? undefined;
  if (validate(value)) return value as T;
  for (const p of problemsIn(validate, value)) {
    report(placeAt(offsetOf(document, p)), p.found, p.expected);
  }
  return undefined;
};

const syntaxMistakes = (document: Document.Parsed) => {
  const mistakes = [...document.errors, ...document.warnings].map(({ code, message, pos }) => {
    const [found, expected] = MISTAKES[code] ?? [message, 'valid YAML'];
    return { offset: pos[0], found, expected };
  });
  visit(document, (_, node) => {
    if (!isAlias(node)) return;
    const offset = node.range?.[0] ?? 0;
    mistakes.push({
      offset,
      found: `the alias *${node.source}`,
      expected: 'the value, written out',
    });
  });
  return mistakes;
};

/** A value that is wrong is told where it begins; one that lacks something, or fills lines of its own, at its key. */
const offsetOf = (document: Document.Parsed, { pointer, property }: SchemaProblem): number => {
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
