// Questioning a play: who may, until when, and on what form.
import { type Edition, valueIn } from '../../kernel/edition.ts';
import { type Actor, isPlayer, other } from '../board/players.ts';
import { sameWord, type Word } from '../board/tiles.ts';
import type { EventOf, SlipEntry } from '../events.ts';
import {
  type Bar,
  because,
  done,
  type Grounds,
  type Refusal,
  refused,
  type Step,
  unregulated,
} from '../outcome.ts';
import type { SLIP_ITEMS } from '../parameters.ts';
import { liftPlay, type Play, type State } from '../state.ts';
import { endTurn } from '../turn/turn-order.ts';

export const challenge = (
  edition: Edition,
  state: State,
  { by, words }: EventOf<'challenge'>,
): Step => {
  const { play } = state;
  if (!isPlayer(by)) {
    return valueIn(edition, 'outsiderChallenge')
      ? done(state, because(edition, 'outsiderChallenge'))
      : refused(state, 'not-entitled', because(edition, 'outsiderChallenge'));
  }
  if (!play) return refused(state, ...closedPlay(edition, state, words));
  const bar = challengeBar(edition, play, by, words);
  if (bar) return refused(state, bar.reason, bar.because);
  const noSlip =
    (valueIn(edition, 'slipItems') ?? []).length === 0 || state.handling.mode !== 'slips';
  // With a judge's device the challenge itself asks for the ruling; with slips, handing one in does.
  const asksForRuling = state.handling.mode === 'device' && valueIn(edition, 'rulingStopsClock');
  const stops = asksForRuling || valueIn(edition, 'challengeClock') === 'stops';
  return done(
    {
      ...state,
      running: stops ? null : state.running,
      play: { ...play, challenge: { by, words, handedIn: noSlip } },
    },
    because(edition, 'challengeOpens', 'challengeClock'),
  );
};

const closedPlay = (
  edition: Edition,
  { lastPlay }: State,
  words: readonly Word[],
): [Refusal, Grounds] =>
  lastPlay && words.every((word) => formed(lastPlay, word))
    ? ['turn-gone-by', because(edition, 'playingOnAccepts')]
    : ['no-play', because(edition, 'challengeOpens')];

const formed = (play: Play, word: Word): boolean => play.words.some((w) => sameWord(w.word, word));

const challengeBar = (
  edition: Edition,
  play: Play,
  by: Actor,
  words: readonly Word[],
): Bar | undefined => {
  if (by === play.by && !valueIn(edition, 'selfChallenge')) {
    return { reason: 'not-entitled', because: because(edition, 'selfChallenge') };
  }
  if (isClosed(edition, play))
    return { reason: 'already-noted', because: because(edition, 'challengeCloses') };
  if (play.challenge)
    return { reason: 'under-ruling', because: because(edition, 'frozenDuringRuling') };
  if (
    play.ruling === 'invalid' ||
    (play.ruling === 'valid' && !valueIn(edition, 'successiveChallenges'))
  ) {
    return { reason: 'already-ruled', because: because(edition, 'successiveChallenges') };
  }
  if (!isOpen(edition, play))
    return { reason: 'too-early', because: because(edition, 'challengeOpens') };
  return words.every((word) => formed(play, word))
    ? undefined
    : { reason: 'not-in-play', because: because(edition, 'verdictScope') };
};

const isOpen = (edition: Edition, play: Play): boolean => {
  const from = valueIn(edition, 'challengeOpens') ?? 'placed';
  return from === 'placed' || (from === 'announced' ? play.announced : play.noted[play.by]);
};

const isClosed = (edition: Edition, { by, noted, accepted }: Play): boolean => {
  const when = valueIn(edition, 'challengeCloses') ?? 'rival-noted';
  if (when === 'author-noted') return noted[by];
  return when === 'both-noted' ? noted.A && noted.B : accepted || noted[other(by)];
};

const ENTRIES: Readonly<Record<(typeof SLIP_ITEMS)[number], readonly SlipEntry[]>> = {
  words: ['words'],
  signatures: ['signature-A', 'signature-B'],
  table: ['table'],
  round: ['round'],
  ticks: ['tick-A', 'tick-B'],
};

export const handInSlip = (
  edition: Edition,
  state: State,
  { items, legible }: EventOf<'hand-in-slip'>,
): Step => {
  const { play } = state;
  const required = valueIn(edition, 'slipItems') ?? [];
  const grounds = because(edition, 'slipItems');
  if (!play?.challenge) return refused(state, 'no-play', grounds);
  if (required.length === 0) return unregulated(state, grounds);
  if (state.handling.mode !== 'slips') return refused(state, 'not-applicable', grounds);
  if (!legible) {
    return valueIn(edition, 'slipMustBeLegible')
      ? refused(state, 'slip-illegible', because(edition, 'slipMustBeLegible'))
      : unregulated(state, grounds);
  }
  const missing = required
    .flatMap((item) => ENTRIES[item])
    .filter((entry) => !items.includes(entry));
  if (missing.length > 0) return refused(state, 'slip-incomplete', grounds);
  return done(
    {
      ...state,
      running: valueIn(edition, 'rulingStopsClock') ? null : state.running,
      play: { ...play, challenge: { ...play.challenge, handedIn: true } },
    },
    [...grounds, ...because(edition, 'rulingStopsClock')],
  );
};

/** The author takes the play back at the mere objection of the rival, before anybody rules. */
export const withdraw = (edition: Edition, state: State, { by }: EventOf<'withdraw'>): Step => {
  const { play } = state;
  const grounds = because(edition, 'frozenDuringRuling');
  if (!play || play.accepted) return refused(state, 'no-play', grounds);
  if (play.by !== by) return refused(state, 'not-entitled', grounds);
  if (!play.challenge) return refused(state, 'out-of-order', grounds);
  if (play.challenge.handedIn && valueIn(edition, 'frozenDuringRuling')) {
    return refused(state, 'under-ruling', grounds);
  }
  return done(endTurn(edition, liftPlay(state, play), 'withdrawn'), because(edition, 'passKinds'));
};
