// Conduct: what the edition says of what players say and do, and of what is reported to the arbiter.
import { INCIDENT_RULINGS, INCIDENTS } from '../../../../protocol/generated/vocabulary.ts';
import { oneOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

const ruling = oneOf('breach', 'allowed');

export const conduct = group('conduct', {
  incident: table(INCIDENTS, oneOf(...INCIDENT_RULINGS)),
  /** Speaking with the rival, by what is spoken of. */
  talkToRival: table(['sums', 'counting', 'rules', 'strategy', 'other'], ruling),
  /** Asking an official. */
  askOfficial: table(['counting', 'rules'], ruling),
  /** Speaking with people away from the table, whatever it is about. */
  talkElsewhere: table(['neighbour', 'spectator'], ruling),
  /** How the rival is spoken to. */
  manner: table(['loud', 'rude'], ruling),
});
