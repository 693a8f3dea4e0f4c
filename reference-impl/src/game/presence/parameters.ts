// Being there: when a round begins, who comes late, who leaves and comes back, who stays away.
import { count, flag, oneOf, orSilence } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

export const round = group('round', {
  startedBy: oneOf('head', 'any-official'),
  /** Seconds from the end of the calling of the pairings to the official start. */
  startsAfterSeconds: count(),
  /** Whether games may begin before it. */
  playDuring: table(['calling', 'called'], flag()),
  /** What begins a game: the tiles drawn for the racks, or the lots already. */
  gameBeginsWith: oneOf('racks', 'lots'),
});

export const lateness = group('lateness', {
  /** Minutes from the start of the round until the clocks of those missing are started. */
  clockAfterMinutes: count(),
  /** From when the time that has gone is counted. */
  elapsedFrom: oneOf('clock', 'round'),
  /** Whether the lots are drawn on the time of whoever came late. */
  lotsOnLateClock: flag(),
  /** Where both were missing: time runs for both. */
  bothRun: flag(),
  /** For which delay a player may be warned: any, or that of a game for which both were late. */
  warnedFor: oneOf('any-delay', 'both-late'),
  /** Whether the second to come pays for the lots as a single latecomer does. */
  secondPaysLots: flag(),
});

export const leaving = group('leaving', {
  /** What leaving without a word to the head official costs. */
  untold: oneOf('game', 'tournament', 'nothing'),
  /** Whether it is enough to tell. */
  needs: oneOf('notice', 'permission'),
  /** How far the play has to have come: noted by its author, or complete. */
  after: oneOf('noted', 'complete'),
  /** Whether a turn without a play or a draw leaves nothing to complete. */
  afterPass: flag(),
  /** Whether it has to be before drawing. */
  beforeDrawing: flag(),
  /** What leaving at another moment brings. */
  outOfStep: oneOf('refused', 'disqualified'),
  /** Whose clock runs meanwhile. */
  clock: orSilence(oneOf('own', 'rival')),
  /** What the rival may do meanwhile. */
  rivalMay: table(['play', 'press', 'draw'], flag()),
  /** Whoever is back may stop the clock while the rival's play is checked. */
  checkStopsClock: flag(),
  firstToDraw: oneOf('returner', 'either'),
  /** Whose clock runs once both have drawn and the clock has been pressed. */
  resumesFor: oneOf('to-move', 'other'),
  /** On coming back while the rival is away: the rival's clock runs, whoever is to move or only in the own turn. */
  swapsClock: oneOf('always', 'own-turn', 'never'),
});

export const absence = group('absence', {
  /** On which own time an absent player loses. */
  losesOn: oneOf('own-time', 'extra-time', 'never'),
  /** Whether a player who has never come is absent as well. */
  covers: oneOf('whoever-is-missing', 'whoever-left'),
  /** An absent player loses when all other games of the round are over. */
  othersOver: flag(),
  /** And when the time of the round is up: by that alone, or on being closed. */
  roundOver: oneOf('time', 'close', 'never'),
  /** Points recorded for the winner; the loser has none. */
  score: count(),
  /** A lead greater than this is recorded as it stands. */
  standsOver: count(),
  /** Whose lead it has to be. */
  standsFor: oneOf('winner', 'either'),
  /** What time costs whoever loses by absence. */
  timePenalty: oneOf('none', 'overtime'),
  /** Giving up a game without a good motive is lost in the same way. */
  abandonment: oneOf('as-absence', 'nothing'),
  /** And may be punished besides. */
  abandonmentPunished: flag(),
});
