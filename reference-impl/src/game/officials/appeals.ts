// Appeals: against what judges say of a word, or against a sanction.
import { ask } from '../../kernel/edition.ts';
import { answerRulingAppeal, appealRuling, readAppeal } from '../challenge/appeal.ts';
import { ruling } from '../challenge/parameters.ts';
import type { Handlers } from '../events.ts';
import { refused } from '../outcome.ts';
import { answerSanctionAppeal, appealSanction } from './sanction-appeal.ts';

export const appeals: Handlers<'appeal' | 'answer-appeal' | 'read-appeal'> = {
  appeal: (edition, state, event) => {
    if (event.against !== undefined) return appealSanction(edition, state, event);
    return state.ended
      ? refused(state, 'game-over', state.ended, ask(edition, ruling.appealBy))
      : appealRuling(edition, state, event);
  },
  'answer-appeal': (edition, state, event) => {
    if (event.against !== undefined) return answerSanctionAppeal(edition, state, event);
    return state.ended
      ? refused(state, 'game-over', state.ended, ask(edition, ruling.appealBy))
      : answerRulingAppeal(edition, state, event);
  },
  'read-appeal': readAppeal,
};
