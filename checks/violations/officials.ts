// Violations of the rules on what officials decide.
import { afterwards, insteadOf, type Violation } from './violation.ts';

export const officials: readonly Violation[] = [
  {
    name: 'an order is heard and not carried out',
    clauses: [
      ...['fise-2003:42#decide-gaps', 'redeletras:39.p1#decide-gaps'],
      ...['fise-2009:48.p1#decide-gaps', 'ajs-2024:4.1.3.p1#last-word'],
    ],
    act: afterwards(['settle'], (_, __, before) => before),
  },
  {
    name: 'an order about one thing starts the clocks anew',
    clauses: [
      ...['fise-2003:42#decide-gaps', 'redeletras:39.p1#decide-gaps'],
      'fise-2009:48.p1#decide-gaps',
    ],
    act: afterwards(['settle'], (after, { order }) =>
      order?.clocks ? after : { ...after, clocks: { A: 0, B: 0 } },
    ),
  },
  {
    name: 'the tribunal upholds an appeal and the sanction stays',
    clauses: [
      ...['fise-2003:41.5#may-appeal', 'redeletras:38.p5#may-appeal'],
      'fise-2009:49.p2.s2#may-appeal',
    ],
    act: afterwards(['answer-appeal'], (after, { against }, before) =>
      against === undefined ? after : before,
    ),
  },
  {
    name: 'the tribunal dismisses an appeal and the sanction goes',
    clauses: [
      ...['fise-2003:41.5#tribunal-final', 'redeletras:38.p5#tribunal-final'],
      'fise-2009:49.p2.s2#tribunal-final',
    ],
    act: insteadOf('answer-appeal', (event) => ({ ...event, upheld: true })),
  },
];
