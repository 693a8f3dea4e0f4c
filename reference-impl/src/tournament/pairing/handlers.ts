// A round is paired, begins, and is published.
import type { TournamentRound } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import { approval } from '../approval/parameters.ts';
import type { Handlers, TournamentEventOf } from '../events.ts';
import { penalties } from '../life/penalties.ts';
import {
  type Condition,
  condition,
  done,
  judged,
  refused,
  type Step,
  unregulated,
} from '../outcome.ts';
import { lastRound, type State } from '../state.ts';
import { onTheHill } from './koth.ts';
import { rounds } from './parameters.ts';
import { looked, mannerOf } from './proposal.ts';
import { isSame, type Tables, type Two } from './tables.ts';

type Pair = TournamentEventOf<'pair'>;

const pair = (edition: Edition, before: State, { round, tables, byes = [] }: Pair): Step => {
  const ground = ask(edition, approval.playersAtTable);
  const isNext = round === lastRound(before) + 1 && round <= before.tournament.rounds;
  if (!isNext) return refused(before, 'wrong-round', ground);
  const { state, out } = penalties(edition, before, round);
  const proposal = tables && { tables: tables.map(twoOf), byes };
  const step = state.tournament.koth.includes(round)
    ? asKoth(edition, state, round, proposal)
    : asGiven(edition, state, round, proposal);
  const { outcome } = step;
  if (outcome.kind !== 'done') return { ...step, state: before };
  const because = [
    ...outcome.because,
    ...out.because.filter((id) => !outcome.because.includes(id)),
  ];
  return { ...step, outcome: { ...outcome, because } };
};

const twoOf = ([a = '', b = '']: readonly string[]): Two => [a, b];

const asKoth = (
  edition: Edition,
  state: State,
  round: number,
  proposal: Tables | undefined,
): Step =>
  onTheHill(edition, state, round, ({ tables, byes, because }) => {
    if (proposal && !isSame(proposal, { tables, byes }))
      return refused(state, 'wrong-pairing', { because });
    const after = withRound(state, round, { tables, byes });
    return done(after, { tables: tables.map((two) => [...two]), byes }, { because });
  });

/** Who meets whom in any other round is not said: a pairing can only be looked at. */
const asGiven = (
  edition: Edition,
  state: State,
  round: number,
  proposal: Tables | undefined,
): Step => {
  if (!proposal) return unregulated(state, mannerOf(edition, state));
  return looked(edition, state, round, proposal, withRound(state, round, proposal));
};

const withRound = (state: State, round: number, { tables, byes }: Tables): State => {
  const penaltyByes = state.players
    .filter(({ penalty, status }) => penalty === round && status !== 'out')
    .map(({ entrant }) => entrant.id);
  const paired: TournamentRound = {
    tables: tables.map(([a, b]) => ({ players: [a, b] })),
    byes,
    penaltyByes,
  };
  return { ...state, rounds: [...state.rounds, paired] };
};

/** The round was played so, whatever the regulation makes of how it was paired. */
export const heldAllTheSame = (
  edition: Edition,
  before: State,
  round: number,
  tables: Tables,
): State => withRound(penalties(edition, before, round).state, round, tables);

const beginRound = (
  edition: Edition,
  state: State,
  { signs, timing, met }: TournamentEventOf<'begin-round'>,
): Step => {
  const due = ask(edition, rounds.signs);
  const lacks = !isSilent(due) && due.value.some((sign) => !signs.includes(sign));
  const late = ask(edition, rounds.late);
  const needs = ask(edition, rounds.earlyNeeds);
  const missing = isSilent(needs) ? [] : needs.value.filter((need) => !met.includes(need));
  const conditions: Condition[] = [condition(lacks ? 'not-announced' : null, due)];
  if (timing === 'late') conditions.push(condition(says(late, 'barred') ? 'too-late' : null, late));
  if (timing === 'early') {
    const untold = missing.includes('all-told');
    const reason = untold ? 'not-announced' : missing.length > 0 ? 'objected' : null;
    conditions.push(condition(reason, needs));
  }
  return judged(state, conditions);
};

const publish = (edition: Edition, state: State, { what }: TournamentEventOf<'publish'>): Step => {
  const due = ask(edition, rounds.published);
  const lacks = !isSilent(due) && due.value.some((item) => !what.includes(item));
  return judged(state, [condition(lacks ? 'incomplete' : null, due)]);
};

export const roundWork: Handlers<'pair' | 'begin-round' | 'publish'> = {
  pair,
  'begin-round': beginRound,
  publish,
};
