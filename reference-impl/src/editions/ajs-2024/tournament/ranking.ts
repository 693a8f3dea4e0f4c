// Orders: the standings of a tournament, its trophies, the lists of Elo, the Máster.
import { rule, say } from '../../../kernel/edition.ts';
import { categories, master } from '../../../tournament/master/parameters.ts';
import { lists } from '../../../tournament/ratings/parameters.ts';
import { points, tieBreaks, trophies } from '../../../tournament/standings/parameters.ts';

export const ranking = [
  say(points, { draw: rule('half-each', '5.1.p2'), bye: rule('win', '4.1.6.s1') }),
  say(tieBreaks, {
    used: {
      ordinary: rule('criteria', '4.1.8.p1'),
      national: rule('criteria', '4.2.1.s2'),
      master: rule('criteria', '4.3.1.p8'),
    },
    criterion: {
      first: rule('buchholz', '4.1.8.p1', '4.1.8.1'),
      second: rule('sonneborn-berger', '4.1.8.p1', '4.1.8.2'),
      third: rule('differential', '4.1.8.p1', '4.1.8.3'),
      fourth: rule('lot', '4.1.8.p1', '4.1.8.4'),
    },
    lowestOut: { six: rule(1, '4.1.8.1'), more: rule(2, '4.1.8.1') },
    cut: rule('lowest', '4.1.8.1'),
    roundWithoutRival: rule('zero', '4.1.8.1'),
    noShowRival: rule('counts', '4.1.8.1'),
    sonnebornBerger: rule('usual', '4.1.8.2'),
    differential: rule('spread', '4.1.8.3'),
  }),
  say(trophies, {
    given: rule(['champion', 'runner-up', 'third', 'best-under-1800', 'best-newcomer'], '4.2.2.p2'),
    under: rule(1800, '4.2.2.p2'),
    debutantUnder: rule('not', '4.2.2.p2'),
  }),
  say(lists, {
    startingElo: rule(1800, '5.1.p1.s1'),
    equalElo: rule('season-games', '5.1.p3'),
    thenBy: rule('total-games', '5.1.p3'),
    fewestGames: rule(20, '5.1.p4.s1'),
    gamesCounted: rule('contested', '5.1.p4.s1'),
    short: rule('informative-list', '5.1.p4.s2'),
    inactive: rule('other-list', '5.1.p5.s1'),
    inactiveSeasons: rule(['2022-2023', '2023-2024'], '5.1.p5.s2'),
    backInSeason: rule('stays-out', '5.1.p5.s2'),
  }),
  say(master, {
    fewest: rule(10, '4.3.1.p2.s1'),
    lastWinner: rule('first', '4.3.1.p2.s1'),
    without: rule('admitted', '4.3.1.p1'),
    withoutOrder: rule('last-by-elo', '4.3.1.p1'),
    best: rule('best-place', '4.3.1.p2.s2'),
    nationalFirst: rule(true, '4.3.1.p3.s1'),
    means: rule('highest-first', '4.3.1.p3.s1'),
    rivalElo: rule('before', '4.3.1.p3.s2'),
    debutantRival: rule('starting-elo', '4.3.1.p3.s2'),
    several: rule('highest-mean', '4.3.1.p3.s3'),
    stillTied: rule('next-results', '4.3.1.p4'),
    variation: rule('with-permission', '4.3.1.p9'),
  }),
  say(categories, {
    size: rule(10, '4.3.1.p6'),
    lastAtLeast: rule(10, '4.3.1.p6'),
    format: rule('league', '4.3.1.p7'),
    lastFormat: rule('swiss', '4.3.1.p7'),
    lastRounds: rule(9, '4.3.1.p7'),
  }),
];
