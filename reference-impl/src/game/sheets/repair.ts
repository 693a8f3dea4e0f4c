// What a correction does to the sheets and the score: a play counted again, a total added up again, tiles left counted again.
import { ask, type Edition } from '../../kernel/edition.ts';
import { each, other, type Player, set } from '../board/players.ts';
import { racksRetaken, reckoned } from '../ending/end.ts';
import type { EventOf } from '../events.ts';
import { type Bar, bar } from '../outcome.ts';
import type { Play, State } from '../state.ts';
import { addedUp, type Line, recounted, shortfall } from './lines.ts';
import { type CORRECTIONS, correction } from './parameters.ts';

/** A correction of what the players have written or reckoned at the table. */
export interface AtTable extends Omit<EventOf<'ask-correction'>, 'what'> {
  readonly what: (typeof CORRECTIONS)[number];
}

export interface Repair {
  readonly state: State;
  /** The sheets say the same of it. */
  readonly agree: boolean;
}

export const repairOf = (edition: Edition, state: State, event: AtTable): Repair | Bar => {
  const ground = ask(edition, correction.correctable, event.what);
  switch (event.what) {
    case 'validity':
      return { state, agree: true };
    case 'deduction': {
      const state2 = racksRetaken(edition, state, event.of);
      return state2 === state ? bar('no-discrepancy', ground) : { state: state2, agree: true };
    }
    default: {
      const { of, line = 0 } = event;
      if (!lineOf(state, of, line)) return bar('no-such-line', ground);
      if (isPending(state, of, line)) return bar('too-early', ground);
      const repair = event.what === 'sum' ? sumOf(state, of, line) : countOf(state, event, line);
      return repair ?? bar('no-discrepancy', ground);
    }
  }
};

const lineOf = ({ sheets }: State, of: Player, line: number): Line | undefined =>
  [sheets[other(of)], sheets[of]].map((sheet) => sheet[line - 1]).find((one) => one?.by === of);

/** The line of a play that the rival has not accepted yet: it can simply be counted again. */
const isPending = ({ play, sheets }: State, of: Player, line: number): boolean =>
  play?.by === of && !play.accepted && play.noted[of] && line === sheets[of].length;

/** What the rival has written down is what counts; where that sheet is silent, the player's own. */
const inForce = <T>(of: Player, on: (sheet: Player) => T | undefined): T | undefined =>
  on(other(of)) ?? on(of);

const countOf = (state: State, { of, points }: AtTable, line: number): Repair | undefined => {
  const written = (player: Player) => state.sheets[player][line - 1]?.points;
  if (points === undefined || (written('A') === points && written('B') === points))
    return undefined;
  const rise = points - (inForce(of, written) ?? points);
  const sheets = each((player) => recounted(state.sheets[player], line, points));
  return {
    state: raised({ ...withWritten(state, of, line, points), sheets }, of, rise),
    agree: written('A') === written('B'),
  };
};

const sumOf = (state: State, of: Player, line: number): Repair | undefined => {
  const short = (player: Player) => shortfall(state.sheets[player], line);
  if (!short('A') && !short('B')) return undefined;
  const total = (player: Player) => state.sheets[player][line - 1]?.total;
  const sheets = each((player) => addedUp(state.sheets[player], line));
  return {
    state: raised({ ...state, sheets }, of, inForce(of, short) ?? 0),
    agree: total('A') === total('B'),
  };
};

/** What was written for the play that lies there follows, lest a recount put it right once more. */
const withWritten = (state: State, of: Player, line: number, points: number): State => {
  const latest = state.play ?? state.lastPlay;
  const noter = latest && (['A', 'B'] as const).find((player) => latest.noted[player]);
  if (!latest || latest.by !== of || !noter || line !== state.sheets[noter].length) return state;
  const right: Play = { ...latest, written: points };
  return state.play ? { ...state, play: right } : { ...state, lastPlay: right };
};

/** So many more points for a player; at the end the winner follows. */
const raised = (state: State, player: Player, by: number): State => {
  const scores = set(state.scores, player, state.scores[player] + by);
  const changed = { ...state, scores };
  return state.ended ? reckoned(changed, state.ended, state.ended.items) : changed;
};
