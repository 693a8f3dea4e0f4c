// While an answer to a challenge is awaited: what is covered, what is left undone, who asks to have a slip spelt out.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, type Ground, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { challenge, ruling } from '../challenge/parameters.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { committed } from './acts.ts';
import { manner, waiting } from './manner-parameters.ts';

interface Said extends Ground {
  readonly breach: boolean;
}

export const awaitRuling = (
  edition: Edition,
  state: State,
  event: EventOf<'await-ruling'>,
): Step => {
  const { by } = event;
  const said = saidOf(edition, event);
  const board = ask(edition, waiting.boardCovered);
  if (said.length === 0) return unregulated(state, board);
  if (!state.play?.challenge) return refused(state, 'not-applicable', ...said);
  const breaches = said.filter(({ breach }) => breach);
  const verdict = breaches.length > 0 ? 'breach' : 'allowed';
  const ground = jointly(...(breaches.length > 0 ? breaches : said));
  return committed(edition, state, by, verdict, ground);
};

const saidOf = (
  edition: Edition,
  { boardOpen, ownTiles, busy }: EventOf<'await-ruling'>,
): readonly Said[] => [
  ...told(ask(edition, waiting.boardCovered), boardOpen),
  ...(ownTiles === undefined ? [] : judgedTiles(ask(edition, waiting.tiles, ownTiles))),
  ...told(ask(edition, waiting.idle), busy),
];

const told = (duty: Asked<'required' | 'free'>, broken: boolean | undefined): readonly Said[] =>
  broken === undefined || isSilent(duty)
    ? []
    : [{ breach: broken && duty.value === 'required', ...jointly(duty) }];

const judgedTiles = (asked: Asked<'breach' | 'allowed'>): readonly Said[] =>
  isSilent(asked) ? [] : [{ breach: asked.value === 'breach', ...jointly(asked) }];

/** Whoever answers has the players spell the slip out, without a reading of his own. */
export const askSpelling = (
  edition: Edition,
  state: State,
  { by, hint }: EventOf<'ask-spelling'>,
): Step => {
  const hints = ask(edition, manner.noHints);
  if (isSilent(hints)) return unregulated(state, hints, ask(edition, challenge.slipItems));
  const open = state.play?.challenge;
  if (!open || open.handedIn) return refused(state, 'no-play', hints);
  const answers = ask(edition, ruling.answeredBy);
  if (!isSilent(answers) && !answers.value.some((one) => one === by))
    return refused(state, 'not-competent', answers, hints);
  const breach = hint !== undefined && says(hints, 'required');
  return done(state, { ruling: breach ? 'breach' : 'allowed' }, hints);
};
