// The lists of Elo: who stands on which, and in which order.
import { count, oneOf, openList } from '../../kernel/domain.ts';
import { group } from '../../kernel/parameters.ts';

export const lists = group('lists', {
  startingElo: count(),
  equalElo: oneOf('season-games', 'total-games'),
  thenBy: oneOf('total-games', 'nothing'),
  fewestGames: count(),
  gamesCounted: oneOf('contested', 'as-selection'),
  short: oneOf('informative-list', 'left-out'),
  inactive: oneOf('other-list', 'left-out', 'stays'),
  inactiveSeasons: openList('2021-2022'),
  backInSeason: oneOf('stays-out', 'returns'),
});
