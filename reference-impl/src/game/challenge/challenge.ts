// Questioning a play: who may, until when, and on what form.
import type { SlipItem } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { type Actor, isPlayer, other } from '../board/players.ts';
import { sameWord, type Word } from '../board/tiles.ts';
import { clock } from '../clock/parameters.ts';
import { endStop, groundClock, stopClock } from '../clock/stops.ts';
import { undraw } from '../drawing/refill.ts';
import type { EventOf, Handlers } from '../events.ts';
import { liftPlay } from '../hands.ts';
import { type Bar, bar, done, refused, type Step, unregulated } from '../outcome.ts';
import type { Play, State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { endTurn } from '../turn/turn-order.ts';
import { acceptance, challenge as challenging, ruling, type SLIP_ITEMS } from './parameters.ts';

const challenge = (edition: Edition, state: State, { by, words }: EventOf<'challenge'>): Step => {
  const { play } = state;
  if (!isPlayer(by)) {
    const outsider = ask(edition, challenging.byOutsider);
    return holds(outsider) ? done(state, null, outsider) : refused(state, 'not-entitled', outsider);
  }
  if (!play) {
    const closed = closedPlay(edition, state, words);
    return refused(state, closed.reason, closed.ground);
  }
  // Whoever has played on and names words of the play before is late; the own words nobody may question.
  const late = by === play.by && words.every((word) => !formed(play, word));
  const barred = late ? closedPlay(edition, state, words) : challengeBar(edition, play, by, words);
  if (barred) return refused(state, barred.reason, barred.ground);
  const handedIn = !needsSlip(edition, state);
  const onChallenge = ask(edition, clock.onChallenge, state.timing);
  const rulingStops = ask(edition, clock.rulingStops);
  // With a judge's device the challenge itself asks for the ruling; with slips, handing one in does.
  const asked = state.handling.mode === 'device' && holds(rulingStops);
  const stops = asked || says(onChallenge, 'stops');
  const why = asked ? rulingStops : onChallenge;
  const questioned: State = {
    ...endStop(state, 'check'),
    play: { ...play, challenge: { by, words, handedIn } },
  };
  return done(
    stops ? stopClock(questioned, 'ruling', why) : groundClock(questioned, why),
    null,
    ask(edition, challenging.opens),
    ask(edition, challenging.closes),
    ask(edition, challenging.byAuthor),
    ask(edition, challenging.byOutsider),
    ask(edition, challenging.several),
    ...(play.ruling === 'valid' ? [ask(edition, challenging.successive)] : []),
    why,
  );
};

const needsSlip = (edition: Edition, { handling, recording }: State): boolean => {
  const items = ask(edition, challenging.slipItems);
  const none = isSilent(items) || items.value.length === 0;
  return recording === 'sheets' && handling.mode === 'slips' && !none;
};

const closedPlay = (edition: Edition, { lastPlay }: State, words: readonly Word[]): Bar =>
  lastPlay && words.every((word) => formed(lastPlay, word))
    ? bar('turn-gone-by', ask(edition, acceptance.playingOn))
    : bar('no-play', ask(edition, challenging.opens));

const formed = (play: Play, word: Word): boolean => play.words.some((w) => sameWord(w.word, word));

const challengeBar = (
  edition: Edition,
  play: Play,
  by: Actor,
  words: readonly Word[],
): Bar | undefined => {
  const byAuthor = ask(edition, challenging.byAuthor);
  if (by === play.by && !holds(byAuthor)) return bar('not-entitled', byAuthor);
  const gone = play.noted.A && play.noted.B ? [ask(edition, acceptance.playingOn)] : [];
  if (isClosed(edition, play))
    return bar('already-noted', jointly(ask(edition, challenging.closes), ...gone));
  const frozen = ask(edition, challenging.frozenDuringRuling);
  const successive = ask(edition, challenging.successive);
  if (play.challenge) {
    const waits = isSilent(frozen) ? ask(edition, challenging.opens) : frozen;
    return bar('under-ruling', holds(successive) ? waits : jointly(waits, successive));
  }
  if (play.ruling === 'invalid' || (play.ruling === 'valid' && !holds(successive)))
    return bar('already-ruled', successive);
  if (!isOpen(edition, play)) return bar('too-early', ask(edition, challenging.opens));
  return words.every((word) => formed(play, word))
    ? undefined
    : bar(
        'not-in-play',
        jointly(ask(edition, challenging.several), ask(edition, acceptance.playingOn)),
      );
};

const isOpen = (edition: Edition, play: Play): boolean => {
  const opens = ask(edition, challenging.opens);
  if (says(opens, 'announced')) return play.announced;
  return !says(opens, 'author-noted') || play.noted[play.by];
};

const isClosed = (edition: Edition, { by, noted, accepted }: Play): boolean => {
  const closes = ask(edition, challenging.closes);
  if (says(closes, 'author-noted')) return noted[by];
  return says(closes, 'both-noted') ? noted.A && noted.B : accepted || noted[other(by)];
};

const ENTRIES: Readonly<Record<(typeof SLIP_ITEMS)[number], readonly SlipItem[]>> = {
  words: ['words'],
  signatures: ['signature-A', 'signature-B'],
  table: ['table'],
  round: ['round'],
  ticks: ['tick-A', 'tick-B'],
};

const handInSlip = (
  edition: Edition,
  state: State,
  { items, legible, again }: EventOf<'hand-in-slip'>,
): Step => {
  const { play } = state;
  const required = ask(edition, challenging.slipItems);
  if (!play?.challenge) return refused(state, 'no-play', required, ask(edition, turn.course));
  if (isSilent(required) || required.value.length === 0) return unregulated(state, required);
  if (state.handling.mode !== 'slips') return refused(state, 'not-applicable', required);
  const mustBeLegible = ask(edition, challenging.slipMustBeLegible);
  if (!legible) {
    return holds(mustBeLegible)
      ? refused(state, 'slip-illegible', mustBeLegible)
      : unregulated(state, required);
  }
  const cleared = ask(edition, challenging.clearedSlipSigned);
  const more = again && holds(cleared) ? (['signatures'] as const) : [];
  const missing = [...required.value, ...more]
    .flatMap((item) => ENTRIES[item])
    .filter((entry) => !items.includes(entry));
  if (missing.length > 0)
    return refused(state, 'slip-incomplete', required, ...(again ? [cleared] : []));
  const stops = ask(edition, clock.rulingStops);
  const handed: State = {
    ...state,
    play: { ...play, challenge: { ...play.challenge, handedIn: true } },
  };
  return done(
    holds(stops) ? stopClock(handed, 'ruling', stops) : handed,
    null,
    required,
    mustBeLegible,
    ...(again ? [cleared] : []),
    stops,
  );
};

/** The author takes the play back at the mere objection of the rival, before anybody rules. */
const withdraw = (edition: Edition, state: State, { by }: EventOf<'withdraw'>): Step => {
  const { play } = state;
  const frozen = ask(edition, challenging.frozenDuringRuling);
  const course = ask(edition, turn.course);
  if (!play || play.accepted) return refused(state, 'no-play', frozen, course);
  if (play.by !== by) return refused(state, 'not-entitled', frozen, course);
  if (!play.challenge) return refused(state, 'out-of-order', frozen, course);
  if (play.challenge.handedIn && holds(frozen)) return refused(state, 'under-ruling', frozen);
  return done(
    endTurn(edition, liftPlay(undraw(edition, state, play), play), 'withdrawn'),
    null,
    ask(edition, ruling.invalidCostsTurn),
    frozen,
  );
};

/** The challenger thinks better of it: the play is where it was before, and may still be questioned. */
const retract = (edition: Edition, state: State, { by }: EventOf<'retract-challenge'>): Step => {
  const { play } = state;
  const until = ask(edition, challenging.retraction);
  if (!play?.challenge) return refused(state, 'no-play', until, ask(edition, turn.course));
  if (isSilent(until)) return unregulated(state, until);
  if (play.challenge.by !== by) return refused(state, 'not-entitled', until);
  const late =
    until.value === 'never' || (until.value === 'until-asked' && play.challenge.handedIn);
  if (late) return refused(state, 'under-ruling', until);
  const as = endStop({ ...state, play: { ...play, challenge: null } }, 'ruling');
  return done(groundClock(as, until), null, until);
};

export const challenges: Handlers<'challenge' | 'hand-in-slip' | 'withdraw' | 'retract-challenge'> =
  {
    challenge,
    'hand-in-slip': handInSlip,
    withdraw,
    'retract-challenge': retract,
  };
