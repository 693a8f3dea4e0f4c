// Which clauses a tournament breaks, and what the regulation leaves to the organiser: everything that the engine did not
// simply admit, with the place in the file.
import type {
  ClauseId,
  Refusal,
  TournamentEvent,
  TournamentEventType,
  TournamentFile,
} from '../protocol/generated/types.ts';
import {
  applyToTournament,
  conditionsOf,
  criteriaOf,
  tournamentOf,
} from '../reference-impl/src/index.ts';
import { proposalOf } from './approval.ts';
import { configurationOf, entrantsOf } from './course.ts';
import type { Followed, Outcome, Told } from './follow.ts';

/** What of a tournament can be against the regulation. */
export type Matter =
  | Extract<
      TournamentEventType,
      | 'examine'
      | 'publish-call'
      | 'send-results'
      | 'enter'
      | 'withdraw'
      | 'rejoin'
      | 'ask-readmission'
      | 'assign-bye'
      | 'pair'
      | 'record'
      | 'draw-lots'
      | 'publish'
      | 'award'
    >
  | 'tie-breaks';

export interface Finding {
  /** Where the file says so, as a JSON pointer. */
  readonly at: string;
  readonly round: number | null;
  readonly matter: Matter;
  /** Why it is not admitted; null where the regulation has no rule. */
  readonly reason: Refusal | null;
  readonly because: readonly ClauseId[];
}

export const findingsOf = (file: TournamentFile, followed: Followed): readonly Finding[] => [
  ...beforehand(file, followed),
  ...tieBreaksOf(file, followed),
  ...[...followed.rounds, ...(followed.next ? [followed.next] : [])].flatMap(
    ({ round, moves, bye, pair, games, lots, published }) => {
      // Where nobody is left without a rival there is no bye to speak of.
      const open = bye?.outcome.kind === 'unregulated' ? [bye] : [];
      const all: readonly Told[] = [...moves, ...open, pair, ...games, ...lots, ...published];
      return all.flatMap((told) => findingIn(told, round));
    },
  ),
  ...(followed.award ? findingIn(followed.award, null) : []),
];

const findingIn = ({ at, event, outcome }: Told, round: number | null): Finding[] =>
  fromOutcome(outcome, { at, round, matter: event.type as Matter });

const fromOutcome = (
  outcome: Outcome,
  about: Pick<Finding, 'at' | 'round' | 'matter'>,
): Finding[] => {
  if (outcome.kind === 'done') return [];
  const reason = outcome.kind === 'refused' ? outcome.reason : null;
  return [{ ...about, reason, because: outcome.because }];
};

/** What a condition is about, where it is not the approval itself. */
const PLACES: Partial<Record<Refusal, string>> = {
  'too-few-rounds': '/rounds',
  'too-few-players': '/players',
  'wrong-round': '/koth',
};

/** Its conditions, all of them and not only the first; its call; when its results were sent. */
const beforehand = (file: TournamentFile, { edition }: Followed): Finding[] => {
  const tournament = configurationOf(file);
  const conditions = conditionsOf(edition, tournament, proposalOf(file));
  const unmet = tournament.official
    ? conditions.flatMap(({ unmet: reason, ground }) => (reason ? [{ reason, ground }] : []))
    : [];
  // Whether it was approved before it was called is not in the file.
  const state = tournamentOf({ ...tournament, approved: true }, entrantsOf(file), []);
  const look = (at: string, event: TournamentEvent): Finding[] =>
    fromOutcome(applyToTournament(edition, state, event).outcome, {
      ...{ at, round: null, matter: event.type as Matter },
    });
  return [
    ...unmet.map(
      ({ reason, ground }): Finding => ({
        at: PLACES[reason] ?? (file.approval ? '/approval' : ''),
        ...{ round: null, matter: 'examine', reason, because: ground.because },
      }),
    ),
    ...(file.call ? look('/call', { type: 'publish-call', ...file.call }) : []),
    ...(file.resultsSentAfter === undefined
      ? []
      : look('/resultsSentAfter', { type: 'send-results', workingDays: file.resultsSentAfter })),
  ];
};

/** Those that were announced are those of the regulation, in its order. */
const tieBreaksOf = (file: TournamentFile, { edition }: Followed): Finding[] => {
  if (!file.tieBreaks) return [];
  const due = criteriaOf(edition, configurationOf(file));
  return due.flatMap((criterion, i): Finding[] => {
    if ('value' in criterion && criterion.value === file.tieBreaks?.[i]) return [];
    const at = i < (file.tieBreaks?.length ?? 0) ? `/tieBreaks/${i}` : '/tieBreaks';
    const { because } = criterion;
    return [{ at, round: null, matter: 'tie-breaks', reason: 'wrong-value', because }];
  });
};
