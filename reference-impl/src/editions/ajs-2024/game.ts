// AJS technical criteria, season 2024-2025: laid over the FISE regulation of 2009.

import { acceptance, challenge, ruling } from '../../game/challenge/parameters.ts';
import { drawing, leftover, shortage, surplus } from '../../game/drawing/parameters.ts';
import { ending } from '../../game/ending/parameters.ts';
import { blanks, laying } from '../../game/play/parameters.ts';
import { start } from '../../game/start/parameters.ts';
import { rule, say, silence, unsaid } from '../../kernel/edition.ts';
import { clockRules } from './clock.ts';
import { conductRules } from './conduct.ts';
import { officialRules } from './officials.ts';
import { presenceRules } from './presence.ts';
import { sheetRules } from './sheets.ts';

export const game = [
  say(start, {
    method: {
      swiss: rule(
        'program-or-lot',
        '2.art4.2',
        '3.1.1.b.p1.s2',
        '3.1.1.b.p3.s2#order-as-displayed',
      ),
      koth: rule('fewer-starts', '3.1.1.p1.s1#fewer-starts-in-koth'),
    },
    programNeedsAnnouncement: rule(true, '3.1.1.b.p1.s3'),
    programNeedsNotice: rule(true, '3.1.1.b.p3.s1'),
    kothWhere: rule('program', '3.1.1.p1.s1#colours-hold'),
    kothTie: rule('lot', '3.1.1.p1.s2'),
    lotWinner: rule('nearest-a', '3.1.1.b.p2.s1'),
    lotBlank: rule('beats-all', '3.1.1.b.p2.s2'),
    lotDigraphs: rule('after-letter', '3.1.1.b.p2.s3'),
    lotTie: rule('set-aside', '3.1.1.b.p2.s4#equal-tiles-aside'),
    lotTilesReturn: rule(true, '3.1.1.b.p2.s4'),
    seatLots: rule('on-disagreement', '3.1.1.a.s1#either-may-ask'),
    seatChosenBy: rule('lot-winner', '3.1.1.a.s2#winner-chooses'),
    boardSides: rule(['top', 'right', 'left'], '3.1.1.a.s3'),
    openingOrder: rule(
      'starter-first',
      '3.1.3.2.b#starter-draws-first',
      '3.1.3.2.c#other-draws-next',
    ),
  }),
  say(blanks, { standsFor: { digraph: rule(true, '2.art10.2') } }),
  say(laying, {
    mustBePlayed: rule(['placed-unseen', 'placed-seen'], {
      'placed-unseen': '2.art23#must-be-played',
      'placed-seen': '2.art23#must-be-played',
    }),
    droppedBinds: rule(false, '2.art23#dropped-may-return'),
    passOver: rule('forfeit', '2.art23'),
  }),
  say(drawing, {
    duringRuling: rule(false, '4.1.7.1.e1.p2'),
    waitsForClock: rule(true, '4.1.7.1.e1.p2'),
    handfuls: rule('until-press', '3.1.2.2.p1'),
  }),
  say(surplus, {
    response: {
      self: {
        drawing: rule('remedy', '3.1.2.1.p1'),
        waiting: rule('remedy', '3.1.2.1.p1'),
        'next-turn': silence('3.1.2.1.p1'),
        later: silence('3.1.2.1.p1'),
      },
      rival: { drawing: rule('remedy', '3.1.2.1.p1'), waiting: rule('remedy', '3.1.2.1.p1') },
    },
    alsoIn: rule(true, '3.1.2.1.p1'),
    choice: {
      unseen: rule('blind', '3.1.2.1.a'),
      seen: rule('open', '3.1.2.1.b'),
      racked: rule('open', '3.1.2.1.b'),
    },
    blindPool: rule('drawn', '3.1.2.1.a'),
    openPool: rule('rack', '3.1.2.1.b'),
    chosenBy: rule('opponent', '3.1.2.1.b#picks-what-returns'),
    extraSeen: rule(2, '3.1.2.1.b#takes-surplus-and-two'),
    shownOnlyIfSeen: rule(false, '3.1.2.1.b'),
    partlySeen: rule('unseen-first', '3.1.2.1.c.s1', '3.1.2.1.c.s2'),
    repeatCostsTurn: rule(true, '3.1.2.1.p2.s1#next-turn-lost'),
    stopsClock: rule(true, '3.1.2.1.p3'),
    offence: rule('deliberate', '3.1.2.1.p2.s2'),
    extraBase: rule('remaining', '3.1.2.1.c.s2#seen-by-case-b'),
  }),
  say(shortage, {
    response: {
      self: {
        drawing: rule('complete-hidden', '3.1.2.2.p1'),
        waiting: rule('complete', '3.1.2.2.p2.bul1a', '3.1.2.2.p2.bul1b'),
        'next-turn': rule('complete-forfeit', '3.1.2.2.p2.bul2'),
      },
      rival: {
        drawing: rule('complete-hidden', '3.1.2.2.p1'),
        waiting: rule('complete-forfeit', '3.1.2.2.p2.bul3'),
        'next-turn': rule('complete-forfeit', '3.1.2.2.p2.bul3'),
      },
    },
    shown: {
      untouched: rule(false, '3.1.2.2.p2.bul1a'),
      touched: rule(true, '3.1.2.2.p2.bul1b#show-what-is-drawn'),
    },
    stopsClock: rule(true, '3.1.2.2.p5'),
    emptyBag: rule('hand-over', '3.1.2.2.p3.s1'),
    handOverUpTo: rule('seven', '3.1.2.2.p3.s1'),
    handOverCostsTurn: rule(true, '3.1.2.2.p3.s2'),
    lostTurn: rule('first-unplayed', '3.1.2.2.p2.bul2', '3.1.2.2.p2.bul3#next-turn-lost'),
    handOverEndsGame: rule(true, '3.1.2.2.p3.s3'),
  }),
  say(leftover, {
    response: rule('taken', '3.1.2.2.p4'),
    limit: rule('seven', '3.1.2.2.p4'),
    shown: rule(true, '3.1.2.2.p4#show-what-is-drawn'),
    costsTurn: rule(true, '3.1.2.2.p4#next-turn-lost'),
    lostTurn: rule('first-unplayed', '3.1.2.2.p4#next-turn-lost'),
    afterOut: rule('goes-on', '3.1.2.2.p4'),
  }),
  say(acceptance, {
    recountAfterNoting: rule('refused', '4.1.7.1.a.s1#noting-ends-recount'),
  }),
  say(challenge, {
    several: rule(true, '4.1.7.p1', '4.1.7.p2', 'fise-2009:40'),
    frozenDuringRuling: rule(true, '4.1.12.5.p2#nothing-meanwhile', 'fise-2009:42.5#board-stays'),
    opens: rule('author-noted', '2.art39', '4.1.7.1.p1'),
    closes: rule('rival-noted', '4.1.7.1.a.s1#noting-ends-challenge'),
    byAuthor: rule(false, '4.1.7.2'),
    successive: rule(false, '4.1.7.p3.s1#no-others-later'),
    slipItems: rule(['words', 'table', 'round', 'ticks'], {
      words: '4.1.7.1.b1#slip-filled-in',
      ticks: '4.1.7.1.b1#both-tick',
    }),
    slipMustBeLegible: rule(true, '4.1.7.p5.s3#spelt-out'),
    clearedSlipSigned: rule(true, '4.1.7.p5.s3#signed-again'),
    retraction: rule('until-asked', '4.1.7.1.b1'),
  }),
  say(ruling, {
    scope: rule('play', '4.1.7.p3.s2#one-answer'),
    namesWords: rule(false, '4.1.7.p4'),
    failedChallengeCost: rule('none', '4.1.7.1.e1.p1'),
    invalidCostsTurn: rule(true, '4.1.7.1.e2'),
    answeredBy: rule(['judge', 'arbiter', 'runner'], '4.1.7.p5.s2#judge-or-runner-looks-up'),
    byPlayers: rule(true, '4.1.7.p7.s1#judge-may-allow'),
    device: rule(true, '4.1.7.p6'),
    deviceNeedsConsent: rule(true, '4.1.7.1.b2#both-verify'),
    byPlayersNeedsNotice: rule(true, '4.1.7.p7.s1#announced-beforehand'),
    byPlayersNeedsAgreement: rule(true, '4.1.7.p7.s2#agreed-before-the-round'),
    queryNeedsConsent: rule(true, '4.1.7.1.b3#rival-agrees-first'),
    queryInView: rule(true, '4.1.7.1.b3#device-in-view'),
    judgeOnDoubt: rule(true, '4.1.7.p7.s3'),
    appealAnsweredBy: rule(['judge', 'arbiter'], '4.1.3.p1#last-word'),
    appealToTribunal: rule('never', '4.1.3.p1#last-word'),
    appealAgainstPlayers: rule(false, '4.1.7.p7.s4'),
    invalidTurnEndsOn: rule('press', '4.1.7.1.e2#author-presses-back'),
  }),
  say(ending, {
    passesAtNilNil: rule(false, '2.art45.2'),
    nilPlay: unsaid, // at nil–nil no run of passes ends a game
    timeEnds: rule(false, '2.art30'),
    deduction: {
      overtime: rule('none', '3.1.3.1.p4.s3'),
      round: rule('none', '4.1.12.4'),
      time: unsaid,
    },
    equalTurns: unsaid,
    turnInProgress: unsaid,
    equalisingTurn: unsaid,
  }),
  ...clockRules,
  ...sheetRules,
  ...presenceRules,
  ...conductRules,
  ...officialRules,
];
