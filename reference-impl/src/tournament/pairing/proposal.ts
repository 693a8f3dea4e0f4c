// A round that somebody else has paired is looked at for the little that the text says: all are there, each once.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, jointly, says } from '../../kernel/ruled.ts';
import { approval } from '../approval/parameters.ts';
import { bye } from '../order/parameters.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { pairedIn, type State } from '../state.ts';
import { pairing } from './parameters.ts';

type Two = readonly [string, string];

export interface Proposal {
  readonly tables: readonly Two[];
  readonly byes: readonly string[];
}

export const looked = (
  edition: Edition,
  state: State,
  round: number,
  proposal: Proposal,
  after: State,
): Step => {
  const { tables, byes } = proposal;
  const two = ask(edition, approval.playersAtTable);
  const source = ask(edition, round === 1 ? bye.firstRound : bye.later);
  const wrong = misfit(state, round, proposal);
  if (wrong) return refused(state, wrong, two);
  const expected = pairedIn(state, round).length % 2;
  if (byes.length !== expected) return refused(state, 'wrong-pairing', source);
  const near = rematchIn(state, tables) ? ask(edition, pairing.rematch, fieldOf(state)) : null;
  if (near && isSilent(near)) return unregulated(state, near);
  if (near && says(near, 'barred')) return refused(state, 'already-met', near);
  const program = ask(edition, approval.swissProgram);
  const grounds = [two, ...(byes.length > 0 ? [source] : []), ...(near ? [near] : [program])];
  return done(after, { tables: tables.map(([a, b]) => [a, b]), byes }, jointly(...grounds));
};

const misfit = (state: State, round: number, { tables, byes }: Proposal) => {
  const named = [...tables.flat(), ...byes];
  const due = new Set(pairedIn(state, round).map(({ entrant }) => entrant.id));
  if (new Set(named).size < named.length) return 'player-twice';
  if (named.some((id) => !due.has(id))) return 'unknown-player';
  return named.length < due.size ? 'player-missing' : null;
};

const rematchIn = ({ rounds }: State, tables: readonly Two[]): boolean =>
  tables.some((two) =>
    rounds.some(({ tables: before }) =>
      before.some(({ players }) => players.every((id) => two.includes(id))),
    ),
  );

const fieldOf = ({ tournament: { format, kind } }: State) =>
  kind === 'master' && format === 'league' ? 'master-league' : format;
