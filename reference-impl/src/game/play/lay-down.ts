// A play laid whole, from the rack onto the board: words, score and rulings, or what bars it. Whatever way a play
// comes about (at once, tile by tile, moved, a blank renamed), it is laid down here.
import type { PlayReport } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, type Silent, says } from '../../kernel/ruled.ts';
import { type PlacedTile, withTiles } from '../board/board.ts';
import { each, type Player, set } from '../board/players.ts';
import { CENTRE } from '../board/premiums.ts';
import { RACK_SIZE, without } from '../board/tiles.ts';
import { queryGrounds, wordBar } from '../conduct/validity.ts';
import { ending } from '../ending/parameters.ts';
import { type Bar, bar, done, refused, type Step, unregulated } from '../outcome.ts';
import type { Play, State } from '../state.ts';
import { accept } from './acceptance.ts';
import { stopForCounting } from './counting.ts';
import { formedWords, hasDigraph } from './formation.ts';
import { placing, scoring } from './parameters.ts';
import { checkPlacement, splitsDigraph } from './placement.ts';
import { scoreOf } from './scoring.ts';
import { blankBar, blankGrounds, strangeLetter, wayGrounds } from './words-laid.ts';

export interface Laid {
  readonly state: State;
  readonly report: PlayReport;
  readonly grounds: readonly Ground[];
}

/** The edition says that it may not be laid so, or does not say whether it may. */
export type Unlaid = Bar | Silent;

export const isLaid = (laid: Laid | Unlaid): laid is Laid => 'report' in laid;

export const layDown = (
  edition: Edition,
  state: State,
  by: Player,
  laid: readonly PlacedTile[],
): Laid | Unlaid => {
  const base = ask(edition, placing.onTheBoard);
  const rack = without(
    state.racks[by],
    laid.map((t) => t.tile),
  );
  if (!rack) return bar('tile-not-on-rack', base);
  if (laid.length > RACK_SIZE) return bar('wrong-number', base);
  const strange = strangeLetter(edition, laid);
  if (strange) return strange;
  const blank = blankBar(edition, state.board, laid);
  if (blank) return blank;
  const opening = state.board.size === 0;
  const centreDue = opening && bindsToCentre(edition, state, by);
  const placed = checkPlacement(edition, state.board, laid, centreDue);
  if ('reason' in placed) return placed;
  const words = formedWords(state.board, placed.tiles, placed.direction);
  const splits = ask(edition, placing.splitDigraphs);
  if (!holds(splits) && words.some(({ word }) => splitsDigraph(word))) {
    return bar('split-digraph', splits);
  }
  const barred = wordBar(edition, state, by, words);
  if (barred) return barred;
  const score = scoreOf(edition, state.board, placed.tiles, words, state.lifted);
  const automatic = state.recording === 'automatic';
  const play: Play = {
    by,
    tiles: placed.tiles,
    words,
    score: score.points,
    // Where the program keeps the score, laying a play announces and notes it.
    announced: automatic,
    verifiedMs: 0,
    noted: set(
      each(() => false),
      by,
      automatic,
    ),
    accepted: false,
    drawn: false,
    challenge: null,
    ruling: 'none',
    selfHandled: false,
    fallen: null,
    appeal: 'none',
    hidden: false,
    written: null,
    agreed: null,
    counting: automatic,
    offCentre: centreDue && !placed.tiles.some((t) => t.square === CENTRE),
  };
  const down: State = {
    ...stopForCounting(edition, state),
    board: withTiles(state.board, placed.tiles),
    racks: set(state.racks, by, rack),
    blocked: [],
    announcedExchange: null,
    play,
  };
  const isOut = rack.length === 0 && state.bag.length === 0;
  const endsOn = ask(edition, ending.outEndsOn);
  const atOnce = isOut && says(endsOn, 'placement');
  return {
    state: atOnce ? accept(edition, down, play) : down,
    report: { score: score.points, words: words.map(({ word }) => word) },
    grounds: [
      ...placed.grounds,
      ...(opening ? [ask(edition, placing.centreBinds)] : []),
      ...wayGrounds(edition, state.board, words, placed.direction),
      ...blankGrounds(edition, state.board, placed.tiles),
      ...(words.some(hasDigraph) ? [splits] : []),
      ...(play.offCentre ? [ask(edition, scoring.centreLater)] : []),
      score,
      ...(isOut ? [endsOn] : []),
      ...queryGrounds(edition, state),
      base,
    ],
  };
};

/** The first play covers the centre, whoever makes it; or that is the business of who had the first turn. */
const bindsToCentre = (edition: Edition, { turns }: State, by: Player): boolean =>
  says(ask(edition, placing.centreBinds), 'first-play') || (turns[0]?.by ?? by) === by;

/** The step that a laid play is; what bars it leaves the table as it was before the event. */
export const asStep = (before: State, laid: Laid | Unlaid, ...grounds: readonly Ground[]): Step => {
  if (isLaid(laid)) return done(laid.state, laid.report, ...grounds, ...laid.grounds);
  return 'reason' in laid ? refused(before, laid.reason, laid.ground) : unregulated(before, laid);
};
