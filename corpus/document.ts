// What every kind of document shares: front matter, sections with their data, texts in two languages.
import type { Heading, Paragraph, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { parseMarkdown, placeOf } from './markdown.ts';
import type { Place, Report } from './problem.ts';
import { readYaml, type Validate } from './yaml.ts';

/** A document whose front matter is read and valid. */
export interface Source<Front> {
  readonly file: string;
  readonly front: Front;
  readonly body: readonly RootContent[];
  readonly report: Report;
}

/** Undefined when the front matter is missing or wrong, which is reported. */
export const readSource = <Front>(
  file: string,
  text: string,
  validate: Validate,
  report: Report,
): Source<Front> | undefined => {
  const [head, ...body] = parseMarkdown(text).children;
  if (head?.type !== 'yaml') {
    report(placeOf(head), 'no front matter', 'YAML between two lines of --- at the top');
    return undefined;
  }
  const front = readYaml<Front>(head.value, { line: 2, column: 1 }, validate, report);
  return front === undefined ? undefined : { file, front, body, report };
};

export interface Section {
  /** What the heading says. */
  readonly title: string;
  readonly place: Place | undefined;
  readonly nodes: readonly RootContent[];
}

/** The parts under headings of level 2. */
export const sectionsOf = ({ body, report }: Source<unknown>): Section[] => {
  const found: { heading: Heading; nodes: RootContent[] }[] = [];
  for (const node of body) {
    const open = found.at(-1);
    if (node.type === 'heading' && node.depth === 2) found.push({ heading: node, nodes: [] });
    else if (node.type === 'heading') {
      const level = `heading of level ${node.depth}: ${plainText(node)}`;
      report(placeOf(node), level, 'only headings of level 2, one for each clause: "## 28.2"');
    } else if (open) open.nodes.push(node);
    else report(placeOf(node), 'text before the first clause', 'a heading "## <number>" first');
  }
  return found.map(({ heading, nodes }) => ({
    title: plainText(heading).trim(),
    place: placeOf(heading),
    nodes,
  }));
};

/** The data block of a section. */
export const dataOf = <T>(
  { title, place, nodes }: Section,
  validate: Validate,
  report: Report,
): T | undefined => {
  const block = nodes.find((n) => n.type === 'code' && n.lang === 'yaml');
  if (block?.type !== 'code') {
    report(place, `${title} has no data block`, 'a ```yaml block under its heading');
    return undefined;
  }
  const { line, column } = placeOf(block) ?? { line: 1, column: 1 };
  return readYaml<T>(block.value, { line: line + 1, column }, validate, report);
};

const LANGUAGES = [
  ['ES.', 'Spanish'],
  ['EN.', 'English'],
] as const;

/** The same text in Spanish and English. */
export const textsOf = (
  what: string,
  nodes: readonly RootContent[],
  report: Report,
  place: Place | undefined = placeOf(nodes[0]),
): { es: string; en: string } | undefined => {
  const [es, en] = LANGUAGES.map(([label, language]) => {
    const text = textUnder(label, nodes);
    if (text && text !== 'TODO') return text;
    const expected = `a paragraph that begins with **${label}**`;
    report(place, `${what} has no text in ${language}`, expected);
    return undefined;
  });
  return es && en ? { es, en } : undefined;
};

/** Paragraphs from the one that begins with "**ES.**" or "**EN.**" up to the next label. */
const textUnder = (label: string, nodes: readonly RootContent[]): string => {
  const paragraphs = nodes.filter((n): n is Paragraph => n.type === 'paragraph');
  const start = paragraphs.findIndex((p) => labelOf(p) === label);
  if (start < 0) return '';
  const next = paragraphs.findIndex((p, i) => i > start && labelOf(p) !== undefined);
  return paragraphs
    .slice(start, next < 0 ? undefined : next)
    .map((p) => plainText(p))
    .join('\n')
    .slice(label.length)
    .trim();
};

const labelOf = (paragraph: Paragraph): string | undefined => {
  const first = paragraph.children[0];
  const label = first?.type === 'strong' ? plainText(first) : undefined;
  return LANGUAGES.map(([own]) => own).find((own) => own === label);
};
