// Bodies that no tournament can have: each is refused with a reason and a clause, and changes nothing.
import { describe, expect, test } from 'vitest';
import { PLAIN_TABLE } from '../../../arbitraries/plain-table.ts';
import { editions } from '../../editions/index.ts';
import type { EventOf } from '../events.ts';
import { apply } from '../replay.ts';
import { stateOf } from '../state.ts';

type FormBody = EventOf<'form-body'>;

const TABLE = stateOf({ ...PLAIN_TABLE, tournament: { class: 'world', tribunal: false } });
const FORMED: FormBody['members'] = [
  { seat: 'organiser', country: 'Colombia' },
  { seat: 'federation', affiliation: 'FISE', country: 'Chile' },
  { seat: 'players', country: 'México', elected: 'technical-congress' },
  { seat: 'players', country: 'España', elected: 'technical-congress', substitute: true },
  { seat: 'players', country: 'Perú', elected: 'technical-congress', substitute: true },
];
const COMMITTEE: FormBody['members'] = [
  { seat: 'organiser' },
  { seat: 'commission' },
  { seat: 'board' },
];

const TRIBUNALS = ['fise-2003', 'redeletras', 'fise-2009'] as const;

describe.each(TRIBUNALS)('a tribunal under %s', (id) => {
  const form = (members: FormBody['members']) =>
    apply(editions[id], TABLE, { type: 'form-body', body: 'tribunal', members });

  test.each([
    ['of nobody', [], 'required'],
    ['with a seat of another body', [...FORMED, { seat: 'board' }], 'no-seat'],
    ['with a seat twice', [...FORMED, { seat: 'federation' }], 'no-seat'],
    [
      'with a substitute of the organisers',
      [...FORMED, { seat: 'organiser', substitute: true }],
      'no-seat',
    ],
    ['of substitutes alone', FORMED.filter(({ substitute }) => substitute), 'seat-missing'],
  ] as const)('%s is refused', (_, members, reason) => {
    const { outcome, state } = form(members);
    expect(outcome).toMatchObject({ kind: 'refused', reason });
    expect(outcome.because.length).toBeGreaterThan(0);
    expect(state).toEqual(TABLE);
  });

  test('as it has to be sits without the substitutes', () => {
    const { outcome, state } = form(FORMED);
    expect(outcome).toMatchObject({ kind: 'done', report: { seated: [1, 2, 3] } });
    expect(state.officials.tribunal).toBe(true);
  });
});

test.each([
  ['of nobody', [], 'required'],
  ['with a seat of another body', [...COMMITTEE, { seat: 'players' }], 'no-seat'],
  ['with a seat twice', [...COMMITTEE, { seat: 'board' }], 'no-seat'],
  [
    'with a seat filled and stood in for',
    [...COMMITTEE, { seat: 'board', substitute: true }],
    'no-seat',
  ],
] as const)('a committee %s is refused', (_, members, reason) => {
  const event = { type: 'form-body', body: 'committee', members, unavailable: ['board'] } as const;
  const { outcome, state } = apply(editions['ajs-2024'], TABLE, event);
  expect(outcome).toMatchObject({ kind: 'refused', reason });
  expect(state).toEqual(TABLE);
});

test('where nothing is said of the tournament, nothing is regulated', () => {
  const event = { type: 'form-body', body: 'tribunal', members: [] } as const;
  const { outcome } = apply(editions['fise-2009'], stateOf(PLAIN_TABLE), event);
  expect(outcome.kind).toBe('unregulated');
});
