// What the hands of people do to a table, whatever the regulation: tiles that are laid leave the rack, tiles that are
// drawn come from the front of the bag, tiles that go back go to its end. From the position, the events and their
// outcomes follows where every tile must lie in the end.
import type {
  GameEvent,
  GameReplayParams,
  GameReplayResult,
  PlacedTile,
  Player,
  RemedyReport,
  Tile,
} from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { putRight, writeLate } from './corrections.ts';
import { beginDraw, noteDraw, putBack, take } from './draws.ts';
import { recount } from './recount.ts';
import { expectFromPool } from './remedies.ts';
import { agree, note, spend, stands, write } from './shadow-sheets.ts';
import { rivalOf, type Shadow, shadowBefore } from './shadow-table.ts';

/** Events after which the table cannot be known without their report. */
const TELLING: ReadonlySet<GameEvent['type']> = new Set([
  'rule',
  'report-surplus',
  'report-shortage',
  'report-leftover',
]);

const RACK = 7;

export const shadowOf = (
  { position, events }: GameReplayParams,
  { outcomes, state }: Pick<GameReplayResult, 'outcomes' | 'state'>,
  look: (before: Shadow, event: GameEvent, report: unknown) => void = () => {},
): Shadow => {
  const shadow = shadowBefore(position);
  const automatic = position.recording === 'automatic';
  for (const [i, event] of events.entries()) {
    const outcome = outcomes[i];
    if (automatic && letsStand(event) && outcome?.kind === 'done') settle(shadow);
    if (outcome?.kind !== 'done') continue;
    playOn(shadow, event);
    if (TELLING.has(event.type))
      expectEqual(`report of ${event.type}`, outcome.report !== undefined, true);
    if (outcome.report !== undefined) look(shadow, event, outcome.report);
    follow(shadow, event, outcome.report);
    const { score } = (outcome.report ?? {}) as { readonly score?: number };
    if (shadow.play && score !== undefined) shadow.play.score = score;
  }
  // A play that is still being judged does not stand yet, whatever else was tried.
  if (automatic && !shadow.asked) settle(shadow, state.ended !== null);
  return shadow;
};

const takesTurn = ({ type }: GameEvent): boolean =>
  type === 'place' || type === 'lay' || type === 'exchange' || type === 'pass';

/** Where the program keeps the score, a play stands before whatever may end the game as well. */
const letsStand = (event: GameEvent): boolean =>
  takesTurn(event) ||
  event.type === 'declare-blocked' ||
  event.type === 'time-up' ||
  event.type === 'close-round';

/** Where the program keeps the score, a play that stands is followed by filling the rack, unless it ends the game. */
const settle = (shadow: Shadow, isLast = false): void => {
  const { play, held, bag } = shadow;
  if (!play) return;
  stands(shadow, play);
  const due = isLast ? 0 : RACK - held[play.by].length;
  held[play.by].push(...bag.splice(0, Math.max(0, due)));
  shadow.play = null;
};

/** Whoever takes a turn while the rival's play lies there has let it stand. */
const playOn = (shadow: Shadow, event: GameEvent): void => {
  if (takesTurn(event)) beginDraw(shadow, event);
  if (!takesTurn(event) || !('by' in event)) return;
  if (event.type === 'pass' || event.type === 'exchange') shadow.unpressed = false;
  if (!shadow.play || shadow.play.by === event.by) return;
  stands(shadow, shadow.play);
  shadow.play = null;
  shadow.dispute = null;
  shadow.unpressed = event.type === 'place' || event.type === 'lay';
};

const follow = (shadow: Shadow, event: GameEvent, report: unknown): void => {
  const { held, bag, board } = shadow;
  switch (event.type) {
    case 'place':
    case 'lay': {
      const before = event.type === 'lay' && shadow.play?.by === event.by ? shadow.play.tiles : [];
      layDown(shadow, event.by, event.tiles);
      shadow.laying = event.type === 'lay';
      shadow.announced = false;
      shadow.asked = false;
      shadow.play = {
        by: event.by,
        tiles: [...before, ...event.tiles],
        score: 0,
        accepted: false,
        drawn: false,
      };
      break;
    }
    case 'rearrange': {
      lift(shadow);
      layDown(shadow, event.by, event.tiles);
      shadow.laying = false;
      shadow.play = { by: event.by, tiles: event.tiles, score: 0, accepted: false, drawn: false };
      break;
    }
    case 'pick-up': {
      const picked = board.get(event.square);
      board.delete(event.square);
      if (picked) held[event.by].push(picked.tile);
      if (shadow.play)
        shadow.play.tiles = shadow.play.tiles.filter(({ square }) => square !== event.square);
      break;
    }
    case 'name-blank': {
      const blank = board.get(event.square);
      if (blank) rename(shadow, { ...blank, as: event.letter });
      break;
    }
    case 'note':
      note(shadow, event);
      write(shadow, event);
      break;
    case 'request-recount':
      recount(shadow);
      break;
    case 'complete-sheet':
      writeLate(shadow, event);
      break;
    case 'ask-correction':
      putRight(shadow, event);
      break;
    case 'retract-challenge':
      shadow.asked = false;
      break;
    case 'answer-appeal':
      if (event.against === undefined && event.upheld) layAgain(shadow);
      break;
    case 'pass':
      spend(shadow, event.by, 'pass');
      if (shadow.play?.by !== event.by || shadow.play.accepted) break;
      lift(shadow);
      shadow.passedOver++;
      break;
    case 'give-up-play':
    case 'withdraw':
      lift(shadow);
      break;
    case 'decide-opening':
      if (!event.accept) {
        shadow.lifted += 1;
        lift(shadow);
      }
      break;
    case 'announce':
      shadow.announced = true;
      break;
    case 'finish-placing':
      shadow.laying = false;
      break;
    case 'rule':
      shadow.asked = false;
      if (!(report as { readonly valid: boolean }).valid) {
        shadow.lifted += 1;
        lift(shadow);
        shadow.kind = 'invalid';
      }
      break;
    case 'challenge':
      shadow.challenged = event.words;
      shadow.asked = true;
      shadow.slip = false;
      break;
    case 'hand-in-slip':
      shadow.slip = true;
      break;
    case 'press-clock':
      if (shadow.play?.accepted && event.by === shadow.play.by) shadow.play = null;
      shadow.unpressed = false;
      break;
    case 'leave':
      if (shadow.play?.by === event.player && shadow.play.accepted) shadow.leftBy = event.player;
      break;
    case 'draw':
      if (shadow.play?.by === event.by) shadow.play.drawn = true;
      noteDraw(shadow, event);
      held[event.by].push(...bag.splice(0, event.count));
      closeRemedy(shadow);
      break;
    case 'exchange':
      spend(shadow, event.by, 'exchange');
      take(held[event.by], event.tiles);
      held[event.by].push(...bag.splice(0, event.taken ?? event.tiles.length));
      bag.push(...event.tiles);
      break;
    case 'report-surplus': {
      const remedy = report as RemedyReport;
      const player = rivalOf(remedy.by);
      if (remedy.losesTurn && shadow.play?.by === player && !shadow.play.accepted) lift(shadow);
      putBack(shadow, player, shadow.draws[player].unseen.slice(0, remedy.unseenReturned));
      shadow.remedy = remedy;
      break;
    }
    case 'report-shortage':
      shadow.remedy = report as RemedyReport;
      break;
    case 'return-tiles':
      expectFromPool(shadow, event);
      take(held[rivalOf(event.by)], event.tiles);
      bag.push(...event.tiles);
      closeRemedy(shadow);
      break;
    case 'hand-over':
      take(held[event.by], event.tiles);
      held[rivalOf(event.by)].push(...event.tiles);
      closeRemedy(shadow);
      break;
    case 'report-leftover': {
      const { by, drawn } = report as { readonly by: Player; readonly drawn: readonly Tile[] };
      held[by].push(...bag.splice(0, drawn.length));
      const other = held[rivalOf(by)];
      other.push(...bag.splice(0, Math.max(0, RACK - other.length)));
      break;
    }
    case 'dispute-score':
      shadow.dispute = event.what;
      break;
    case 'agree-score':
      if (shadow.dispute === 'points') agree(shadow, event.points);
      shadow.dispute = null;
      break;
    case 'draw-lots':
      shadow.lots = [...(shadow.lots ?? []), event.lots.A, event.lots.B];
      break;
    case 'settle':
      if (event.order?.scores) shadow.scored = { A: 0, B: 0 };
      break;
    default:
  }
};

/** A play that fell and is found correct on appeal lies there again. */
const layAgain = (shadow: Shadow): void => {
  if (!shadow.fallen) return;
  const { by, tiles, score, drawn } = shadow.fallen;
  layDown(shadow, by, tiles);
  shadow.lifted -= 1;
  shadow.announced = true;
  shadow.play = { by, tiles, score, drawn, accepted: false };
};

const layDown = (shadow: Shadow, by: Player, tiles: readonly PlacedTile[]): void => {
  const { board, held } = shadow;
  shadow.author = by;
  shadow.kind = undefined;
  shadow.noted = false;
  shadow.notedBy = new Set();
  for (const placed of tiles) board.set(placed.square, placed);
  take(
    held[by],
    tiles.map(({ tile }) => tile),
  );
};

/** The play comes off the board and its tiles go back to its author. */
const lift = (shadow: Shadow): void => {
  const { play, board, held } = shadow;
  if (!play) return;
  for (const { square, tile } of play.tiles) {
    board.delete(square);
    held[play.by].push(tile);
  }
  // What had been drawn for it goes back to the bag.
  if (play.drawn) putBack(shadow, play.by, shadow.draws[play.by].tiles);
  // The author strikes out what he had noted of it.
  if (shadow.noted) shadow.sheets[play.by].pop();
  shadow.noted = false;
  shadow.fallen = play;
  shadow.play = null;
};

const rename = (shadow: Shadow, blank: PlacedTile): void => {
  shadow.board.set(blank.square, blank);
  if (shadow.play)
    shadow.play.tiles = shadow.play.tiles.map((t) => (t.square === blank.square ? blank : t));
};

/** A turn that is lost in its middle takes the play of that turn with it. */
const closeRemedy = (shadow: Shadow): void => {
  const { remedy, play } = shadow;
  if (remedy?.losesTurn && play?.by === remedy.losesTurn && !play.accepted) lift(shadow);
  shadow.remedy = null;
};
