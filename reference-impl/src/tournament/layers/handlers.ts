// Which text governs a point on a day, and technical notes: issued for what is not covered, taken up if they last.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent, says } from '../../kernel/ruled.ts';
import type { Handlers, TournamentEventOf } from '../events.ts';
import { condition, done, judged, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { layers, notes } from './parameters.ts';

const askGoverningText = (
  edition: Edition,
  state: State,
  { covered, beneath, changed, adopted }: TournamentEventOf<'ask-governing-text'>,
): Step => {
  const uncovered = ask(edition, layers.uncovered);
  const conflict = ask(edition, layers.conflict);
  if (changed && adopted) {
    const rule = ask(edition, layers.adopted);
    return done(state, { text: says(rule, 'applied') ? 'note' : 'beneath-then' }, rule);
  }
  if (covered && (!beneath || says(conflict, 'criteria')))
    return done(state, { text: 'criteria' }, conflict);
  if (!beneath) return unregulated(state, ask(edition, notes.for));
  if (!covered && says(uncovered, 'nothing')) return unregulated(state, uncovered);
  const change = ask(edition, layers.laterChange);
  const now = changed && says(change, 'applied');
  return done(
    state,
    { text: now ? 'beneath-now' : 'beneath-then' },
    covered ? conflict : uncovered,
    ...(changed ? [change] : []),
  );
};

const issueNote = (
  edition: Edition,
  state: State,
  { covered, states, discriminates }: TournamentEventOf<'issue-note'>,
): Step => {
  const needed = ask(edition, notes.for);
  const due = ask(edition, notes.states);
  const alike = ask(edition, notes.discriminating);
  const lacks = !isSilent(due) && due.value.some((item) => !states.includes(item));
  return judged(state, [
    condition(covered && says(needed, 'uncovered') ? 'regulated' : null, needed),
    condition(lacks ? 'incomplete' : null, due),
    condition(discriminates && says(alike, 'barred') ? 'discriminates' : null, alike),
  ]);
};

const endSeason = (
  edition: Edition,
  state: State,
  { stillNeeded }: TournamentEventOf<'end-season'>,
): Step => {
  const lasting = ask(edition, notes.lasting);
  return done(state, { integrated: stillNeeded && holds(lasting) }, lasting);
};

export const texts: Handlers<'ask-governing-text' | 'issue-note' | 'end-season'> = {
  'ask-governing-text': askGoverningText,
  'issue-note': issueNote,
  'end-season': endSeason,
};
