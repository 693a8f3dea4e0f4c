// FISE regulation on the DRAE XXII CD (1.0-2003).

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
    },
    tileComplaints: rule('before-drawing', '3#no-later-claim'),
  }),
  say(turn, {
    pass: rule(true, '25'),
    course: rule(true, '29.p1'),
  }),
  say(placing, {
    ways: {
      extending: rule(true, '9.1', '9.p1'),
      crossing: rule(true, '9.2', '9.p1'),
      parallel: rule(true, '9.3', '9.p1'),
    },
    onTheBoard: rule(true, '8'),
    openingTiles: rule(2, '6#two-tiles', '2#two-letters'),
    centreMissed: rule('refused', '6#centre'),
    centreBinds: rule('first-play', '6#centre', '16'),
    inLine: rule(true, '8#one-line'),
    withoutGaps: rule(true, '8#complete-word'),
    joins: rule(true, '2#linked'),
    splitDigraphs: rule(false, '11'),
  }),
  say(scoring, {
    letterValues: rule(true, '12'),
    premium: {
      'light-blue': rule(2, '13#double-letter'),
      'dark-blue': rule(3, '13#triple-letter'),
      pink: rule(2, '14#double-word'),
      red: rule(3, '14#triple-word'),
    },
    lettersBeforeWords: rule(true, '14#letters-first'),
    wordPremiums: rule('product', '15'),
    centreDoubles: rule(true, '16'),
    premiumsOnce: rule(true, '17'),
    usedUpBy: rule('plays-that-stand', '17'),
    allWords: rule(true, '8#every-new-word-scores', '18#all-words-added'),
    sharedPremiums: rule(true, '18#shared-premium-in-each'),
    sevenTileBonus: rule(50, '19#fifty-points'),
    blankPoints: rule(0, '10.2'),
  }),
  say(laying, {
    firstTileBinds: rule(true, '20.1'),
    secondTileBinds: rule(true, '20.2'),
    severalAtOnce: rule(true, '20.3'),
    mustBePlayed: rule(['placed-seen'], '22'),
    droppedBinds: rule(false, '20.1', '22'),
    movesLimited: rule(true, '21.p1'),
    slide: rule('to-link', '21.1'),
    permuteFor: rule('correctness', '21.2', '21.3'),
    giveUpCostsTurn: rule(true, '23#turn-lost'),
    giveUpUntil: rule('own-note', '23'),
    breach: rule('put-right', '23'),
    passOver: rule('forfeit', '22', '23'),
  }),
  say(blanks, {
    said: rule(true, '10.1#say-letter'),
    standsFor: rule(true, '10.p1'),
    repeats: rule(true, '10.3'),
    fixedFrom: rule('laying', '10.1#letter-stays'),
    excludes: rule(['K', 'W'], '10.1#not-k-or-w'),
  }),
  say(exchange, {
    spendsTurn: rule(true, '24'),
    numberBinds: rule(true, '24#say-how-many'),
    needs: rule('as-many', '24'),
    unannounced: rule('stands', '24#say-how-many'),
  }),
  say(drawing, {
    opening: rule(true, '3'),
    racking: rule(true, '7.p1'),
    refill: rule('to-seven', '29.p2#seven-while-they-last'),
    after: rule('both-noted', '29.p2'),
    duringRuling: rule(false, '35.3'),
    handfuls: rule('until-press', '29.p2'),
  }),
  say(surplus, {
    response: rule('remedy', '7.p2'),
    alsoIn: rule(true, '7.p2'),
    choice: {
      unseen: rule('blind', '7.1'),
      seen: rule('blind', '7.1'),
      racked: rule('open', '7.2'),
    },
    blindPool: rule('drawn', '7.1'),
    openPool: rule('rack', '7.2'),
    chosenBy: rule('chance', '7.2'),
    extraSeen: rule(0, '7.3'),
    shownOnlyIfSeen: rule(true, '7.3'),
    partlySeen: rule('as-seen', '7.2'),
    repeatCostsTurn: rule(false, '7.p2'),
    stopsClock: rule(true, '31.4'),
  }),
  say(shortage, {
    response: {
      self: {
        drawing: rule('complete-hidden', '29.p2'),
        waiting: silence('7.p2'),
        'next-turn': silence('7.p2'),
      },
      rival: {
        drawing: rule('complete-hidden', '29.p2'),
        waiting: silence('7.p2'),
        'next-turn': silence('7.p2'),
      },
    },
  }),
  say(leftover, {
    response: silence('7.p2'),
  }),
  say(bag, {
    outsideCount: rule(true, '26#count-any-time'),
    insideCountNeeds: rule('both', '26#consent-inside'),
    monitorsCount: rule(true, '26#monitors-count'),
  }),
  say(acceptance, {
    noting: rule(true, '29.p1'),
    sheet: rule(true, '5.1'),
    playingOn: rule(true, '34.p2#no-late-claim'),
    playCompleteWhen: rule('both-noted', '29.p3#complete-when-both-noted'),
    recountAfterNoting: silence('33'),
  }),
  say(challenge, {
    opens: rule('announced', '29.p1'),
    closes: rule('rival-noted', '33#noting-accepts', '34.p1#before-noting'),
    byAuthor: rule(false, '36#opponent-challenges'),
    byOutsider: rule(false, '33#beyond-question', '36#opponent-challenges'),
    successive: rule(true, '34.p1'),
    slipItems: rule(['words', 'signatures'], {
      words: '35.1#on-the-slip',
      signatures: '35.1#both-sign',
    }),
    frozenDuringRuling: rule(true, '35.5#board-stays'),
    retraction: rule('until-asked', '35.1', '35.5'),
    meaningRequired: rule(false, '35.7'),
  }),
  say(ruling, {
    scope: rule('word', '35.2'),
    namesWords: rule(true, '35.2'),
    failedChallengeCost: rule('none', '34.p1'),
    invalidCostsTurn: rule(true, '34.p1#turn-lost'),
    answeredBy: rule(['judge'], '35.2#judges-rule'),
    byPlayers: rule(false, '35.2'),
    appealBy: rule('author', '35.4#author-appeals'),
    appealInWriting: rule(true, '35.4#in-writing'),
    appealReasoned: rule(true, '35.4#with-arguments'),
    appealAnsweredBy: rule(['arbiter'], '35.4'),
    appealSuspends: rule(true, '35.4'),
    appealUpheld: rule('restored', '35.4'),
    appealFinal: rule(true, '35.4#answer-final'),
    appealToTribunal: rule('where-there-is-one', '35.4'),
  }),
  say(ending, {
    passesEach: rule(2, '40.2#two-passes-each'),
    passKinds: rule(['pass', 'invalid'], '40.p1', { exchange: '40.2#exchange-is-no-pass' }),
    passesAtNilNil: rule(true, '40.2'),
    nilPlay: rule('play', '40.2'),
    scorelessEach: rule('none', '40.2'),
    blockedEnds: rule(true, '40.1'),
    blockedBy: rule('position', '40.1'),
    blockedNeedsEmptyBag: rule(false, '40.1'),
    outEnds: rule(true, '40.3#out-ends'),
    outEndsOn: rule('acceptance', '40.3'),
    timeEnds: rule(true, '40.4#time-ends'),
    equalTurns: rule(true, '27.p2#equal-turns'),
    turnInProgress: rule('finish-if-laid', '27.p2'),
    equalisingTurn: rule('time', '27.p2#ends-by-time', '40.4'),
    deduction: {
      blocked: rule('own-rack', '40.p2'),
      passes: rule('own-rack', '40.p2'),
      out: rule('transfer', { 'own-rack': '40.3#finisher-gains' }),
      time: rule('none', '40.4#no-deduction'),
    },
  }),
  ...clockRules,
  ...sheetRules,
  ...presenceRules,
  ...conductRules,
  ...officialRules,
];
