// Which rounds may be paired as king of the hill: the last one or the last two, by the length of the tournament.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import { type Condition, condition } from '../outcome.ts';
import type { TournamentConfiguration } from '../state.ts';
import { koth } from './parameters.ts';

/** Nothing to look at where no round is paired so. */
export const kothRoundsOf = (
  edition: Edition,
  { koth: chosen, rounds }: Pick<TournamentConfiguration, 'koth' | 'rounds'>,
): readonly Condition[] => {
  if (chosen.length === 0) return [];
  const most = ask(edition, koth.lastRounds, rounds > 6 ? 'more' : 'six');
  const span = ask(edition, koth.span);
  const outside = chosen.some(
    (round) => round > rounds || (!isSilent(most) && round <= rounds - most.value),
  );
  const broken = says(span, 'to-the-end') && !chosen.includes(rounds);
  return [
    condition(outside ? 'wrong-round' : null, most),
    condition(broken ? 'wrong-round' : null, span),
  ];
};
