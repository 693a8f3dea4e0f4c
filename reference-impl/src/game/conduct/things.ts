// What a player has on the table or uses: notes, books, devices, tobacco, food; and the look at the rival's sheet.
import type { ConductRuling } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import {
  type Asked,
  type Ground,
  isSilent,
  jointly,
  type Ruled,
  says,
} from '../../kernel/ruled.ts';
import { other } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { hasBegun } from '../hands.ts';
import { refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { committed } from './acts.ts';
import { things } from './things-parameters.ts';

type Use = EventOf<'use'>;
type Said = Asked<'breach' | 'allowed' | 'if-it-soils' | 'in-aeroplane-mode' | 'if-self-handled'>;

export const use = (edition: Edition, state: State, event: Use): Step => {
  const said = saidOf(edition, event);
  if (isSilent(said)) return unregulated(state, said);
  const during = ask(edition, things.during);
  const isOver = state.ended !== null && says(during, 'game');
  const ruling = isOver ? 'no-fault' : rulingOf(said, state, event);
  const ground: Ground = isOver ? jointly(said, during) : said;
  return committed(edition, state, event.by, ruling, ground);
};

const saidOf = (edition: Edition, event: Use): Said => {
  const { thing, brought, printed, purpose = 'other' } = event;
  if (thing === 'phone') return ask(edition, things.phone, purpose);
  if (thing !== 'notes') return ask(edition, things.banned, thing);
  return ask(edition, things.notes, brought ? 'brought' : printed ? 'on-print' : 'on-blank');
};

/** Some things are a breach, or free, under one circumstance alone. */
const rulingOf = ({ value }: Ruled<unknown>, { handling }: State, event: Use): ConductRuling => {
  if (value === 'if-it-soils') return event.soils ? 'breach' : 'no-fault';
  if (value === 'in-aeroplane-mode') return event.aeroplane ? 'allowed' : 'breach';
  if (value === 'if-self-handled') return handling.mode === 'players' ? 'allowed' : 'breach';
  return value === 'allowed' ? 'allowed' : 'breach';
};

/** A player has the sheet of the rival looked at; notes on it are the rival's breach. */
export const inspectSheet = (
  edition: Edition,
  state: State,
  { by, of, clean }: EventOf<'inspect-sheet'>,
): Step => {
  const until = ask(edition, things.inspection);
  if (isSilent(until)) return unregulated(state, until);
  if (by !== other(of)) return refused(state, 'not-entitled', until);
  if (hasBegun(state) && says(until, 'until-start')) return refused(state, 'too-late', until);
  const notes = ask(edition, things.notes, 'brought');
  const ruling = clean ? 'no-fault' : 'breach';
  return committed(edition, state, of, ruling, jointly(until, notes));
};
