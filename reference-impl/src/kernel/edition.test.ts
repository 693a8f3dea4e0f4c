// An edition is made of what its files say, over the original game or over another edition.
import { describe, expect, test } from 'vitest';
import { count, flag, norm, oneOf } from './domain.ts';
import { ask, edition, rule, say, silence, unsaid, type WrittenRules } from './edition.ts';
import { group, table } from './parameters.ts';
import { isSilent } from './ruled.ts';

const TELLERS = ['self', 'rival'] as const;
const MOMENTS = ['now', 'later'] as const;

const tea = group('tea', {
  served: norm(),
  sugar: count(),
  milk: flag(),
  cups: table(['morning', 'evening'], count()),
  response: table(TELLERS, table(MOMENTS, oneOf('pour', 'wait'))),
});

const ORIGINAL = { rules: [say(tea, { served: rule(true), sugar: rule(1, '99') })], through: '1' };

/** An edition of these rules over the original game. */
const over = (...said: readonly WrittenRules[]) => edition('fise-2009', said, ORIGINAL);
const base = over(
  say(tea, {
    milk: rule(true, '4', '4.s2'),
    cups: { morning: rule(2, '5') },
    response: { self: { now: rule('pour', '6'), later: silence('6') } },
  }),
);
/** What AJS says over that. */
const ajs = (written: Parameters<typeof say<typeof tea>>[1]) =>
  edition('ajs-2024', [say(tea, written)], base);

describe('what an edition says', () => {
  test('comes with its value and its clauses', () => {
    expect(ask(base, tea.milk)).toEqual({
      value: true,
      because: ['fise-2009:4', 'fise-2009:4.s2'],
    });
    expect(ask(base, tea.cups, 'morning')).toEqual({ value: 2, because: ['fise-2009:5'] });
    expect(ask(base, tea.response, 'self', 'now')).toEqual({
      value: 'pour',
      because: ['fise-2009:6'],
    });
  });

  test('names the norms that it settles, and cites their clauses once', () => {
    const named = over(say(tea, { sugar: rule(2, '4#sweet', '5', { 3: '5#too-sweet' }) }));
    expect(ask(named, tea.sugar)).toEqual({
      value: 2,
      because: ['fise-2009:4', 'fise-2009:5'],
      norms: [{ norm: 'fise-2009:4#sweet' }, { norm: 'fise-2009:5#too-sweet', brokenBy: '3' }],
    });
  });

  test('goes by its id', () => expect([base.id, ajs({}).id]).toEqual(['fise-2009', 'ajs-2024']));

  test('may be one rule for a whole table', () => {
    const one = over(say(tea, { response: rule('wait', '7'), cups: rule(3, '8') }));
    for (const teller of TELLERS) {
      for (const moment of MOMENTS)
        expect(ask(one, tea.response, teller, moment)).toEqual({
          value: 'wait',
          because: ['fise-2009:7'],
        });
    }
    expect(ask(one, tea.cups, 'evening')).toEqual({ value: 3, because: ['fise-2009:8'] });
  });

  test('may be one rule for a row of a table', () => {
    const row = over(say(tea, { response: { rival: rule('wait', '7') } }));
    expect(ask(row, tea.response, 'rival', 'later')).toMatchObject({ value: 'wait' });
    expect(isSilent(ask(row, tea.response, 'self', 'later'))).toBe(true);
  });
});

describe('a silence', () => {
  test.each([
    ['of what is not mentioned has no grounds', ask(base, tea.cups, 'evening'), []],
    ['of a row not mentioned has none', ask(base, tea.response, 'rival', 'now'), []],
    ['of a group not mentioned has none', ask(over(), tea.milk), []],
    [
      'that comes near cites what comes near',
      ask(base, tea.response, 'self', 'later'),
      ['fise-2009:6'],
    ],
  ] as const)('%s', (_, asked, because) => expect(asked).toEqual({ silent: true, because }));

  test('may be written for a whole table', () => {
    const none = over(say(tea, { response: silence('6.p1') }));
    expect(ask(none, tea.response, 'rival', 'later')).toEqual({
      silent: true,
      because: ['fise-2009:6.p1'],
    });
  });
});

describe('the original game', () => {
  test('is cited through the clause that takes it over, whatever its own numbers', () => {
    expect(ask(base, tea.served)).toEqual({ value: true, because: ['fise-2009:1'] });
    expect(ask(base, tea.sugar)).toEqual({ value: 1, because: ['fise-2009:1'] });
  });

  test('gives way to what the edition says itself', () => {
    const own = over(say(tea, { sugar: rule(2, '3') }));
    expect(ask(own, tea.sugar)).toEqual({ value: 2, because: ['fise-2009:3'] });
    expect(ask(own, tea.served)).toEqual({ value: true, because: ['fise-2009:1'] });
  });
});

describe('an edition over another', () => {
  test('takes over value and citation of what it does not say', () => {
    const same = ajs({});
    expect(ask(same, tea.milk)).toBe(ask(base, tea.milk));
    expect(ask(same, tea.served)).toEqual({ value: true, because: ['fise-2009:1'] });
  });

  test('cites itself for what it says', () => {
    const milk = ajs({ milk: rule(false, '2.art4') });
    expect(ask(milk, tea.milk)).toEqual({ value: false, because: ['ajs-2024:2.art4'] });
    expect(ask(base, tea.milk)).toMatchObject({ value: true });
  });

  test('may cite a clause of the edition beneath beside its own', () => {
    const both = ajs({ milk: rule(false, '2.art4', 'fise-2009:4') });
    expect(ask(both, tea.milk).because).toEqual(['ajs-2024:2.art4', 'fise-2009:4']);
  });

  test('changes a cell of a table and keeps the others', () => {
    const cell = ajs({ response: { self: { later: rule('wait', '3.1') } } });
    expect(ask(cell, tea.response, 'self', 'later')).toMatchObject({ value: 'wait' });
    expect(ask(cell, tea.response, 'self', 'now')).toBe(ask(base, tea.response, 'self', 'now'));
  });

  test('may fall silent where the other speaks', () => {
    const quiet = ajs({ milk: silence('3.1') });
    expect(ask(quiet, tea.milk)).toEqual({ silent: true, because: ['ajs-2024:3.1'] });
  });

  test.each([
    ['a rule', ask(ajs({ milk: unsaid }), tea.milk)],
    ['a cell', ask(ajs({ cups: { morning: unsaid } }), tea.cups, 'morning')],
    ['a table', ask(ajs({ response: unsaid }), tea.response, 'self', 'now')],
    ['the original game', ask(ajs({ served: unsaid }), tea.served)],
    ['what was not said', ask(ajs({ cups: { evening: unsaid } }), tea.cups, 'evening')],
  ])('takes back %s, and nothing is left to cite', (_, asked) => {
    expect(asked).toEqual({ silent: true, because: [] });
  });
});
