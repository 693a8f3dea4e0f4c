// FISE regulation, version of 13 April 2009.

import { acceptance, challenge, ruling } from '../../game/challenge/parameters.ts';
import { bag, drawing, leftover, shortage, surplus } from '../../game/drawing/parameters.ts';
import { ending } from '../../game/ending/parameters.ts';
import { blanks, laying, placing, scoring } from '../../game/play/parameters.ts';
import { start } from '../../game/start/parameters.ts';
import { exchange, turn } from '../../game/turn/parameters.ts';
import { rule, say, silence } from '../../kernel/edition.ts';
import { clockRules } from './clock.ts';
import { conductRules } from './conduct.ts';
import { officialRules } from './officials.ts';
import { presenceRules } from './presence.ts';
import { sheetRules } from './sheets.ts';

export const game = [
  say(start, {
    method: {
      'round-robin': rule('listed-first', '4.1'),
      swiss: rule('system', '4.2'),
      match: rule('lot-then-alternate', '4.3#alternate-after'),
      teams: rule('lot', '4.4'),
    },
    tileComplaints: rule('before-drawing', '3#no-later-claim'),
  }),
  say(turn, {
    pass: rule(true, '26'),
    course: rule(true, '32.1'),
  }),
  say(placing, {
    ways: {
      extending: rule(true, '9.1'),
      crossing: rule(true, '9.2'),
      parallel: rule(true, '9.3', '8.s2'),
    },
    onTheBoard: rule(true, '8'),
    openingTiles: rule(2, '6#two-tiles', '2#two-letters'),
    centreMissed: rule('rival-decides', '6.s2', '20.p1'),
    centreBinds: rule('first-play', '6.s2', '16'),
    centreUntil: rule('noting', '20.p1', '20.2'),
    inLine: rule(true, '8#one-line'),
    withoutGaps: rule(true, '8#complete-word'),
    joins: rule(true, '2.s2'),
    splitDigraphs: rule(false, '11'),
  }),
  say(scoring, {
    centreLater: rule(true, '20.2#star-keeps-premium'),
    letterValues: rule(true, '12'),
    premium: {
      'light-blue': rule(2, '13#double-letter'),
      'dark-blue': rule(3, '13#triple-letter'),
      pink: rule(2, '14.p1#double-word'),
      red: rule(3, '14.p1#triple-word'),
    },
    lettersBeforeWords: rule(true, '14.p2'),
    wordPremiums: rule('product', '15'),
    centreDoubles: rule(true, '16'),
    premiumsOnce: rule(true, '17'),
    usedUpBy: rule('plays-that-stand', '17'),
    allWords: rule(true, '8.s3', '18'),
    sharedPremiums: rule(true, '18.s2#shared-premium-in-each'),
    sevenTileBonus: rule(50, '19#fifty-points'),
    blankPoints: rule(0, '10.1'),
  }),
  say(laying, {
    firstTileBinds: rule(true, '21.1'),
    secondTileBinds: rule(true, '21.2'),
    severalAtOnce: rule(true, '21.p1'),
    mustBePlayed: rule(['placed-unseen', 'placed-seen', 'dropped'], '23'),
    droppedBinds: rule(true, '21.1', '23'),
    movesLimited: rule(true, '22.p1'),
    slide: rule('to-link', '22.1', '22.p2'),
    permuteFor: rule('anything', '22.2'),
    countingFreezes: rule(true, '22.p3#tiles-fixed'),
    giveUpCostsTurn: rule(true, '24#turn-lost'),
    giveUpUntil: rule('own-note', '24'),
    breach: rule('put-right', '24'),
    passOver: rule('forfeit', '23', '24'),
  }),
  say(blanks, {
    said: rule(true, '10.2#say-letter'),
    standsFor: rule(true, '10.p1'),
    repeats: rule(true, '10.3', '10.2.s3'),
    fixedFrom: rule('counting', '10.2#letter-stays', '22.p3#blank-fixed'),
    excludes: rule(['K', 'W'], '10.2.s2'),
    notesDiffer: rule('author', '10.4.s2'),
    notedOnce: rule('that-note', '10.4.s3'),
    notNoted: rule('said', '10.4.s4'),
    claims: rule('refused', '10.4#no-claim-after'),
  }),
  say(exchange, {
    spendsTurn: rule(true, '25'),
    numberBinds: rule(false, '25.s2#number-may-vary'),
    binds: rule(true, '25.s2#no-backing-out'),
    needs: rule('as-many', '25.s3'),
    numberUntil: rule('drawing', '25.s2#number-may-vary', '25.s3'),
    unannounced: rule('stands', '25.s2'),
  }),
  say(drawing, {
    opening: rule(true, '3.s2'),
    racking: rule(true, '7.s2'),
    refill: rule('to-seven', '32.p1#seven-while-they-last'),
    after: rule('both-noted', '32.p1'),
    duringRuling: rule(false, '42.3'),
    handfuls: rule('until-press', '32.p3'),
  }),
  say(surplus, {
    response: {
      self: {
        drawing: rule('remedy', '28.p1'),
        waiting: rule('remedy', '28.p1'),
        'next-turn': silence('28.p1'),
        later: silence('28.p1'),
      },
      rival: {
        drawing: rule('forfeit', '28.p2', '28.p2.s2'),
        waiting: rule('forfeit', '28.p2', '28.p2.s2'),
        'next-turn': rule('forfeit', '28.p2', '28.p2.s2'),
        later: silence('28.p2'),
      },
    },
    closes: rule('next-play', '28.p2', '32.p2'),
    alsoIn: rule(true, '28.p1'),
    choice: {
      unseen: rule('blind', '28.1'),
      seen: rule('open', '28.2'),
      racked: rule('open', '28.2'),
    },
    blindPool: rule('drawn', '28.1'),
    openPool: rule('rack', '28.2'),
    chosenBy: rule('opponent', '28.2#opponent-picks'),
    extraSeen: rule(2, '28.2#sees-two-more'),
    shownOnlyIfSeen: rule(false, '28.2'),
    partlySeen: rule('as-seen', '28.2'),
    forfeitSees: rule('surplus', '28.p2.s2#affected-picks-and-sees'),
    uncalled: rule('forfeit', '28.p2', '28.p2.s2#next-turn-lost'),
    repeatCostsTurn: rule(false, '28.p1'),
    lostTurn: rule('first-unplayed', '28.p2.s2#next-turn-lost'),
    stopsClock: rule(true, '34.4'),
    offence: rule('deliberate', '28.p2.s3'),
    expulsion: {
      game: rule(2, '28.p2.s3#twice-in-a-game'),
      tournament: rule(3, '28.p2.s3#thrice-in-the-tournament'),
    },
  }),
  say(shortage, {
    playsOn: rule(true, '29.p2'),
    response: {
      self: {
        drawing: rule('complete', '29.p1'),
        waiting: rule('complete', '29.p1'),
        'next-turn': silence('29.p1'),
      },
      rival: {
        drawing: silence('29.p1'),
        waiting: silence('29.p1'),
        'next-turn': silence('29.p1'),
      },
    },
    shown: { untouched: rule(false, '29.1'), touched: rule(true, '29.2#show-what-is-drawn') },
    stopsClock: rule(false, '34.4'),
    emptyBag: rule('stay-short', '29.1'),
  }),
  say(leftover, {
    response: silence('29.p1'),
  }),
  say(bag, {
    outsideCount: rule(true, '27'),
    insideCountNeeds: rule('both', '27.s2'),
    monitorsCount: rule(true, '27.s3'),
  }),
  say(acceptance, {
    noting: rule(true, '32.1.s3'),
    sheet: rule(true, '5.1'),
    playingOn: rule(true, '39.s3#no-late-claim'),
    playCompleteWhen: rule('both-noted', '32.p2'),
    turnEndsWithDraw: rule(true, '32.p3'),
    recountAfterNoting: rule('allowed', '41'),
  }),
  say(challenge, {
    several: rule(true, '40'),
    opens: rule('announced', '39#after-counting'),
    closes: rule('rival-noted', '38#noting-accepts', '39#before-noting'),
    byAuthor: rule(false, '43.s2'),
    byOutsider: rule(false, '38#beyond-question', '43.s2'),
    successive: rule(false, '40'),
    slipItems: rule(['words', 'signatures'], {
      words: '42.1#on-the-slip',
      signatures: '42.1#both-sign',
    }),
    frozenDuringRuling: rule(true, '42.5#board-stays'),
    retraction: rule('until-asked', '42.1', '42.5'),
    meaningRequired: rule(false, '42.p1'),
  }),
  say(ruling, {
    // Of a single word nothing is said: the answer is on it.
    scope: { several: rule('play', '40.s2#one-answer') },
    namesWords: rule(false, '40.s2#which-not-told'),
    failedChallengeCost: rule('none', '39.s2'),
    invalidCostsTurn: rule(true, '39.s2#turn-lost'),
    answeredBy: rule(['judge'], '42.2#judges-rule'),
    byPlayers: rule(false, '42.2'),
    appealBy: rule('author', '42.4'),
    appealInWriting: rule(true, '42.4'),
    appealAnsweredBy: rule(['arbiter'], '42.4'),
    appealSuspends: rule(true, '42.4'),
    appealUpheld: rule('restored', '42.4'),
    appealFinal: rule(true, '42.4'),
  }),
  say(ending, {
    passesEach: rule(2, '45.2'),
    passKinds: rule(['pass', 'invalid'], '45.2', {
      exchange: '45.2.s2#exchange-is-no-pass',
      invalid: '45.2.s2#invalid-is-a-pass',
    }),
    passesAtNilNil: rule(true, '45.2'),
    nilPlay: rule('play', '45.2'),
    scorelessEach: rule(6, '45.3'),
    scorelessKinds: rule(['pass', 'exchange', 'invalid'], '45.3'),
    scorelessRun: rule('unbroken', '45.3'),
    scorelessAtNilNil: rule(false, '45.3.s2'),
    blockedEnds: rule(true, '45.1'),
    blockedBy: rule('position', '45.1'),
    blockedNeedsEmptyBag: rule(false, '45.1'),
    outEnds: rule(true, '45.4'),
    outEndsOn: rule('acceptance', '45.4'),
    timeEnds: rule(true, '45.5#time-ends'),
    equalTurns: rule(true, '30.s2#equal-turns'),
    turnInProgress: rule('finish-if-laid', '30.s2'),
    equalisingTurn: rule('as-played', '30.s2#then-article-45'),
    deduction: {
      blocked: rule('own-rack', '45.p1'),
      passes: rule('own-rack', '45.p1'),
      scoreless: rule('own-rack', '45.p1'),
      out: rule('transfer', { 'own-rack': '45.4.s2#finisher-gains' }),
      time: rule('none', '45.5#no-deduction'),
    },
  }),
  ...clockRules,
  ...sheetRules,
  ...presenceRules,
  ...conductRules,
  ...officialRules,
];
