// Articles as people write them, right and wrong: each mistake is told with its file, line, and what was expected.
import { describe, expect, test } from 'vitest';
import { KINDS } from './kinds.ts';
import { formatProblem } from './problem.ts';
import { readRegulations } from './regulations.ts';

const readArticle = (file: string, text: string) => {
  const { documents, problems } = KINDS.articles.read(file, text);
  return { article: documents[0], problems };
};

const FILE = 'regulations/fise-2009/28.md';
const FRONT = [
  '---',
  'edition: fise-2009',
  'article: "28"',
  'title:',
  '  es: Robar de más',
  '  en: Drawing too many',
  '---',
];
const DATA = [
  '```yaml',
  'modality: right',
  'actor: opponent',
  'profile: fichas',
  'topics: [overdraw]',
  '```',
];
const TEXT = ['**ES.** Texto.', '', '**EN.** Text.'];

/** Line numbers below count from the first line of what is joined here. */
const article = (...parts: readonly (string | readonly string[])[]): string =>
  `${parts.flat().join('\n')}\n`;
const clause = (number: string, data: readonly string[] = DATA, text: readonly string[] = TEXT) => [
  '',
  `## ${number}`,
  '',
  ...data,
  '',
  ...text,
];

describe('a good article', () => {
  test('gives its clauses with their ids, texts and lines', () => {
    const { article: read, problems } = readArticle(
      FILE,
      article(FRONT, clause('28.1'), clause('28.2')),
    );
    expect(problems).toEqual([]);
    expect(read).toMatchObject({ edition: 'fise-2009', article: '28', file: FILE });
    expect(read?.clauses.map((c) => [c.id, c.line, c.es, c.en])).toEqual([
      ['fise-2009:28.1', 9, 'Texto.', 'Text.'],
      ['fise-2009:28.2', 22, 'Texto.', 'Text.'],
    ]);
  });

  test('may have texts of several paragraphs, in either order', () => {
    const text = ['**EN.** One.', '', 'Two.', '', '**ES.** Uno.', '', 'Dos *y* tres.'];
    const { article: read } = readArticle(FILE, article(FRONT, clause('28.1', DATA, text)));
    expect(read?.clauses[0]).toMatchObject({ es: 'Uno.\nDos y tres.', en: 'One.\nTwo.' });
  });
});

const without = (lines: readonly string[], start: string) =>
  lines.filter((l) => !l.startsWith(start));
const instead = (lines: readonly string[], start: string, line: string) =>
  lines.map((l) => (l.startsWith(start) ? line : l));

// biome-ignore format: one mistake a line
const MISTAKES: readonly (readonly [string, text: string, place: string, found: RegExp, expected: RegExp])[] = [
  ['no front matter', article('# 28', clause('28.1')), '1:1', /^no front matter$/, /^YAML between two lines of --- at the top$/],
  ['an empty file', '', '1:1', /^no front matter$/, /^YAML between/],
  ['front matter that does not close', article('---', 'edition: fise-2009', clause('28.1')), '1:1', /^no front matter$/, /^YAML between/],
  ['front matter after a blank line', article('', FRONT, clause('28.1')), '2:1', /^no front matter$/, /^YAML between/],
  ['an unknown field in the front matter', article(FRONT.toSpliced(3, 0, 'colour: red'), clause('28.1')), '4:1', /has an unknown field "colour"$/, /^only edition, article, title, chapter$/],
  ['an unknown edition', article(instead(FRONT, 'edition', 'edition: fise-2010'), clause('28.1')), '2:10', /^\/edition is "fise-2010"$/, /^one of "fise-2003", /],
  ['a number where text belongs', article(instead(FRONT, 'article', 'article: 28'), clause('28.1')), '3:10', /^\/article is 28$/, /^string$/],
  ['a title in one language', article(without(FRONT, '  en'), clause('28.1')), '4:1', /^\/title lacks "en"$/, /^a property "en"$/],
  ['a missing field', article(without(FRONT, 'article'), clause('28.1')), '2:1', /lacks "article"$/, /^a property "article"$/],
  ['bad YAML in the front matter', article(instead(FRONT, 'article', 'article: "28'), clause('28.1')), '6:23', /^Missing closing "quote$/, /^valid YAML$/],
  ['the same key twice', article(FRONT.toSpliced(3, 0, 'article: "29"'), clause('28.1')), '4:1', /^the same key twice$/, /^each key once$/],
  ['an alias', article(instead(FRONT, 'article', 'article: *nobody'), clause('28.1')), '3:10', /^the alias \*nobody$/, /^the value, written out$/],
  ['no clause', article(FRONT), '1:1', /^no clause$/, /^at least one heading "## <number>"$/],
  ['text before the first clause', article(FRONT, '', 'Preámbulo.', clause('28.1')), '9:1', /^text before the first clause$/, /^a heading "## <number>" first$/],
  ['a heading of another level', article(FRONT, clause('28.1'), '', '### 28.1.a'), '22:1', /^heading of level 3: 28\.1\.a$/, /^only headings of level 2/],
  ['a heading with words', article(FRONT, clause('Artículo 28')), '9:1', /^heading "Artículo 28"$/, /^a clause number without spaces$/],
  ['a heading with the edition', article(FRONT, clause('fise-2009:28')), '9:1', /^heading "fise-2009:28"$/, /^a clause number without spaces$/],
  ['an empty heading', article(FRONT, clause('')), '9:1', /^heading ""$/, /^a clause number/],
  ['no data block', article(FRONT, clause('28.1', [])), '9:1', /^28\.1 has no data block$/, /^a ```yaml block under its heading$/],
  ['a data block in another language', article(FRONT, clause('28.1', instead(DATA, '```yaml', '```json'))), '9:1', /^28\.1 has no data block$/, /```yaml/],
  ['an unknown field in the data', article(FRONT, clause('28.1', DATA.toSpliced(2, 0, 'colour: red'))), '13:1', /has an unknown field "colour"$/, /^only modality, actor, /],
  ['a value outside its list', article(FRONT, clause('28.1', instead(DATA, 'actor', 'actor: referee'))), '13:8', /^\/actor is "referee"$/, /^one of "player", /],
  ['no topics', article(FRONT, clause('28.1', instead(DATA, 'topics', 'topics: []'))), '15:9', /^\/topics is \[\]$/, /fewer than 1/],
  ['a wrong value in a list of lists', article(FRONT, clause('28.1', DATA.toSpliced(-1, 0, 'precedents:', '  - clause: redeletras:28', '    change: improved'))), '18:13', /^\/precedents\/0\/change is "improved"$/, /^one of "same", /],
  ['a field that an item lacks', article(FRONT, clause('28.1', DATA.toSpliced(-1, 0, 'precedents:', '  - clause: redeletras:28'))), '17:5', /^\/precedents\/0 lacks "change"$/, /^a property "change"$/],
  ['a tag of YAML', article(FRONT, clause('28.1', instead(DATA, 'actor', 'actor: !who player'))), '13:8', /^Unresolved tag: !who$/, /^valid YAML$/],
  ['bad YAML in the data', article(FRONT, clause('28.1', instead(DATA, 'topics', 'topics: [a'))), '15:11', /end with a \]$/, /^valid YAML$/],
  ['two documents in one block', article(FRONT, clause('28.1', DATA.toSpliced(2, 0, '---'))), '13:1', /^a second document$/, /^one document$/],
  ['an empty block', article(FRONT, clause('28.1', ['```yaml', '```'])), '12:1', /^the whole value is absent$/, /^object$/],
  ['data that is a list', article(FRONT, clause('28.1', ['```yaml', '- a', '```'])), '12:1', /^the whole value is \["a"\]$/, /^object$/],
  ['no English', article(FRONT, clause('28.1', DATA, ['**ES.** Texto.'])), '9:1', /^clause 28\.1 has no text in English$/, /^a paragraph that begins with \*\*EN\.\*\*$/],
  ['no Spanish', article(FRONT, clause('28.1', DATA, ['**EN.** Text.'])), '9:1', /^clause 28\.1 has no text in Spanish$/, /\*\*ES\.\*\*$/],
  ['a label without text', article(FRONT, clause('28.1', DATA, ['**ES.**', '', '**EN.** Text.'])), '9:1', /has no text in Spanish$/, /\*\*ES\.\*\*$/],
  ['a text still to be written', article(FRONT, clause('28.1', DATA, ['**ES.** TODO', '', '**EN.** Text.'])), '9:1', /has no text in Spanish$/, /\*\*ES\.\*\*$/],
  ['a label that is not bold', article(FRONT, clause('28.1', DATA, ['ES. Texto.', '', '**EN.** Text.'])), '9:1', /has no text in Spanish$/, /\*\*ES\.\*\*$/],
  ['a heading with nothing under it', article(FRONT, '', '## 28.1'), '9:1', /has no text in English$/, /\*\*EN\.\*\*$/],
];

describe('a mistake', () => {
  test.each(MISTAKES)('%s is told with its place', (_, text, place, found, expected) => {
    const { problems } = readArticle(FILE, text);
    const told = problems.find((p) => found.test(p.found) && expected.test(p.expected));
    const all = problems.map(formatProblem).join('\n');
    expect(`${told?.file}:${told?.line}:${told?.column}`, all).toBe(`${FILE}:${place}`);
  });

  test('does not hide the others', () => {
    const bad = article(
      FRONT,
      clause('28 1'),
      clause('28.2', []),
      clause('28.3', DATA, []),
      clause('28.4'),
    );
    const { article: read, problems } = readArticle(FILE, bad);
    expect(read?.clauses.map((c) => c.number)).toEqual(['28.4']);
    expect(problems.length).toBe(4);
  });

  test('is printed as place, found, expected', () => {
    const [first] = readArticle(FILE, 'x').problems;
    expect(first && formatProblem(first)).toBe(
      `${FILE}:1:1  no front matter\n  expected YAML between two lines of --- at the top`,
    );
  });
});

test('the regulations as they stand have no mistake', () => {
  const { articles, problems } = readRegulations();
  expect(problems.map(formatProblem)).toEqual([]);
  expect(articles.length).toBeGreaterThan(150);
});
