// Conduct: what is said and done at the table, what the arbiter is told of it, and what is imposed for it.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import type { EventOf, EventType, Handlers } from '../events.ts';
import { type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { committed } from './acts.ts';
import { find } from './find.ts';
import { manner } from './manner-parameters.ts';
import { penalise } from './penalise.ts';
import { speak } from './talk.ts';
import { inspectSheet, use } from './things.ts';
import { lookUp } from './validity.ts';
import { askSpelling, awaitRuling } from './waiting.ts';

const reportForeignDraw = (
  edition: Edition,
  state: State,
  { by }: EventOf<'report-foreign-draw'>,
): Step => {
  const foreign = ask(edition, manner.foreignBag);
  return isSilent(foreign)
    ? unregulated(state, foreign)
    : committed(edition, state, by, says(foreign, 'breach') ? 'breach' : 'allowed', foreign);
};

/** What may still happen once the game has ended. */
export const conductAfterEnd: readonly EventType[] = ['penalise', 'find', 'use'];

export const incidents: Handlers<
  | 'report-foreign-draw'
  | 'speak'
  | 'look-up'
  | 'use'
  | 'inspect-sheet'
  | 'await-ruling'
  | 'ask-spelling'
  | 'find'
  | 'penalise'
> = {
  speak,
  'look-up': lookUp,
  use,
  'inspect-sheet': inspectSheet,
  'await-ruling': awaitRuling,
  'ask-spelling': askSpelling,
  find,
  penalise,
  'report-foreign-draw': reportForeignDraw,
};
