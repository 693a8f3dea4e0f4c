// The conditions of an official tournament, each with its ground and, where it is not met, the reason.
import type {
  TournamentConfiguration,
  TournamentProposal,
} from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, jointly, lists, says } from '../../kernel/ruled.ts';
import { master } from '../master/parameters.ts';
import { seeding } from '../order/parameters.ts';
import { type Condition, condition, isBelow } from '../outcome.ts';
import { kothRoundsOf } from '../pairing/koth-rounds.ts';
import { approval, national } from './parameters.ts';
import { announcementOf, seasonOf } from './timely.ts';

type Look = (
  edition: Edition,
  t: TournamentConfiguration,
  p: TournamentProposal,
) => readonly Condition[];

const formatOf: Look = (edition, { kind, format }, { leagueFits, permissions }) => {
  const manner = ask(edition, approval.formats, format);
  const tooMany = says(manner, 'if-it-fits') && !leagueFits;
  const unasked = says(manner, 'with-permission') && !permissions.includes('format');
  const own = condition(tooMany ? 'too-many-players' : unasked ? 'needs-permission' : null, manner);
  if (kind !== 'national') return [own];
  const formats = ask(edition, national.formats);
  return [own, condition(lists(formats, format) ? null : 'wrong-format', formats)];
};

const sizeOf: Look = (edition, { kind, rounds }, { entered, present, atTable, seats }) => {
  const two = ask(edition, approval.playersAtTable);
  const fewestRounds = ask(
    edition,
    kind === 'national' ? national.fewestRounds : approval.fewestRounds,
  );
  const fewest = ask(edition, approval.fewestPlayers);
  const counted = ask(edition, approval.playersCounted);
  const players = present !== null && says(counted, 'present') ? present : entered;
  const room = ask(edition, approval.fewestSeats);
  return [
    condition(!isSilent(two) && atTable !== two.value ? 'not-two-players' : null, two),
    condition(isBelow(rounds, fewestRounds) ? 'too-few-rounds' : null, fewestRounds),
    condition(isBelow(players, fewest) ? 'too-few-players' : null, jointly(fewest, counted)),
    condition(isBelow(seats, room) ? 'venue-too-small' : null, room),
  ];
};

const programOf: Look = (edition, { format }, { program }) => {
  const prescribed = ask(edition, approval.swissProgram);
  const wanted = format === 'swiss' && says(prescribed, 'swiss-perfect');
  const other = wanted && program !== 'swiss-perfect';
  return [condition(other ? 'wrong-program' : null, prescribed)];
};

const orderOf: Look = (edition, { order, rounds }, { orderNotified }) => {
  const randomFrom = ask(edition, seeding.randomFrom);
  const random =
    order === 'random'
      ? [condition(isBelow(rounds, randomFrom) ? 'too-few-rounds' : null, randomFrom)]
      : [];
  const noticeFrom = ask(edition, seeding.noticeFrom);
  if (isSilent(noticeFrom)) return random;
  const untold = !isBelow(rounds, noticeFrom) && !orderNotified;
  return [...random, condition(untold ? 'not-notified' : null, noticeFrom)];
};

const accelerationOf: Look = (edition, _, { accelerated, beginners, entered, permissions }) => {
  if (accelerated === null) return [];
  const when = ask(edition, approval.accelerationWhen);
  const share = ask(edition, approval.beginnersOneIn);
  const isFew = !isSilent(share) && beginners * share.value < entered;
  const few = accelerated === 'half-beginners' && isFew;
  const by = ask(edition, approval.accelerationBy);
  const unasked = says(by, 'commission') && !permissions.includes('acceleration');
  return [
    condition(lists(when, accelerated) && !few ? null : 'not-applicable', jointly(when, share)),
    condition(unasked ? 'needs-permission' : null, by),
  ];
};

const timetableOf: Look = (edition, _, { timetableShown }) => {
  const shown = ask(edition, approval.timetableShown);
  return [condition(holds(shown) && !timetableShown ? 'not-displayed' : null, shown)];
};

const masterOf: Look = (edition, { kind }, { asDescribed, permissions }) => {
  if (kind !== 'master') return [];
  const variation = ask(edition, master.variation);
  const unasked =
    says(variation, 'with-permission') && !asDescribed && !permissions.includes('master-variation');
  return [condition(unasked ? 'needs-permission' : null, variation)];
};

const LOOKS: readonly Look[] = [
  formatOf,
  sizeOf,
  programOf,
  orderOf,
  (edition, tournament) => kothRoundsOf(edition, tournament),
  accelerationOf,
  (edition, _, proposal) => announcementOf(edition, proposal),
  (edition, _, proposal) => seasonOf(edition, proposal),
  timetableOf,
  masterOf,
];

/** Every condition that there is to look at, in the order of the text. */
export const conditionsOf = (
  edition: Edition,
  tournament: TournamentConfiguration,
  proposal: TournamentProposal,
): readonly Condition[] => LOOKS.flatMap((look) => look(edition, tournament, proposal));
