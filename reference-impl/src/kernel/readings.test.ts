// Other readings of an edition, and the list of what can be read otherwise.
import { describe, expect, test } from 'vitest';
import { count, flag, oneOf, orSilence, setOf } from './domain.ts';
import { ask, edition, rule, say, silence } from './edition.ts';
import { group, table } from './parameters.ts';
import { entriesOf, readingAt, valueSaid, withReadings } from './readings.ts';

const tea = group('tea', {
  sugar: count(),
  milk: flag(),
  kinds: setOf(['green', 'black']),
  cups: table(['morning', 'evening'], orSilence(oneOf('one', 'two'))),
});
const coffee = group('coffee', { served: flag() });

const plain = edition(
  'fise-2003',
  [
    say(tea, {
      sugar: rule(2, '4'),
      kinds: rule(['green'], '5', '5.1'),
      cups: { morning: rule('one', '6'), evening: silence('6') },
    }),
  ],
  { rules: [], through: '1' },
);

describe('a reading', () => {
  test('changes a value and keeps its grounds', () => {
    const read = withReadings(plain, { tea: { sugar: 3, kinds: ['black', 'green'] } });
    expect(ask(read, tea.sugar)).toEqual({ value: 3, because: ['fise-2003:4'] });
    expect(ask(read, tea.kinds)).toEqual({
      value: ['black', 'green'],
      because: ['fise-2003:5', 'fise-2003:5.1'],
    });
  });

  test('leaves the edition and the other cells alone', () => {
    const read = withReadings(plain, { tea: { cups: { morning: 'two' } } });
    expect(ask(read, tea.cups, 'morning')).toEqual({ value: 'two', because: ['fise-2003:6'] });
    expect(ask(read, tea.cups, 'evening')).toBe(ask(plain, tea.cups, 'evening'));
    expect(ask(read, tea.sugar)).toBe(ask(plain, tea.sugar));
    expect(ask(plain, tea.cups, 'morning')).toMatchObject({ value: 'one' });
    expect(read.id).toBe('fise-2003');
  });

  test('of null is silence, on the same grounds', () => {
    const read = withReadings(plain, { tea: { sugar: null, cups: { morning: null } } });
    expect(ask(read, tea.sugar)).toEqual({ silent: true, because: ['fise-2003:4'] });
    expect(ask(read, tea.cups, 'morning')).toEqual({ silent: true, because: ['fise-2003:6'] });
  });

  test('makes an edition speak where it was silent, on what comes near or on nothing', () => {
    const read = withReadings(plain, { tea: { milk: true, cups: { evening: 'two' } } });
    expect(ask(read, tea.milk)).toEqual({ value: true, because: [] });
    expect(ask(read, tea.cups, 'evening')).toEqual({ value: 'two', because: ['fise-2003:6'] });
  });

  test('may speak of a group the edition does not know', () => {
    const read = withReadings(plain, { coffee: { served: false } });
    expect(ask(read, coffee.served)).toEqual({ value: false, because: [] });
  });

  test('of nothing changes nothing', () => expect(withReadings(plain, {})).toEqual(plain));
});

describe('the entries of an edition', () => {
  const entries = entriesOf(plain, { tea, coffee });

  test('are every cell there is, by its path', () => {
    expect(entries.map((e) => e.path)).toEqual([
      'tea.sugar',
      'tea.milk',
      'tea.kinds',
      'tea.cups.morning',
      'tea.cups.evening',
      'coffee.served',
    ]);
  });

  test('tell what is said, and nothing where the edition does not come near', () => {
    expect(entries.map((e) => valueSaid(e.said))).toEqual([
      2,
      undefined,
      ['green'],
      'one',
      undefined,
      undefined,
    ]);
    expect(entries.map((e) => e.said?.because)).toEqual([
      ['fise-2003:4'],
      undefined,
      ['fise-2003:5', 'fise-2003:5.1'],
      ['fise-2003:6'],
      ['fise-2003:6'],
      undefined,
    ]);
  });

  test.each(entries)('$path can be read otherwise by its path', (entry) => {
    const [value] = entry.domain.others(valueSaid(entry.said));
    const read = entriesOf(withReadings(plain, readingAt(entry, value)), { tea, coffee });
    const changed = read.filter(({ said }, i) => said !== entries[i]?.said);
    expect(changed).toMatchObject([{ path: entry.path, said: { value } }]);
  });
});
