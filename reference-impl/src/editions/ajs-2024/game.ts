// AJS technical criteria, season 2024-2025: laid over the FISE regulation of 2009.

import { acceptance, challenge, ruling } from '../../game/challenge/parameters.ts';
import { clock } from '../../game/clock/parameters.ts';
import { conduct } from '../../game/conduct/parameters.ts';
import { drawing, leftover, shortage, surplus } from '../../game/drawing/parameters.ts';
import { ending } from '../../game/ending/parameters.ts';
import { blanks, laying } from '../../game/play/parameters.ts';
import { start } from '../../game/start/parameters.ts';
import { rule, say, silence, unsaid } from '../../kernel/edition.ts';

export const game = [
  say(start, {
    method: {
      swiss: rule('program-or-lot', '2.art4.2', '3.1.1.b.p1.s2', '3.1.1.b.p3.s2'),
      koth: rule('fewer-starts', '3.1.1.p1.s1'),
    },
    programNeedsAnnouncement: rule(true, '3.1.1.b.p1.s3'),
    programNeedsNotice: rule(true, '3.1.1.b.p3.s1'),
    kothWhere: rule('program', '3.1.1.p1.s1'),
    kothTie: rule('lot', '3.1.1.p1.s2'),
    lotWinner: rule('nearest-a', '3.1.1.b.p2.s1'),
    lotBlank: rule('beats-all', '3.1.1.b.p2.s2'),
    lotDigraphs: rule('after-letter', '3.1.1.b.p2.s3'),
    lotTie: rule('set-aside', '3.1.1.b.p2.s4'),
    lotTilesReturn: rule(true, '3.1.1.b.p2.s4'),
    seatLots: rule('on-disagreement', '3.1.1.a.s1'),
    seatChosenBy: rule('lot-winner', '3.1.1.a.s2'),
    boardSides: rule(['top', 'right', 'left'], '3.1.1.a.s3'),
    openingOrder: rule('starter-first', '3.1.3.2.b', '3.1.3.2.c'),
  }),
  say(blanks, { standsFor: { digraph: rule(true, '2.art10.2') } }),
  say(laying, {
    mustBePlayed: rule(['placed-unseen', 'placed-seen'], '2.art23'),
    droppedBinds: rule(false, '2.art23'),
    passOver: rule('forfeit', '2.art23'),
  }),
  say(drawing, {
    duringRuling: rule(false, '4.1.7.1.e1.p2'),
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
    chosenBy: rule('opponent', '3.1.2.1.b'),
    extraSeen: rule(2, '3.1.2.1.b'),
    shownOnlyIfSeen: rule(false, '3.1.2.1.b'),
    partlySeen: rule('unseen-first', '3.1.2.1.c.s1', '3.1.2.1.c.s2'),
    repeatCostsTurn: rule(true, '3.1.2.1.p2.s1'),
    stopsClock: rule(true, '3.1.2.1.p3'),
    offence: rule('deliberate', '3.1.2.1.p2.s2'),
    expulsion: { game: rule(3, '3.1.2.1.p2.s2'), tournament: rule(4, '3.1.2.1.p2.s2') },
    extraBase: rule('remaining', '3.1.2.1.c.s2'),
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
    shown: { untouched: rule(false, '3.1.2.2.p2.bul1a'), touched: rule(true, '3.1.2.2.p2.bul1b') },
    stopsClock: rule(true, '3.1.2.2.p5'),
    emptyBag: rule('hand-over', '3.1.2.2.p3.s1'),
    handOverUpTo: rule('seven', '3.1.2.2.p3.s1'),
    handOverCostsTurn: rule(true, '3.1.2.2.p3.s2'),
    lostTurn: rule('first-unplayed', '3.1.2.2.p2.bul2', '3.1.2.2.p2.bul3'),
    handOverEndsGame: rule(true, '3.1.2.2.p3.s3'),
  }),
  say(leftover, {
    response: rule('taken', '3.1.2.2.p4'),
    limit: rule('seven', '3.1.2.2.p4'),
    shown: rule(true, '3.1.2.2.p4'),
    costsTurn: rule(true, '3.1.2.2.p4'),
    lostTurn: rule('first-unplayed', '3.1.2.2.p4'),
    afterOut: rule('goes-on', '3.1.2.2.p4'),
  }),
  say(acceptance, {
    recountAfterNoting: rule('refused', '4.1.7.1.a.s1'),
  }),
  say(challenge, {
    several: rule(true, '4.1.7.p1', '4.1.7.p2', 'fise-2009:40'),
    frozenDuringRuling: rule(true, '4.1.12.5.p2', 'fise-2009:42.5'),
    opens: rule('author-noted', '2.art39', '4.1.7.1.p1'),
    closes: rule('rival-noted', '4.1.7.1.a.s1'),
    byAuthor: rule(false, '4.1.7.2'),
    successive: rule(false, '4.1.7.p3.s1'),
    slipItems: rule(['words', 'table', 'round', 'ticks'], '4.1.7.1.b1'),
    slipMustBeLegible: rule(true, '4.1.7.p5.s3'),
    clearedSlipSigned: rule(true, '4.1.7.p5.s3'),
    retraction: rule('until-asked', '4.1.7.1.b1'),
  }),
  say(ruling, {
    scope: rule('play', '4.1.7.p3.s2'),
    namesWords: rule(false, '4.1.7.p4'),
    failedChallengeCost: rule('none', '4.1.7.1.e1.p1'),
    invalidCostsTurn: rule(true, '4.1.7.1.e2'),
    answeredBy: rule(['judge', 'arbiter', 'runner'], '4.1.7.p5.s2'),
    byPlayers: rule(true, '4.1.7.p7.s1'),
    device: rule(true, '4.1.7.p6'),
    deviceNeedsConsent: rule(true, '4.1.7.1.b2'),
    byPlayersNeedsNotice: rule(true, '4.1.7.p7.s1'),
    byPlayersNeedsAgreement: rule(true, '4.1.7.p7.s2'),
    queryNeedsConsent: rule(true, '4.1.7.1.b3'),
    queryInView: rule(true, '4.1.7.1.b3'),
    judgeOnDoubt: rule(true, '4.1.7.p7.s3'),
    appealAnsweredBy: rule(['judge', 'arbiter'], '4.1.3.p1'),
    appealAgainstPlayers: rule(false, '4.1.7.p7.s4'),
    invalidTurnEndsOn: rule('press', '4.1.7.1.e2'),
  }),
  say(clock, {
    roundMinutes: rule(80, '4.1.12.4'),
    overtimeMinutes: rule(10, '3.1.3.1.p4.s1'),
    onChallenge: rule('author-may-stop', '4.1.7.1.a.s2'),
    whileCounting: rule('running', '3.1.3.1.p1'),
    minutesEach: rule(30, '3.1.3.1.p1'),
    overtimeDeduction: rule(100, '3.1.3.1.p4.s2'),
    rulingStops: rule(true, '4.1.12.5.p2'),
    afterValid: rule('stopped', '4.1.7.1.e1.p1'),
    rivalRestarts: {
      valid: rule(true, '4.1.7.1.e1.p2'),
      invalid: rule(true, '4.1.7.1.e2'),
    },
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
  say(conduct, {
    incident: {
      'bag-not-raised': rule('breach', '3.1.2.s1'),
      'bag-against-face': rule('breach', '3.1.2.s1'),
      'board-uncovered': rule('breach', '4.1.7.1.c', '4.1.7.1.d'),
      'rack-uncovered': rule('breach', '4.1.7.1.c', '4.1.7.1.d'),
      'exchange-tiles-on-board': rule('allowed', '2.art25'),
      'slow-draw': rule('breach', '3.1.2.s1'),
      'tiles-from-another-bag': rule('play-on', '4.1.12.5.p4'),
      'tiles-turned-on-rack': rule('allowed', '4.1.7.1.c'),
      'activity-during-ruling': rule('breach', '4.1.12.5.p2'),
      'reading-suggested': rule('breach', '4.1.7.p5.s3'),
      'slip-reused': rule('breach', '4.1.12.5.p1'),
    },
  }),
];
