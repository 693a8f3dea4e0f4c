// The ladder of an offence: what has to be imposed for it and what may be, the first time and again.
import type { DueSanctions, Measure, Offence, Span } from '../../../../protocol/generated/types.ts';
import { SPANS } from '../../../../protocol/generated/vocabulary.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, type Ground, isSilent, jointly, says } from '../../kernel/ruled.ts';
import { ladder, offence } from './offence.ts';
import type { Act, Conduct } from './record.ts';

type Rung = keyof typeof ladder.must.shape;

/** What follows from an offence committed as often as here. */
export interface Due extends DueSanctions, Ground {}

/** Faults of competitive ethics share a ladder; every other offence has one of its own, if any. */
const rungOf = (edition: Edition, what: Offence): Rung =>
  says(ask(edition, offence.countsAs, what), 'ethics') ? 'ethics' : what;

/** What follows from an act, by how often its like was found before it; nothing where no ladder knows it. */
export const dueFor = (edition: Edition, conduct: Conduct, act: Act): Due | undefined => {
  if (!act.offence || !act.breach) return undefined;
  const rung = rungOf(edition, act.offence);
  const counts = countsOf(edition, rung);
  const again = counts
    ? counts.some(({ span, from }) => timesBefore(edition, conduct, act, rung, span) + 1 >= from)
    : timesBefore(edition, conduct, act, rung, spanOf(edition, rung)) > 0;
  const times = again ? 'again' : 'first';
  const must = ask(edition, ladder.must, rung, times);
  const may = ask(edition, ladder.may, rung, times);
  if (isSilent(must) && isSilent(may)) return undefined;
  const kind = ask(edition, offence.countsAs, act.offence);
  const grounds = counts ?? [ask(edition, ladder.span, rung)];
  return { must: listed(must), may: listed(may), ...jointly(must, may, kind, ...grounds) };
};

interface Count extends Ground {
  readonly span: Span;
  readonly from: number;
}

/** How often is too often, in the game and in the event, where the text counts. */
const countsOf = (edition: Edition, rung: Rung): readonly Count[] | undefined => {
  const counts = SPANS.flatMap((span) => {
    const from = ask(edition, ladder.counts, rung, span);
    return isSilent(from) ? [] : [{ span, from: from.value, ...jointly(from) }];
  });
  return counts.length > 0 ? counts : undefined;
};

const spanOf = (edition: Edition, rung: Rung): Span =>
  says(ask(edition, ladder.span, rung), 'game') ? 'game' : 'tournament';

const listed = (measures: Asked<readonly Measure[]>): Measure[] =>
  isSilent(measures) ? [] : [...measures.value];

const timesBefore = (
  edition: Edition,
  conduct: Conduct,
  act: Act,
  rung: Rung,
  span: Span,
): number => {
  const same = says(ask(edition, ladder.relapse), 'same-act');
  const isLike = (what: Offence | undefined): boolean =>
    what !== undefined && (same ? what === act.offence : rungOf(edition, what) === rung);
  const earlier = conduct.record
    .filter((one) => one.player === act.by && isLike(one.offence))
    .filter((one) => span === 'tournament' || one.in === 'game')
    .reduce((sum, { times }) => sum + times, 0);
  const here = conduct.acts.filter(
    (one) => one.by === act.by && one.event < act.event && one.breach && isLike(one.offence),
  );
  return earlier + here.length;
};

/** The measure stands on the ladder of the act. */
export const isDue = (due: Due | undefined, measure: Measure): boolean =>
  due !== undefined && (due.must.includes(measure) || due.may.includes(measure));
