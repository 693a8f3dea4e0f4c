// Drawing tiles for a lot: which tile wins, and what becomes of the tiles.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, isSilent, says } from '../../kernel/ruled.ts';
import { other, type Player } from '../board/players.ts';
import { BLANK, LETTERS, type Letter, type Tile, without } from '../board/tiles.ts';
import type { EventOf } from '../events.ts';
import { hasBegun } from '../hands.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { runClock, type State } from '../state.ts';
import { start } from './parameters.ts';

export const drawLots = (
  edition: Edition,
  state: State,
  { purpose, lots }: EventOf<'draw-lots'>,
): Step => {
  const nearest = ask(edition, start.lotWinner);
  const chooser = ask(edition, start.seatChosenBy);
  const forStart = purpose === 'start';
  if (isSilent(nearest) || (!forStart && isSilent(chooser)))
    return unregulated(state, nearest, chooser);
  if (hasBegun(state)) return refused(state, 'too-late', nearest);
  const seats = ask(edition, start.seatLots);
  if (!forStart && state.lotWinners.start) return refused(state, 'too-late', seats);
  const bag = without(state.bag, [lots.A, lots.B]);
  if (!bag) return refused(state, 'not-in-pool', nearest);
  const [a, b] = [rankOf(edition, lots.A), rankOf(edition, lots.B)];
  const out = [...state.lots, lots.A, lots.B];
  if (a === b) {
    const tie = ask(edition, start.lotTie);
    const tied = says(tie, 'returned') ? state : { ...state, bag, lots: out };
    return done(tied, { starter: 'tie' }, tie);
  }
  const back = ask(edition, start.lotTilesReturn);
  const settled: State = holds(back)
    ? { ...state, bag: [...bag, ...out], lots: [] }
    : { ...state, bag, lots: out };
  const lotWinner = a < b === says(nearest, 'nearest-a') ? 'A' : 'B';
  const loserChooses = !forStart && says(chooser, 'lot-loser');
  const winner: Player = loserChooses ? other(lotWinner) : lotWinner;
  const won: State = { ...settled, lotWinners: { ...state.lotWinners, [purpose]: winner } };
  return done(
    forStart
      ? runClock({ ...won, toMove: winner }, state.time.ready ? null : winner, nearest)
      : won,
    { starter: winner },
    nearest,
    ...[lots.A, lots.B].flatMap((tile) => rankGrounds(edition, tile)),
    forStart ? back : chooser,
    ...(state.lots.length > 0 ? [ask(edition, start.lotTie)] : []),
  );
};

/** The lower rank is nearer to A. */
const rankOf = (edition: Edition, tile: Tile): number => {
  if (tile === BLANK) return says(ask(edition, start.lotBlank), 'loses') ? LETTERS.length : -1;
  const asLetter = says(ask(edition, start.lotDigraphs), 'as-letter');
  return LETTERS.indexOf((asLetter ? tile.charAt(0) : tile) as Letter);
};

const rankGrounds = (edition: Edition, tile: Tile): readonly Ground[] => {
  if (tile === BLANK) return [ask(edition, start.lotBlank)];
  return tile.length > 1 ? [ask(edition, start.lotDigraphs)] : [];
};
