// What an official decides: what is to be done where the regulation is silent, and what it means where it speaks.
import { ask, type Edition } from '../../kernel/edition.ts';
import {
  type Asked,
  type Ground,
  holds,
  isSilent,
  jointly,
  lists,
  says,
} from '../../kernel/ruled.ts';
import type { EventOf } from '../events.ts';
import { type Bar, bar, done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { carriedOut, orderBar } from './orders.ts';
import { committee, gaps } from './parameters.ts';
import type { Come } from './record.ts';

type Settle = EventOf<'settle'>;

export const settle = (edition: Edition, state: State, event: Settle): Step => {
  const decidedBy = ask(edition, gaps.decidedBy);
  if (isSilent(decidedBy)) return unregulated(state, decidedBy);
  const matter = state.officials.outcomes[event.on - 1];
  if (!matter) return refused(state, 'not-applicable', decidedBy);
  const isGap = matter.kind === 'unregulated';
  const who = isGap ? decidedBy : ask(edition, gaps.interpretedBy);
  const barred =
    settledBar(state, event, who) ??
    personBar(edition, state, event, who) ??
    (isGap ? gapBar(edition, event) : textBar(edition, event, matter)) ??
    orderBar(state, event.order, who);
  if (barred) return refused(state, barred.reason, barred.ground);
  const { officials } = state;
  const settled = [...officials.settled, event.on];
  return done(
    { ...carriedOut(state, event.order), officials: { ...officials, settled } },
    null,
    who,
    ...standardOf(edition, event),
    ...(event.by === 'committee' ? [ask(edition, committee.decidesOn)] : []),
  );
};

const standardOf = (edition: Edition, { source }: Settle): readonly Ground[] => {
  if (source === 'regulation') return [ask(edition, gaps.regulationBinds)];
  return source === 'official-text' ? [ask(edition, gaps.officialTexts)] : [];
};

const settledBar = ({ officials }: State, { on }: Settle, who: Asked<unknown>): Bar | undefined =>
  officials.settled.includes(on) ? bar('settled', who) : undefined;

/** The official whose affair it is; the committee in place of the judge on what it was handed for that. */
const personBar = (
  edition: Edition,
  { officials }: State,
  { by, on }: Settle,
  who: Asked<readonly string[]>,
): Bar | undefined => {
  const decides = ask(edition, committee.decidesOn);
  const queries = officials.queries.filter((query) => query.on === on);
  const handedOver = queries.some(({ why }) => lists(decides, why));
  const competent = handedOver ? by === 'committee' : lists(who, by);
  return competent ? undefined : bar('not-competent', jointly(who, decides));
};

const gapBar = (edition: Edition, { source }: Settle): Bar | undefined => {
  const texts = ask(edition, gaps.officialTexts);
  const idle = source === 'official-text' && says(texts, 'nowhere');
  return idle ? bar('second-rank', texts) : undefined;
};

/** Where the regulation speaks, an official may say what it means and change nothing. */
const textBar = (edition: Edition, { order, source }: Settle, matter: Come): Bar | undefined => {
  const binds = ask(edition, gaps.regulationBinds);
  const texts = ask(edition, gaps.officialTexts);
  if (source === 'official-text' && !says(texts, 'beside')) return bar('second-rank', texts);
  const otherwise = order !== undefined || source === 'own-view';
  return otherwise && holds(binds) ? bar('regulated', jointly(binds, matter)) : undefined;
};
