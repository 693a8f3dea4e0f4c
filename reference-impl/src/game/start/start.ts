// Before the game: complaints about the tiles, who starts, where one sits.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, type Ground, holds, isSilent, says } from '../../kernel/ruled.ts';
import { other, type Player } from '../board/players.ts';
import type { EventOf, Handlers } from '../events.ts';
import { hasBegun } from '../hands.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { runClock, type State } from '../state.ts';
import { drawLots } from './lots.ts';
import { start } from './parameters.ts';

const complainTiles = (edition: Edition, state: State, _: EventOf<'complain-tiles'>): Step => {
  const until = ask(edition, start.tileComplaints);
  if (isSilent(until)) return unregulated(state, until);
  return until.value === 'before-drawing' && hasBegun(state)
    ? refused(state, 'too-late', until)
    : done(state, null, until);
};

type Assignment = EventOf<'assign-start'>;

const assignStart = (edition: Edition, state: State, event: Assignment): Step => {
  if (hasBegun(state)) {
    const method: Asked<string> = ask(edition, start.method, event.format);
    return refused(state, 'too-late', method, ask(edition, start.settledFirst));
  }
  switch (event.format) {
    case 'round-robin':
    case 'teams': {
      const method: Asked<string> = ask(edition, start.method, event.format);
      return starts(state, method, says(method, 'lot') ? 'lot' : event.listed);
    }
    case 'match': {
      const method = ask(edition, start.method, 'match');
      const lot = says(method, 'lot') || event.game === 1;
      return starts(state, method, lot ? 'lot' : alternate(event));
    }
    case 'koth':
      return koth(edition, state, event);
    case 'swiss':
      return swiss(edition, state, event);
    default:
      return event.format satisfies never;
  }
};

const starts = (
  state: State,
  method: Asked<unknown>,
  starter: Player | 'lot',
  ...grounds: readonly Ground[]
): Step => {
  if (isSilent(method)) return unregulated(state, method);
  if (starter === 'lot') return done(state, { starter }, method, ...grounds);
  const lotWinners = { ...state.lotWinners, start: starter };
  // A clock that stands ready waits to be set going.
  const running = state.time.ready ? null : starter;
  const settled = runClock({ ...state, toMove: starter, lotWinners }, running, method);
  return done(settled, { starter }, method, ...grounds);
};

const alternate = ({ game, firstStarter }: Assignment): Player =>
  game % 2 === 1 ? firstStarter : other(firstStarter);

const koth = (
  edition: Edition,
  state: State,
  { starts: count, listed, program }: Assignment,
): Step => {
  const method = ask(edition, start.method, 'koth');
  if (says(method, 'listed-first')) return starts(state, method, listed);
  const where = ask(edition, start.kothWhere);
  if (says(where, 'program') && !program) return starts(state, method, 'lot', where);
  if (count.A !== count.B) return starts(state, method, count.A < count.B ? 'A' : 'B');
  const tie = ask(edition, start.kothTie);
  return starts(state, method, says(tie, 'listed-first') ? listed : 'lot', tie);
};

const swiss = (edition: Edition, state: State, event: Assignment): Step => {
  const method = ask(edition, start.method, 'swiss');
  if (!says(method, 'program-or-lot') || !event.program)
    return starts(state, method, says(method, 'system') ? event.listed : 'lot');
  const announcement = ask(edition, start.programNeedsAnnouncement);
  if (holds(announcement) && !event.announced) return refused(state, 'not-announced', announcement);
  const notice = ask(edition, start.programNeedsNotice);
  if (holds(notice) && !event.notified) return refused(state, 'not-announced', notice);
  return starts(state, method, event.listed, announcement, notice);
};

const requestSeatLots = (
  edition: Edition,
  state: State,
  { agreed }: EventOf<'request-seat-lots'>,
): Step => {
  const when = ask(edition, start.seatLots);
  if (isSilent(when)) return unregulated(state, when);
  if (state.lotWinners.start || hasBegun(state)) return refused(state, 'too-late', when);
  return when.value === 'on-disagreement' && agreed
    ? refused(state, 'not-applicable', when)
    : done(state, null, when);
};

const chooseSide = (edition: Edition, state: State, { by, side }: EventOf<'choose-side'>): Step => {
  const sides = ask(edition, start.boardSides);
  if (isSilent(sides)) return unregulated(state, sides);
  const chooser = ask(edition, start.seatChosenBy);
  if (state.lotWinners.side === other(by)) return refused(state, 'not-entitled', chooser);
  return sides.value.includes(side)
    ? done(state, null, sides, ...(state.lotWinners.side ? [chooser] : []))
    : refused(state, 'not-allowed', sides);
};

export const beginnings: Handlers<
  'complain-tiles' | 'draw-lots' | 'assign-start' | 'request-seat-lots' | 'choose-side'
> = {
  'complain-tiles': complainTiles,
  'draw-lots': drawLots,
  'assign-start': assignStart,
  'request-seat-lots': requestSeatLots,
  'choose-side': chooseSide,
};
