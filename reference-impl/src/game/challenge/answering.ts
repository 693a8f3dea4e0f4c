// Who may answer a challenge: a judge on a slip, a judge with a device, or the players themselves.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, holds, isSilent, jointly, lists } from '../../kernel/ruled.ts';
import { isPlayer } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { type Bar, bar } from '../outcome.ts';
import type { Challenge, Play, State } from '../state.ts';
import { challenge as challenging, ruling } from './parameters.ts';

export type Answer = EventOf<'rule'>;
type AnswerBar = Bar | 'unregulated' | undefined;

export const answerBar = (
  edition: Edition,
  state: State,
  play: Play,
  challenge: Challenge,
  event: Answer,
): AnswerBar => {
  if (isPlayer(event.by)) return queryBar(edition, state, play, challenge, event);
  const answerers = ask(edition, ruling.answeredBy);
  // Where nothing is said of who answers, a judge does; whether anybody else may is open.
  if (isSilent(answerers) && event.by !== 'judge') return 'unregulated';
  if (!isSilent(answerers) && !answererListed(answerers, event.by))
    return bar('not-competent', jointly(answerers, ...answerGrounds(edition, state, event)));
  if (state.recording === 'automatic') return undefined;
  switch (state.handling.mode) {
    case 'slips':
      return challenge.handedIn
        ? undefined
        : bar('out-of-order', ask(edition, challenging.slipItems));
    case 'device': {
      if (!holds(ask(edition, ruling.device))) return 'unregulated';
      const consent = ask(edition, ruling.deviceNeedsConsent);
      return holds(consent) && event.agreed.length < 2 ? bar('not-agreed', consent) : undefined;
    }
    case 'players': {
      const onDoubt = ask(edition, ruling.judgeOnDoubt);
      const theirs = byPlayersBar(edition, state) === undefined;
      return theirs && !holds(onDoubt) ? bar('not-competent', onDoubt) : undefined;
    }
    default:
      return state.handling.mode satisfies never;
  }
};

const answererListed = (
  answerers: Parameters<typeof lists<string>>[0],
  by: Answer['by'],
): boolean => lists(answerers, by);

/** Whether the players of this game may settle challenges themselves. */
const byPlayersBar = (edition: Edition, { handling }: State): AnswerBar => {
  const allowed = ask(edition, ruling.byPlayers);
  if (isSilent(allowed)) return 'unregulated';
  if (!allowed.value || handling.mode !== 'players')
    return bar('not-competent', jointly(allowed, ask(edition, ruling.answeredBy)));
  const notice = ask(edition, ruling.byPlayersNeedsNotice);
  if (holds(notice) && !handling.announced) return bar('not-announced', notice);
  const agreement = ask(edition, ruling.byPlayersNeedsAgreement);
  return holds(agreement) && handling.agreed.length < 2 ? bar('not-agreed', agreement) : undefined;
};

const queryBar = (
  edition: Edition,
  state: State,
  play: Play,
  challenge: Challenge,
  { by, agreed, inView }: Answer,
): AnswerBar => {
  const barred = byPlayersBar(edition, state);
  if (barred) return barred;
  const consent = ask(edition, ruling.queryNeedsConsent);
  if (by !== challenge.by) return bar('not-competent', consent);
  if (holds(consent) && !agreed.includes(play.by)) return bar('not-agreed', consent);
  const inSight = ask(edition, ruling.queryInView);
  return holds(inSight) && !inView ? bar('not-in-view', inSight) : undefined;
};

/** The rulings by which this answer was the right one to give. */
export const answerGrounds = (
  edition: Edition,
  state: State,
  { by }: Answer,
): readonly Ground[] => {
  if (state.recording === 'automatic') return [ask(edition, ruling.answeredBy)];
  if (isPlayer(by))
    return [
      ask(edition, ruling.byPlayers),
      ask(edition, ruling.byPlayersNeedsNotice),
      ask(edition, ruling.byPlayersNeedsAgreement),
      ask(edition, ruling.queryNeedsConsent),
      ask(edition, ruling.queryInView),
    ];
  switch (state.handling.mode) {
    case 'slips':
      return [ask(edition, ruling.answeredBy), ask(edition, challenging.slipItems)];
    case 'device':
      return [ask(edition, ruling.device), ask(edition, ruling.deviceNeedsConsent)];
    case 'players': {
      const theirs = byPlayersBar(edition, state);
      const why = typeof theirs === 'object' ? [theirs.ground] : [];
      return [...why, ask(edition, ruling.judgeOnDoubt)];
    }
    default:
      return state.handling.mode satisfies never;
  }
};
