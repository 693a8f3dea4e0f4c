// Accepting a play, questioning it, and the answer.
import { flag, norm, oneOf, orSilence, setOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

export const SLIP_ITEMS = ['words', 'signatures', 'table', 'round', 'ticks'] as const;
const ANSWERERS = ['judge', 'arbiter', 'runner', 'spectator'] as const;

export const acceptance = group('acceptance', {
  /** Both players write the points down. */
  noting: norm(),
  /** Each keeps a sheet, and compares. */
  sheet: norm(),
  playingOn: flag(),
  playCompleteWhen: oneOf('both-noted', 'rival-noted'),
  turnEndsWithDraw: flag(),
  recountAfterNoting: orSilence(oneOf('allowed', 'refused')),
});

export const challenge = group('challenge', {
  opens: oneOf('placed', 'announced', 'author-noted'),
  closes: oneOf('rival-noted', 'author-noted', 'both-noted'),
  byAuthor: flag(),
  byOutsider: flag(),
  successive: flag(),
  /** One word or several of the play are questioned at once. */
  several: norm(),
  slipItems: setOf(SLIP_ITEMS),
  slipMustBeLegible: flag(),
  /** A slip that could not be read and has been cleared up is signed by both. */
  clearedSlipSigned: flag(),
  /** Until when the challenger may take the challenge back. */
  retraction: orSilence(oneOf('until-asked', 'until-answered', 'never')),
  frozenDuringRuling: flag(),
  meaningRequired: flag(),
});

export const ruling = group('ruling', {
  /** What the answer is on, by how many words were questioned. */
  scope: table(['one', 'several'], oneOf('word', 'play')),
  namesWords: flag(),
  failedChallengeCost: oneOf('none', 'turn'),
  invalidCostsTurn: flag(),
  invalidTurnEndsOn: oneOf('verdict', 'press'),
  answeredBy: setOf(ANSWERERS),
  device: flag(),
  deviceNeedsConsent: flag(),
  byPlayers: flag(),
  byPlayersNeedsNotice: flag(),
  byPlayersNeedsAgreement: flag(),
  queryNeedsConsent: flag(),
  queryInView: flag(),
  judgeOnDoubt: flag(),
  appealBy: oneOf('author', 'nobody'),
  appealInWriting: flag(),
  appealReasoned: flag(),
  appealAnsweredBy: setOf(ANSWERERS),
  /** Whether the tribunal of the tournament hears it. */
  appealToTribunal: oneOf('where-there-is-one', 'never'),
  /** Whether the author may have the grounds kept from the rival. */
  appealMayHide: flag(),
  /** While an appeal is open, nobody goes on. */
  appealSuspends: flag(),
  /** What becomes of a play that the appeal finds correct. */
  appealUpheld: oneOf('restored', 'lost'),
  appealFinal: flag(),
  appealAgainstPlayers: flag(),
});
