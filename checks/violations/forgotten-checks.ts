// What is checked at one door and forgotten at another: a play laid tile by tile, an act after the end, during a ruling.
import type { Refusal } from '../../protocol/generated/types.ts';
import type { Apply } from '../../reference-impl/src/index.ts';
import type { Violation } from './violation.ts';

type Type = Parameters<Apply>[2]['type'];

/** What is refused for this reason is admitted, and changes nothing. */
const admitting =
  (types: readonly Type[], reason: Refusal): Violation['act'] =>
  (sound) =>
  (edition, before, event) => {
    const step = sound(edition, before, event);
    const { outcome } = step;
    const isMissed = outcome.kind === 'refused' && outcome.reason === reason;
    return isMissed && types.includes(event.type)
      ? { ...step, outcome: { kind: 'done', because: [] } }
      : step;
  };

export const forgottenChecks: readonly Violation[] = [
  {
    name: 'tiles laid one by one need not join',
    clauses: [
      ...['fise-2003:2#linked', 'redeletras:2.p2', 'fise-2009:2.s2', 'resumen-2018:1#linked'],
    ],
    act: admitting(['finish-placing'], 'not-connected'),
  },
  {
    name: 'tiles laid one by one may leave a gap',
    clauses: [
      ...['fise-2003:8#one-line', 'redeletras:8#one-line', 'fise-2009:8#one-line'],
      'resumen-2018:6.s1#one-line',
    ],
    act: admitting(['finish-placing'], 'gap'),
  },
  {
    name: 'tiles laid one by one need not cover the centre',
    clauses: ['fise-2003:6#centre', 'redeletras:6#centre', 'resumen-2018:4.s2#centre'],
    act: admitting(['finish-placing'], 'centre-missed'),
  },
  {
    name: 'after four passes the rival may still play',
    clauses: [
      ...['fise-2003:40.2#two-passes-each', 'redeletras:37.2', 'fise-2009:45.2'],
      'resumen-2018:25.a#two-passes-each',
    ],
    act: admitting(['place'], 'game-over'),
  },
  {
    name: 'after four passes the rival may still exchange',
    clauses: [
      ...['fise-2003:40.2#two-passes-each', 'redeletras:37.2', 'fise-2009:45.2'],
      'resumen-2018:25.a#two-passes-each',
    ],
    act: admitting(['exchange'], 'game-over'),
  },
  {
    name: 'points may be noted while the ruling is awaited',
    clauses: ['fise-2003:33', 'redeletras:33', 'fise-2009:38'],
    act: admitting(['note'], 'under-ruling'),
  },
  {
    name: 'the board may be changed while the ruling is awaited',
    clauses: ['fise-2003:35.5', 'redeletras:35.5', 'fise-2009:42.5'].map((c) => `${c}#board-stays`),
    act: (sound) => (edition, before, event) =>
      event.type === 'rearrange' || event.type === 'name-blank'
        ? { ...sound(edition, before, event), outcome: { kind: 'done', because: [] } }
        : sound(edition, before, event),
  },
  {
    name: 'a recount never raises a score',
    clauses: ['redeletras:34.p3', 'fise-2009:41'],
    act: (sound) => (edition, before, event) => {
      const step = sound(edition, before, event);
      const { scores, sheets } = before;
      const raises = (['A', 'B'] as const).some((by) => step.state.scores[by] > scores[by]);
      return event.type === 'request-recount' && raises
        ? { ...step, state: { ...step.state, scores, sheets } }
        : step;
    },
  },
];
