// Violations of the rules on approval, the order of players, byes and pairing.
import type { TournamentEvent } from '../../protocol/generated/types.ts';
import type { Tournament, TournamentApply } from '../../reference-impl/src/index.ts';
import { reporting, type TournamentViolation } from './violation.ts';

type Act = TournamentViolation['actInTournament'];

/** An event told otherwise before anybody looks at it. */
const toldAs =
  (change: (event: TournamentEvent, before: Tournament) => TournamentEvent): Act =>
  (sound) =>
  (edition, before, event) =>
    sound(edition, before, change(event, before));

const met = ({ rounds }: Tournament, two: readonly string[]): boolean =>
  rounds.some(({ tables }) =>
    tables.some(({ players }) => two.every((id) => players.includes(id))),
  );

/** Whatever is proposed is taken. */
const taking: Act = (sound) => (edition, before, event) => {
  const step = sound(edition, before, event);
  if (event.type !== 'pair' || !event.tables || step.outcome.kind !== 'refused') return step;
  const { because } = step.outcome;
  const report = { tables: event.tables, byes: event.byes ?? [] };
  const round = {
    tables: event.tables.map((players) => ({ players })),
    byes: event.byes ?? [],
    penaltyByes: [],
  };
  const state = { ...before, rounds: [...before.rounds, round] };
  return { state, outcome: { kind: 'done', because, report } };
};

const onlyWhere =
  (where: (event: TournamentEvent, before: Tournament) => boolean, act: Act): Act =>
  (sound: TournamentApply) => {
    const broken = act(sound);
    return (edition, before, event) =>
      (where(event, before) ? broken : sound)(edition, before, event);
  };

export const organising: readonly TournamentViolation[] = [
  {
    name: 'only a random order is notified',
    clauses: ['ajs-2024:4.1.5.p3'],
    actInTournament: toldAs((event, { tournament: { order } }) =>
      event.type === 'examine' && order === 'elo'
        ? { ...event, proposal: { ...event.proposal, orderNotified: true } }
        : event,
    ),
  },
  {
    name: 'the list is not sorted again after the first round',
    clauses: ['ajs-2024:4.1.5.p1.s3'],
    actInTournament: toldAs((event) =>
      event.type === 'order-players' ? { ...event, round: 1 } : event,
    ),
  },
  {
    name: 'a league is paired with the program as well',
    clauses: ['ajs-2024:4.1.3.p5.s1'],
    actInTournament: (sound) => (edition, before, event) => {
      const tournament = { ...before.tournament, format: 'swiss' as const };
      const { format } = before.tournament;
      return format === 'league' && event.type === 'examine'
        ? sound(edition, { ...before, tournament }, event)
        : sound(edition, before, event);
    },
  },
  {
    name: 'king of the hill keeps apart those who have met',
    clauses: ['ajs-2024:4.1.1.p4.s1'],
    actInTournament: reporting('pair', ({ tables, byes }, before) => {
      const [[a = '', b = ''] = [], [c = '', d = ''] = [], ...rest] = tables;
      const swapped = met(before, [a, b]) && c !== '' ? [[a, c], [b, d], ...rest] : tables;
      return { tables: swapped as typeof tables, byes };
    }),
  },
  {
    name: 'the bye of the first round goes to whomever the program names',
    clauses: ['ajs-2024:4.1.6.s1#nearest-the-end'],
    actInTournament: onlyWhere(
      (event, { rounds }) =>
        event.type === 'pair' && rounds.length === 0 && event.byes?.length === 1,
      taking,
    ),
  },
  {
    name: 'tables are taken as they are proposed, whoever sits at them',
    clauses: ['ajs-2024:4.1.1.p1.s3', 'ajs-2024:4.1.3.p5.s1'],
    actInTournament: taking,
  },
  {
    name: 'somebody is left without a rival though the number is even',
    clauses: ['ajs-2024:4.1.6.s1'],
    actInTournament: (sound) => (edition, before, event) => {
      const step = sound(edition, before, event);
      const { outcome } = step;
      if (event.type !== 'assign-bye' || outcome.kind !== 'refused') return step;
      const player = before.players.at(-1)?.entrant.id ?? null;
      const report = { by: 'regulation' as const, player };
      return { ...step, outcome: { kind: 'done', because: outcome.because, report } };
    },
  },
  {
    name: 'a call waits for another approval than that of the tournament',
    clauses: ['ajs-2024:4.1.2.p2.s1#after-approval'],
    actInTournament: (sound) => (edition, before, event) => {
      const step = sound(edition, before, event);
      if (event.type !== 'examine') return step;
      const { approved } = before.tournament;
      const tournament = { ...step.state.tournament, approved };
      return { ...step, state: { ...step.state, tournament } };
    },
  },
];
