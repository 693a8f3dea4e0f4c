// Whether the seats of a body are filled as they have to be: each once, by those they are for, or by who may stand in.
import { SEATS } from '../../../../protocol/generated/vocabulary.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, holds, isSilent, jointly, lists, says } from '../../kernel/ruled.ts';
import type { EventOf } from '../events.ts';
import { type Bar, bar } from '../outcome.ts';
import { bodies } from './parameters.ts';

export type FormBody = EventOf<'form-body'>;
export type Member = FormBody['members'][number];
export type Seat = Member['seat'];

/** The first thing that is wrong with who is named for which seat. */
export const seatsBar = (edition: Edition, event: FormBody): Bar | undefined => {
  for (const seat of SEATS) {
    const wrong = seatBar(edition, event, seat);
    if (wrong) return wrong;
  }
  return clubsBar(edition, event);
};

const seatBar = (edition: Edition, event: FormBody, seat: Seat): Bar | undefined => {
  const exists = ask(edition, bodies.seats, event.body, seat);
  const own = event.members.filter((one) => one.seat === seat);
  if (!holds(exists))
    return own.length > 0
      ? bar('no-seat', jointly(exists, ask(edition, bodies.requiredIn, event.body)))
      : undefined;
  const [regular, others] = [own.filter(isRegular), own.filter((one) => !isRegular(one))];
  const substitutes = ask(edition, bodies.substitutes);
  return seat === 'players'
    ? electedBar(exists, regular, others, substitutes)
    : standInBar(edition, event, seat, exists, regular.length, others.length);
};

const isRegular = ({ substitute }: Member): boolean => substitute !== true;

const electedBar = (
  exists: Asked<boolean>,
  regular: readonly Member[],
  others: readonly Member[],
  substitutes: Asked<number>,
): Bar | undefined => {
  if (regular.length === 0) return bar('seat-missing', exists);
  if (regular.length > 1) return bar('no-seat', exists);
  const due = isSilent(substitutes) ? 0 : substitutes.value;
  if (others.length === due) return undefined;
  return bar(others.length < due ? 'seat-missing' : 'no-seat', substitutes);
};

const standInBar = (
  edition: Edition,
  { unavailable = [] }: FormBody,
  seat: Seat,
  exists: Asked<boolean>,
  regular: number,
  others: number,
): Bar | undefined => {
  const standIns = ask(edition, bodies.standIns);
  const onlyFor = ask(edition, bodies.standInsOnlyFor);
  const ground = jointly(exists, standIns);
  if (regular + others === 0) return bar('seat-missing', exists);
  if (regular + others > 1) return bar('no-seat', ground);
  if (others === 0) return undefined;
  if (!lists(standIns, seat)) return bar('seat-missing', ground);
  const free = says(onlyFor, 'anybody') || unavailable.includes(seat);
  return free ? undefined : bar('seat-available', onlyFor);
};

/** Those who stand in are of different clubs. */
const clubsBar = (edition: Edition, { members, parties = [] }: FormBody): Bar | undefined => {
  const from = ask(edition, bodies.standInClubs);
  if (isSilent(from)) return undefined;
  const standIns = members.filter((one) => !isRegular(one));
  const local = members.filter(({ seat }) => seat === 'organiser');
  const clubs = standIns.map(({ club }) => club);
  const barred = [
    ...(from.value === 'organiser-too' ? local : []),
    ...(from.value === 'parties-too' ? parties : []),
  ].map(({ club }) => club);
  const twice = clubs.some((club, i) => clubs.indexOf(club) !== i || barred.includes(club));
  return twice ? bar('same-club', from) : undefined;
};
