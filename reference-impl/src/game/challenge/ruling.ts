// The answer to a challenge: who may give it, what the players are told, what follows.
import { type Edition, valueIn } from '../../kernel/edition.ts';
import { each, isPlayer, other, set } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import {
  type Bar,
  because,
  done,
  refused,
  type Step,
  unregulated,
  type Verdict,
} from '../outcome.ts';
import type { ANSWERERS } from '../parameters.ts';
import { countingStopsClock } from '../play/play.ts';
import { type Challenge, keyOf, liftPlay, type Play, type State } from '../state.ts';
import { endTurn } from '../turn/turn-order.ts';

type AnswerBar = Bar | 'unregulated' | undefined;
type Answer = EventOf<'rule'>;

export const rule = (edition: Edition, state: State, event: Answer): Step => {
  const { play } = state;
  if (!play?.challenge) return refused(state, 'no-play', because(edition, 'answeredBy'));
  const bar = answerBar(edition, state, play, play.challenge, event);
  if (bar === 'unregulated') return unregulated(state, because(edition, 'answeredBy', 'slipItems'));
  if (bar) return refused(state, bar.reason, bar.because);
  const verdict = verdictOn(edition, state, play.challenge);
  const ruled: Play = {
    ...play,
    challenge: null,
    ruling: verdict.valid ? 'valid' : 'invalid',
    selfHandled: isPlayer(event.by),
  };
  const after = verdict.valid
    ? standing(edition, state, ruled, play.challenge)
    : fallen(edition, state, ruled);
  const grounds = because(
    edition,
    'verdictScope',
    verdict.valid ? 'failedChallengeCost' : 'invalidCostsTurn',
  );
  return done(after, grounds, { verdict });
};

const answerBar = (
  edition: Edition,
  state: State,
  play: Play,
  challenge: Challenge,
  event: Answer,
): AnswerBar => {
  if (isPlayer(event.by)) return selfQueryBar(edition, state, play, challenge, event);
  const answerers: readonly (typeof ANSWERERS)[number][] = valueIn(edition, 'answeredBy') ?? [
    'judge',
  ];
  if (!answerers.some((who) => who === event.by)) {
    return { reason: 'not-competent', because: because(edition, 'answeredBy') };
  }
  switch (state.handling.mode) {
    case 'slips':
      return challenge.handedIn
        ? undefined
        : { reason: 'out-of-order', because: because(edition, 'slipItems') };
    case 'device':
      if (!valueIn(edition, 'deviceHandling')) return 'unregulated';
      return valueIn(edition, 'deviceNeedsConsent') && event.agreed.length < 2
        ? { reason: 'not-agreed', because: because(edition, 'deviceNeedsConsent') }
        : undefined;
    case 'players': {
      const mayHandle = selfHandlingBar(edition, state) === undefined;
      return mayHandle && !valueIn(edition, 'judgeOnDoubt')
        ? { reason: 'not-competent', because: because(edition, 'judgeOnDoubt') }
        : undefined;
    }
    default:
      return state.handling.mode satisfies never;
  }
};

/** Whether the players of this game may settle challenges themselves. */
const selfHandlingBar = (edition: Edition, { handling }: State): AnswerBar => {
  const allowed = valueIn(edition, 'selfHandling');
  if (allowed === undefined) return 'unregulated';
  if (!allowed || handling.mode !== 'players') {
    return { reason: 'not-competent', because: because(edition, 'selfHandling') };
  }
  if (valueIn(edition, 'selfHandlingNeedsNotice') && !handling.announced) {
    return { reason: 'not-announced', because: because(edition, 'selfHandlingNeedsNotice') };
  }
  return valueIn(edition, 'selfHandlingNeedsAgreement') && handling.agreed.length < 2
    ? { reason: 'not-agreed', because: because(edition, 'selfHandlingNeedsAgreement') }
    : undefined;
};

const selfQueryBar = (
  edition: Edition,
  state: State,
  play: Play,
  challenge: Challenge,
  { by, agreed, inView }: Answer,
): AnswerBar => {
  const bar = selfHandlingBar(edition, state);
  if (bar) return bar;
  if (by !== challenge.by) {
    return { reason: 'not-competent', because: because(edition, 'selfQueryNeedsConsent') };
  }
  if (valueIn(edition, 'selfQueryNeedsConsent') && !agreed.includes(play.by)) {
    return { reason: 'not-agreed', because: because(edition, 'selfQueryNeedsConsent') };
  }
  return valueIn(edition, 'selfQueryInView') && !inView
    ? { reason: 'not-in-view', because: because(edition, 'selfQueryInView') }
    : undefined;
};

const verdictOn = (edition: Edition, { lexicon }: State, { words }: Challenge): Verdict => {
  const answers = words.map((word) => ({ word, valid: lexicon.has(keyOf(word)) }));
  const several = words.length > 1;
  return {
    scope: several && valueIn(edition, 'verdictScope') === 'play' ? 'play' : 'word',
    valid: answers.every((answer) => answer.valid),
    words: several && !valueIn(edition, 'verdictNamesWords') ? [] : answers,
  };
};

const standing = (edition: Edition, state: State, play: Play, { by }: Challenge): State => {
  const stopped =
    valueIn(edition, 'clockAfterValid') === 'stopped' || countingStopsClock(edition, state);
  const cost = valueIn(edition, 'failedChallengeCost') === 'turn' ? 1 : 0;
  return {
    ...state,
    play,
    running: stopped ? null : play.by,
    turnsToLose: set(state.turnsToLose, by, state.turnsToLose[by] + cost),
  };
};

const fallen = (edition: Edition, before: State, ruled: Play): State => {
  const state = ruled.accepted ? unaccepted(before, ruled) : before;
  const play: Play = { ...ruled, tiles: [], accepted: false, noted: each(() => false) }; // nothing of it is left to lift
  const lifted: State = { ...liftPlay(state, ruled), play };
  if (!valueIn(edition, 'invalidCostsTurn')) {
    return { ...lifted, play: null, lastPlay: play, running: play.by };
  }
  return valueIn(edition, 'invalidTurnEndsOn') === 'press'
    ? { ...lifted, running: play.by }
    : endTurn(edition, lifted, 'invalid');
};

/** Where a play may be questioned after the rival has noted it, its points, its turn and that note go with it. */
const unaccepted = (state: State, { by, score }: Play): State => ({
  ...state,
  scores: set(state.scores, by, state.scores[by] - score),
  sheets: set(state.sheets, other(by), state.sheets[other(by)].slice(0, -1)),
  turns: state.turns.slice(0, -1),
});

export const appeal = (edition: Edition, state: State, { by }: EventOf<'appeal'>): Step => {
  const grounds = because(edition, 'appealBy');
  const play = state.play ?? state.lastPlay;
  if (!play || play.ruling === 'none') return refused(state, 'no-play', grounds);
  const who = valueIn(edition, 'appealBy');
  if (who === undefined) return unregulated(state, because(edition, 'invalidCostsTurn'));
  if (play.selfHandled && valueIn(edition, 'appealAfterSelfHandling') === false) {
    return refused(state, 'settled', because(edition, 'appealAfterSelfHandling'));
  }
  if (who === 'nobody') return refused(state, 'settled', grounds);
  return by === play.by && play.ruling === 'invalid'
    ? done(state, grounds)
    : refused(state, 'not-entitled', grounds);
};

/** Counting the play again once the own sheet carries its score. */
export const requestRecount = (
  edition: Edition,
  state: State,
  { by }: EventOf<'request-recount'>,
): Step => {
  const grounds = because(edition, 'recountAfterNoting');
  const play = state.play ?? state.lastPlay;
  if (!play) return refused(state, 'no-play', grounds);
  const answer = play.noted[by]
    ? (valueIn(edition, 'recountAfterNoting') ?? 'unregulated')
    : 'allowed';
  if (answer === 'unregulated') return unregulated(state, grounds);
  return answer === 'allowed' ? done(state, grounds) : refused(state, 'already-noted', grounds);
};

export const demandMeaning = (
  edition: Edition,
  state: State,
  { by }: EventOf<'demand-meaning'>,
): Step => {
  const grounds = because(edition, 'meaningRequired');
  const play = state.play ?? state.lastPlay;
  if (!play) return refused(state, 'no-play', grounds);
  if (by !== other(play.by)) return refused(state, 'not-entitled', grounds);
  return valueIn(edition, 'meaningRequired')
    ? done(state, grounds)
    : refused(state, 'meaning-not-required', grounds);
};
