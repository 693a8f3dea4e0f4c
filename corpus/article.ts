// One article of one edition: regulations/<edition>/<article>.md → its clauses, checked against schemas/.
import type { Heading, Paragraph, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import { schemaProblems, validators } from '../protocol/validate.ts';
import type { ArticleMeta, ClauseMeta, EditionId } from '../protocol/generated/types.ts';
import { parseMarkdown, placeOf } from './markdown.ts';
import { type Problem, problem } from './problem.ts';

export interface Clause extends ClauseMeta {
  readonly id: string;
  readonly edition: EditionId;
  readonly article: string;
  readonly number: string;
  readonly es: string;
  readonly en: string;
  readonly file: string;
  readonly line: number;
}

export interface Article extends ArticleMeta {
  readonly file: string;
  readonly clauses: readonly Clause[];
}

const LANGUAGES = ['ES.', 'EN.'] as const;

export const readArticle = (
  file: string,
  text: string,
): { article?: Article; problems: Problem[] } => {
  const problems: Problem[] = [];
  const [front, ...body] = parseMarkdown(text).children;
  if (front?.type !== 'yaml') {
    return {
      problems: [
        problem(file, placeOf(front), 'no front matter', 'edition, article and title between --- lines'),
      ],
    };
  }
  const meta = readYaml<ArticleMeta>(file, front.value, 1, validators.article, problems);
  if (!meta) return { problems };
  const clauses = sections(file, body, problems).flatMap((section) =>
    readClause(file, meta, section, problems),
  );
  if (clauses.length === 0) {
    problems.push(problem(file, undefined, 'no clause', 'at least one heading "## <number>"'));
  }
  return { article: { ...meta, file, clauses }, problems };
};

interface Section {
  readonly heading: Heading;
  readonly nodes: readonly RootContent[];
}

const sections = (file: string, nodes: readonly RootContent[], problems: Problem[]): Section[] => {
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
        problem(file, placeOf(node), 'text before the first clause', 'a heading "## <number>" first'),
      );
    }
  }
  return found;
};

const readClause = (
  file: string,
  meta: ArticleMeta,
  { heading, nodes }: Section,
  problems: Problem[],
): Clause[] => {
  const number = plainText(heading).trim();
  const place = placeOf(heading);
  if (!/^[^\s:]+$/.test(number)) {
    problems.push(problem(file, place, `heading "${number}"`, 'a clause number without spaces'));
    return [];
  }
  const block = nodes.find((n) => n.type === 'code' && n.lang === 'yaml');
  if (block?.type !== 'code') {
    problems.push(problem(file, place, `clause ${number} has no data block`, 'a ```yaml block under it'));
    return [];
  }
  const line = placeOf(block)?.line ?? 1;
  const data = readYaml<ClauseMeta>(file, block.value, line, validators.clause, problems);
  const texts = LANGUAGES.map((label) => restatement(file, number, nodes, label, problems));
  const [es, en] = texts;
  if (!data || !es || !en) return [];
  return [
    {
      ...data,
      id: `${meta.edition}:${number}`,
      edition: meta.edition,
      article: meta.article,
      number,
      es,
      en,
      file,
      line: place?.line ?? 1,
    },
  ];
};

/** The restatement in one language: paragraphs from "**ES.**" or "**EN.**" up to the next label. */
const restatement = (
  file: string,
  number: string,
  nodes: readonly RootContent[],
  label: (typeof LANGUAGES)[number],
  problems: Problem[],
): string | undefined => {
  const paragraphs = nodes.filter((n): n is Paragraph => n.type === 'paragraph');
  const start = paragraphs.findIndex((p) => labelOf(p) === label);
  const rest = paragraphs.slice(start + 1);
  const next = rest.findIndex((p) => labelOf(p) !== undefined);
  const own = start < 0 ? [] : [paragraphs[start] as Paragraph, ...rest.slice(0, next < 0 ? undefined : next)];
  const text = own.map((p) => plainText(p)).join('\n').slice(label.length).trim();
  if (text && text !== 'TODO') return text;
  problems.push(
    problem(
      file,
      placeOf(nodes[0]),
      `clause ${number} has no text in ${label === 'ES.' ? 'Spanish' : 'English'}`,
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
export const readYaml = <T>(
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
    if (!(error instanceof YAMLParseError)) throw error;
    const at = error.linePos?.[0];
    const place = { line: offset + (at?.line ?? 1), column: at?.col ?? 1 };
    problems.push(problem(file, place, error.message.split('\n')[0] ?? 'broken YAML', 'valid YAML'));
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
