// Generated from schemas/ by `npm run generate`. Do not edit.

/**
 * A regulation.
 */
export type EditionId = 'fise-2003' | 'redeletras' | 'fise-2009' | 'resumen-2018' | 'ajs-2024';
/**
 * What kind of norm it is.
 */
export type Modality =
  | 'definition'
  | 'permission'
  | 'prohibition'
  | 'procedure'
  | 'obligation'
  | 'penalty'
  | 'power'
  | 'right';
/**
 * Whom it binds or empowers.
 */
export type ClauseActor =
  | 'player'
  | 'opponent'
  | 'both-players'
  | 'arbiter'
  | 'judges'
  | 'organiser'
  | 'association'
  | 'committee'
  | 'nobody';
/**
 * An area that one certifies whole.
 */
export type Profile =
  | 'juego'
  | 'fichas'
  | 'impugnacion'
  | 'planilla'
  | 'final'
  | 'reloj'
  | 'arbitraje'
  | 'lexico-lista'
  | 'lexico-reglas'
  | 'torneo';
/**
 * What became of it here.
 */
export type Change = 'same' | 'edited' | 'moved' | 'split' | 'merged';
/**
 * What kind of oddity.
 */
export type OddityKind =
  | 'wrong-reference'
  | 'dangling-reference'
  | 'misprint'
  | 'numbering'
  | 'contradiction'
  | 'undefined-case'
  | 'vague-wording'
  | 'external-reference'
  | 'lost-text'
  | 'repetition';
/**
 * Something that happens at the table. An event may be against the rules; the outcome says so.
 */
export type GameEvent =
  | PlaceEvent
  | DecideOpeningEvent
  | AnnounceEvent
  | NoteEvent
  | DrawEvent
  | PressClockEvent
  | WaitEvent
  | PauseClockEvent
  | ExchangeEvent
  | PassEvent
  | ChallengeEvent
  | HandInSlipEvent
  | RuleEvent
  | WithdrawEvent
  | AppealEvent
  | RequestRecountEvent
  | DemandMeaningEvent
  | ReportSurplusEvent
  | ReturnTilesEvent
  | ReportShortageEvent
  | HandOverEvent
  | ReportLeftoverEvent
  | FindOffenceEvent
  | DeclareBlockedEvent
  | TimeUpEvent
  | CloseRoundEvent
  | ReadClockEvent
  | DrawLotsEvent
  | AssignStartEvent
  | ComplainTilesEvent
  | RequestSeatLotsEvent
  | ChooseSideEvent
  | LayEvent
  | FinishPlacingEvent
  | PickUpEvent
  | RearrangeEvent
  | BeginCountEvent
  | GiveUpPlayEvent
  | NameBlankEvent
  | SettleBlankEvent
  | ClaimBlankEvent
  | AnnounceExchangeEvent
  | CountBagEvent
  | ReportIncidentEvent;
/**
 * A player of the game.
 */
export type Player = 'A' | 'B';
/**
 * A square: row A to O from the top, then column 1 to 15 from the left; H8 is the centre.
 */
export type Square = string;
/**
 * A tile: a letter, or "?" for a blank.
 */
export type Tile =
  | 'A'
  | 'B'
  | 'C'
  | 'CH'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'L'
  | 'LL'
  | 'M'
  | 'N'
  | 'Ñ'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'RR'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'X'
  | 'Y'
  | 'Z'
  | '?';
/**
 * A letter of the Spanish set. The digraphs CH, LL and RR are one tile each; K and W do not exist. Ñ is the composed character (NFC).
 */
export type Letter =
  | 'A'
  | 'B'
  | 'C'
  | 'CH'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'L'
  | 'LL'
  | 'M'
  | 'N'
  | 'Ñ'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'RR'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'X'
  | 'Y'
  | 'Z';
/**
 * A word as the letters of its tiles in reading order, so CHALE is ["CH","A","L","E"]; a blank shows the letter it stands for.
 *
 * @minItems 1
 */
export type Word = Letter[];
/**
 * Who acts: a player, the arbiter (director, judge of the tournament), a judge of words, a runner (monitor, corremesas) or anybody else.
 */
export type Actor = 'A' | 'B' | 'arbiter' | 'judge' | 'runner' | 'spectator';
export type SlipItem =
  | 'words'
  | 'signature-A'
  | 'signature-B'
  | 'table'
  | 'round'
  | 'tick-A'
  | 'tick-B';
/**
 * What the lot decides: who starts, who chooses the chair, who chooses the side of the board.
 */
export type LotPurpose = 'start' | 'chair' | 'side';
/**
 * Round robin, Swiss, match of several games, teams, or king of the hill.
 */
export type StartFormat = 'round-robin' | 'swiss' | 'match' | 'teams' | 'koth';
/**
 * A side of the board.
 */
export type BoardSide = 'top' | 'right' | 'bottom' | 'left';
/**
 * To make a word or a link correct, or to get more out of it.
 */
export type RearrangePurpose = 'correct' | 'improve';
/**
 * A letter said for a blank; K and W are no letters of the set.
 */
export type NamedLetter =
  | 'A'
  | 'B'
  | 'C'
  | 'CH'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'L'
  | 'LL'
  | 'M'
  | 'N'
  | 'Ñ'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'RR'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'X'
  | 'Y'
  | 'Z'
  | 'K'
  | 'W';
/**
 * What happened.
 */
export type Incident =
  | 'exchange-tiles-on-board'
  | 'blank-not-noted'
  | 'bag-not-raised'
  | 'bag-against-face'
  | 'bag-below-eyes'
  | 'looked-into-bag'
  | 'bag-not-beside-board'
  | 'bag-mouth-open'
  | 'slow-draw'
  | 'tiles-from-another-bag'
  | 'board-uncovered'
  | 'rack-uncovered'
  | 'tiles-turned-on-rack'
  | 'activity-during-ruling'
  | 'reading-suggested'
  | 'slip-reused';
/**
 * How a turn was spent: a play that stood, a pass, an exchange, a play ruled invalid, a play its author took back without a ruling, a turn forfeited as a penalty.
 */
export type TurnKind = 'play' | 'pass' | 'exchange' | 'invalid' | 'withdrawn' | 'forfeit';
/**
 * Clock mode: "running" (corrido: time runs while points are counted) or "stopped" (no corrido).
 */
export type Timing = 'running' | 'stopped';
/**
 * "slips": written slips; "device": a judge or runner with a device; "players": the players themselves on a device.
 */
export type HandlingMode = 'slips' | 'device' | 'players';
/**
 * "done": it has effect; "refused": the regulation does not admit it; "unregulated": the edition gives no rule for it, so the arbiter decides and the state stays as it was.
 */
export type OutcomeKind = 'done' | 'refused' | 'unregulated';
/**
 * Why it was refused; only with "refused".
 */
export type Refusal =
  | 'game-over'
  | 'out-of-turn'
  | 'out-of-order'
  | 'tile-not-on-rack'
  | 'square-occupied'
  | 'not-in-line'
  | 'gap'
  | 'not-connected'
  | 'centre-missed'
  | 'too-few-tiles'
  | 'blank-undefined'
  | 'split-digraph'
  | 'no-play'
  | 'too-early'
  | 'already-noted'
  | 'already-ruled'
  | 'turn-gone-by'
  | 'not-entitled'
  | 'not-in-play'
  | 'not-competent'
  | 'slip-incomplete'
  | 'slip-illegible'
  | 'not-agreed'
  | 'not-announced'
  | 'not-in-view'
  | 'under-ruling'
  | 'bag-too-small'
  | 'wrong-number'
  | 'not-in-pool'
  | 'nothing-wrong'
  | 'meaning-not-required'
  | 'settled'
  | 'not-applicable'
  | 'too-late'
  | 'must-be-played'
  | 'line-fixed'
  | 'counting-begun'
  | 'no-such-letter'
  | 'exchange-announced'
  | 'not-allowed';
/**
 * A clause: edition, colon, number; for example fise-2009:28.2.
 */
export type ClauseId = string;
/**
 * Where tiles to be put back come from: those just drawn, those drawn and not yet seen, or the whole rack. "none" when nothing is put back.
 */
export type Pool = 'none' | 'drawn' | 'unseen' | 'rack';
/**
 * How tiles are picked: at random without looking ("chance") or by the other player, who looks first ("opponent"). "none" when nothing is picked.
 */
export type Chooser = 'none' | 'chance' | 'opponent';
/**
 * "play": one answer for all words questioned; "word": an answer for each word.
 */
export type VerdictScope = 'play' | 'word';
/**
 * report-incident: "breach": against the regulation; "allowed": expressly fine; "play-on": the games go on as they are; "warning": the arbiter may warn.
 */
export type IncidentRuling = 'breach' | 'allowed' | 'play-on' | 'warning';
/**
 * draw-lots, assign-start: who won the lot or starts; "lot": a lot decides; "tie": the lot has to be drawn again.
 */
export type Starter = 'A' | 'B' | 'lot' | 'tie';
/**
 * Where the turn stands: nothing laid yet; tiles laid; score announced; questioned; answered and invalid, tiles being lifted; accepted; accepted and noted by both; complete with its draw.
 */
export type Stage =
  | 'to-play'
  | 'placed'
  | 'announced'
  | 'ruling'
  | 'lifting'
  | 'accepted'
  | 'play-complete'
  | 'turn-complete';
/**
 * Whose time runs; null when the clock is stopped.
 */
export type RunningClock = 'A' | 'B' | null;
/**
 * Why a game ended: a player went out, passes by both, scoreless turns, nobody can place, total time, loss on the own clock, round closed by the arbiter.
 */
export type Ending = 'out' | 'passes' | 'scoreless' | 'blocked' | 'time' | 'overtime' | 'round';
/**
 * Who won; null for a draw.
 */
export type Winner = 'A' | 'B' | null;
/**
 * What the adopted reading rests on: the wording, the regulation as a whole, or a declared choice where the text gives nothing.
 */
export type Basis = 'text' | 'system' | 'policy';
/**
 * From the suite to the implementation.
 */
export type Request = InitializeRequest | GameReplayRequest | ShutdownRequest;
/**
 * How it was reached.
 */
export type TransportKind = 'in-process' | 'stdio' | 'http';
/**
 * The result of one case. See docs/INTERPRETING.md.
 */
export type CaseVerdict =
  | 'pass'
  | 'fail'
  | 'not-claimed'
  | 'unsupported'
  | 'crash'
  | 'timeout'
  | 'protocol-violation'
  | 'known-failure'
  | 'stale-known-failure'
  | 'harness-error'
  | 'not-run';
/**
 * What became of the topic since the edition before it.
 */
export type TopicChange = 'new' | 'same' | 'edited' | 'moved' | 'split' | 'merged' | 'dropped';

export interface Contract {
  article?: ArticleMeta;
  clause?: ClauseMeta;
  event?: GameEvent;
  'event.place'?: PlaceEvent;
  'event.decide-opening'?: DecideOpeningEvent;
  'event.announce'?: AnnounceEvent;
  'event.note'?: NoteEvent;
  'event.draw'?: DrawEvent;
  'event.press-clock'?: PressClockEvent;
  'event.wait'?: WaitEvent;
  'event.pause-clock'?: PauseClockEvent;
  'event.exchange'?: ExchangeEvent;
  'event.pass'?: PassEvent;
  'event.challenge'?: ChallengeEvent;
  'event.hand-in-slip'?: HandInSlipEvent;
  'event.rule'?: RuleEvent;
  'event.withdraw'?: WithdrawEvent;
  'event.appeal'?: AppealEvent;
  'event.request-recount'?: RequestRecountEvent;
  'event.demand-meaning'?: DemandMeaningEvent;
  'event.report-surplus'?: ReportSurplusEvent;
  'event.return-tiles'?: ReturnTilesEvent;
  'event.report-shortage'?: ReportShortageEvent;
  'event.hand-over'?: HandOverEvent;
  'event.report-leftover'?: ReportLeftoverEvent;
  'event.find-offence'?: FindOffenceEvent;
  'event.declare-blocked'?: DeclareBlockedEvent;
  'event.time-up'?: TimeUpEvent;
  'event.close-round'?: CloseRoundEvent;
  'event.read-clock'?: ReadClockEvent;
  'event.draw-lots'?: DrawLotsEvent;
  'event.assign-start'?: AssignStartEvent;
  'event.complain-tiles'?: ComplainTilesEvent;
  'event.request-seat-lots'?: RequestSeatLotsEvent;
  'event.choose-side'?: ChooseSideEvent;
  'event.lay'?: LayEvent;
  'event.finish-placing'?: FinishPlacingEvent;
  'event.pick-up'?: PickUpEvent;
  'event.rearrange'?: RearrangeEvent;
  'event.begin-count'?: BeginCountEvent;
  'event.give-up-play'?: GiveUpPlayEvent;
  'event.name-blank'?: NameBlankEvent;
  'event.settle-blank'?: SettleBlankEvent;
  'event.claim-blank'?: ClaimBlankEvent;
  'event.announce-exchange'?: AnnounceExchangeEvent;
  'event.count-bag'?: CountBagEvent;
  'event.report-incident'?: ReportIncidentEvent;
  'game-replay'?: GameReplay;
  'game-replay.params'?: GameReplayParams;
  'game-replay.result'?: GameReplayResult;
  glossary?: GlossaryTermMeta;
  initialize?: Initialize;
  'initialize.implementation'?: ImplementationIdentity;
  'initialize.params'?: InitializeParams;
  'initialize.result'?: InitializeResult;
  interpretation?: InterpretationMeta;
  message?: Message;
  'message.request'?: Request;
  'message.response'?: Response;
  'message.error'?: RpcError;
  outcome?: Outcome;
  'outcome.remedy'?: Remedy;
  'outcome.verdict'?: Verdict;
  position?: Position;
  'position.offenceRecord'?: OffenceRecord;
  results?: RunResults;
  state?: State;
  'state.sheetEntry'?: SheetEntry;
  'state.end'?: GameEnd;
  tile?: TileVocabulary;
  'tile.letter'?: Letter;
  'tile.tile'?: Tile;
  'tile.square'?: Square;
  'tile.word'?: Word;
  'tile.placedTile'?: PlacedTile;
  'tile.player'?: Player;
  'tile.actor'?: Actor;
  'tile.clause'?: ClauseId;
  'tile.turnKind'?: TurnKind;
  'tile.turn'?: Turn;
  'tile.ending'?: Ending;
  topic?: Topic;
  'topic.front'?: TopicMeta;
  'topic.answer'?: TopicAnswerMeta;
  vocabulary?: Vocabulary;
  'vocabulary.edition'?: EditionId;
  'vocabulary.profile'?: Profile;
  'vocabulary.caseVerdict'?: CaseVerdict;
}
/**
 * The front matter of regulations/<edition>/<article>.md.
 */
export interface ArticleMeta {
  edition: EditionId;
  /**
   * Its number as printed.
   */
  article: string;
  title: ArticleTitle;
  /**
   * The chapter it stands in, as printed.
   */
  chapter?: string;
}
/**
 * Its title.
 */
export interface ArticleTitle {
  /**
   * In Spanish.
   */
  es: string;
  /**
   * In English.
   */
  en: string;
}
/**
 * The data block of a clause in regulations/<edition>/<article>.md.
 */
export interface ClauseMeta {
  modality: Modality;
  actor: ClauseActor;
  profile: Profile;
  /**
   * Topics it belongs to: files of regulations/topics/.
   *
   * @minItems 1
   *
   * Items: A topic slug.
   */
  topics: string[];
  /**
   * Clauses or articles it refers to, as evidently meant.
   */
  cites?: string[];
  /**
   * Clauses whose text it takes the place of.
   */
  replaces?: string[];
  /**
   * Clauses it sets aside.
   */
  disapplies?: string[];
  /**
   * Clauses whose meaning it fixes.
   */
  clarifies?: string[];
  /**
   * Clauses it supplements.
   */
  addsTo?: string[];
  /**
   * Clauses it restates or applies unchanged.
   */
  inherits?: string[];
  /**
   * Where the text comes from.
   */
  precedents?: Precedent[];
  /**
   * Oddities of the source.
   */
  oddities?: Oddity[];
  correction?: Correction;
  uncovered?: UncoveredReason;
}
/**
 * A clause of an earlier edition.
 */
export interface Precedent {
  /**
   * The earlier clause.
   */
  clause: string;
  change: Change;
}
/**
 * Something wrong, missing or open in the source.
 */
export interface Oddity {
  kind: OddityKind;
  /**
   * The reference as printed.
   */
  literal?: string;
  /**
   * The reference evidently meant.
   */
  meant?: string;
  /**
   * In Spanish.
   */
  es: string;
  /**
   * In English.
   */
  en: string;
}
/**
 * Where this reading departs from the inventory, and why.
 */
export interface Correction {
  /**
   * In Spanish.
   */
  es: string;
  /**
   * In English.
   */
  en: string;
}
/**
 * Why no behaviour follows, so that no scenario encodes it.
 */
export interface UncoveredReason {
  /**
   * In Spanish.
   */
  es: string;
  /**
   * In English.
   */
  en: string;
}
/**
 * A player lays tiles on the board.
 */
export interface PlaceEvent {
  /**
   * The kind of event.
   */
  type: 'place';
  by: Player;
  /**
   * The tiles laid.
   *
   * @minItems 1
   */
  tiles: PlacedTile[];
}
/**
 * A tile on a square of the board.
 */
export interface PlacedTile {
  square: Square;
  tile: Tile;
  as?: Letter;
}
/**
 * The rival decides on an opening play that missed the centre square.
 */
export interface DecideOpeningEvent {
  /**
   * The kind of event.
   */
  type: 'decide-opening';
  by: Player;
  /**
   * Lets it stand; otherwise it is void.
   */
  accept: boolean;
}
/**
 * The author of a play finishes counting and says the score aloud.
 */
export interface AnnounceEvent {
  /**
   * The kind of event.
   */
  type: 'announce';
  by: Player;
  /**
   * Points announced.
   */
  points: number;
}
/**
 * A player writes the score of the play on the own sheet.
 */
export interface NoteEvent {
  /**
   * The kind of event.
   */
  type: 'note';
  by: Player;
  /**
   * Points written.
   */
  points: number;
  word?: Word;
}
/**
 * A player takes tiles from the bag.
 */
export interface DrawEvent {
  /**
   * The kind of event.
   */
  type: 'draw';
  by: Player;
  /**
   * How many were taken.
   */
  count: number;
  /**
   * How many of them are already on the rack; the others lie face down in front of it.
   */
  racked: number;
  /**
   * How many of them the player has looked at.
   */
  seen: number;
}
/**
 * A player presses the clock: the turn is handed over or, when it stood still, time starts for the other player.
 */
export interface PressClockEvent {
  /**
   * The kind of event.
   */
  type: 'press-clock';
  by: Player;
}
/**
 * Time passes on whichever clock is running.
 */
export interface WaitEvent {
  /**
   * The kind of event.
   */
  type: 'wait';
  /**
   * Milliseconds.
   */
  ms: number;
}
/**
 * A player stops the clock while a score is verified.
 */
export interface PauseClockEvent {
  /**
   * The kind of event.
   */
  type: 'pause-clock';
  by: Player;
}
/**
 * A player spends the turn exchanging tiles: sets them aside, draws as many, puts them into the bag.
 */
export interface ExchangeEvent {
  /**
   * The kind of event.
   */
  type: 'exchange';
  by: Player;
  /**
   * Tiles given back.
   */
  tiles: Tile[];
}
/**
 * A player passes.
 */
export interface PassEvent {
  /**
   * The kind of event.
   */
  type: 'pass';
  by: Player;
}
/**
 * Somebody questions words of the play on the board.
 */
export interface ChallengeEvent {
  /**
   * The kind of event.
   */
  type: 'challenge';
  by: Actor;
  /**
   * The words named.
   *
   * @minItems 1
   */
  words: Word[];
}
/**
 * The challenge slip is handed in.
 */
export interface HandInSlipEvent {
  /**
   * The kind of event.
   */
  type: 'hand-in-slip';
  /**
   * What the slip carries.
   */
  items: SlipItem[];
  /**
   * Whether it can be read.
   */
  legible: boolean;
}
/**
 * Somebody looks the questioned words up and answers.
 */
export interface RuleEvent {
  /**
   * The kind of event.
   */
  type: 'rule';
  by: Actor;
  /**
   * Players who checked and agreed to the words as typed.
   */
  agreed: Player[];
  /**
   * The device stays in view of both players.
   */
  inView: boolean;
}
/**
 * The author of a play takes it back from the board without a ruling.
 */
export interface WithdrawEvent {
  /**
   * The kind of event.
   */
  type: 'withdraw';
  by: Player;
}
/**
 * A player appeals against the ruling on a challenge.
 */
export interface AppealEvent {
  /**
   * The kind of event.
   */
  type: 'appeal';
  by: Player;
}
/**
 * A player asks to count the last play again.
 */
export interface RequestRecountEvent {
  /**
   * The kind of event.
   */
  type: 'request-recount';
  by: Player;
}
/**
 * A player asks the author what the word means.
 */
export interface DemandMeaningEvent {
  /**
   * The kind of event.
   */
  type: 'demand-meaning';
  by: Player;
}
/**
 * Somebody points out that a player has drawn too many tiles.
 */
export interface ReportSurplusEvent {
  /**
   * The kind of event.
   */
  type: 'report-surplus';
  by: Player;
  player: Player;
}
/**
 * A player puts surplus tiles of the other player back into the bag.
 */
export interface ReturnTilesEvent {
  /**
   * The kind of event.
   */
  type: 'return-tiles';
  by: Player;
  /**
   * The tiles put back.
   */
  tiles: Tile[];
}
/**
 * Somebody points out that a player has drawn too few tiles. What the regulation provides follows as a draw or hand-over event.
 */
export interface ReportShortageEvent {
  /**
   * The kind of event.
   */
  type: 'report-shortage';
  by: Player;
  player: Player;
}
/**
 * A player gives tiles of the own rack to the other.
 */
export interface HandOverEvent {
  /**
   * The kind of event.
   */
  type: 'hand-over';
  by: Player;
  /**
   * The tiles given.
   */
  tiles: Tile[];
}
/**
 * It is discovered that tiles were left in the bag while the last racks were being played.
 */
export interface ReportLeftoverEvent {
  /**
   * The kind of event.
   */
  type: 'report-leftover';
  by: Player;
  /**
   * Players who played without drawing what was due, the first one first.
   *
   * @minItems 1
   */
  owing: Player[];
}
/**
 * The arbiter finds that a player has been playing with surplus tiles on purpose.
 */
export interface FindOffenceEvent {
  /**
   * The kind of event.
   */
  type: 'find-offence';
  player: Player;
}
/**
 * A player declares being unable to place any tile.
 */
export interface DeclareBlockedEvent {
  /**
   * The kind of event.
   */
  type: 'declare-blocked';
  by: Player;
}
/**
 * The total time of the game runs out.
 */
export interface TimeUpEvent {
  /**
   * The kind of event.
   */
  type: 'time-up';
}
/**
 * The arbiter declares the round over.
 */
export interface CloseRoundEvent {
  /**
   * The kind of event.
   */
  type: 'close-round';
  /**
   * Milliseconds since the official start of the round.
   */
  elapsedMs: number;
}
/**
 * The clock of a player is read.
 */
export interface ReadClockEvent {
  /**
   * The kind of event.
   */
  type: 'read-clock';
  player: Player;
  /**
   * Milliseconds used.
   */
  usedMs: number;
}
/**
 * Each player takes a tile from the bag for a lot, before the game.
 */
export interface DrawLotsEvent {
  /**
   * The kind of event.
   */
  type: 'draw-lots';
  purpose: LotPurpose;
  lots: Lots;
}
/**
 * The tile each has drawn.
 */
export interface Lots {
  A: Tile;
  B: Tile;
}
/**
 * Who starts is settled by the kind of event.
 */
export interface AssignStartEvent {
  /**
   * The kind of event.
   */
  type: 'assign-start';
  format: StartFormat;
  listed: Player;
  /**
   * Number of the game within a match.
   */
  game: number;
  firstStarter: Player;
  starts: Starts;
  /**
   * The pairing program is to give the start.
   */
  program: boolean;
  /**
   * That method was announced when the tournament began.
   */
  announced: boolean;
  /**
   * The organisers had told the technical commission.
   */
  notified: boolean;
}
/**
 * Starts of each player in the tournament.
 */
export interface Starts {
  /**
   * Starts so far.
   */
  A: number;
  /**
   * Starts so far.
   */
  B: number;
}
/**
 * A player complains about the number or distribution of the tiles.
 */
export interface ComplainTilesEvent {
  /**
   * The kind of event.
   */
  type: 'complain-tiles';
  by: Player;
}
/**
 * A player asks for lots on the chair or the side of the board.
 */
export interface RequestSeatLotsEvent {
  /**
   * The kind of event.
   */
  type: 'request-seat-lots';
  by: Player;
  /**
   * The players agree about chair and side.
   */
  agreed: boolean;
}
/**
 * The winner of the lot chooses the side of the board to have in front.
 */
export interface ChooseSideEvent {
  /**
   * The kind of event.
   */
  type: 'choose-side';
  by: Player;
  side: BoardSide;
}
/**
 * Tiles come to lie on the board while a player is still placing.
 */
export interface LayEvent {
  /**
   * The kind of event.
   */
  type: 'lay';
  by: Player;
  /**
   * The tiles.
   *
   * @minItems 1
   */
  tiles: PlacedTile[];
  /**
   * They fell by accident.
   */
  dropped: boolean;
  /**
   * The rival has seen them.
   */
  seen: boolean;
}
/**
 * The player has laid all tiles of the play.
 */
export interface FinishPlacingEvent {
  /**
   * The kind of event.
   */
  type: 'finish-placing';
  by: Player;
}
/**
 * A player takes a tile back from the board while placing.
 */
export interface PickUpEvent {
  /**
   * The kind of event.
   */
  type: 'pick-up';
  by: Player;
  square: Square;
}
/**
 * The author moves the tiles of the play before it is accepted.
 */
export interface RearrangeEvent {
  /**
   * The kind of event.
   */
  type: 'rearrange';
  by: Player;
  /**
   * The same tiles on their new squares.
   *
   * @minItems 1
   */
  tiles: PlacedTile[];
  purpose: RearrangePurpose;
}
/**
 * The author begins to count the points.
 */
export interface BeginCountEvent {
  /**
   * The kind of event.
   */
  type: 'begin-count';
  by: Player;
}
/**
 * The player cannot or will not comply with the rules of placing and takes the tiles back.
 */
export interface GiveUpPlayEvent {
  /**
   * The kind of event.
   */
  type: 'give-up-play';
  by: Player;
}
/**
 * The author says another letter for a blank of the play.
 */
export interface NameBlankEvent {
  /**
   * The kind of event.
   */
  type: 'name-blank';
  by: Player;
  square: Square;
  letter: NamedLetter;
}
/**
 * Later in the game it has to be settled which letter a blank stands for.
 */
export interface SettleBlankEvent {
  /**
   * The kind of event.
   */
  type: 'settle-blank';
  /**
   * What its author wrote; null for nothing.
   */
  author: Letter | null;
  /**
   * What the rival wrote; null for nothing.
   */
  rival: Letter | null;
  said: Letter;
}
/**
 * A player complains later about the letter of a blank.
 */
export interface ClaimBlankEvent {
  /**
   * The kind of event.
   */
  type: 'claim-blank';
  by: Player;
}
/**
 * A player announces an exchange.
 */
export interface AnnounceExchangeEvent {
  /**
   * The kind of event.
   */
  type: 'announce-exchange';
  by: Player;
  /**
   * How many tiles were announced; 0 when no number was said.
   */
  count: number;
}
/**
 * Somebody counts the tiles left in the bag.
 */
export interface CountBagEvent {
  /**
   * The kind of event.
   */
  type: 'count-bag';
  by: Actor;
  /**
   * Inside the bag; otherwise by feeling it from outside.
   */
  inside: boolean;
  /**
   * Players who consent.
   */
  agreed: Player[];
  /**
   * The tournament has monitors.
   */
  monitors: boolean;
}
/**
 * An incident of conduct is reported to the arbiter.
 */
export interface ReportIncidentEvent {
  /**
   * The kind of event.
   */
  type: 'report-incident';
  by: Player;
  incident: Incident;
}
/**
 * A position and what happens at the table.
 */
export interface GameReplay {
  [k: string]: unknown;
}
/**
 * A case, complete in itself.
 */
export interface GameReplayParams {
  edition: EditionId;
  readings: Readings;
  position: Position;
  /**
   * What happens, in order.
   */
  events: GameEvent[];
}
/**
 * Readings of open points that differ from those the suite adopts: parameter name to value. Empty in certification.
 */
export interface Readings {
  [k: string]: string | number | boolean | string[];
}
/**
 * The table before the first event. It need not account for all 100 tiles: what is not listed is out of sight.
 */
export interface Position {
  /**
   * Tiles that lie on the board; all of them are accepted plays.
   */
  board: PlacedTile[];
  racks: Racks;
  /**
   * The bag in the order in which tiles will be drawn; returned tiles go to its end.
   */
  bag: Tile[];
  scores: Scores;
  starter: Player;
  toMove: Player;
  /**
   * Turns taken so far, oldest first. May start in mid-game when earlier turns do not matter.
   */
  turns: Turn[];
  timing: Timing;
  clocks: Clocks;
  /**
   * Every word that the judges would accept; all others are not valid.
   */
  lexicon: Word[];
  handling: ChallengeHandling;
  surpluses: Surpluses;
  offences: Offences;
}
/**
 * The racks. Both empty before the opening draw.
 */
export interface Racks {
  /**
   * Tiles of this player.
   */
  A: Tile[];
  /**
   * Tiles of this player.
   */
  B: Tile[];
}
/**
 * The score as both sheets show it.
 */
export interface Scores {
  /**
   * Accumulated points.
   */
  A: number;
  /**
   * Accumulated points.
   */
  B: number;
}
/**
 * A turn already taken.
 */
export interface Turn {
  by: Player;
  kind: TurnKind;
}
/**
 * Time used by each player.
 */
export interface Clocks {
  /**
   * Milliseconds used.
   */
  A: number;
  /**
   * Milliseconds used.
   */
  B: number;
}
/**
 * How this tournament settles challenges.
 */
export interface ChallengeHandling {
  mode: HandlingMode;
  /**
   * Handling by the players was announced before the tournament began.
   */
  announced: boolean;
  /**
   * Players who agreed, before this round, to handle challenges themselves.
   */
  agreed: Player[];
}
/**
 * Earlier draws of too many tiles in this game.
 */
export interface Surpluses {
  /**
   * Surplus draws already dealt with in this game.
   */
  A: number;
  /**
   * Surplus draws already dealt with in this game.
   */
  B: number;
}
/**
 * Earlier findings.
 */
export interface Offences {
  A: OffenceRecord;
  B: OffenceRecord;
}
/**
 * Times that the arbiter found this player to have played with surplus tiles on purpose.
 */
export interface OffenceRecord {
  /**
   * In this game.
   */
  game: number;
  /**
   * In this tournament, this game included.
   */
  tournament: number;
}
/**
 * What the regulation makes of it.
 */
export interface GameReplayResult {
  /**
   * One outcome for each event, in order.
   */
  outcomes: Outcome[];
  state: State;
}
/**
 * What the regulation makes of one event. A refused event leaves the state as it was.
 */
export interface Outcome {
  kind: OutcomeKind;
  reason?: Refusal;
  /**
   * The clauses that ground this outcome.
   */
  because: ClauseId[];
  /**
   * place: points of the play.
   */
  score?: number;
  /**
   * place: words formed, the main word first.
   */
  words?: Word[];
  /**
   * draw, exchange, report-leftover: tiles taken from the bag.
   */
  drawn?: Tile[];
  /**
   * draw (of missing tiles), report-leftover: tiles that the other player gets to see.
   */
  shown?: Tile[];
  remedy?: Remedy;
  verdict?: Verdict;
  ruling?: IncidentRuling;
  starter?: Starter;
  letter?: Letter;
  /**
   * count-bag: tiles counted.
   */
  counted?: number;
}
/**
 * report-surplus, report-shortage: what has to be done.
 */
export interface Remedy {
  pool: Pool;
  chosenBy: Chooser;
  /**
   * How many tiles the other player gets to see.
   */
  sees: number;
  /**
   * How many tiles the other player puts back into the bag.
   */
  returns: number;
  /**
   * How many unseen tiles went back at once, before the rest.
   */
  unseenReturned: number;
  /**
   * How many missing tiles are drawn.
   */
  draws: number;
  /**
   * How many tiles the other player has to give.
   */
  handsOver: number;
  /**
   * The player at fault loses a turn.
   */
  losesTurn: boolean;
  /**
   * The arbiter is called to record the incident.
   */
  recorded: boolean;
}
/**
 * rule: the answer the players are given.
 */
export interface Verdict {
  scope: VerdictScope;
  /**
   * All words questioned are valid.
   */
  valid: boolean;
  /**
   * Answers word by word, as far as the players may be told them; empty otherwise.
   */
  words: WordVerdict[];
}
/**
 * The answer on one word.
 */
export interface WordVerdict {
  word: Word;
  /**
   * Whether it is valid.
   */
  valid: boolean;
}
/**
 * The table after the last event.
 */
export interface State {
  /**
   * Tiles on the board.
   */
  board: PlacedTile[];
  racks: StateRacks;
  hands: Hands;
  /**
   * The bag, in order.
   */
  bag: Tile[];
  scores: StateScores;
  toMove: Player;
  stage: Stage;
  /**
   * Turns taken, oldest first.
   */
  turns: Turn[];
  sheets: Sheets;
  clocks: StateClocks;
  running: RunningClock;
  turnsToLose: TurnsToLose;
  /**
   * Players expelled from the tournament.
   */
  expelled: Player[];
  /**
   * How the game ended; null while it goes on.
   */
  ended: null | GameEnd;
}
/**
 * The racks.
 */
export interface StateRacks {
  /**
   * Tiles on the rack.
   */
  A: Tile[];
  /**
   * Tiles on the rack.
   */
  B: Tile[];
}
/**
 * Tiles not yet racked.
 */
export interface Hands {
  /**
   * Tiles drawn and still face down before the rack.
   */
  A: Tile[];
  /**
   * Tiles drawn and still face down before the rack.
   */
  B: Tile[];
}
/**
 * The score; after the end, with its deductions.
 */
export interface StateScores {
  /**
   * Points.
   */
  A: number;
  /**
   * Points.
   */
  B: number;
}
/**
 * What each player has written.
 */
export interface Sheets {
  /**
   * Lines written since the first event.
   */
  A: SheetEntry[];
  /**
   * Lines written since the first event.
   */
  B: SheetEntry[];
}
/**
 * A line of a sheet.
 */
export interface SheetEntry {
  by: Player;
  /**
   * Points written.
   */
  points: number;
  word?: Word;
}
/**
 * Time used.
 */
export interface StateClocks {
  /**
   * Milliseconds used.
   */
  A: number;
  /**
   * Milliseconds used.
   */
  B: number;
}
/**
 * Turns forfeited and not yet sat out.
 */
export interface TurnsToLose {
  /**
   * Turns this player has still to sit out.
   */
  A: number;
  /**
   * Turns this player has still to sit out.
   */
  B: number;
}
/**
 * The end of a game.
 */
export interface GameEnd {
  reason: Ending;
  winner: Winner;
  deductions: Deductions;
}
/**
 * Final adjustments, already in the score.
 */
export interface Deductions {
  /**
   * Points added (or taken, when negative) at the end.
   */
  A: number;
  /**
   * Points added (or taken, when negative) at the end.
   */
  B: number;
}
/**
 * The data block of a term in regulations/glossary.md.
 */
export interface GlossaryTermMeta {
  /**
   * The term in English.
   */
  en: string;
  /**
   * Its one name in code, schemas and wire values.
   */
  code: string;
  variants?: TermVariants;
}
/**
 * What each edition calls it, where it uses other words.
 */
export interface TermVariants {
  /**
   * In fise-2003.
   *
   * @minItems 1
   *
   * Items: A word or phrase of that edition.
   */
  'fise-2003'?: string[];
  /**
   * In redeletras.
   *
   * @minItems 1
   *
   * Items: A word or phrase of that edition.
   */
  redeletras?: string[];
  /**
   * In fise-2009.
   *
   * @minItems 1
   *
   * Items: A word or phrase of that edition.
   */
  'fise-2009'?: string[];
  /**
   * In resumen-2018.
   *
   * @minItems 1
   *
   * Items: A word or phrase of that edition.
   */
  'resumen-2018'?: string[];
  /**
   * In ajs-2024.
   *
   * @minItems 1
   *
   * Items: A word or phrase of that edition.
   */
  'ajs-2024'?: string[];
}
/**
 * The handshake.
 */
export interface Initialize {
  [k: string]: unknown;
}
/**
 * The implementation.
 */
export interface ImplementationIdentity {
  /**
   * Its name.
   */
  name: string;
  /**
   * Its version.
   */
  version: string;
  /**
   * Language it is written in.
   */
  language: string;
  /**
   * Where to read more.
   */
  homepage?: string;
}
/**
 * What the suite says of itself.
 */
export interface InitializeParams {
  /**
   * Versions the suite speaks, best first.
   *
   * @minItems 1
   *
   * Items: A version, for example "1".
   */
  protocolVersions: string[];
  suite: SuiteIdentity;
  limits: Limits;
}
/**
 * The suite.
 */
export interface SuiteIdentity {
  /**
   * Its version.
   */
  version: string;
  /**
   * SHA-256 of its regulations and features, in hexadecimal.
   */
  digest: string;
}
/**
 * What the suite will not wait for or read.
 */
export interface Limits {
  /**
   * Longest time for one answer.
   */
  responseMs: number;
  /**
   * Longest line.
   */
  lineBytes: number;
}
/**
 * What the implementation says of itself.
 */
export interface InitializeResult {
  /**
   * The version it will speak, one of those offered.
   */
  protocolVersion: string;
  implementation: ImplementationIdentity;
  /**
   * Editions it claims.
   */
  editions: EditionId[];
  /**
   * Profiles it claims, each whole.
   */
  profiles: Profile[];
}
/**
 * Front matter of regulations/interpretations/<slug>.md.
 */
export interface InterpretationMeta {
  question: Question;
  /**
   * The clauses concerned.
   *
   * @minItems 1
   */
  clauses: string[];
  /**
   * Editions in which this reading is adopted.
   *
   * @minItems 1
   */
  editions: EditionId[];
  /**
   * The parameter of the edition that holds the reading.
   */
  parameter: string;
  /**
   * Two or more readings, one of them adopted.
   *
   * @minItems 2
   */
  readings: Reading[];
  basis: Basis;
  /**
   * Scenarios that fix it.
   *
   * @minItems 1
   *
   * Items: A scenario id.
   */
  scenarios: string[];
}
/**
 * What the text leaves open.
 */
export interface Question {
  /**
   * In Spanish.
   */
  es: string;
  /**
   * In English.
   */
  en: string;
}
/**
 * One way to read the text.
 */
export interface Reading {
  /**
   * The value of the parameter.
   */
  value: string | number | boolean | string[];
  /**
   * In Spanish.
   */
  es: string;
  /**
   * In English.
   */
  en: string;
  /**
   * The one this suite adopts.
   */
  adopted?: boolean;
}
/**
 * JSON-RPC 2.0 envelopes; one per line over stdio, one per POST over HTTP.
 */
export interface Message {
  [k: string]: unknown;
}
/**
 * Opens the session.
 */
export interface InitializeRequest {
  /**
   * JSON-RPC version.
   */
  jsonrpc: '2.0';
  /**
   * Echoed in the answer.
   */
  id: number;
  /**
   * Method.
   */
  method: 'initialize';
  params: InitializeParams;
}
/**
 * Asks for the replay of a game.
 */
export interface GameReplayRequest {
  /**
   * JSON-RPC version.
   */
  jsonrpc: '2.0';
  /**
   * Echoed in the answer.
   */
  id: number;
  /**
   * Method.
   */
  method: 'game/replay';
  params: GameReplayParams;
}
/**
 * Closes the session; the implementation answers and ends.
 */
export interface ShutdownRequest {
  /**
   * JSON-RPC version.
   */
  jsonrpc: '2.0';
  /**
   * Echoed in the answer.
   */
  id: number;
  /**
   * Method.
   */
  method: 'shutdown';
}
/**
 * From the implementation to the suite: a result or an error.
 */
export interface Response {
  /**
   * JSON-RPC version.
   */
  jsonrpc: '2.0';
  /**
   * The id of the request; null when it could not be read.
   */
  id: number | null;
  /**
   * The answer.
   */
  result?: {} | null;
  error?: RpcError;
}
/**
 * The request could not be served. An illegal move is never an error.
 */
export interface RpcError {
  /**
   * JSON-RPC code; -32601 means the method or edition is not supported.
   */
  code: number;
  /**
   * What went wrong, for a person.
   */
  message: string;
}
/**
 * What one run of the suite found.
 */
export interface RunResults {
  suite: RunSuite;
  implementation: ImplementationIdentity;
  transport: TransportKind;
  /**
   * Editions claimed.
   */
  editions: EditionId[];
  /**
   * Profiles claimed.
   */
  profiles: Profile[];
  filters: RunFilters;
  /**
   * Every claimed case that was asked for ran and passed.
   */
  conformant: boolean;
  /**
   * No filter was used and no case was left out.
   */
  complete: boolean;
  /**
   * Times the adapter had to be started again.
   */
  restarts: number;
  /**
   * Results, in the order of the suite.
   */
  cases: CaseResult[];
}
/**
 * The suite that ran.
 */
export interface RunSuite {
  /**
   * Version.
   */
  version: string;
  /**
   * Digest of regulations and features.
   */
  digest: string;
}
/**
 * What the run was restricted to; empty lists mean everything.
 */
export interface RunFilters {
  /**
   * Editions.
   */
  editions: EditionId[];
  /**
   * Profiles.
   */
  profiles: Profile[];
  /**
   * Clauses.
   */
  clauses: ClauseId[];
}
/**
 * One case.
 */
export interface CaseResult {
  /**
   * Case id: scenario, edition, ordinal.
   */
  case: string;
  /**
   * Scenario id.
   */
  scenario: string;
  edition: EditionId;
  profile: Profile;
  /**
   * Clauses it encodes.
   */
  clauses: ClauseId[];
  verdict: CaseVerdict;
  /**
   * What was found and what was expected, when it did not pass.
   */
  message?: string;
}
/**
 * The nouns every message shares: tiles, squares, words, players.
 */
export interface TileVocabulary {
  [k: string]: unknown;
}
/**
 * regulations/topics/<slug>.md: the name that outlives the numbers.
 */
export interface Topic {
  [k: string]: unknown;
}
/**
 * Front matter of a topic.
 */
export interface TopicMeta {
  name: TopicName;
  synonyms: Synonyms;
}
/**
 * Its name.
 */
export interface TopicName {
  /**
   * In Spanish.
   */
  es: string;
  /**
   * In English.
   */
  en: string;
}
/**
 * What players actually say.
 */
export interface Synonyms {
  /**
   * In Spanish.
   *
   * @minItems 1
   *
   * Items: A word or phrase.
   */
  es: string[];
  /**
   * In English.
   *
   * @minItems 1
   *
   * Items: A word or phrase.
   */
  en: string[];
}
/**
 * Data block of the answer that one edition gives.
 */
export interface TopicAnswerMeta {
  change: TopicChange;
  /**
   * The clauses that decide it in this edition.
   *
   * @minItems 1
   */
  inForce: string[];
}
/**
 * Closed sets shared by messages and documents.
 */
export interface Vocabulary {
  [k: string]: unknown;
}
