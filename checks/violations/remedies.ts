// Violations of the rules on making good a draw of too few tiles, and on tiles forgotten in the bag.
import type { RemedyReport } from '../../protocol/generated/types.ts';
import { afterwards, insteadOf, type Violation } from './violation.ts';

export const remedies: readonly Violation[] = [
  {
    name: 'what was missing stays in the bag',
    clauses: [
      'fise-2009:29.2#draw-what-is-missing',
      'ajs-2024:3.1.2.2.p2.bul1b#draw-what-is-missing',
      'ajs-2024:3.1.2.2.p2.bul3#draw-what-is-missing',
    ],
    act: afterwards(['draw'], (after, _, before) =>
      before.remedy
        ? { ...after, bag: before.bag, racks: before.racks, hands: before.hands }
        : after,
    ),
  },
  {
    name: 'a surplus that is found again is not put right',
    clauses: ['ajs-2024:3.1.2.1.p2.s1#same-remedy'],
    act: afterwards(['report-surplus'], (after, { player }, before) =>
      before.surpluses[player] > 0 ? { ...after, remedy: before.remedy } : after,
    ),
  },
  {
    name: 'whoever was due last takes the tiles that were forgotten',
    clauses: ['ajs-2024:3.1.2.2.p4#first-due-takes-them'],
    act: insteadOf('report-leftover', (event) => ({
      ...event,
      owing: event.owing.map((player) => (player === 'A' ? 'B' : 'A')),
    })),
  },
  {
    name: 'no judge records the incident',
    clauses: [
      'ajs-2024:3.1.2.1.p2.s1#judge-records-it',
      'ajs-2024:3.1.2.2.p2.bul3#judge-records-it',
    ],
    act: (sound) => (edition, before, event) => {
      const step = sound(edition, before, event);
      if (event.type !== 'report-surplus' && event.type !== 'report-shortage') return step;
      if (step.outcome.kind !== 'done') return step;
      const report = { ...(step.outcome.report as RemedyReport), recorded: false };
      return { ...step, outcome: { ...step.outcome, report } };
    },
  },
  {
    name: 'what is drawn late, at the word of the rival, is not shown',
    clauses: ['ajs-2024:3.1.2.2.p2.bul3#show-what-is-drawn'],
    act: afterwards(['report-shortage'], (after, { by, player }) =>
      by !== player && after.remedy?.kind === 'draw'
        ? { ...after, remedy: { ...after.remedy, shown: false } }
        : after,
    ),
  },
];
