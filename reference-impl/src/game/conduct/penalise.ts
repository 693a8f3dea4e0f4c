// What an official may impose on a player for a breach.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, isSilent, jointly, lists, says } from '../../kernel/ruled.ts';
import { endGame, sanctioned } from '../ending/end.ts';
import type { EventOf } from '../events.ts';
import { type Bar, bar, done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { penalty } from './penalty.ts';
import type { Act } from './record.ts';

type Penalise = EventOf<'penalise'>;

export const penalise = (edition: Edition, state: State, event: Penalise): Step => {
  const measures = ask(edition, penalty.measures);
  if (isSilent(measures)) return unregulated(state, measures);
  const act = state.conduct.acts.find((one) => one.event === event.for && one.by === event.player);
  if (event.measure === 'warning') return unregulated(state, measures);
  const barred = personBar(edition, event) ?? actBar(edition, state, event, act);
  if (barred) return refused(state, barred.reason, barred.ground);
  const limit = measureBar(edition, state, event);
  if (limit) return refused(state, limit.reason, limit.ground);
  const ground = jointly(measures, ...(act ? [act] : []));
  return done(
    imposed(edition, state, event, ground),
    null,
    ground,
    ...amountGrounds(edition, event),
  );
};

const personBar = (edition: Edition, { by }: Penalise): Bar | undefined => {
  const who = ask(edition, penalty.by);
  const competent = by === 'arbiter' || (by === 'assistant' && says(who, 'any-official'));
  return competent ? undefined : bar('not-competent', who);
};

const actBar = (
  edition: Edition,
  { conduct }: State,
  { proved, player }: Penalise,
  act: Act | undefined,
): Bar | undefined => {
  const proof = ask(edition, penalty.needsProof);
  if (!act?.breach) return bar('no-breach', jointly(proof, ...(act ? [act] : [])));
  if (holds(proof) && !proved) return bar('not-proved', proof);
  const per = ask(edition, penalty.per);
  const same = conduct.sanctions.some(
    (one) => one.player === player && (one.for === act.event || says(per, 'game')),
  );
  return same ? bar('already-punished', per) : undefined;
};

const measureBar = (edition: Edition, { ended }: State, event: Penalise): Bar | undefined => {
  const { measure, points = 0, grave } = event;
  const measures = ask(edition, penalty.measures);
  if (!lists(measures, measure)) return bar('not-allowed', measures);
  const until = ask(edition, penalty.until);
  if (ended && says(until, 'end-of-game')) return bar('too-late', until);
  const beyond = ask(edition, penalty.beyondPoints);
  if (measure !== 'points')
    return says(beyond, 'grave-only') && !grave ? bar('not-grave', beyond) : undefined;
  const amount = ask(edition, penalty.points);
  const kind = ask(edition, penalty.pointsAre);
  if (isSilent(amount)) return undefined;
  const fits = says(kind, 'exact') ? points === amount.value : points >= amount.value;
  return fits ? undefined : bar('wrong-amount', jointly(amount, kind));
};

const amountGrounds = (edition: Edition, { measure }: Penalise): readonly Ground[] =>
  measure === 'points'
    ? [ask(edition, penalty.points), ask(edition, penalty.pointsAre)]
    : [ask(edition, penalty.beyondPoints)];

/** It is put on record; points come off at once, and whoever is put out loses the game that goes on. */
const imposed = (edition: Edition, state: State, event: Penalise, ground: Ground): State => {
  const { player, measure } = event;
  const points = measure === 'points' ? pointsOff(edition, state, event) : undefined;
  const sanction = {
    player,
    measure,
    ...(points === undefined ? {} : { points }),
    ...(event.for === undefined ? {} : { for: event.for }),
    status: 'in-force' as const,
  };
  const { conduct } = state;
  const recorded: State = {
    ...state,
    conduct: { ...conduct, sanctions: [...conduct.sanctions, sanction] },
  };
  if (points !== undefined) return sanctioned(recorded, player, points);
  return isOut(event) ? putOut(edition, recorded, event, ground) : recorded;
};

const pointsOff = (
  edition: Edition,
  { scores }: State,
  { player, points = 0 }: Penalise,
): number =>
  says(ask(edition, penalty.floor), 'zero')
    ? Math.min(points, Math.max(0, scores[player]))
    : points;

const isOut = ({ measure }: Penalise): boolean => measure === 'game' || measure === 'tournament';

const putOut = (edition: Edition, state: State, event: Penalise, ground: Ground): State => {
  const { player, measure } = event;
  const gone = measure === 'tournament' && !state.expelled.includes(player);
  const out = gone ? { ...state, expelled: [...state.expelled, player] } : state;
  return out.ended ? out : endGame(edition, out, 'disqualification', ground, player);
};
