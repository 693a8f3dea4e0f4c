// A round that somebody else has paired is looked at for the little that the text says: all are there, each once, and
// in the first round the bye goes to whom it is due.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { approval } from '../approval/parameters.ts';
import { bye } from '../order/parameters.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { pairedIn, type State } from '../state.ts';
import { firstRoundBye } from './byes.ts';
import { pairing } from './parameters.ts';
import type { Tables, Two } from './tables.ts';

export const looked = (
  edition: Edition,
  state: State,
  round: number,
  proposal: Tables,
  after: State,
): Step => {
  const { tables, byes } = proposal;
  const two = ask(edition, approval.playersAtTable);
  const source = ask(edition, round === 1 ? bye.firstRound : bye.later);
  const manner = mannerOf(edition, state);
  const wrong = misfit(state, round, proposal);
  if (wrong) return refused(state, wrong, two);
  const expected = pairedIn(state, round).length % 2;
  if (byes.length !== expected) return refused(state, 'wrong-pairing', source);
  const due = round === 1 && expected === 1 ? firstRoundBye(edition, state) : null;
  if (due && !isSilent(due) && !byes.includes(due.player))
    return refused(state, 'wrong-pairing', due);
  const near = rematchIn(state, tables) ? ask(edition, pairing.rematch, fieldOf(state)) : null;
  if (near && isSilent(near)) return unregulated(state, near);
  if (near && says(near, 'barred')) return refused(state, 'already-met', near);
  const grounds = [
    two,
    manner,
    ...(expected === 1 ? [due ?? source] : []),
    ...(near ? [near] : []),
  ];
  return done(after, { tables: tables.map(([a, b]) => [a, b]), byes }, jointly(...grounds));
};

/** By what a round is paired that the regulation does not pair: the program, or the format. */
export const mannerOf = (edition: Edition, { tournament: { format } }: State): Asked<string> =>
  format === 'swiss' ? ask(edition, approval.swissProgram) : ask(edition, approval.formats, format);

const misfit = (state: State, round: number, { tables, byes }: Tables) => {
  const named = [...tables.flat(), ...byes];
  const due = new Set(pairedIn(state, round).map(({ entrant }) => entrant.id));
  if (new Set(named).size < named.length) return 'player-twice';
  if (named.some((id) => !due.has(id))) return 'unknown-player';
  return named.length < due.size ? 'player-missing' : null;
};

const rematchIn = ({ rounds }: State, tables: readonly Two[]): boolean => {
  const met = new Set(rounds.flatMap((before) => before.tables.map((one) => pairOf(one.players))));
  return tables.some((two) => met.has(pairOf(two)));
};

/** The same for two players, whoever is named first. */
const pairOf = ([a = '', b = '']: readonly string[]): string =>
  a < b ? `${a.length} ${a} ${b}` : `${b.length} ${b} ${a}`;

const fieldOf = ({ tournament: { format, kind } }: State) =>
  kind === 'master' && format === 'league' ? 'master-league' : format;
