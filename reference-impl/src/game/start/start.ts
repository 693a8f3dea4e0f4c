// Before the game: complaints about the tiles, lots, who starts, where one sits.
import { type Edition, valueIn } from '../../kernel/edition.ts';
import { other, type Player } from '../board/players.ts';
import { BLANK, LETTERS, type Letter, type Tile, without } from '../board/tiles.ts';
import type { EventOf } from '../events.ts';
import { because, done, refused, type Step, unregulated } from '../outcome.ts';
import type { ParameterName } from '../parameters.ts';
import { held, type State } from '../state.ts';

const hasBegun = (state: State): boolean =>
  state.turns.length > 0 ||
  state.play !== null ||
  held(state, 'A').length + held(state, 'B').length > 0;

export const complainTiles = (
  edition: Edition,
  state: State,
  _: EventOf<'complain-tiles'>,
): Step => {
  const until = valueIn(edition, 'tileComplaints');
  const grounds = because(edition, 'tileComplaints');
  if (until === undefined) return unregulated(state, [edition.articles.draw]);
  return until === 'before-drawing' && hasBegun(state)
    ? refused(state, 'too-late', grounds)
    : done(state, grounds);
};

export const drawLots = (
  edition: Edition,
  state: State,
  { purpose, lots }: EventOf<'draw-lots'>,
): Step => {
  const grounds = because(edition, 'lotWinner', 'lotBlank', 'lotDigraphs');
  const seats = purpose !== 'start' && valueIn(edition, 'seatChosenBy') === undefined;
  if (valueIn(edition, 'lotWinner') === undefined || seats)
    return unregulated(state, [edition.articles.turn]);
  if (hasBegun(state)) return refused(state, 'too-late', grounds);
  const bag = without(state.bag, [lots.A, lots.B]);
  if (!bag) return refused(state, 'not-in-pool', grounds);
  const [a, b] = [rankOf(edition, lots.A), rankOf(edition, lots.B)];
  const out = [...state.lots, lots.A, lots.B];
  if (a === b) {
    const tied = valueIn(edition, 'lotTie') === 'returned' ? state : { ...state, bag, lots: out };
    return done(tied, because(edition, 'lotTie'), { starter: 'tie' });
  }
  const returned = valueIn(edition, 'lotTilesReturn') ? [...bag, ...out] : bag;
  const winner = winnerOf(edition, purpose, a < b ? 'A' : 'B');
  const settled: State = { ...state, bag: returned, lots: [] };
  return done(
    purpose === 'start' ? { ...settled, toMove: winner, running: winner } : settled,
    [...grounds, ...because(edition, purpose === 'start' ? 'lotTilesReturn' : 'seatChosenBy')],
    { starter: winner },
  );
};

/** The lower rank is nearer to A. */
const rankOf = (edition: Edition, tile: Tile): number => {
  if (tile === BLANK) return valueIn(edition, 'lotBlank') === 'loses' ? LETTERS.length : -1;
  const letter = valueIn(edition, 'lotDigraphs') === 'as-letter' ? tile.charAt(0) : tile;
  return LETTERS.indexOf(letter as Letter);
};

const winnerOf = (edition: Edition, purpose: string, nearest: Player): Player => {
  const byLot = valueIn(edition, 'lotWinner') === 'nearest-z' ? other(nearest) : nearest;
  return purpose !== 'start' && valueIn(edition, 'seatChosenBy') === 'lot-loser'
    ? other(byLot)
    : byLot;
};

type Assignment = EventOf<'assign-start'>;

export const assignStart = (edition: Edition, state: State, event: Assignment): Step => {
  if (hasBegun(state)) return refused(state, 'too-late', [edition.articles.turn]);
  switch (event.format) {
    case 'round-robin':
      return starts(edition, state, 'startRoundRobin', (how) =>
        how === 'lot' ? 'lot' : event.listed,
      );
    case 'teams':
      return starts(edition, state, 'startTeams', (how) => (how === 'lot' ? 'lot' : event.listed));
    case 'match':
      return starts(edition, state, 'startMatch', (how) =>
        how === 'lot' || event.game === 1 ? 'lot' : alternate(event),
      );
    case 'koth':
      return starts(edition, state, 'startKoth', (how) =>
        how === 'listed-first' ? event.listed : koth(edition, event),
      );
    case 'swiss':
      return swiss(edition, state, event);
    default:
      return event.format satisfies never;
  }
};

const starts = (
  edition: Edition,
  state: State,
  name: ParameterName,
  pick: (how: unknown) => Player | 'lot',
): Step => {
  const how = valueIn(edition, name);
  if (how === undefined) return unregulated(state, [edition.articles.turn]);
  const starter = pick(how);
  const grounds = because(edition, name);
  return done(
    starter === 'lot' ? state : { ...state, toMove: starter, running: starter },
    grounds,
    { starter },
  );
};

const alternate = ({ game, firstStarter }: Assignment): Player =>
  game % 2 === 1 ? firstStarter : other(firstStarter);

const koth = (edition: Edition, { starts: count, listed }: Assignment): Player | 'lot' => {
  if (count.A !== count.B) return count.A < count.B ? 'A' : 'B';
  return valueIn(edition, 'kothTie') === 'listed-first' ? listed : 'lot';
};

const swiss = (edition: Edition, state: State, event: Assignment): Step => {
  if (valueIn(edition, 'startSwiss') === 'program-or-lot' && event.program) {
    const unsaid = valueIn(edition, 'programNeedsAnnouncement') && !event.announced;
    if (unsaid)
      return refused(state, 'not-announced', because(edition, 'programNeedsAnnouncement'));
    const unknown = valueIn(edition, 'programNeedsNotice') && !event.notified;
    if (unknown) return refused(state, 'not-announced', because(edition, 'programNeedsNotice'));
  }
  return starts(edition, state, 'startSwiss', (how) =>
    how === 'system' || (how === 'program-or-lot' && event.program) ? event.listed : 'lot',
  );
};

export const requestSeatLots = (
  edition: Edition,
  state: State,
  { agreed }: EventOf<'request-seat-lots'>,
): Step => {
  const when = valueIn(edition, 'seatLots');
  const grounds = because(edition, 'seatLots');
  if (when === undefined) return unregulated(state, [edition.articles.turn]);
  return when === 'on-disagreement' && agreed
    ? refused(state, 'not-applicable', grounds)
    : done(state, grounds);
};

export const chooseSide = (
  edition: Edition,
  state: State,
  { side }: EventOf<'choose-side'>,
): Step => {
  const sides = valueIn(edition, 'boardSides');
  if (sides === undefined) return unregulated(state, [edition.articles.turn]);
  const grounds = because(edition, 'boardSides');
  return sides.includes(side) ? done(state, grounds) : refused(state, 'not-allowed', grounds);
};
