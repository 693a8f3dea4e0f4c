// FISE regulation, version of 13 April 2009.

import { acceptance, challenge, ruling } from '../../game/challenge/parameters.ts';
import { clock } from '../../game/clock/parameters.ts';
import { conduct } from '../../game/conduct/parameters.ts';
import { bag, drawing, leftover, shortage, surplus } from '../../game/drawing/parameters.ts';
import { ending } from '../../game/ending/parameters.ts';
import { blanks, laying, placing, scoring } from '../../game/play/parameters.ts';
import { start } from '../../game/start/parameters.ts';
import { exchange, turn } from '../../game/turn/parameters.ts';
import { rule, say, silence } from '../../kernel/edition.ts';

export const game = [
  say(start, {
    method: {
      'round-robin': rule('listed-first', '4.1'),
      swiss: rule('system', '4.2'),
      match: rule('lot-then-alternate', '4.3'),
      teams: rule('lot', '4.4'),
    },
    tileComplaints: rule('before-drawing', '3'),
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
    openingTiles: rule(2, '6', '2'),
    centreMissed: rule('rival-decides', '6.s2', '20.p1'),
    inLine: rule(true, '8'),
    withoutGaps: rule(true, '8'),
    joins: rule(true, '2.s2'),
    splitDigraphs: rule(false, '11'),
  }),
  say(scoring, {
    centreLater: rule(true, '20.2'),
    letterValues: rule(true, '12'),
    premium: {
      'light-blue': rule(2, '13'),
      'dark-blue': rule(3, '13'),
      pink: rule(2, '14.p1'),
      red: rule(3, '14.p1'),
    },
    lettersBeforeWords: rule(true, '14.p2'),
    wordPremiums: rule('product', '15'),
    centreDoubles: rule(true, '16'),
    premiumsOnce: rule(true, '17'),
    usedUpBy: rule('plays-that-stand', '17'),
    allWords: rule(true, '8.s3', '18'),
    sharedPremiums: rule(true, '18.s2'),
    sevenTileBonus: rule(50, '19'),
    blankPoints: rule(0, '10.1'),
  }),
  say(laying, {
    firstTileBinds: rule(true, '21.1'),
    secondTileBinds: rule(true, '21.2'),
    severalAtOnce: rule(true, '21.p1'),
    mustBePlayed: rule(['placed-unseen', 'placed-seen', 'dropped'], '23'),
    movesLimited: rule(true, '22.p1'),
    slideAllowed: rule(true, '22.1', '22.p2'),
    permuteFor: rule('anything', '22.2'),
    countingFreezes: rule(true, '22.p3'),
    giveUpCostsTurn: rule(true, '24'),
  }),
  say(blanks, {
    standsFor: rule(true, '10.p1'),
    repeats: rule(true, '10.3', '10.2.s3'),
    fixedFrom: rule('counting', '10.2', '22.p3'),
    excludes: rule(['K', 'W'], '10.2.s2'),
    notesDiffer: rule('author', '10.4.s2'),
    notedOnce: rule('that-note', '10.4.s3'),
    notNoted: rule('said', '10.4.s4'),
    claims: rule('refused', '10.4'),
  }),
  say(exchange, {
    spendsTurn: rule(true, '25'),
    numberBinds: rule(false, '25.s2'),
    binds: rule(true, '25.s2'),
    needs: rule('as-many', '25.s3'),
  }),
  say(drawing, {
    opening: rule(true, '3.s2'),
    refill: rule('to-seven', '32.p1'),
    after: rule('both-noted', '32.p1'),
    duringRuling: rule(false, '42.3'),
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
    choice: {
      unseen: rule('blind', '28.1'),
      seen: rule('open', '28.2'),
      racked: rule('open', '28.2'),
    },
    blindPool: rule('drawn', '28.1'),
    openPool: rule('rack', '28.2'),
    chosenBy: rule('opponent', '28.2'),
    extraSeen: rule(2, '28.2'),
    shownOnlyIfSeen: rule(false, '28.2'),
    partlySeen: rule('as-seen', '28.2'),
    forfeitSees: rule('surplus', '28.p2.s2'),
    repeatCostsTurn: rule(false, '28.p1'),
    stopsClock: rule(true, '34.4'),
    expulsion: { game: rule(2, '28.p2.s3'), tournament: rule(3, '28.p2.s3') },
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
    shown: { untouched: rule(false, '29.1'), touched: rule(true, '29.2') },
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
    playingOn: rule(true, '39.s3'),
    playCompleteWhen: rule('both-noted', '32.p2'),
    turnEndsWithDraw: rule(true, '32.p3'),
    recountAfterNoting: rule('allowed', '41'),
  }),
  say(challenge, {
    several: rule(true, '40'),
    opens: rule('announced', '39'),
    closes: rule('rival-noted', '38', '39'),
    byAuthor: rule(false, '43.s2'),
    byOutsider: rule(false, '38', '43.s2'),
    successive: rule(false, '40'),
    slipItems: rule(['words', 'signatures'], '42.1'),
    frozenDuringRuling: rule(true, '42.5'),
    meaningRequired: rule(false, '42.p1'),
  }),
  say(ruling, {
    scope: rule('play', '40.s2'),
    namesWords: rule(false, '40.s2'),
    failedChallengeCost: rule('none', '39.s2'),
    invalidCostsTurn: rule(true, '39.s2'),
    answeredBy: rule(['judge'], '42.2'),
    byPlayers: rule(false, '42.2'),
    appealBy: rule('author', '42.4'),
  }),
  say(clock, {
    roundMinutes: rule('none', '45.5'),
    overtimeMinutes: rule('none', '35.p2'),
    onChallenge: rule('stops', '32.2.s2'),
    whileCounting: { running: rule('running', '34.1'), stopped: rule('stopped', '34.1') },
    verificationPauseMs: rule(5000, '32.1.s2'),
  }),
  say(ending, {
    passesEach: rule(2, '45.2'),
    passKinds: rule(['pass', 'invalid'], '45.2', '45.2.s2'),
    passesAtNilNil: rule(true, '45.2'),
    scorelessEach: rule(6, '45.3'),
    scorelessKinds: rule(['pass', 'exchange', 'invalid'], '45.3'),
    scorelessAtNilNil: rule(false, '45.3.s2'),
    blockedEnds: rule(true, '45.1'),
    blockedBy: rule('position', '45.1'),
    blockedNeedsEmptyBag: rule(false, '45.1'),
    outEnds: rule(true, '45.4'),
    outEndsOn: rule('acceptance', '45.4'),
    timeEnds: rule(true, '45.5'),
    equalTurns: rule(true, '30.s2'),
    turnInProgress: rule('finish-if-laid', '30.s2'),
    equalisingTurn: rule('as-played', '30.s2'),
    deduction: {
      blocked: rule('own-rack', '45.p1'),
      passes: rule('own-rack', '45.p1'),
      scoreless: rule('own-rack', '45.p1'),
      out: rule('transfer', '45.4.s2'),
      time: rule('none', '45.5'),
    },
  }),
  say(conduct, {
    incident: {
      'blank-not-noted': rule('warning', '10.4.s5'),
      'bag-not-raised': rule('breach', '7'),
      'bag-against-face': rule('breach', '7'),
      'looked-into-bag': rule('breach', '7'),
      'bag-not-beside-board': rule('breach', '7.s2'),
      'bag-mouth-open': rule('breach', '7.s2'),
      'board-uncovered': rule('breach', '42.5'),
      'rack-uncovered': rule('breach', '42.5'),
    },
  }),
];
