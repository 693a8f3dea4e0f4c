// Three-page summary of 8 April 2018. Much is not said; where a clause comes near, the silence is written down.

import { acceptance, challenge, ruling } from '../../game/challenge/parameters.ts';
import { drawing, leftover, shortage, surplus } from '../../game/drawing/parameters.ts';
import { ending } from '../../game/ending/parameters.ts';
import { blanks, laying, placing, scoring } from '../../game/play/parameters.ts';
import { exchange, turn } from '../../game/turn/parameters.ts';
import { rule, say, silence } from '../../kernel/edition.ts';
import { clockRules } from './clock.ts';
import { conductRules } from './conduct.ts';
import { officialRules } from './officials.ts';
import { presenceRules } from './presence.ts';
import { sheetRules } from './sheets.ts';

export const game = [
  say(turn, {
    pass: rule(true, '20'),
    course: rule(true, '5.s1'),
  }),
  say(placing, {
    ways: {
      extending: rule(true, '7.a'),
      crossing: rule(true, '7.b'),
      parallel: rule(true, '7.c'),
    },
    onTheBoard: rule(true, '6.s1'),
    openingTiles: rule(2, '4.s2#two-tiles', '1#two-letters'),
    centreMissed: rule('refused', '4.s2#centre'),
    centreBinds: rule('first-play', '4.s2#centre', '14'),
    inLine: rule(true, '6.s1#one-line'),
    withoutGaps: rule(true, '6.s1'),
    joins: rule(true, '1#linked'),
    splitDigraphs: rule(false, '9'),
  }),
  say(scoring, {
    letterValues: rule(true, '10'),
    premium: {
      'light-blue': rule(2, '11#double-letter'),
      'dark-blue': rule(3, '11#triple-letter'),
      pink: rule(2, '12.s1#double-word'),
      red: rule(3, '12.s1#triple-word'),
    },
    lettersBeforeWords: rule(true, '12.s2'),
    wordPremiums: rule('product', '13'),
    centreDoubles: rule(true, '14'),
    premiumsOnce: rule(true, '15'),
    usedUpBy: rule('plays-that-stand', '15'),
    allWords: rule(true, '6.s2', '16#all-words-added'),
    sharedPremiums: rule(true, '16#shared-premium-in-each'),
    sevenTileBonus: rule(50, '17#fifty-points'),
    blankPoints: rule(0, '8.s3'),
  }),
  say(laying, {
    movesLimited: rule(true, '18.s1#within-the-line'),
    slide: rule('at-will', '18.s1#within-the-line'),
    permuteFor: rule('anything', '18.s1#letters-permuted'),
    giveUpCostsTurn: rule(true, '18.s2#turn-lost'),
    giveUpUntil: rule('own-note', '18.s2'),
    breach: rule('put-right', '18.s2'),
    passOver: rule('pass', '20'),
  }),
  say(blanks, {
    said: rule(true, '8.s2#say-letter'),
    excludes: rule([], '8.s1'),
    standsFor: rule(true, '8.s1'),
    fixedFrom: rule('laying', '8.s2#letter-stays'),
  }),
  say(exchange, {
    spendsTurn: rule(true, '19.s1'),
    needs: rule('as-many', '19.s2'),
    unannounced: rule('stands', '19.s2'),
  }),
  say(drawing, {
    opening: rule(true, '4.s1'),
    racking: rule(true, '5.s1'),
    refill: rule('as-laid', '5.s1#draw-as-played'),
    after: rule('author-noted', '5.s1#draw-after-noting'),
    duringRuling: rule(true, '5.s1'),
    handfuls: rule('until-press', '5.s1'),
    ofLiftedPlay: rule('returned', '5.s1'),
  }),
  say(surplus, {
    response: silence('5.s1'),
  }),
  say(shortage, {
    response: {
      self: {
        drawing: rule('complete-hidden', '5.s1'),
        waiting: silence('5.s1'),
        'next-turn': silence('5.s1'),
      },
      rival: {
        drawing: rule('complete-hidden', '5.s1'),
        waiting: silence('5.s1'),
        'next-turn': silence('5.s1'),
      },
    },
  }),
  say(leftover, {
    response: silence('5.s1'),
  }),
  say(acceptance, {
    noting: rule(true, '22'),
    playingOn: rule(true, '23.s3#no-late-claim'),
    recountAfterNoting: silence('22'),
  }),
  say(challenge, {
    opens: rule('placed', '23.s1'),
    closes: rule('rival-noted', '22', '23.s1'),
    byAuthor: rule(false, '24.s2'),
    byOutsider: rule(false, '24.s2'),
    successive: rule(true, '23.s1'),
    slipItems: rule([], '23.s1'),
    retraction: silence('23.s1'),
    meaningRequired: rule(false, '23.s4', '2.p1.s2'),
  }),
  say(ruling, {
    scope: rule('word', '23.s2'),
    namesWords: rule(true, '23.s2'),
    failedChallengeCost: rule('none', '23.s2'),
    invalidCostsTurn: rule(true, '23.s2#turn-lost'),
  }),
  say(ending, {
    passesEach: rule(2, '25.a#two-passes-each'),
    passKinds: rule(['pass', 'invalid', 'withdrawn'], {
      exchange: '25.a#exchange-is-no-pass',
      withdrawn: '25.a#rejected-is-a-pass',
    }),
    passesAtNilNil: rule(true, '25.a'),
    nilPlay: rule('play', '25.a'),
    scorelessEach: rule('none', '25.a'),
    blockedEnds: rule(false, '25.a'),
    outEnds: rule(true, '25.b#out-ends'),
    outEndsOn: rule('acceptance', '25.b'),
    timeEnds: rule(false, '21'),
    deduction: {
      passes: rule('none', '25.a'),
      out: rule('transfer', { 'own-rack': '25.b#finisher-gains' }),
    },
  }),
  ...clockRules,
  ...sheetRules,
  ...presenceRules,
  ...conductRules,
  ...officialRules,
];
