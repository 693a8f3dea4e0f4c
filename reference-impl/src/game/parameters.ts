// Everything in which editions can differ: the name of each parameter and the values it may take.
// The values are also the readings an interpretation can choose and the mutants that prove the suite.
import { INCIDENT_RULINGS, INCIDENTS } from './conduct/incidents.ts';
import { TURN_KINDS } from './turn/turns.ts';

export type Domain<T> =
  | { readonly kind: 'choice'; readonly values: readonly T[] }
  | { readonly kind: 'set'; readonly members: readonly string[]; readonly of?: T }
  | { readonly kind: 'count'; readonly of?: T };

type ValueOf<D> = D extends Domain<infer T> ? T : never;

const flag: Domain<boolean> = { kind: 'choice', values: [true, false] };
const oneOf = <const T extends string>(...values: readonly T[]): Domain<T> => ({
  kind: 'choice',
  values,
});
const setOf = <const T extends string>(members: readonly T[]): Domain<readonly T[]> => ({
  kind: 'set',
  members,
});
const count: Domain<number> = { kind: 'count' };
const countOrNone: Domain<number | 'none'> = { kind: 'count' };

const onSurplus = oneOf('remedy', 'forfeit', 'unregulated');
const onShortage = oneOf('complete', 'complete-hidden', 'complete-forfeit', 'unregulated');
const ownRacks = oneOf('own-rack', 'none');
const incident = oneOf(...INCIDENT_RULINGS);

export const SLIP_ITEMS = ['words', 'signatures', 'table', 'round', 'ticks'] as const;
export const ANSWERERS = ['judge', 'runner', 'spectator'] as const;

export const BOARD_SIDES = ['top', 'right', 'bottom', 'left'] as const;
export const LAID_TILES = ['placed-unseen', 'placed-seen', 'dropped'] as const;
export const EXCLUDED_LETTERS = ['K', 'W'] as const;

const NON_PLAYS = TURN_KINDS.filter((kind) => kind !== 'play');

const incidents = Object.fromEntries(
  INCIDENTS.map((name) => [`incident:${name}`, incident]),
) as Record<`incident:${(typeof INCIDENTS)[number]}`, typeof incident>;

export const PARAMETERS = {
  // Before the game: who starts, where one sits, complaints about the tiles
  startRoundRobin: oneOf('listed-first', 'lot'),
  startSwiss: oneOf('system', 'program-or-lot', 'lot'),
  programNeedsAnnouncement: flag,
  programNeedsNotice: flag,
  startMatch: oneOf('lot-then-alternate', 'lot'),
  startTeams: oneOf('lot', 'listed-first'),
  startKoth: oneOf('fewer-starts', 'listed-first'),
  kothTie: oneOf('lot', 'listed-first'),
  lotWinner: oneOf('nearest-a', 'nearest-z'),
  lotBlank: oneOf('beats-all', 'loses'),
  lotDigraphs: oneOf('after-letter', 'as-letter'),
  lotTie: oneOf('set-aside', 'returned'),
  lotTilesReturn: flag,
  seatLots: oneOf('on-disagreement', 'always'),
  seatChosenBy: oneOf('lot-winner', 'lot-loser'),
  boardSides: setOf(BOARD_SIDES),
  tileComplaints: oneOf('before-drawing', 'any-time'),
  openingOrder: oneOf('starter-first', 'any'),

  // Laying tiles, moving them, blanks' letters
  firstTileBinds: flag,
  secondTileBinds: flag,
  severalAtOnce: flag,
  mustBePlayed: setOf(LAID_TILES),
  movesLimited: flag,
  slideAllowed: flag,
  permuteFor: oneOf('correctness', 'anything', 'nothing'),
  countingFreezes: flag,
  giveUpCostsTurn: flag,
  blankFixedFrom: oneOf('laying', 'counting'),
  blankExcludes: setOf(EXCLUDED_LETTERS),
  blankNotesDiffer: oneOf('author', 'rival', 'said'),
  blankNotedOnce: oneOf('that-note', 'said'),
  blankNotNoted: oneOf('said', 'undecided'),
  blankClaims: oneOf('refused', 'allowed'),

  // Exchanging and counting the bag
  exchangeNumberBinds: flag,
  exchangeBinds: flag,
  outsideCount: flag,
  insideCountNeeds: oneOf('both', 'one'),
  monitorsCount: flag,

  // Placing and scoring
  openingTiles: count,
  centreMissed: oneOf('refused', 'rival-decides'),
  playsInLine: flag,
  playsWithoutGaps: flag,
  playsJoin: flag,
  splitDigraphs: flag,
  lightBlueFactor: count,
  darkBlueFactor: count,
  pinkFactor: count,
  redFactor: count,
  lettersBeforeWords: flag,
  wordPremiums: oneOf('product', 'sum'),
  centreDoubles: flag,
  premiumsOnce: flag,
  allWordsScore: flag,
  sharedPremiums: flag,
  sevenTileBonus: count,
  blankPoints: count,
  exchangeNeeds: oneOf('as-many', 'seven'),

  // Drawing
  refill: oneOf('to-seven', 'as-laid'),
  drawAfter: oneOf('both-noted', 'author-noted'),
  drawDuringRuling: flag,

  // Too many tiles: who points it out (the drawer or the rival) and when
  surplusSelfDrawing: onSurplus,
  surplusSelfWaiting: onSurplus,
  surplusSelfNextTurn: onSurplus,
  surplusSelfLater: onSurplus,
  surplusRivalDrawing: onSurplus,
  surplusRivalWaiting: onSurplus,
  surplusRivalNextTurn: onSurplus,
  surplusRivalLater: onSurplus,
  surplusBlindWhile: oneOf('unracked', 'unracked-and-unseen'),
  surplusBlindPool: oneOf('drawn', 'rack'),
  surplusOpenPool: oneOf('rack', 'drawn'),
  surplusChosenBy: oneOf('chance', 'opponent'),
  surplusExtraSeen: count,
  surplusShownOnlyIfSeen: flag,
  surplusPartlySeen: oneOf('as-seen', 'unseen-first'),
  surplusExtraBase: oneOf('remaining', 'original'),
  surplusForfeitSees: oneOf('surplus', 'rack', 'plus-two'),
  surplusRepeatCostsTurn: flag,
  surplusStopsClock: flag,
  expulsionInGame: countOrNone,
  expulsionInTournament: countOrNone,

  // Too few tiles
  shortageSelfDrawing: onShortage,
  shortageSelfWaiting: onShortage,
  shortageSelfNextTurn: onShortage,
  shortageRivalDrawing: onShortage,
  shortageRivalWaiting: onShortage,
  shortageRivalNextTurn: onShortage,
  shortageShown: oneOf('never', 'if-seen', 'always'),
  shortageStopsClock: flag,
  shortageEmptyBag: oneOf('stay-short', 'hand-over'),
  handOverUpTo: oneOf('seven', 'due'),
  handOverCostsTurn: flag,
  handOverEndsGame: flag,
  leftover: oneOf('taken', 'unregulated'),
  leftoverLimit: oneOf('seven', 'all'),
  leftoverShown: flag,
  leftoverCostsTurn: flag,

  // Endings
  passesEach: count,
  passKinds: setOf(NON_PLAYS),
  passEndingAtNilNil: flag,
  scorelessEach: countOrNone,
  scorelessKinds: setOf(NON_PLAYS),
  scorelessAtNilNil: flag,
  blockedEnds: flag,
  blockedNeedsEmptyBag: flag,
  outEnds: flag,
  outEndsOn: oneOf('acceptance', 'placement'),
  timeEnds: flag,
  equalTurns: flag,
  turnInProgress: oneOf('finish-if-laid', 'finish', 'stop'),
  equalisingOut: oneOf('time', 'out'),
  roundMinutes: countOrNone,
  minutesEach: count,
  overtimeMinutes: countOrNone,
  overtimeDeduction: count,
  deductAfterBlocked: ownRacks,
  deductAfterPasses: ownRacks,
  deductAfterScoreless: ownRacks,
  deductAfterOut: oneOf('transfer', 'own-rack', 'none'),
  deductAfterTime: ownRacks,
  deductAfterOvertime: ownRacks,
  deductAfterRound: ownRacks,

  // Acceptance and challenges
  challengeOpens: oneOf('placed', 'announced', 'author-noted'),
  challengeCloses: oneOf('rival-noted', 'author-noted', 'both-noted'),
  playingOnAccepts: flag,
  playCompleteWhen: oneOf('both-noted', 'rival-noted'),
  turnEndsWithDraw: flag,
  selfChallenge: flag,
  outsiderChallenge: flag,
  verdictScope: oneOf('word', 'play'),
  verdictNamesWords: flag,
  successiveChallenges: flag,
  failedChallengeCost: oneOf('none', 'turn'),
  invalidCostsTurn: flag,
  slipItems: setOf(SLIP_ITEMS),
  slipMustBeLegible: flag,
  answeredBy: setOf(ANSWERERS),
  deviceHandling: flag,
  deviceNeedsConsent: flag,
  selfHandling: flag,
  selfHandlingNeedsNotice: flag,
  selfHandlingNeedsAgreement: flag,
  selfQueryNeedsConsent: flag,
  selfQueryInView: flag,
  judgeOnDoubt: flag,
  appealBy: oneOf('author', 'nobody'),
  appealAfterSelfHandling: flag,
  frozenDuringRuling: flag,
  challengeClock: oneOf('stops', 'author-may-stop', 'runs'),
  rulingStopsClock: flag,
  clockAfterValid: oneOf('author', 'stopped'),
  rivalRestartsClock: flag,
  invalidTurnEndsOn: oneOf('verdict', 'press'),
  clockWhileCounting: oneOf('stopped', 'by-mode', 'running'),
  verificationPauseMs: count,
  recountAfterNoting: oneOf('allowed', 'refused', 'unregulated'),
  meaningRequired: flag,

  // Conduct reported to the arbiter
  ...incidents,
} as const;

export type ParameterName = keyof typeof PARAMETERS;
export type ParameterValue<N extends ParameterName> = ValueOf<(typeof PARAMETERS)[N]>;
