// Moving the tiles that a player has laid in this turn: sliding the word, reordering it, anything else.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, jointly, says } from '../../kernel/ruled.ts';
import type { PlacedTile } from '../board/board.ts';
import { coordinatesOf } from '../board/squares.ts';
import { without } from '../board/tiles.ts';
import { signalBar, turnGrounds } from '../clock/timer.ts';
import type { EventOf } from '../events.ts';
import { type Bar, bar, refused, type Step, unregulated } from '../outcome.ts';
import { keyOf, type State } from '../state.ts';
import { breach, liftAll } from './breach.ts';
import { isCounted } from './counting.ts';
import { asStep, isLaid, type Laid, layDown, type Unlaid } from './lay-down.ts';
import { blanks, laying } from './parameters.ts';

type Move = 'slide' | 'permute' | 'both' | 'other';

export const rearrange = (edition: Edition, state: State, event: EventOf<'rearrange'>): Step => {
  const { by, tiles: to } = event;
  const { play, toMove } = state;
  const limited = ask(edition, laying.movesLimited);
  const from = play ? play.tiles : state.laying?.tiles;
  if (!from || by !== (play?.by ?? toMove)) return refused(state, 'no-play', limited);
  if (play?.accepted || play?.challenge || (play && play.ruling !== 'none'))
    return refused(state, 'out-of-order', limited);
  const gone = signalBar(edition, state, by, 'move');
  if (gone) return refused(state, gone.reason, gone.ground);
  if (play && isCounted(play)) {
    const freezes = ask(edition, laying.countingFreezes);
    return holds(freezes)
      ? breach(edition, state, bar('counting-begun', freezes))
      : unregulated(state, limited);
  }
  if (from.length !== to.length) return refused(state, 'wrong-number', limited);
  if (!sameTiles(from, to)) return refused(state, 'tile-not-on-rack', limited);
  if (!sameBlanks(from, to)) return refused(state, 'not-allowed', ask(edition, blanks.fixedFrom));
  const lifted = liftAll(state);
  const before = wrongIn(state, layDown(edition, lifted, by, from));
  const laid = layDown(edition, lifted, by, to);
  const change = { event, before, after: wrongIn(state, laid) };
  const ruled = ruleOn(edition, moveOf(from, to), change);
  if ('reason' in ruled) return breach(edition, state, ruled);
  const lettered = to.some((t) => t.as) ? [ask(edition, blanks.fixedFrom)] : [];
  return asStep(state, laid, ruled, limited, ...lettered, ...turnGrounds(edition, state));
};

/** What moving the tiles makes of the play: how many words of it are wrong before and after. */
interface Change {
  readonly event: EventOf<'rearrange'>;
  readonly before: number;
  readonly after: number;
}

/** How much of a play is not right: its wrong words, or all of it while it does not lie as a play must. */
const wrongIn = ({ lexicon }: State, laid: Laid | Unlaid): number => {
  if (!isLaid(laid) || laid.state.play?.offCentre) return Number.POSITIVE_INFINITY;
  return laid.report.words.filter((word) => !lexicon.has(keyOf(word))).length;
};

/** Why such a move is allowed, or what bars it. */
const ruleOn = (edition: Edition, move: Move, change: Change): Ground | Bar => {
  switch (move) {
    case 'slide':
      return slideRule(edition, change);
    case 'permute':
      return permuteRule(edition, change);
    case 'both': {
      const slide = slideRule(edition, change);
      if ('reason' in slide) return slide;
      const permute = permuteRule(edition, change);
      return 'reason' in permute ? permute : jointly(slide, permute);
    }
    case 'other': {
      const limited = ask(edition, laying.movesLimited);
      return holds(limited) ? bar('line-fixed', limited) : jointly(limited);
    }
    default:
      return move satisfies never;
  }
};

/** A word that links wrongly slides to where it links rightly. */
const slideRule = (edition: Edition, { before, after }: Change): Ground | Bar => {
  const slide = ask(edition, laying.slide);
  const links = before > 0 && after === 0;
  return says(slide, 'at-will') || (says(slide, 'to-link') && links)
    ? slide
    : bar('not-allowed', slide);
};

/** A correction leaves fewer words wrong; what was right already can only be improved. */
const permuteRule = (edition: Edition, { event, before, after }: Change): Ground | Bar => {
  const permute = ask(edition, laying.permuteFor);
  const corrects = event.purpose === 'correct' && after < before;
  return says(permute, 'anything') || (says(permute, 'correctness') && corrects)
    ? permute
    : bar('not-allowed', permute);
};

const sameTiles = (from: readonly PlacedTile[], to: readonly PlacedTile[]): boolean =>
  without(
    from.map((t) => t.tile),
    to.map((t) => t.tile),
  )?.length === 0;

/** Moving a blank leaves it the letter it was said to stand for. */
const sameBlanks = (from: readonly PlacedTile[], to: readonly PlacedTile[]): boolean => {
  const letters = (tiles: readonly PlacedTile[]) => tiles.map((t) => t.as ?? '').sort();
  return letters(from).join() === letters(to).join();
};

const moveOf = (from: readonly PlacedTile[], to: readonly PlacedTile[]): Move => {
  const squares = new Set(from.map((t) => t.square));
  if (to.every((t) => squares.has(t.square))) return 'permute';
  if (!keepLine([...from, ...to])) return 'other';
  const [order, kept] = [from, to].map((tiles) => inOrder(tiles).map((t) => t.as ?? t.tile));
  return order?.join() === kept?.join() ? 'slide' : 'both';
};

/** A word keeps to its own line; a single tile to its row or its column. */
const keepLine = (tiles: readonly PlacedTile[]): boolean => {
  const rows = new Set(tiles.map((t) => coordinatesOf(t.square).row));
  const columns = new Set(tiles.map((t) => coordinatesOf(t.square).column));
  return rows.size === 1 || columns.size === 1;
};

const inOrder = (tiles: readonly PlacedTile[]): readonly PlacedTile[] => {
  const place = (t: PlacedTile) => coordinatesOf(t.square).row + coordinatesOf(t.square).column;
  return [...tiles].sort((a, b) => place(a) - place(b));
};
