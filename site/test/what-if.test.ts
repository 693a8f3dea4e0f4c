// What if…?: drafts, the cases that flip, and what is handed on.
import { describe, expect, test } from 'vitest';
import { readCorpus } from '../../corpus/corpus.ts';
import { scriptOf } from '../data/scripts.ts';
import {
  addressOf,
  draftIn,
  parametersOf,
  readingsOf,
  valuesFor,
  withChange,
  withoutChange,
} from '../src/what-if/draft.ts';
import { filesOf } from '../src/what-if/export.ts';
import { flipsIn } from '../src/what-if/flips.ts';
import { casesOf } from '../src/what-if/script.ts';

const { scenarios } = readCorpus();
const scripts = scenarios.map(scriptOf);

test('scripts give back every case as it was', () => {
  const written = scenarios.flatMap(({ cases }) => cases);
  const read = casesOf(scripts, [
    'fise-2003',
    'redeletras',
    'fise-2009',
    'resumen-2018',
    'ajs-2024',
  ]);
  expect(read.length).toBe(written.length);
  expect(read.map(({ id, steps }) => [id, steps])).toEqual(
    written.map(({ id, steps }) => [id, steps]),
  );
});

describe('a draft', () => {
  const [entry] = parametersOf('fise-2009').filter(({ said }) =>
    said?.because.includes('fise-2009:28.2'),
  );

  test('comes back from its address', () => {
    if (!entry) throw new Error('no parameter rests on 28.2');
    const [value] = valuesFor(entry);
    const draft = withChange({ edition: 'fise-2009', changes: [] }, { entry, value });
    expect(draftIn(addressOf(draft))).toEqual(draft);
    expect(withoutChange(draft, entry.path).changes).toEqual([]);
  });

  test.each(['?reglamento=x', '?<img>=1', '?surplus=1', '?reglamento=fise-2009&__proto__=1'])(
    '%s holds no change',
    (address) => {
      expect(draftIn(address)).toEqual({ edition: 'fise-2009', changes: [] });
    },
  );

  test('flips the cases of its clause, and tells which step does not hold any more', async () => {
    if (!entry) throw new Error('no parameter rests on 28.2');
    const [value] = valuesFor(entry);
    const draft = withChange({ edition: 'fise-2009', changes: [] }, { entry, value });
    const cases = casesOf(scripts, ['fise-2009']).filter(({ profile }) => profile === 'fichas');
    const flips = await flipsIn(cases, readingsOf(draft));
    expect(flips.some(({ of }) => of.clauses.includes('fise-2009:28.2'))).toBe(true);
    for (const { broken } of flips) expect(broken.length).toBeGreaterThan(0);
    const files = filesOf(draft, 'reglamento-2027', flips);
    expect(files).toContain('===== regulations/reglamento-2027/edition.yaml');
    expect(files).toContain(`parameter: ${entry.path}`);
    expect(files).toContain(flips[0]?.of.id);
  });

  test('without a change flips nothing', async () => {
    const cases = casesOf(scripts, ['resumen-2018']);
    expect(cases.length).toBeGreaterThan(100);
    expect(await flipsIn(cases, {})).toEqual([]);
  });
});
