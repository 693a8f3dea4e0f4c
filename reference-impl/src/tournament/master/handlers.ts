// The categories of the Máster: as many of ten as can be, and the last with what is left.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent } from '../../kernel/ruled.ts';
import type { Handlers, TournamentEventOf } from '../events.ts';
import { done, isBelow, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { categories, master } from './parameters.ts';
import { rankMaster } from './ranking.ts';

const makeCategories = (
  edition: Edition,
  state: State,
  { attending }: TournamentEventOf<'make-categories'>,
): Step => {
  const fewest = ask(edition, master.fewest);
  const size = ask(edition, categories.size);
  const least = ask(edition, categories.lastAtLeast);
  const format = ask(edition, categories.format);
  const lastFormat = ask(edition, categories.lastFormat);
  const rounds = ask(edition, categories.lastRounds);
  if (isBelow(attending, fewest)) return refused(state, 'too-few-players', fewest);
  if (
    isSilent(size) ||
    isSilent(least) ||
    isSilent(format) ||
    isSilent(lastFormat) ||
    isSilent(rounds)
  )
    return unregulated(state, size, least, format, lastFormat, rounds);
  const whole = Math.max(0, Math.floor((attending - least.value) / Math.max(1, size.value)));
  const full = Array.from({ length: whole }, () => ({ players: size.value, format: format.value }));
  const last = attending - whole * size.value;
  const report = {
    categories: [...full, { players: last, format: lastFormat.value, rounds: rounds.value }],
  };
  return done(state, report, fewest, size, ...(whole > 0 ? [format] : []), lastFormat);
};

export const masters: Handlers<'rank-master' | 'make-categories'> = {
  'rank-master': rankMaster,
  'make-categories': makeCategories,
};
