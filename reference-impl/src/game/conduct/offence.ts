// Offences: what has to be found for an act to be one, and the ladder of what follows from it.
import { FINDINGS, MEASURES, OFFENCES, SPANS } from '../../../../protocol/generated/vocabulary.ts';
import { count, oneOf, orSilence, setOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

export const offence = group('offence', {
  /** What has to be found of it, all of it. */
  needs: table(OFFENCES, orSilence(setOf(FINDINGS))),
  /** And one of these purposes at least, where any is listed. */
  purpose: table(OFFENCES, setOf(['to-distract', 'to-gain-time', 'annoyance'])),
  /** Whether it is a fault of competitive ethics, which share a ladder, or stands alone. */
  countsAs: table(OFFENCES, oneOf('ethics', 'itself')),
  /** Towards whom an offensive or mocking attitude is a fault. */
  towards: setOf(['rival', 'neighbour', 'official', 'spectator']),
  /** Whose notice makes the head official act. */
  noticedBy: setOf(['arbiter', 'runner', 'neighbour', 'rival', 'spectator']),
  /** When time presses on whoever leaves the clock stopped: once it costs points, or whenever it runs down. */
  pressing: oneOf('overtime', 'running-down'),
  /** Whether unsporting conduct is a fault in absences, delays and abandonments alone. */
  unsportingIn: oneOf('absences', 'anything'),
});

const RUNGS = ['ethics', ...OFFENCES] as const;
const TIMES = ['first', 'again'] as const;

export const ladder = group('ladder', {
  /** What has to be imposed at the least. */
  must: table(RUNGS, table(TIMES, setOf(MEASURES))),
  /** What may be imposed besides. */
  may: table(RUNGS, table(TIMES, setOf(MEASURES))),
  /** From how many times on, where the text counts them; elsewhere the second is a repetition. */
  counts: table(RUNGS, table(SPANS, count())),
  /** Where an earlier time makes it a repetition: in the same game, or in the whole event. */
  span: table(RUNGS, oneOf('event', 'game')),
  /** Whether any fault of competitive ethics makes another a relapse, or only the very same. */
  relapse: oneOf('any-act', 'same-act'),
});
