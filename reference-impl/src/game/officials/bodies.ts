// Setting up a body: whether the tournament has to have it, and whether those named may sit on it.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, jointly, lists } from '../../kernel/ruled.ts';
import { bar, done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { calledFor, differenceBar, electionBar, federationBar } from './calling.ts';
import { bodies } from './parameters.ts';
import { type FormBody, type Member, seatsBar } from './seats.ts';

export const formBody = (edition: Edition, state: State, event: FormBody): Step => {
  const { setting } = state.officials;
  const required = ask(edition, bodies.requiredIn, event.body);
  if (isSilent(required) || !setting) return unregulated(state, required);
  const none = event.members.length === 0;
  if (!lists(required, setting.class))
    return none ? done(state, { seated: [] }, required) : unregulated(state, required);
  if (none) return refused(state, 'required', required);
  const wrong =
    seatsBar(edition, event) ??
    federationBar(edition, event, setting.host) ??
    electionBar(edition, event);
  if (wrong) return refused(state, wrong.reason, wrong.ground, required);
  return seat(edition, state, event, setting.class === 'national', required);
};

/** Those who sit: for the players one of three, for any other seat whoever is named for it. */
const seat = (
  edition: Edition,
  state: State,
  event: FormBody,
  national: boolean,
  required: Ground,
): Step => {
  const called = calledFor(edition, event, national);
  const elsewhere = ask(edition, bodies.playersFromElsewhere);
  const hasPlayers = event.members.some(({ seat }) => seat === 'players');
  const sits = (one: Member): boolean => one.seat !== 'players' || one === called;
  const seated = event.members.filter(sits);
  const barred =
    hasPlayers && !called ? bar('incompatible', elsewhere) : differenceBar(edition, event, seated);
  if (barred) return refused(state, barred.reason, barred.ground);
  const { officials } = state;
  const formed: State =
    event.body === 'tribunal' ? { ...state, officials: { ...officials, tribunal: true } } : state;
  return done(
    formed,
    { seated: event.members.flatMap((one, i) => (sits(one) ? [i + 1] : [])) },
    ...groundsOf(edition, event, required),
  );
};

const groundsOf = (
  edition: Edition,
  { body, members, parties = [] }: FormBody,
  required: Ground,
): readonly Ground[] => {
  const seats = members.map(({ seat }) => ask(edition, bodies.seats, body, seat));
  const standsIn = body === 'committee' && members.some(({ substitute }) => substitute);
  return [
    required,
    jointly(...seats),
    ...(body === 'tribunal' ? [ask(edition, bodies.playersElected)] : []),
    ...(parties.length > 0 ? [ask(edition, bodies.playersFromElsewhere)] : []),
    ...(standsIn ? [ask(edition, bodies.standIns)] : []),
  ];
};
