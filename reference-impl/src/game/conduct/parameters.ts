// Conduct: what the edition says of what players say and do, and of what is reported to the arbiter.
import { flag, oneOf, orSilence } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

const ruling = oneOf('breach', 'allowed');

export const conduct = group('conduct', {
  /** Speaking with the rival, by what is spoken of. */
  talkToRival: table(['sums', 'counting', 'rules', 'strategy', 'other'], ruling),
  /** Asking an official. */
  askOfficial: table(['counting', 'rules', 'word'], ruling),
  /** Speaking with people away from the table, whatever it is about. */
  talkElsewhere: table(['neighbour', 'spectator'], orSilence(ruling)),
  /** How the rival is spoken to. */
  manner: table(['loud', 'rude'], ruling),
});

/** Whether a word that is not laid yet is valid: asking, looking it up, answering. */
export const validity = group('validity', {
  asking: table(['rival', 'official', 'others'], ruling),
  lookingUp: ruling,
  /** Whether the word may no longer be laid. */
  bars: table(['asked', 'looked-up'], flag()),
  barLasts: oneOf('game', 'turn'),
  /** What makes asking again a repetition: that it was asked, or that it was answered as well. */
  repeatNeeds: oneOf('question', 'answer'),
  /** Answering the rival, or a player of another table. */
  answering: table(['rival', 'neighbour'], ruling),
});
