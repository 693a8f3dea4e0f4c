// The answer to a challenge: what the players are told, and what follows.
import type { VerdictReport } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { each, isPlayer, other, set } from '../board/players.ts';
import type { Word } from '../board/tiles.ts';
import { clock } from '../clock/parameters.ts';
import { endStop, groundClock, stopClock } from '../clock/stops.ts';
import { undraw } from '../drawing/refill.ts';
import { runGrounds } from '../ending/ending.ts';
import { ending } from '../ending/parameters.ts';
import { held, liftPlay } from '../hands.ts';
import { cite, done, refused, type Step, unregulated } from '../outcome.ts';
import { builtOn } from '../play/acceptance.ts';
import { countingStops } from '../play/counting.ts';
import { type Challenge, keyOf, type Play, runClock, type State } from '../state.ts';
import { turn } from '../turn/parameters.ts';
import { endTurn, pardon } from '../turn/turn-order.ts';
import { type Answer, answerBar, answerGrounds } from './answering.ts';
import { challenge as challenging, ruling } from './parameters.ts';

export const rule = (edition: Edition, state: State, event: Answer): Step => {
  const { play } = state;
  const answeredBy = ask(edition, ruling.answeredBy);
  if (!play?.challenge) return refused(state, 'no-play', answeredBy, ask(edition, turn.course));
  const barred = answerBar(edition, state, play, play.challenge, event);
  if (barred === 'unregulated')
    return unregulated(state, answeredBy, ask(edition, challenging.slipItems));
  if (barred) return refused(state, barred.reason, barred.ground);
  const verdict = verdictOn(edition, state, play.challenge);
  const ruled: Play = {
    ...play,
    challenge: null,
    ruling: verdict.valid ? 'valid' : 'invalid',
    selfHandled: isPlayer(event.by),
  };
  return done(
    verdict.valid ? standing(edition, state, ruled, play.challenge) : fallen(edition, state, ruled),
    verdict,
    scopeFor(edition, play.challenge.words),
    ...(play.challenge.words.length > 1 ? [ask(edition, ruling.namesWords)] : []),
    ask(edition, challenging.several),
    ...answerGrounds(edition, state, event),
    ...builtOn(edition, state, play),
    ...runGrounds(edition, state),
    ...(isGoingOut(state, play) ? [ask(edition, ending.outEndsOn)] : []),
  );
};

/** The play would end the game if it stood. */
const isGoingOut = (state: State, { by }: Play): boolean =>
  held(state, by).length === 0 && state.bag.length === 0;

const scopeFor = (edition: Edition, words: readonly Word[]) =>
  ask(edition, ruling.scope, words.length > 1 ? 'several' : 'one');

/** Of a single word told apart there is nothing to keep back; of several the edition says whether each is told. */
const verdictOn = (edition: Edition, { lexicon }: State, { words }: Challenge): VerdictReport => {
  const answers = words.map((word) => ({ word, valid: lexicon.has(keyOf(word)) }));
  const onPlay = says(scopeFor(edition, words), 'play');
  const told = words.length > 1 ? holds(ask(edition, ruling.namesWords)) : !onPlay;
  return {
    scope: onPlay ? 'play' : 'word',
    valid: answers.every((answer) => answer.valid),
    words: told ? answers : [],
  };
};

const standing = (edition: Edition, state: State, play: Play, { by }: Challenge): State => {
  const afterValid = ask(edition, clock.afterValid);
  const counting = countingStops(edition, state);
  const resumed = isSilent(afterValid) ? ask(edition, clock.onChallenge, state.timing) : afterValid;
  const why = counting
    ? jointly(ask(edition, clock.whileCounting, state.timing), resumed)
    : resumed;
  const cost = ask(edition, ruling.failedChallengeCost);
  const lost = says(cost, 'turn') ? [jointly(cost)] : [];
  const ruled: State = {
    ...state,
    play,
    turnsToLose: set(state.turnsToLose, by, [...state.turnsToLose[by], ...lost]),
  };
  const told = cite(lost.length > 0 ? ruled : pardon(ruled, by, cost), cost);
  const stands = says(afterValid, 'stopped');
  return groundClock(stands ? stopClock(told, 'ruling', why) : endStop(told, 'ruling'), why);
};

const fallen = (edition: Edition, before: State, ruled: Play): State => {
  const costs = ask(edition, ruling.invalidCostsTurn);
  const state = cite(ruled.accepted ? unaccepted(before, ruled) : before, costs);
  const play: Play = {
    ...ruled,
    tiles: [], // nothing of it is left to lift
    accepted: false,
    noted: each(() => false),
    fallen: ruled,
  };
  const lifted: State = { ...liftPlay(undraw(edition, state, ruled), ruled), play };
  if (!holds(costs)) return runClock({ ...lifted, play: null, lastPlay: play }, play.by, costs);
  const endsOn = ask(edition, ruling.invalidTurnEndsOn);
  if (!says(endsOn, 'press') || state.recording === 'automatic')
    return endTurn(edition, lifted, 'invalid');
  const restarts = ask(edition, clock.rivalRestarts, 'invalid');
  const cited = cite(lifted, endsOn);
  return holds(restarts)
    ? stopClock(cited, 'ruling', endsOn, restarts)
    : runClock(cited, play.by, endsOn, restarts);
};

/** Where a play may be questioned after the rival has noted it, its points, its turn and that note go with it. */
const unaccepted = (state: State, { by, score }: Play): State => ({
  ...state,
  scores: set(state.scores, by, state.scores[by] - score),
  sheets: set(state.sheets, other(by), state.sheets[other(by)].slice(0, -1)),
  turns: state.turns.slice(0, -1),
});
