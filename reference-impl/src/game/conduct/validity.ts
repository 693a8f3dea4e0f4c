// Asking whether a word is valid, or looking it up, before laying it; and answering such a question.
import type { Actor, Word } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, type Ground, holds, jointly, says } from '../../kernel/ruled.ts';
import { withoutTiles } from '../board/board.ts';
import { other, type Player } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { type Bar, bar, type Step } from '../outcome.ts';
import { type FormedWord, wordsOn } from '../play/formation.ts';
import { keyOf, type State } from '../state.ts';
import { judged } from './acts.ts';
import { conduct, validity } from './parameters.ts';
import { isOfficial, type Query } from './record.ts';

type Ruling = Asked<'breach' | 'allowed'>;

/** A question about a word; the answer to one, where the event says so. */
export const speakOfWord = (edition: Edition, state: State, event: EventOf<'speak'>): Step => {
  const { by, to, word, reply } = event;
  if (reply) return answer(edition, state, event);
  return !word || isLaid(state, word)
    ? judged(edition, state, by, [afterLaying(edition, by, to)])
    : question(edition, state, event, word);
};

const answer = (edition: Edition, state: State, { by, to }: EventOf<'speak'>): Step => {
  const said = ask(edition, validity.answering, to === other(by) ? 'rival' : 'neighbour');
  return judged(edition, state, by, [said], 'answer-query');
};

const question = (
  edition: Edition,
  state: State,
  { by, to, answeredBy }: EventOf<'speak'>,
  word: Word,
): Step => {
  const asking = ask(edition, validity.asking, addresseeOf(by, to));
  const counts = answeredBy || says(ask(edition, validity.repeatNeeds), 'question');
  const step = judged(edition, state, by, [asking], counts ? 'ask-validity' : undefined);
  if (step.outcome.kind !== 'done') return step;
  const asked = withQuery(step.state, by, word, 'asked', answeredBy !== undefined);
  return { ...step, state: answeredBy ? answeredAt(edition, asked, by, answeredBy) : asked };
};

/** Looking a word up before laying it. */
export const lookUp = (edition: Edition, state: State, { by, word }: EventOf<'look-up'>): Step => {
  const said = isLaid(state, word) ? NOTHING : ask(edition, validity.lookingUp);
  const step = judged(edition, state, by, [said]);
  return step.outcome.kind === 'done'
    ? { ...step, state: withQuery(step.state, by, word, 'looked-up', true) }
    : step;
};

const NOTHING: Ruling = { silent: true, because: [] };

const addresseeOf = (by: Player, to: Actor) =>
  to === other(by) ? 'rival' : isOfficial(to) ? 'official' : 'others';

/** Once the word lies there it is talk like any other, and no query that is allowed. */
const afterLaying = (edition: Edition, by: Player, to: Actor): Ruling => {
  if (to === 'neighbour' || to === 'spectator') return ask(edition, conduct.talkElsewhere, to);
  if (to === other(by)) return ask(edition, conduct.talkToRival, 'other');
  return isOfficial(to) ? ask(edition, conduct.askOfficial, 'word') : NOTHING;
};

/** The word lies on the board already; tiles of a play that is not finished do not count. */
const isLaid = ({ board, laying }: State, word: Word): boolean =>
  wordsOn(withoutTiles(board, laying?.tiles ?? [])).some(
    (formed) => keyOf(formed.word) === keyOf(word),
  );

/** The rival who answers has committed an act of his own by it. */
const answeredAt = (edition: Edition, state: State, by: Player, answeredBy: Actor): State => {
  const rival = other(by);
  const said = ask(edition, validity.answering, 'rival');
  return answeredBy === rival ? judged(edition, state, rival, [said], 'answer-query').state : state;
};

const withQuery = (
  state: State,
  player: Player,
  word: Word,
  how: Query['how'],
  answered: boolean,
): State => {
  const { conduct: before } = state;
  const query = { player, word, how, answered, turn: turnsOf(state, player) };
  return { ...state, conduct: { ...before, queries: [...before.queries, query] } };
};

const turnsOf = ({ turns }: State, player: Player): number =>
  turns.filter(({ by }) => by === player).length;

const isBarring = (edition: Edition, state: State, { player, how, answered, turn }: Query) => {
  const isOver = says(ask(edition, validity.barLasts), 'turn') && turnsOf(state, player) > turn;
  return answered && holds(ask(edition, validity.bars, how)) && !isOver;
};

/** Words that a player may not lay now. */
export const barredFor = (edition: Edition, state: State, player: Player): readonly Word[] =>
  state.conduct.queries
    .filter((one) => one.player === player && isBarring(edition, state, one))
    .map(({ word }) => word);

/** A play that forms a word which its author may not lay. */
export const wordBar = (
  edition: Edition,
  state: State,
  by: Player,
  words: readonly FormedWord[],
): Bar | undefined => {
  const barred = barredFor(edition, state, by).map(keyOf);
  return words.some(({ word }) => barred.includes(keyOf(word)))
    ? bar('word-barred', jointly(...queryGrounds(edition, state)))
    : undefined;
};

/** Once somebody has asked, a play rests on what is said of that, whether it is barred or not. */
export const queryGrounds = (
  edition: Edition,
  { conduct: { queries } }: State,
): readonly Ground[] => [
  ...queries.map(({ how }) => ask(edition, validity.bars, how)),
  ...(queries.length > 0 ? [ask(edition, validity.barLasts)] : []),
];
