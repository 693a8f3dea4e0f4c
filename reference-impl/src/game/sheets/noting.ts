// A line for a turn without a play.
import { ask, type Edition } from '../../kernel/edition.ts';
import type { Ground } from '../../kernel/ruled.ts';
import { type Each, type Player, set } from '../board/players.ts';
import { acceptance, challenge } from '../challenge/parameters.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step } from '../outcome.ts';
import type { State } from '../state.ts';
import type { TurnKind } from '../turn/turns.ts';
import type { Line, Sheet } from './lines.ts';
import { SCORELESS, sheet } from './parameters.ts';

/** Nothing lies on the table: what can be noted is that the turn before went by without a play. */
export const noteTurn = (edition: Edition, state: State, event: EventOf<'note'>): Step => {
  const { by, points, total, dash } = event;
  const { closing, turns } = state;
  const latest = turns.at(-1);
  const noting = ask(edition, acceptance.noting);
  const carries = lineGrounds(edition, latest?.kind);
  if (!latest || latest.kind === 'play' || points !== 0)
    return refused(state, 'no-play', ask(edition, challenge.closes), ...carries);
  if (closing.notedTurn[by] >= turns.length)
    return refused(state, 'already-noted', noting, ...carries);
  const written: State = {
    ...state,
    sheets: withLine(state, by, {
      ...{ by: latest.by, kind: latest.kind, points },
      ...(total === undefined ? {} : { total }),
      ...(dash === undefined ? {} : { dash }),
    }),
    closing: { ...closing, notedTurn: set(closing.notedTurn, by, turns.length) },
  };
  return done(written, null, noting, ask(edition, acceptance.sheet), ...carries);
};

/** What a line for such a turn has to carry. */
const lineGrounds = (edition: Edition, kind: TurnKind | undefined): readonly Ground[] => {
  const scoreless = SCORELESS.find((one) => one === kind);
  return scoreless
    ? [ask(edition, sheet.dash, scoreless), ask(edition, sheet.carried, scoreless)]
    : [];
};

export const withLine = (state: State, player: Player, line: Line): Each<Sheet> =>
  set(state.sheets, player, [...state.sheets[player], line]);
