// Editions as people write them, right and wrong.
import { expect, test } from 'vitest';
import { EDITIONS as GENERATED } from '../protocol/generated/vocabulary.ts';
import { EDITIONS, readEdition } from './editions.ts';

const FILE = 'regulations/ajs-2024/edition.yaml';
const GOOD = [
  'id: ajs-2024',
  'order: 5',
  'short: AJS 2024-25',
  'es: Criterios',
  'en: Criteria',
  "date: '2024'",
  "colour: { light: '#2463b0', dark: '#7fb0ee' }",
  'base: fise-2009',
];
const instead = (start: string, line: string) =>
  GOOD.map((l) => (l.startsWith(start) ? line : l)).join('\n');

test('a good one is read as it stands', () => {
  const { documents, problems } = readEdition(FILE, GOOD.join('\n'));
  expect(problems).toEqual([]);
  expect(documents).toMatchObject([{ id: 'ajs-2024', order: 5, base: 'fise-2009' }]);
});

test.each([
  [
    'an id that is not its folder',
    instead('id', 'id: ajs-2025'),
    '1:5',
    '/id is "ajs-2025"',
    '"ajs-2024"',
  ],
  [
    'a base that is no edition',
    instead('base', 'base: fise-2010'),
    '8:7',
    '/base is "fise-2010"',
    'one of "fise-2003", ',
  ],
  [
    'itself as its base',
    instead('base', 'base: ajs-2024'),
    '8:7',
    '/base is "ajs-2024"',
    'one of ',
  ],
  [
    'a colour without its dark side',
    instead('colour', "colour: { light: '#2463b0' }"),
    '7:1',
    '/colour lacks "dark"',
    'a property "dark"',
  ],
  [
    'a colour that is a word',
    instead('colour', "colour: { light: blue, dark: '#7fb0ee' }"),
    '7:18',
    '/colour/light is "blue"',
    'must match pattern',
  ],
  ['no order', instead('order', ''), '1:1', 'the whole value lacks "order"', 'a property "order"'],
  ['bad YAML', instead('short', 'short: [a'), '4:1', '', 'valid YAML'],
])('%s is told with its place', (_, text, place, found, expected) => {
  const { documents, problems } = readEdition(FILE, text);
  expect(documents).toEqual([]);
  const [first] = problems;
  expect(`${first?.line}:${first?.column}`).toBe(place);
  expect(first?.found).toContain(found);
  expect(first?.expected).toContain(expected);
});

test('an edition that was not generated is told with the remedy', () => {
  const text = instead('id', 'id: file-2030');
  const [first] = readEdition('regulations/file-2030/edition.yaml', text).problems;
  expect(first?.remedy).toBe('run npm run generate and commit the result');
});

test('the editions as they stand are those generated, in the same order', () => {
  expect(EDITIONS.map((e) => e.id)).toEqual([...GENERATED]);
});
