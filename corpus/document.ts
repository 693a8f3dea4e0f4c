// What articles, topics and interpretations share: front matter, sections, data blocks, texts in two languages.

import { load as parseYaml, YAMLException } from 'js-yaml';
import type { Heading, Paragraph, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { schemaProblems } from '../protocol/validate.ts';
import { parseMarkdown, placeOf } from './markdown.ts';
import { type Problem, problem } from './problem.ts';

const LANGUAGES = ['ES.', 'EN.'] as const;

/** Front matter and body; undefined when the file does not begin with front matter. */
export const readDocument = <T>(
  file: string,
  text: string,
  validate: (value: unknown) => boolean,
  problems: Problem[],
): { meta: T; body: readonly RootContent[] } | undefined => {
  const [front, ...body] = parseMarkdown(text).children;
  if (front?.type !== 'yaml') {
    problems.push(
      problem(file, placeOf(front), 'no front matter', 'YAML between two lines of --- at the top'),
    );
    return undefined;
  }
  const meta = readYaml<T>(file, front.value, 1, validate, problems);
  return meta ? { meta, body } : undefined;
};

export interface Section {
  readonly heading: Heading;
  readonly nodes: readonly RootContent[];
}

export const sections = (
  file: string,
  nodes: readonly RootContent[],
  problems: Problem[],
): Section[] => {
  const found: { heading: Heading; nodes: RootContent[] }[] = [];
  for (const node of nodes) {
    const open = found.at(-1);
    if (node.type === 'heading' && node.depth === 2) found.push({ heading: node, nodes: [] });
    else if (node.type === 'heading') {
      problems.push(
        problem(
          file,
          placeOf(node),
          `heading of level ${node.depth}: ${plainText(node)}`,
          'only headings of level 2, one for each clause: "## 28.2"',
        ),
      );
    } else if (open) open.nodes.push(node);
    else {
      problems.push(
        problem(
          file,
          placeOf(node),
          'text before the first clause',
          'a heading "## <number>" first',
        ),
      );
    }
  }
  return found;
};

/** The data block of a section. */
export const dataOf = <T>(
  file: string,
  { heading, nodes }: Section,
  validate: (value: unknown) => boolean,
  problems: Problem[],
): T | undefined => {
  const block = nodes.find((n) => n.type === 'code' && n.lang === 'yaml');
  if (block?.type === 'code') {
    return readYaml<T>(file, block.value, placeOf(block)?.line ?? 1, validate, problems);
  }
  const found = `${plainText(heading)} has no data block`;
  problems.push(problem(file, placeOf(heading), found, 'a ```yaml block under its heading'));
  return undefined;
};

/** The same text in Spanish and English. */
export const textsOf = (
  file: string,
  what: string,
  nodes: readonly RootContent[],
  problems: Problem[],
  place = placeOf(nodes[0]),
): { es: string; en: string } | undefined => {
  const [es, en] = LANGUAGES.map((label) => restatement(file, what, nodes, label, problems, place));
  return es && en ? { es, en } : undefined;
};

/** The restatement in one language: paragraphs from "**ES.**" or "**EN.**" up to the next label. */
const restatement = (
  file: string,
  what: string,
  nodes: readonly RootContent[],
  label: (typeof LANGUAGES)[number],
  problems: Problem[],
  place: ReturnType<typeof placeOf>,
): string | undefined => {
  const paragraphs = nodes.filter((n): n is Paragraph => n.type === 'paragraph');
  const start = paragraphs.findIndex((p) => labelOf(p) === label);
  const rest = paragraphs.slice(start + 1);
  const next = rest.findIndex((p) => labelOf(p) !== undefined);
  const own =
    start < 0
      ? []
      : [paragraphs[start] as Paragraph, ...rest.slice(0, next < 0 ? undefined : next)];
  const text = own
    .map((p) => plainText(p))
    .join('\n')
    .slice(label.length)
    .trim();
  if (text && text !== 'TODO') return text;
  problems.push(
    problem(
      file,
      place,
      `${what} has no text in ${label === 'ES.' ? 'Spanish' : 'English'}`,
      `a paragraph that begins with **${label}**`,
    ),
  );
  return undefined;
};

const labelOf = (paragraph: Paragraph): string | undefined => {
  const first = paragraph.children[0];
  const label = first?.type === 'strong' ? plainText(first) : undefined;
  return LANGUAGES.find((l) => l === label);
};

/** YAML to a value checked by a compiled validator; problems carry the line within the file. */
const readYaml = <T>(
  file: string,
  source: string,
  offset: number,
  validate: (value: unknown) => boolean,
  problems: Problem[],
): T | undefined => {
  let value: unknown;
  try {
    value = parseYaml(source);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // Types promise a mark; an error about the stream as a whole has none.
    const mark: Partial<YAMLException['mark']> | undefined = error.mark;
    const place = { line: offset + (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 };
    problems.push(problem(file, place, error.reason, 'valid YAML'));
    return undefined;
  }
  if (validate(value)) return value as T;
  for (const p of schemaProblems(validate)) {
    const key = p.pointer.split('/')[1] ?? p.property ?? '';
    const within = source.split('\n').findIndex((l) => key !== '' && l.startsWith(`${key}:`));
    const place = { line: offset + Math.max(within, 0) + 1, column: 1 };
    problems.push(problem(file, place, p.found, p.expected));
  }
  return undefined;
};
