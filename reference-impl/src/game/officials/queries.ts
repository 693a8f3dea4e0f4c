// A matter that is put to the committee: by whom, and for what reason.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, lists } from '../../kernel/ruled.ts';
import { isPlayer } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { committee } from './parameters.ts';

export const askCommittee = (
  edition: Edition,
  state: State,
  { by, on, why }: EventOf<'ask-committee'>,
): Step => {
  const askedBy = ask(edition, committee.askedBy);
  const askedOn = ask(edition, committee.askedOn);
  if (isSilent(askedBy)) return unregulated(state, askedBy);
  const { officials } = state;
  if (!officials.outcomes[on - 1]) return refused(state, 'not-applicable', askedBy);
  if (!lists<string>(askedBy, isPlayer(by) ? 'player' : by))
    return refused(state, 'not-entitled', askedBy);
  if (officials.settled.includes(on)) return refused(state, 'settled', askedBy);
  if (!lists(askedOn, why)) return refused(state, 'not-applicable', askedOn);
  const queries = [...officials.queries, { on, why }];
  return done({ ...state, officials: { ...officials, queries } }, null, askedBy, askedOn);
};
