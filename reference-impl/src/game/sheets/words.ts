// Main words that a player owes the own sheet: written before signing, on the own time.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, holds, isSilent, says } from '../../kernel/ruled.ts';
import { type Player, set } from '../board/players.ts';
import { lossOnTime } from '../clock/overtime.ts';
import { wait } from '../clock/passing.ts';
import { runsFor } from '../clock/timekeeping.ts';
import { timeRetaken } from '../ending/end.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { isClosed } from './closed.ts';
import { type Sheet, withoutWord } from './lines.ts';
import { closing, sheet as rules } from './parameters.ts';

type LateWords = EventOf<'complete-sheet'>;

/** The player may not sign yet: main words are missing on the own sheet. */
export const owesWords = (edition: Edition, { sheets }: State, player: Player): boolean =>
  holds(ask(edition, rules.wordsBeforeSigning)) && withoutWord(sheets[player]).length > 0;

export const completeSheet = (edition: Edition, state: State, event: LateWords): Step => {
  const { by, words } = event;
  const clock = ask(edition, rules.wordsClock);
  if (isSilent(clock)) return unregulated(state, clock, ask(edition, rules.compared));
  const before = ask(edition, rules.wordsBeforeSigning);
  const closedBy = ask(edition, closing.closedBy);
  if (isClosed(edition, state)) return refused(state, 'game-closed', closedBy);
  const missing = withoutWord(state.sheets[by]);
  if (words.some(({ line }) => !state.sheets[by][line - 1]))
    return refused(state, 'no-such-line', before);
  if (words.some(({ line }) => !missing.includes(line)))
    return refused(state, 'not-applicable', before);
  const step = onTime(edition, state, event, clock);
  if (step.outcome.kind !== 'done') return step;
  const sheets = set(state.sheets, by, written(state.sheets[by], words));
  return done({ ...step.state, sheets }, null, before, clock, step.outcome, closedBy);
};

const written = (sheet: Sheet, words: LateWords['words']): Sheet =>
  sheet.map((line, i) => {
    const late = words.find((one) => one.line === i + 1);
    return late ? { ...line, word: late.word } : line;
  });

/** During play the own time has to run already; once play is over it runs for this alone. */
const onTime = (
  edition: Edition,
  state: State,
  { by, ms }: LateWords,
  clock: Asked<'own' | 'nobody'>,
): Step => {
  if (says(clock, 'nobody')) return done(state, null);
  if (!state.ended)
    return runsFor(state.timed.running, by)
      ? wait(edition, state, { type: 'wait', ms })
      : refused(state, 'out-of-turn', clock, ask(edition, turn.course));
  const used = state.clocks[by] + ms;
  const loss = lossOnTime(edition, state);
  // Nothing is said of a game that is over and would now be lost on time.
  if (loss.atMs !== null && used >= loss.atMs) return unregulated(state, clock, loss);
  const time = { ...state.time, elapsedMs: state.time.elapsedMs + ms };
  const later: State = { ...state, time, clocks: set(state.clocks, by, used) };
  const costs = ask(edition, rules.wordsCost);
  return holds(costs)
    ? done(timeRetaken(edition, later, by), null, costs)
    : done(later, null, costs);
};
