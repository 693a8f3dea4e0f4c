// FISE regulation as used by ReDeLetras.

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
      'round-robin': rule('lot', '4.p1'),
      swiss: rule('lot', '4.p1'),
      match: rule('lot', '4.p1'),
      teams: rule('lot', '4.p1'),
    },
    lotWinner: rule('nearest-a', '4.p1#one-tile-each'),
    lotBlank: rule('beats-all', '4.p1#blank-wins'),
    lotDigraphs: rule('after-letter', '4.p1'),
    lotTie: rule('set-aside', '4.p1', '4.p2'),
    lotTilesReturn: rule(true, '4.p2'),
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
    openingTiles: rule(2, '6#two-tiles', '2.p1#two-letters'),
    centreMissed: rule('refused', '6#centre'),
    centreBinds: rule('first-play', '6#centre', '16'),
    inLine: rule(true, '8#one-line'),
    withoutGaps: rule(true, '8#complete-word'),
    joins: rule(true, '2.p2'),
    splitDigraphs: rule(false, '11.p1'),
  }),
  say(scoring, {
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
    allWords: rule(true, '8#every-new-word-scores', '18#all-words-added'),
    sharedPremiums: rule(true, '18#shared-premium-in-each'),
    sevenTileBonus: rule(50, '19#fifty-points'),
    blankPoints: rule(0, '10.2'),
  }),
  say(laying, {
    firstTileBinds: rule(true, '20.1'),
    secondTileBinds: rule(true, '20.2'),
    severalAtOnce: rule(true, '20.p1'),
    mustBePlayed: rule(['placed-unseen', 'placed-seen'], '22'),
    droppedBinds: rule(false, '20.1', '22'),
    movesLimited: rule(true, '21.p1'),
    slide: rule('to-link', '21.1'),
    permuteFor: rule('correctness', '21.2'),
    countingFreezes: rule(true, '21.p2#tiles-fixed'),
    giveUpCostsTurn: rule(true, '23#turn-lost'),
    giveUpUntil: rule('own-note', '23'),
    breach: rule('put-right', '23'),
    passOver: rule('forfeit', '22', '23'),
  }),
  say(blanks, {
    said: rule(true, '10.1#say-letter'),
    standsFor: rule(true, '10.p1'),
    repeats: rule(true, '10.3'),
    fixedFrom: rule('counting', '10.1#letter-stays', '21.p2#blank-fixed'),
    excludes: rule(['K', 'W'], '10.1#not-k-or-w'),
    claims: rule('refused', '10.1#no-claim-after'),
  }),
  say(exchange, {
    spendsTurn: rule(true, '24'),
    numberBinds: rule(false, '24#number-may-vary'),
    binds: rule(true, '24#no-backing-out'),
    needs: rule('as-many', '24'),
    unannounced: rule('stands', '24'),
    numberUntil: rule('drawing', '24#number-may-vary'),
  }),
  say(drawing, {
    opening: rule(true, '3'),
    racking: rule(true, '7.p1'),
    refill: rule('to-seven', '29.p4#seven-while-they-last'),
    after: rule('both-noted', '29.p4'),
    duringRuling: rule(false, '35.3'),
    handfuls: rule('until-press', '29.p4', '29.p7'),
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
    stopsClock: rule(false, '31.p1#closed-list'),
    response: {
      self: {
        drawing: rule('complete-hidden', '29.p4', '29.p7'),
        waiting: silence('7.p2'),
        'next-turn': silence('7.p2'),
      },
      rival: {
        drawing: rule('complete-hidden', '29.p4', '29.p7'),
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
    playCompleteWhen: rule('both-noted', '29.p6'),
    turnEndsWithDraw: rule(true, '29.p7'),
    recountAfterNoting: rule('allowed', '34.p3'),
  }),
  say(challenge, {
    opens: rule('announced', '34.p1#after-counting'),
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
    meaningRequired: rule(false, '35.p1'),
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
    passesEach: rule(2, '37.2'),
    passKinds: rule(['pass', 'invalid', 'withdrawn'], '37.2', {
      exchange: '37.p1#exchange-is-no-pass',
      withdrawn: '37.p1#rejected-is-a-pass',
    }),
    passesAtNilNil: rule(true, '37.2'),
    nilPlay: rule('play', '37.2'),
    scorelessEach: rule(6, '37.3#twelve-scoreless'),
    scorelessKinds: rule(['pass', 'exchange', 'invalid'], '37.3#twelve-scoreless'),
    scorelessRun: rule('unbroken', '37.3#twelve-scoreless'),
    scorelessAtNilNil: rule(false, '37.3#not-at-nil-nil'),
    blockedEnds: rule(true, '37.1'),
    blockedBy: rule('position', '37.1'),
    blockedNeedsEmptyBag: rule(false, '37.1'),
    outEnds: rule(true, '37.4'),
    outEndsOn: rule('acceptance', '37.4'),
    timeEnds: rule(true, '37.5'),
    equalTurns: rule(true, '27.p2#equal-turns'),
    turnInProgress: rule('finish-if-laid', '27.p2'),
    equalisingTurn: rule('time', '27.p2#ends-by-time', '37.5'),
    deduction: {
      blocked: rule('own-rack', '37.p2'),
      passes: rule('own-rack', '37.p2'),
      scoreless: rule('own-rack', '37.p2'),
      out: rule('transfer', { 'own-rack': '37.p3#finisher-gains' }),
      time: rule('none', '37.p4'),
    },
  }),
  ...clockRules,
  ...sheetRules,
  ...presenceRules,
  ...conductRules,
  ...officialRules,
];
