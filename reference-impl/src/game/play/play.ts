// Laying tiles, announcing the score, noting it: the play up to its acceptance.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, says } from '../../kernel/ruled.ts';
import { other, type Player, set } from '../board/players.ts';
import { acceptance, challenge, ruling } from '../challenge/parameters.ts';
import { clock } from '../clock/parameters.ts';
import { signalBar, turnGrounds } from '../clock/timer.ts';
import type { EventOf, Handlers } from '../events.ts';
import { liftPlay } from '../hands.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { Line } from '../sheets/lines.ts';
import { noteTurn, withLine } from '../sheets/noting.ts';
import type { Play, State } from '../state.ts';
import { exchange, turn } from '../turn/parameters.ts';
import { endTurn } from '../turn/turn-order.ts';
import { accept, beginTurn, builtOn } from './acceptance.ts';
import { asStep, layDown } from './lay-down.ts';
import { placing } from './parameters.ts';

const place = (edition: Edition, before: State, { by, tiles }: EventOf<'place'>): Step => {
  const course = ask(edition, turn.course);
  const gone = signalBar(edition, before, by, 'begin');
  if (gone) return refused(before, gone.reason, gone.ground);
  const state = beginTurn(edition, before, by);
  if (!state) return refused(before, 'out-of-turn', ask(edition, turn.inTurn));
  const barred = exchangeBar(edition, before, by);
  if (barred) return barred;
  if (state.play || state.laying || state.remedy) return refused(before, 'out-of-order', course);
  return asStep(before, layDown(edition, state, by, tiles), ...turnGrounds(edition, before));
};

/** Whoever has announced an exchange may not turn to something else. */
export const exchangeBar = (edition: Edition, state: State, by: Player): Step | undefined => {
  if (state.announcedExchange === null || by !== state.toMove) return undefined;
  const binds = ask(edition, exchange.binds);
  if (isSilent(binds)) return unregulated(state, binds);
  return binds.value ? refused(state, 'exchange-announced', binds) : undefined;
};

/** The rival lets an opening off the centre stand, or has it taken back at the cost of the turn. */
const decideOpening = (
  edition: Edition,
  state: State,
  { by, accept: accepts }: EventOf<'decide-opening'>,
): Step => {
  const { play } = state;
  const centre = ask(edition, placing.centreMissed);
  const until = ask(edition, placing.centreUntil);
  if (!play?.offCentre || play.challenge) return refused(state, 'no-play', centre);
  if (play.accepted || (says(until, 'announcing') && play.announced))
    return refused(state, 'too-late', centre, until);
  if (by === play.by) return refused(state, 'not-entitled', centre);
  return accepts
    ? done({ ...state, play: { ...play, offCentre: false } }, null, centre, until)
    : done(endTurn(edition, liftPlay(state, play), 'invalid'), null, centre, until);
};

const announce = (
  edition: Edition,
  state: State,
  { by, totalSaid = true }: EventOf<'announce'>,
): Step => {
  const { play } = state;
  const course = ask(edition, turn.course);
  if (!play) return refused(state, 'no-play', course);
  if (play.by !== by) return refused(state, 'out-of-turn', course);
  if (play.announced || play.challenge) return refused(state, 'out-of-order', course);
  const total = ask(edition, clock.totalSaid, state.timing);
  if (!totalSaid && holds(total)) return refused(state, 'incomplete', total);
  return done(
    { ...state, play: { ...play, announced: true, counting: true } },
    null,
    course,
    total,
    ...turnGrounds(edition, state),
  );
};

const note = (edition: Edition, state: State, event: EventOf<'note'>): Step => {
  const { by, points } = event;
  const { play } = state;
  const closes = ask(edition, challenge.closes);
  if (!play) return noteTurn(edition, state, event);
  if (play.noted[by]) return refused(state, 'already-noted', closes);
  const frozen = ask(edition, challenge.frozenDuringRuling);
  if (play.challenge) return refused(state, 'under-ruling', frozen, closes);
  const fallen = play.ruling === 'invalid';
  const agreed = play.agreed === null ? [] : [ask(edition, clock.onDispute, 'points')];
  if (play.agreed !== null && points !== play.agreed)
    return refused(state, 'not-agreed', ...agreed);
  if (fallen && points !== 0)
    return refused(state, 'already-ruled', ask(edition, ruling.invalidCostsTurn));
  // Whoever has written the own points down has counted them, announced or not.
  const counted = by === play.by ? { announced: true, counting: true } : {};
  const noted = {
    ...play,
    ...counted,
    noted: set(play.noted, by, true),
    written: by === play.by ? points : play.written,
  };
  const written: State = {
    ...state,
    sheets: withLine(state, by, lineOf(play, event)),
    closing: fallen ? markedAhead(state, by) : state.closing,
    play: noted,
  };
  const accepts = by === other(play.by) && !play.accepted && !fallen;
  return done(
    accepts ? accept(edition, written, { ...noted, written: points }) : written,
    null,
    closes,
    ask(edition, acceptance.noting),
    ask(edition, acceptance.playCompleteWhen),
    ask(edition, acceptance.sheet),
    ...(fallen ? [ask(edition, ruling.invalidCostsTurn)] : []),
    ...builtOn(edition, state, play),
    ...agreed,
  );
};

/** What is written of the play; of one that was ruled invalid, that it was. */
const lineOf = (
  { by, ruling: ruled, words }: Play,
  { points, word, others, total, dash }: EventOf<'note'>,
): Line => ({
  ...{ by, points, ...(word ? { word } : {}), ...(others ? { others } : {}) },
  ...(ruled === 'invalid' ? { kind: 'invalid' } : { formed: words.map((formed) => formed.word) }),
  ...(total === undefined ? {} : { total }),
  ...(dash === undefined ? {} : { dash }),
});

/** The turn that is lost with the play has its line before it is over. */
const markedAhead = ({ closing, turns }: State, by: Player): State['closing'] => ({
  ...closing,
  notedTurn: set(closing.notedTurn, by, turns.length + 1),
});

export const plays: Handlers<'place' | 'decide-opening' | 'announce' | 'note'> = {
  place,
  'decide-opening': decideOpening,
  announce,
  note,
};
