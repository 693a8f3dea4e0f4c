// The Máster: who is ranked where by the season before, and how categories are made.
import { TOURNAMENT_FORMATS } from '../../../../protocol/generated/vocabulary.ts';
import { count, flag, oneOf, orSilence } from '../../kernel/domain.ts';
import { group } from '../../kernel/parameters.ts';

export const master = group('master', {
  fewest: count(),
  lastWinner: oneOf('first', 'as-the-rest'),
  without: oneOf('admitted', 'left-out'),
  withoutOrder: orSilence(oneOf('last-by-elo')),
  best: oneOf('best-place', 'mean-of-rivals'),
  nationalFirst: flag(),
  means: oneOf('highest-first', 'lowest-first'),
  rivalElo: oneOf('before', 'now'),
  debutantRival: oneOf('starting-elo', 'zero'),
  several: oneOf('highest-mean', 'lowest-mean'),
  stillTied: oneOf('next-results', 'nothing'),
  variation: oneOf('with-permission', 'free'),
});

export const categories = group('categories', {
  size: count(),
  lastAtLeast: count(),
  format: oneOf(...TOURNAMENT_FORMATS),
  lastFormat: oneOf(...TOURNAMENT_FORMATS),
  lastRounds: count(),
});
