// Generated from schemas/ by `npm run generate`. Do not edit.

/**
 * A regulation; what it is called is in regulations/<id>/edition.yaml.
 */
export type EditionId = 'fise-2003' | 'redeletras' | 'fise-2009' | 'resumen-2018' | 'ajs-2024';
/**
 * What kind of norm a clause is.
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
 * Whom a clause binds or empowers.
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
 * An area of the game that an implementation claims whole, edition by edition.
 */
export type Profile =
  | 'jugada'
  | 'impugnacion'
  | 'final'
  | 'salida'
  | 'despliegue'
  | 'fichas'
  | 'papeletas'
  | 'final-arbitrado'
  | 'planilla'
  | 'reloj'
  | 'arbitraje'
  | 'lexico-lista'
  | 'lexico-reglas'
  | 'torneo';
/**
 * A clause: edition, colon, number; for example fise-2009:28.2.
 */
export type ClauseId = string;
/**
 * What became of an earlier clause.
 */
export type Change = 'same' | 'edited' | 'moved' | 'split' | 'merged';
/**
 * What is odd in the source.
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
 * What the adopted reading rests on: the wording, the regulation as a whole, or a declared choice where the text gives nothing.
 */
export type Basis = 'text' | 'system' | 'policy';
/**
 * How firm the adopted reading is: settled, or disputed where a committee may well take another.
 */
export type InterpretationStatus = 'settled' | 'disputed';
/**
 * What became of the topic since the edition before it: dropped, it says nothing any more; silent, neither did that one.
 */
export type TopicChange =
  | 'new'
  | 'same'
  | 'edited'
  | 'moved'
  | 'split'
  | 'merged'
  | 'dropped'
  | 'silent';
/**
 * A tournament of the season, the national championship or the Máster.
 */
export type TournamentKind = 'ordinary' | 'national' | 'master';
/**
 * How a tournament is played: by the Swiss system, everybody against everybody, or otherwise.
 */
export type TournamentFormat = 'swiss' | 'league' | 'other';
/**
 * How players are ordered before the first round.
 */
export type InitialOrder = 'elo' | 'random' | 'master';
/**
 * What separates players on the same points.
 */
export type TieBreak = 'buchholz' | 'sonneborn-berger' | 'differential' | 'lot';
/**
 * What the technical commission has granted beforehand.
 */
export type Permission = 'format' | 'acceleration' | 'master-variation';
/**
 * Why pairings are to be accelerated, as whoever is competent finds: far more players than is best for the rounds, half of them beginners, or something else.
 */
export type AccelerationCause = 'far-above-optimum' | 'half-beginners' | 'other';
/**
 * What is announced of a tournament ahead of it.
 */
export type AnnouncedItem = 'date' | 'rounds' | 'duplicate-games' | 'prizes';
/**
 * Where the call for a tournament is published.
 */
export type CallMedium = 'web' | 'mail' | 'poster';
/**
 * When a player asks to leave: before the next round is paired, or after.
 */
export type WithdrawalMoment = 'before-pairing' | 'after-pairing';
/**
 * What it takes to come back into a tournament.
 */
export type RejoiningNeed = 'arrived' | 'asked';
/**
 * How a game of a tournament came to its result: played out, lost on time, given up, left until its time ran out, nobody came on one side, nobody came at all.
 */
export type GameEndKind = 'played' | 'time' | 'resigned' | 'absence' | 'no-show' | 'both-absent';
/**
 * What is published after a round.
 */
export type PublishedItem = 'results' | 'standings' | 'records';
/**
 * Something that happens at the table. An event may be against the rules; the outcome says so.
 */
export type GameEvent =
  | NameBlankEvent
  | SettleBlankEvent
  | ClaimBlankEvent
  | FormBodyEvent
  | AppointArbiterEvent
  | ChallengeEvent
  | HandInSlipEvent
  | RetractChallengeEvent
  | DemandMeaningEvent
  | WithdrawEvent
  | AskSpellingEvent
  | AwaitRulingEvent
  | PressClockEvent
  | RemindClockEvent
  | WaitEvent
  | PauseClockEvent
  | CallArbiterEvent
  | WaiveOvertimeEvent
  | ArbiterLeavesEvent
  | SpeakEvent
  | FindEvent
  | LookUpEvent
  | UseEvent
  | InspectSheetEvent
  | DisputeScoreEvent
  | AgreeScoreEvent
  | DrawEvent
  | CountBagEvent
  | ReportSurplusEvent
  | ReturnTilesEvent
  | ReportShortageEvent
  | HandOverEvent
  | ReportLeftoverEvent
  | ReportForeignDrawEvent
  | DeclareBlockedEvent
  | TimeUpEvent
  | CloseRoundEvent
  | AnnounceExchangeEvent
  | ExchangeEvent
  | PassEvent
  | LayEvent
  | PickUpEvent
  | FinishPlacingEvent
  | RearrangeEvent
  | GiveUpPlayEvent
  | SettleEvent
  | AskCommitteeEvent
  | FileReportEvent
  | PlaceEvent
  | DecideOpeningEvent
  | BeginCountEvent
  | AnnounceEvent
  | NoteEvent
  | RequestRecountEvent
  | StartRoundEvent
  | ArriveEvent
  | LeaveEvent
  | ComeBackEvent
  | OthersFinishedEvent
  | AbandonEvent
  | RuleEvent
  | AppealEvent
  | AnswerAppealEvent
  | ReadAppealEvent
  | PenaliseEvent
  | SetClockEvent
  | InspectTableEvent
  | ClockFailsEvent
  | ReplaceClockEvent
  | ReviewSheetEvent
  | CompleteSheetEvent
  | FillInEvent
  | SignEvent
  | DemandSignatureEvent
  | AskCorrectionEvent
  | DeliverResultEvent
  | NextRoundEvent
  | DrawLotsEvent
  | AssignStartEvent
  | ComplainTilesEvent
  | RequestSeatLotsEvent
  | ChooseSideEvent;
/**
 * A player of the game. Whom a scenario calls Ana is A in one case and B in another: nothing hangs on the letter.
 */
export type Player = 'A' | 'B';
/**
 * A square: row A to O from the top, then column 1 to 15 from the left; H8 is the centre.
 */
export type Square = string;
/**
 * A letter that a player says for a blank; K and W are no letters of the set.
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
 * A body that a tournament sets up: a tribunal of appeals, or a committee that advises the arbiters.
 */
export type Body = 'tribunal' | 'committee';
/**
 * What a member of a body stands for: the organisers; FISE, or what governs the game in the host country; the players; the technical commission or the board of the association.
 */
export type Seat = 'organiser' | 'federation' | 'players' | 'commission' | 'board';
/**
 * When somebody was elected: at the technical congress before the tournament, otherwise before it, or once it had begun.
 */
export type Election = 'technical-congress' | 'before-start' | 'after-start';
/**
 * Who acts: a player, the head official (arbiter, Director, judge of the tournament), an arbiter who is not the head, a judge of words, a judge of tables, a runner (monitor, corremesas), a player of another table, the committee, the tribunal, the board of the federation, or anybody else.
 */
export type Actor =
  | 'A'
  | 'B'
  | 'arbiter'
  | 'assistant'
  | 'judge'
  | 'table-judge'
  | 'runner'
  | 'neighbour'
  | 'committee'
  | 'tribunal'
  | 'board'
  | 'spectator';
/**
 * A word as the letters of its tiles in reading order, so CHALE is ["CH","A","L","E"]; a blank shows the letter it is said to stand for, be it K or W.
 *
 * @minItems 1
 */
export type Word = readonly NamedLetter[];
/**
 * Something that a challenge slip carries.
 */
export type SlipItem =
  | 'words'
  | 'signature-A'
  | 'signature-B'
  | 'table'
  | 'round'
  | 'tick-A'
  | 'tick-B';
/**
 * What becomes of the own tiles while an answer is awaited: they lie face down on the table, stand turned round on the rack, are covered, or stay in sight.
 */
export type Covering = 'face-down' | 'turned' | 'covered' | 'in-sight';
/**
 * What is spoken of: sums and results, how points are counted, the regulation, whether a word is valid, the strategy of the rival, or anything else.
 */
export type TalkTopic = 'sums' | 'counting' | 'rules' | 'word' | 'strategy' | 'other';
/**
 * A fault that some edition names and of which it says what follows, the first time and when it is repeated.
 */
export type Offence =
  | 'ask-validity'
  | 'answer-query'
  | 'blank-not-noted'
  | 'delay'
  | 'unsporting'
  | 'abandonment'
  | 'needless-challenges'
  | 'throw-game'
  | 'help-rival'
  | 'overscoring'
  | 'neutral-clock'
  | 'mockery'
  | 'rule-breaking'
  | 'slow-refill'
  | 'play-to-count'
  | 'dishonest-handling'
  | 'surplus-on-purpose';
/**
 * What an official finds of an act that the table cannot show: its purpose, its system, its want of a reason.
 */
export type Finding =
  | 'repeated'
  | 'well-known'
  | 'to-distract'
  | 'to-gain-time'
  | 'annoyance'
  | 'on-purpose'
  | 'openly'
  | 'systematic'
  | 'to-swell-score'
  | 'unjustified'
  | 'dishonest'
  | 'only-to-count';
/**
 * What a player has on the table or uses while a game is played: a book, notes, headphones, a computer, an electronic organiser, a mobile phone, another device of the kind, tobacco, food.
 */
export type Thing =
  | 'book'
  | 'notes'
  | 'headphones'
  | 'computer'
  | 'organiser'
  | 'phone'
  | 'device'
  | 'tobacco'
  | 'food';
/**
 * What a mobile phone is used for: a call, as the clock, to look up a challenge, or anything else.
 */
export type PhoneUse = 'call' | 'clock' | 'challenge' | 'other';
/**
 * What players differ about: the points of the play on the board, or the running total.
 */
export type DisputedSum = 'points' | 'total';
/**
 * How high the bag is held while drawing: at eye level, raised but below the eyes, not raised at all.
 */
export type BagHeight = 'eyes' | 'below-eyes' | 'not-raised';
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
 * To make a word or a link correct, or to get more out of it.
 */
export type RearrangePurpose = 'correct' | 'improve';
/**
 * What an official rests a decision on: the regulation, another official text, or nothing but the own view.
 */
export type RulingSource = 'regulation' | 'official-text' | 'own-view';
/**
 * Why the judge puts a matter to the committee: it is doubtful, or the judge has to abstain.
 */
export type QueryReason = 'doubt' | 'abstention';
/**
 * What an official may impose: a warning, points off, loss of the game, expulsion from the tournament, a ban from later ones.
 */
export type Measure = 'warning' | 'points' | 'game' | 'tournament' | 'future';
/**
 * What kind of event it is: a local one, a national championship, a championship of a region of several countries, an international tournament, a world championship.
 */
export type TournamentClass = 'local' | 'national' | 'regional' | 'international' | 'world';
/**
 * What measures the time at the table: "timer" (a signal every two minutes), "chess" (a chess clock), "digital" (a digital one), "phone" (an application), "none".
 */
export type ClockDevice = 'timer' | 'chess' | 'digital' | 'phone' | 'none';
/**
 * What a player signs: the rival's sheet, the control sheet of a monitor, the own sheet.
 */
export type SignedSheet = 'rival-sheet' | 'control-sheet' | 'own-sheet';
/**
 * What is to be put right in the points: the sums of a sheet, the count of one play, whether a word is valid, what is taken off or added for the tiles left, the overall score or the victory point as the arbiters have entered them.
 */
export type ScoreMatter = 'sum' | 'count' | 'validity' | 'deduction' | 'overall' | 'victory-point';
/**
 * How far the following round has come: not yet, called, or started.
 */
export type NextRound = 'none' | 'called' | 'started';
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
 * Whether an act is against the regulation, expressly free, or lacks something that the fault consists of.
 */
export type ConductRuling = 'breach' | 'allowed' | 'no-fault';
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
 * Something that a line of a sheet carries: the main word, the other words of the play, its points, the running total, that total rightly added or carried over, the dash of a turn without a play.
 */
export type SheetItem = 'main-word' | 'other-words' | 'points' | 'total' | 'sum' | 'dash';
/**
 * How strictly something is asked for: it has to be there, or the player has to try.
 */
export type Duty = 'required' | 'best-effort';
/**
 * Who won a lot or starts; "lot": a lot decides; "tie": the lot has to be drawn again.
 */
export type Starter = 'A' | 'B' | 'lot' | 'tie';
/**
 * What the regulation makes of one event. Only what is done changes the state.
 */
export type Outcome = DoneOutcome | RefusedOutcome | UnregulatedOutcome;
/**
 * The report of some event.
 */
export type Report =
  | PlayReport
  | LetterReport
  | BodyReport
  | ConductReport
  | DrawReport
  | CountReport
  | RemedyReport
  | ExchangeReport
  | VerdictReport
  | ReviewReport
  | StarterReport;
/**
 * Why the regulation does not admit an event.
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
  | 'word-barred'
  | 'no-play'
  | 'too-early'
  | 'wrong-time'
  | 'clock-running'
  | 'no-clock'
  | 'not-aeroplane'
  | 'no-countdown'
  | 'already-noted'
  | 'no-discrepancy'
  | 'needs-both'
  | 'not-granted'
  | 'not-claimable'
  | 'no-such-line'
  | 'already-signed'
  | 'incomplete'
  | 'sheet-incomplete'
  | 'may-wait'
  | 'not-certified'
  | 'game-closed'
  | 'result-delivered'
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
  | 'not-in-writing'
  | 'under-ruling'
  | 'bag-too-small'
  | 'wrong-number'
  | 'not-in-pool'
  | 'nothing-wrong'
  | 'meaning-not-required'
  | 'settled'
  | 'not-applicable'
  | 'not-present'
  | 'time-gone'
  | 'too-late'
  | 'must-be-played'
  | 'line-fixed'
  | 'counting-begun'
  | 'no-such-letter'
  | 'exchange-announced'
  | 'required'
  | 'seat-missing'
  | 'no-seat'
  | 'not-eligible'
  | 'not-elected'
  | 'incompatible'
  | 'seat-available'
  | 'same-club'
  | 'is-playing'
  | 'no-tribunal'
  | 'not-reasoned'
  | 'regulated'
  | 'second-rank'
  | 'report-incomplete'
  | 'misaddressed'
  | 'not-allowed'
  | 'no-breach'
  | 'not-proved'
  | 'wrong-amount'
  | 'already-punished'
  | 'not-grave'
  | 'too-few-rounds'
  | 'too-few-players'
  | 'too-many-players'
  | 'venue-too-small'
  | 'not-two-players'
  | 'wrong-format'
  | 'wrong-program'
  | 'needs-permission'
  | 'not-notified'
  | 'season-closed'
  | 'wrong-round'
  | 'wrong-value'
  | 'wrong-pairing'
  | 'player-twice'
  | 'player-missing'
  | 'unknown-player'
  | 'no-such-table'
  | 'already-met'
  | 'not-displayed'
  | 'objected'
  | 'not-justified'
  | 'discriminates';
/**
 * How a turn was spent: a play that stood, a pass, an exchange, a play ruled invalid, a play its author took back without a ruling, a turn lost, as a penalty or because its time ran out.
 */
export type TurnKind = 'play' | 'pass' | 'exchange' | 'invalid' | 'withdrawn' | 'forfeit';
/**
 * Who keeps the score: the players on their "sheets", or a program, "automatic", as in an online game, where nothing is drawn by hand, announced, noted, written on slips or pressed.
 */
export type Recording = 'sheets' | 'automatic';
/**
 * Clock mode: "running" (corrido: time runs while points are counted) or "stopped" (no corrido).
 */
export type Timing = 'running' | 'stopped';
/**
 * "slips": written slips; "device": a judge or runner with a device; "players": the players themselves on a device.
 */
export type HandlingMode = 'slips' | 'device' | 'players';
/**
 * Whose time runs: that of a player, or of both at once, as while neither has come.
 */
export type ClockSide = 'A' | 'B' | 'both';
/**
 * How far the round has come: its pairings are being called out, have been called out, or play has officially started.
 */
export type RoundPhase = 'calling' | 'called' | 'started';
/**
 * Where a player is: at the table, not there yet, or gone from it.
 */
export type Presence = 'here' | 'not-come' | 'away';
/**
 * Why a game ended: a player went out, passes by both, scoreless turns, nobody can place, total time, loss on the own clock, round closed by the arbiter, a player who is absent for too long, a player disqualified.
 */
export type Ending =
  | 'out'
  | 'passes'
  | 'scoreless'
  | 'blocked'
  | 'time'
  | 'overtime'
  | 'round'
  | 'absence'
  | 'disqualification';
/**
 * Where something happened: in this game, or in an earlier one of the same tournament.
 */
export type Span = 'game' | 'tournament';
/**
 * For what the clock stands: points being counted, a long check of them, a difference about them, a ruling or an appeal that is awaited, the arbiter at the table, a player who is back and checks what the rival has played, tiles too many or too few being put right, a timer that has run out, a clock that has failed.
 */
export type ClockStop =
  | 'counting'
  | 'check'
  | 'dispute'
  | 'ruling'
  | 'appeal'
  | 'arbiter'
  | 'return'
  | 'surplus'
  | 'shortage'
  | 'expired'
  | 'failure';
/**
 * Whether a sanction is in force, without effect while an appeal is open, or quashed.
 */
export type SanctionStatus = 'in-force' | 'suspended' | 'quashed';
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
 * What a sense of a dictionary article says the word is: a part of speech, a piece of a word, or something that is no word of its own.
 */
export type WordCategory =
  | 'noun'
  | 'adjective'
  | 'pronoun'
  | 'article'
  | 'verb'
  | 'adverb'
  | 'interjection'
  | 'onomatopoeia'
  | 'conjunction'
  | 'preposition'
  | 'contraction'
  | 'affix'
  | 'abbreviation'
  | 'symbol'
  | 'proper'
  | 'locution'
  | 'phrase'
  | 'cross-reference';
/**
 * The gender that a dictionary gives a noun: masculine, feminine, both, common to both, ambiguous.
 */
export type Gender = 'm' | 'f' | 'mf' | 'com' | 'amb';
/**
 * How a verb is used in a sense: transitive, intransitive, pronominal, impersonal, copulative, auxiliary.
 */
export type Valency = 'tr' | 'intr' | 'prnl' | 'impers' | 'cop' | 'aux';
/**
 * The mark of a sense that is not plainly current: before 1500, before 1900, thieves' cant of old, little used.
 */
export type Era = 'ant' | 'desus' | 'germ' | 'p-us';
/**
 * The kind of phrase in which a sense says that the word is used: a locution by its function, a set phrase, an expression, or the article it sends to.
 */
export type PhraseKind =
  | 'loc-noun'
  | 'loc-adj'
  | 'loc-adv'
  | 'loc-prep'
  | 'loc-conj'
  | 'loc-interj'
  | 'loc-verb'
  | 'set-phrase'
  | 'expression'
  | 'reference';
/**
 * What the word is within the phrase that its article sends to: it goes with a noun as an adjective or a noun, it is an adverb, or it stands behind a conjunction, a preposition or a contraction, which keeps it as it is.
 */
export type PhraseRole = 'adjective' | 'noun' | 'adverb' | 'after-particle';
/**
 * What an article says of the word as a whole, where a regulation asks for it. From-apocope is a word made with an apocope, which is none itself: mariposa, of Mari. Foreign is one taken from another language, whatever its type. Unit is a symbol that is not of an element, such as those of measures.
 */
export type EntryLabel =
  | 'apocope'
  | 'from-apocope'
  | 'aphaeresis'
  | 'clipping'
  | 'title'
  | 'letter'
  | 'greek-letter'
  | 'note'
  | 'people'
  | 'trade'
  | 'diminutive'
  | 'augmentative'
  | 'superlative'
  | 'pejorative'
  | 'acronym'
  | 'foreign'
  | 'latinism'
  | 'prefix-noun'
  | 'plural-compound'
  | 'participle'
  | 'unit';
/**
 * How the conjugation that a dictionary shows is laid out: plain; with a pronoun before each form; in the third persons and the forms without person only.
 */
export type ParadigmStyle = 'plain' | 'pronominal' | 'impersonal';
/**
 * A place in the paradigm of a verb: infinitive, gerund, participle (as such, or by gender and number), a tense and person; 2v is voseo.
 */
export type VerbSlot =
  | 'inf'
  | 'ger'
  | 'par'
  | 'par.ms'
  | 'par.fs'
  | 'par.mp'
  | 'par.fp'
  | 'ind.pres.1s'
  | 'ind.pres.2s'
  | 'ind.pres.2v'
  | 'ind.pres.3s'
  | 'ind.pres.1p'
  | 'ind.pres.2p'
  | 'ind.pres.3p'
  | 'ind.impf.1s'
  | 'ind.impf.2s'
  | 'ind.impf.2v'
  | 'ind.impf.3s'
  | 'ind.impf.1p'
  | 'ind.impf.2p'
  | 'ind.impf.3p'
  | 'ind.pret.1s'
  | 'ind.pret.2s'
  | 'ind.pret.2v'
  | 'ind.pret.3s'
  | 'ind.pret.1p'
  | 'ind.pret.2p'
  | 'ind.pret.3p'
  | 'ind.fut.1s'
  | 'ind.fut.2s'
  | 'ind.fut.2v'
  | 'ind.fut.3s'
  | 'ind.fut.1p'
  | 'ind.fut.2p'
  | 'ind.fut.3p'
  | 'cond.1s'
  | 'cond.2s'
  | 'cond.2v'
  | 'cond.3s'
  | 'cond.1p'
  | 'cond.2p'
  | 'cond.3p'
  | 'sub.pres.1s'
  | 'sub.pres.2s'
  | 'sub.pres.2v'
  | 'sub.pres.3s'
  | 'sub.pres.1p'
  | 'sub.pres.2p'
  | 'sub.pres.3p'
  | 'sub.impf-ra.1s'
  | 'sub.impf-ra.2s'
  | 'sub.impf-ra.2v'
  | 'sub.impf-ra.3s'
  | 'sub.impf-ra.1p'
  | 'sub.impf-ra.2p'
  | 'sub.impf-ra.3p'
  | 'sub.impf-se.1s'
  | 'sub.impf-se.2s'
  | 'sub.impf-se.2v'
  | 'sub.impf-se.3s'
  | 'sub.impf-se.1p'
  | 'sub.impf-se.2p'
  | 'sub.impf-se.3p'
  | 'sub.fut.1s'
  | 'sub.fut.2s'
  | 'sub.fut.2v'
  | 'sub.fut.3s'
  | 'sub.fut.1p'
  | 'sub.fut.2p'
  | 'sub.fut.3p'
  | 'imp.2s'
  | 'imp.2v'
  | 'imp.2p';
/**
 * Where a word can be recorded, or struck out.
 */
export type Book =
  | 'drae22-cd'
  | 'drae22-print'
  | 'drae22-web'
  | 'web-amendment-23'
  | 'marked-for-deletion'
  | 'dpd-2005'
  | 'seco'
  | 'bello'
  | 'lexicon-2017'
  | 'dle23'
  | 'ajs-app';
/**
 * What the regulation makes of a word; "undetermined" where it has no rule or leaves the matter to the arbiters.
 */
export type LexicalVerdict = 'valid' | 'invalid' | 'undetermined';
/**
 * How one form comes from another.
 */
export type DerivationOp =
  | 'listed'
  | 'feminine'
  | 'plural'
  | 'conjugated'
  | 'participle'
  | 'with-se'
  | 'without-se'
  | 'enclitic'
  | 'suffixed'
  | 'part-of';
/**
 * How a plural differs from its singular.
 */
export type PluralManner = '-s' | '-es' | 'z-ces' | 'c-ques' | 'y-is' | 'special' | 'unchanged';
/**
 * What carries the messages.
 */
export type TransportKind = 'in-process' | 'stdio' | 'http';
/**
 * What an implementation may claim of an edition: a profile, or a role, which stands for its profiles.
 */
export type Claim =
  | 'jugada'
  | 'impugnacion'
  | 'final'
  | 'salida'
  | 'despliegue'
  | 'fichas'
  | 'papeletas'
  | 'final-arbitrado'
  | 'planilla'
  | 'reloj'
  | 'arbitraje'
  | 'lexico-lista'
  | 'lexico-reglas'
  | 'torneo'
  | 'servidor'
  | 'juez-de-palabras'
  | 'gestor-de-torneos'
  | 'arbitro';
/**
 * The result of one case. What each means for a run is in docs/INTERPRETING.md.
 */
export type Verdict =
  | 'pass'
  | 'fail'
  | 'not-claimed'
  | 'unsupported'
  | 'error'
  | 'crash'
  | 'timeout'
  | 'protocol-violation'
  | 'known-failure'
  | 'stale-known-failure'
  | 'not-run'
  | 'harness-error';
/**
 * Whether an implementation was right for the right reason: "right": the outcome under test cites a clause of the case and, when refused, gives the expected reason; "wrong": it does not; "none": the case states a silence or was not run.
 */
export type Grounds = 'right' | 'wrong' | 'none';
/**
 * From the suite to the implementation: JSON-RPC 2.0, one a line or one a POST.
 */
export type Request =
  | GameReplayRequest
  | LexiconJudgeRequest
  | InitializeRequest
  | ShutdownRequest
  | TournamentReplayRequest;
/**
 * Something that happens in a tournament. An event may be against the rules; the outcome says so.
 */
export type TournamentEvent =
  | ExamineEvent
  | PublishCallEvent
  | SendResultsEvent
  | BidEvent
  | AskGoverningTextEvent
  | IssueNoteEvent
  | EndSeasonEvent
  | WithdrawEvent1
  | RejoinEvent
  | AskReadmissionEvent
  | ListRatingsEvent
  | RankMasterEvent
  | MakeCategoriesEvent
  | OrderPlayersEvent
  | EnterEvent
  | FillInEvent1
  | AssignByeEvent
  | RecordEvent
  | AskToResignEvent
  | UpdateEloEvent
  | PairEvent
  | BeginRoundEvent
  | PublishEvent
  | RankEvent
  | DrawLotsOfStandingsEvent
  | AwardEvent;
/**
 * Who asks to host the national championship.
 */
export type Bidder = 'club' | 'playing-group' | 'player';
/**
 * What a technical note states of itself.
 */
export type NoteItem = 'scope' | 'validity' | 'author';
/**
 * A box of the pairing program that the organiser fills in.
 */
export type ProgramBox = 'bonus' | 'bonus-at-end' | 'bye-round' | 'elo-first-round' | 'elo-later';
/**
 * Why a player asks to give a game up.
 */
export type ResigningReason = 'lost' | 'unfit' | 'other';
/**
 * What shows that a round begins: the notice of the judge, the pairings called out, a screen that shows them.
 */
export type RoundSign = 'notice' | 'calling' | 'screen';
/**
 * When a round begins, compared with the timetable.
 */
export type RoundTiming = 'on-time' | 'late' | 'early';
/**
 * What it takes to bring a round forward.
 */
export type EarlyStartNeed = 'all-told' | 'none-objects' | 'majority';
/**
 * Nothing is left to tell.
 */
export type ShutdownResult = null;
/**
 * Which text governs a point: the criteria, the regulation beneath as it was when they were published, the same as it is now, or a technical note.
 */
export type GoverningText = 'criteria' | 'beneath-then' | 'beneath-now' | 'note';
/**
 * Who says which player is left without a rival: the regulation or the pairing program.
 */
export type ByeSource = 'regulation' | 'program';
/**
 * A trophy of the national championship.
 */
export type Trophy =
  | 'champion'
  | 'runner-up'
  | 'third'
  | 'best-under-1800'
  | 'best-newcomer'
  | 'fourth';
/**
 * What the regulation makes of one event. Only what is done changes the state.
 */
export type TournamentOutcome = TournamentDone | TournamentRefused | TournamentUnregulated;
/**
 * The report of some event.
 */
export type TournamentReport =
  | TextReport
  | NoteReport
  | PresenceReport
  | ListsReport
  | OrderReport
  | CategoriesReport
  | EntryReport
  | ByeReport
  | RecordReport
  | PairingReport
  | StandingsReport
  | TrophiesReport;
/**
 * Whether a player takes part: in the tournament, away for a time, sitting out a penalty, or out of it.
 */
export type EntrantStatus = 'in' | 'away' | 'penalised' | 'out';
/**
 * JSON-RPC codes an implementation answers with: -32700: the line is not JSON; -32600: it is no request; -32601: there is no such method, or the edition is not supported; -32602: the parameters cannot be read, such as an unknown event or field value; -32603: the implementation failed inside.
 */
export type ErrorCode = -32700 | -32600 | -32601 | -32602 | -32603;
/**
 * "done": it has effect; "refused": the regulation does not admit it; "unregulated": the edition gives no rule for it, so the arbiter decides and the state stays as it was.
 */
export type OutcomeKind = 'done' | 'refused' | 'unregulated';
/**
 * How a clause refers to others: the fields of its data block that hold clauses.
 */
export type Relation = 'cites' | 'replaces' | 'disapplies' | 'clarifies' | 'addsTo' | 'inherits';
/**
 * What a piece of software is: a bundle of profiles, claimed whole.
 */
export type Role = 'servidor' | 'juez-de-palabras' | 'gestor-de-torneos' | 'arbitro';

/**
 * The front matter of regulations/<edition>/<article>.md.
 */
export interface ArticleMeta {
  readonly edition: EditionId;
  /**
   * Its number as printed.
   */
  readonly article: string;
  readonly title: BilingualText;
  /**
   * The chapter it stands in, as printed.
   */
  readonly chapter?: string;
}
/**
 * A text in both languages of the suite.
 */
export interface BilingualText {
  /**
   * In Spanish.
   */
  readonly es: string;
  /**
   * In English.
   */
  readonly en: string;
}
/**
 * The data block of a clause in regulations/<edition>/<article>.md.
 */
export interface ClauseMeta {
  readonly modality: Modality;
  readonly actor: ClauseActor;
  readonly profile: Profile;
  /**
   * Topics it belongs to: files of regulations/topics/.
   *
   * @minItems 1
   *
   * Items: A topic slug.
   */
  readonly topics: readonly string[];
  /**
   * The norms of a clause that puts several into one sentence; each is proved on its own.
   *
   * @minItems 2
   */
  readonly norms?: readonly Norm[];
  /**
   * Clauses or articles it refers to, as evidently meant.
   */
  readonly cites?: readonly ClauseId[];
  /**
   * Clauses whose text it takes the place of.
   */
  readonly replaces?: readonly ClauseId[];
  /**
   * Clauses it sets aside.
   */
  readonly disapplies?: readonly ClauseId[];
  /**
   * Clauses whose meaning it fixes.
   */
  readonly clarifies?: readonly ClauseId[];
  /**
   * Clauses it supplements.
   */
  readonly addsTo?: readonly ClauseId[];
  /**
   * Clauses it restates or applies unchanged.
   */
  readonly inherits?: readonly ClauseId[];
  /**
   * Where the text comes from.
   */
  readonly precedents?: readonly Precedent[];
  /**
   * Oddities of the source.
   */
  readonly oddities?: readonly Oddity[];
  readonly uncovered?: BilingualText;
}
/**
 * One of them.
 */
export interface Norm {
  /**
   * Its name within the clause, such as "letter-stays"; the same norm has the same name in every edition. It is cited after the clause: 28.2#sees-two-more.
   */
  readonly id: string;
  /**
   * In Spanish.
   */
  readonly es: string;
  /**
   * In English.
   */
  readonly en: string;
  readonly reason?: BilingualText;
}
/**
 * A clause of an earlier edition.
 */
export interface Precedent {
  readonly clause: ClauseId;
  readonly change: Change;
}
/**
 * Something wrong, missing or open in the source.
 */
export interface Oddity {
  readonly kind: OddityKind;
  /**
   * The reference as printed.
   */
  readonly literal?: string;
  /**
   * The reference evidently meant.
   */
  readonly meant?: string;
  /**
   * In Spanish.
   */
  readonly es: string;
  /**
   * In English.
   */
  readonly en: string;
}
/**
 * regulations/<edition>/edition.yaml: what an edition is called and where it stands.
 */
export interface EditionMeta {
  /**
   * Its id, the name of its folder.
   */
  readonly id: string;
  /**
   * Its place among the editions, oldest first.
   */
  readonly order: number;
  /**
   * The name for chips and columns.
   */
  readonly short: string;
  /**
   * Its name in Spanish.
   */
  readonly es: string;
  /**
   * Its name in English.
   */
  readonly en: string;
  /**
   * When it was issued, as far as the source tells: a year, a month or a day.
   */
  readonly date?: string;
  readonly colour: EditionColour;
  /**
   * The number of the clause by which it takes over the original rules of the game; an edition laid over another has none.
   */
  readonly presupposes?: string;
  /**
   * The edition that it is laid over; what it does not say is said there.
   */
  readonly base?: string;
}
/**
 * The colour that marks it on pages.
 */
export interface EditionColour {
  /**
   * On light paper.
   */
  readonly light: string;
  /**
   * On dark paper.
   */
  readonly dark: string;
}
/**
 * The data block of a term in regulations/glossary.md.
 */
export interface GlossaryTermMeta {
  /**
   * The term in English.
   */
  readonly en: string;
  /**
   * Its one name in code, schemas and wire values.
   */
  readonly code: string;
  readonly variants?: TermVariants;
}
/**
 * What each edition calls it, where it uses other words.
 */
export interface TermVariants {
  /**
   * Words and phrases of that edition.
   *
   * @minItems 1
   */
  readonly 'fise-2003'?: readonly string[];
  /**
   * Words and phrases of that edition.
   *
   * @minItems 1
   */
  readonly redeletras?: readonly string[];
  /**
   * Words and phrases of that edition.
   *
   * @minItems 1
   */
  readonly 'fise-2009'?: readonly string[];
  /**
   * Words and phrases of that edition.
   *
   * @minItems 1
   */
  readonly 'resumen-2018'?: readonly string[];
  /**
   * Words and phrases of that edition.
   *
   * @minItems 1
   */
  readonly 'ajs-2024'?: readonly string[];
}
/**
 * Front matter of regulations/interpretations/<slug>.md.
 */
export interface InterpretationMeta {
  readonly question: BilingualText;
  /**
   * The clauses concerned.
   *
   * @minItems 1
   */
  readonly clauses: readonly ClauseId[];
  /**
   * Editions in which this reading is adopted.
   *
   * @minItems 1
   */
  readonly editions: readonly EditionId[];
  /**
   * The parameter that holds the reading: group, name and, in a table, the keys of the cell, joined by dots; docs/PARAMETERS.md lists them.
   */
  readonly parameter: string;
  /**
   * Two or more readings, one of them adopted.
   *
   * @minItems 2
   */
  readonly readings: readonly Reading[];
  readonly basis: Basis;
  readonly status: InterpretationStatus;
  /**
   * Scenarios that fix it.
   *
   * @minItems 1
   *
   * Items: A scenario id.
   */
  readonly scenarios: readonly string[];
}
/**
 * One way to read the text.
 */
export interface Reading {
  /**
   * The value of the parameter; null where the reading is that the edition says nothing.
   */
  readonly value: string | number | boolean | readonly string[] | null;
  /**
   * In Spanish.
   */
  readonly es: string;
  /**
   * In English.
   */
  readonly en: string;
  /**
   * The one this suite adopts.
   */
  readonly adopted?: boolean;
}
/**
 * Front matter of a topic.
 */
export interface TopicMeta {
  readonly name: BilingualText;
  readonly synonyms: Synonyms;
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
  readonly es: readonly string[];
  /**
   * In English.
   *
   * @minItems 1
   *
   * Items: A word or phrase.
   */
  readonly en: readonly string[];
}
/**
 * Data block of the answer that one edition gives.
 */
export interface TopicAnswerMeta {
  readonly change: TopicChange;
  /**
   * The clauses that decide it in this edition; where it says nothing, those that come nearest, if any.
   */
  readonly inForce: readonly ClauseId[];
}
/**
 * A tournament as people write it down, in YAML or JSON: how it is set up, who plays, and what happened round by round. It is read by articulado tournament, which makes events of it.
 */
export interface TournamentFile {
  /**
   * What it is called.
   */
  readonly name: string;
  readonly edition?: EditionId;
  readonly kind?: TournamentKind;
  readonly format?: TournamentFormat;
  /**
   * How many rounds it has.
   */
  readonly rounds: number;
  /**
   * The season it belongs to, such as 2024-2025.
   */
  readonly season: string;
  /**
   * Whether it is an official tournament; yes where it is left out.
   */
  readonly official?: boolean;
  readonly order?: InitialOrder;
  /**
   * The order that was drawn or ranked, where it is not that of Elo: first to last.
   *
   * @maxItems 1000
   *
   * Items: A player, by id.
   */
  readonly drawn?: readonly string[];
  /**
   * The rounds that are paired as king of the hill.
   *
   * Items: A round.
   */
  readonly koth?: readonly number[];
  /**
   * Whether a leader who cannot be caught is paired out of the prizes; no where it is left out.
   */
  readonly gibson?: boolean;
  /**
   * How many places have a prize; none where it is left out.
   */
  readonly prizes?: number;
  /**
   * The tie-breaks that were announced, first to last, to be held against those of the regulation; left out where none were.
   */
  readonly tieBreaks?: readonly TieBreak[];
  readonly approval?: FileApproval;
  readonly call?: FileCall;
  /**
   * Working days after the tournament at which its results were sent.
   */
  readonly resultsSentAfter?: number;
  /**
   * Who takes part, in any order.
   *
   * @minItems 2
   * @maxItems 1000
   */
  readonly players: readonly FilePlayer[];
  /**
   * The rounds, in order, as far as they have been paired.
   *
   * @maxItems 100
   */
  readonly played: readonly FileRound[];
}
/**
 * What is known of the tournament before it begins. What is left out is not examined.
 */
export interface FileApproval {
  /**
   * Players who had entered; all of the file where it is left out.
   */
  readonly entered?: number;
  /**
   * Players who meet in a game.
   */
  readonly atTable?: number;
  /**
   * Whether the number of players admits a league, as the organiser finds.
   */
  readonly leagueFits?: boolean;
  /**
   * Players for whom the venue has room.
   */
  readonly seats?: number;
  /**
   * The pairing program, such as swiss-perfect.
   */
  readonly program?: string;
  /**
   * What the technical commission granted beforehand.
   */
  readonly permissions?: readonly Permission[];
  /**
   * Whether the technical commission was told beforehand how the players would be ordered.
   */
  readonly orderNotified?: boolean;
  readonly accelerated?: AccelerationCause;
  /**
   * How many of those who entered are beginners.
   */
  readonly beginners?: number;
  readonly announced?: FileAnnouncement;
  /**
   * The day it begins.
   */
  readonly starts?: string;
  /**
   * Whether the national championship of the season was over.
   */
  readonly nationalOver?: boolean;
  /**
   * Whether the tournament had been announced for good before the national championship ended.
   */
  readonly firmBefore?: boolean;
  /**
   * Whether the timetable stood where everybody could see it.
   */
  readonly timetableShown?: boolean;
  /**
   * Whether a Máster keeps to the format that the regulation describes.
   */
  readonly asDescribed?: boolean;
}
/**
 * What was made public ahead of the tournament.
 */
export interface FileAnnouncement {
  /**
   * The day.
   */
  readonly on: string;
  /**
   * What it said.
   */
  readonly items: readonly AnnouncedItem[];
}
/**
 * The call for the tournament.
 */
export interface FileCall {
  /**
   * The day it was published.
   */
  readonly on: string;
  /**
   * Where.
   */
  readonly media: readonly CallMedium[];
  /**
   * The day from which entries were taken; left out where the call did not say.
   */
  readonly entriesOpen?: string;
  /**
   * The day on which the tournament begins.
   */
  readonly starts: string;
}
/**
 * A player, as the lists have it before the tournament.
 */
export interface FilePlayer {
  /**
   * What the player is called in the rest of the file.
   */
  readonly id: string;
  /**
   * The name that is printed; without it, the id.
   */
  readonly name?: string;
  /**
   * The Elo before the tournament; null for who has none yet.
   */
  readonly elo: number | null;
  /**
   * Official games played in this season before the tournament; none where it is left out.
   */
  readonly gamesInSeason?: number;
  /**
   * Official games played in all before the tournament; none where it is left out.
   */
  readonly games?: number;
  /**
   * Whether the player has had a bye in the first round of an official tournament of this season; no where it is left out.
   */
  readonly firstRoundBye?: boolean;
  /**
   * National championships played before; none where it is left out.
   */
  readonly nationals?: number;
  /**
   * The first round to be played, of who comes late.
   */
  readonly enters?: number;
}
/**
 * A round: who came and went before it, who met whom, what became of it.
 */
export interface FileRound {
  /**
   * Which. Rounds are told in order, none left out.
   */
  readonly round: number;
  /**
   * Who asked to leave.
   *
   * @maxItems 1000
   */
  readonly leaves?: readonly FileLeave[];
  /**
   * Who came back before it was paired.
   *
   * @maxItems 1000
   */
  readonly returns?: readonly FileReturn[];
  /**
   * Who had a penalty to sit out and asked to be readmitted.
   *
   * @maxItems 1000
   *
   * Items: A player, by id.
   */
  readonly readmissions?: readonly string[];
  /**
   * Who had no rival.
   *
   * @maxItems 1000
   *
   * Items: A player, by id.
   */
  readonly byes?: readonly string[];
  /**
   * The tables. Left out in a round paired as king of the hill, the regulation pairs it.
   *
   * @maxItems 500
   */
  readonly games?: readonly FileGame[];
  /**
   * Lots drawn on the standings after the round: each an order of players whom nothing else separates.
   *
   * @maxItems 500
   */
  readonly lots?: readonly string[][];
  /**
   * What was published of it.
   */
  readonly published?: readonly PublishedItem[];
}
/**
 * Somebody asks to leave.
 */
export interface FileLeave {
  /**
   * Who.
   */
  readonly player: string;
  readonly when?: WithdrawalMoment;
  /**
   * Whether it is for a time; for good where it is left out.
   */
  readonly temporary?: boolean;
  /**
   * Whether the reasons were found good; no where it is left out.
   */
  readonly justified?: boolean;
}
/**
 * Somebody who was away comes back.
 */
export interface FileReturn {
  /**
   * Who.
   */
  readonly player: string;
  /**
   * What of that which it takes is so; everything where it is left out.
   */
  readonly met?: readonly RejoiningNeed[];
}
/**
 * Two who met, and what became of it.
 */
export interface FileGame {
  /**
   * The two.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: A player, by id.
   */
  readonly players: readonly string[];
  /**
   * Points of the two, in the same order; left out while there is no result.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Points of one of the two.
   */
  readonly score?: readonly number[];
  readonly how?: GameEndKind;
  /**
   * Who lost on time, gave up, was absent or did not come.
   */
  readonly by?: string;
  /**
   * Whether the rival let the player give up.
   */
  readonly granted?: boolean;
  /**
   * Whether whoever was absent until the time ran out had come at all.
   */
  readonly everCame?: boolean;
  /**
   * Who stayed away with a cause that the judge found good.
   *
   * @maxItems 1000
   *
   * Items: A player, by id.
   */
  readonly excused?: readonly string[];
  /**
   * Whether the judge found that the game was played and given up only to have it counted.
   */
  readonly onlyToCount?: boolean;
}
/**
 * The author says another letter for a blank of the play.
 */
export interface NameBlankEvent {
  /**
   * The kind of event.
   */
  readonly type: 'name-blank';
  readonly by: Player;
  readonly square: Square;
  readonly letter: NamedLetter;
}
/**
 * Later in the game it has to be settled which letter a blank stands for.
 */
export interface SettleBlankEvent {
  /**
   * The kind of event.
   */
  readonly type: 'settle-blank';
  /**
   * What its author wrote; null for nothing.
   */
  readonly author: Letter | null;
  /**
   * What the rival wrote; null for nothing.
   */
  readonly rival: Letter | null;
  readonly said: Letter;
}
/**
 * A player complains later about the letter of a blank.
 */
export interface ClaimBlankEvent {
  /**
   * The kind of event.
   */
  readonly type: 'claim-blank';
  readonly by: Player;
}
/**
 * The organisers set up a body, for the tournament or to hear one dispute; without members, they go without it.
 */
export interface FormBodyEvent {
  /**
   * The kind of event.
   */
  readonly type: 'form-body';
  readonly body: Body;
  /**
   * Who is named for it.
   */
  readonly members: readonly BodyMember[];
  /**
   * The players whose dispute it is to hear, if any.
   */
  readonly parties?: readonly Person[];
  /**
   * Seats for which nobody of those they stand for is available.
   */
  readonly unavailable?: readonly Seat[];
}
/**
 * Somebody named for a body.
 */
export interface BodyMember {
  readonly seat: Seat;
  /**
   * Named to sit in the place of the member of that seat; left out, the member.
   */
  readonly substitute?: boolean;
  /**
   * Nationality, as the name of a country.
   */
  readonly country?: string;
  /**
   * The association that the member belongs to or stands for: FISE, or the country whose association it is.
   */
  readonly affiliation?: string;
  /**
   * The club that the member belongs to.
   */
  readonly club?: string;
  readonly elected?: Election;
}
/**
 * Somebody, as far as it matters who.
 */
export interface Person {
  /**
   * Nationality, as the name of a country.
   */
  readonly country?: string;
  /**
   * The association that somebody belongs to: FISE, or the country whose association it is.
   */
  readonly affiliation?: string;
  /**
   * The club that somebody belongs to.
   */
  readonly club?: string;
}
/**
 * Somebody is named judge of the tournament, alone or beside others.
 */
export interface AppointArbiterEvent {
  /**
   * The kind of event.
   */
  readonly type: 'appoint-arbiter';
  readonly person: Actor;
}
/**
 * Somebody questions words of the play on the board.
 */
export interface ChallengeEvent {
  /**
   * The kind of event.
   */
  readonly type: 'challenge';
  readonly by: Actor;
  /**
   * The words named.
   *
   * @minItems 1
   */
  readonly words: readonly Word[];
}
/**
 * The challenge slip is handed in.
 */
export interface HandInSlipEvent {
  /**
   * The kind of event.
   */
  readonly type: 'hand-in-slip';
  /**
   * What the slip carries.
   */
  readonly items: readonly SlipItem[];
  /**
   * Whether it can be read.
   */
  readonly legible: boolean;
  /**
   * It could not be read before and has been cleared up on the same slip.
   */
  readonly again?: boolean;
  /**
   * It carries data of an earlier round; left out, nobody tells.
   */
  readonly used?: boolean;
}
/**
 * Whoever questioned the play takes the challenge back.
 */
export interface RetractChallengeEvent {
  /**
   * The kind of event.
   */
  readonly type: 'retract-challenge';
  readonly by: Player;
}
/**
 * A player asks the author what the word means.
 */
export interface DemandMeaningEvent {
  /**
   * The kind of event.
   */
  readonly type: 'demand-meaning';
  readonly by: Player;
}
/**
 * The author of a play takes it back from the board without a ruling.
 */
export interface WithdrawEvent {
  /**
   * The kind of event.
   */
  readonly type: 'withdraw';
  readonly by: Player;
}
/**
 * An official asks both players to spell out a slip that cannot be read.
 */
export interface AskSpellingEvent {
  /**
   * The kind of event.
   */
  readonly type: 'ask-spelling';
  readonly by: Actor;
  readonly hint?: Word;
}
/**
 * How a player waits for the answer to a challenge.
 */
export interface AwaitRulingEvent {
  /**
   * The kind of event.
   */
  readonly type: 'await-ruling';
  readonly by: Player;
  /**
   * Whether the board is left uncovered; left out, nobody tells.
   */
  readonly boardOpen?: boolean;
  readonly ownTiles?: Covering;
  /**
   * Whether the player writes, counts or does anything of the kind; left out, nobody tells.
   */
  readonly busy?: boolean;
}
/**
 * A player presses the clock: the turn is handed over or, when it stood still, time starts for the other player.
 */
export interface PressClockEvent {
  /**
   * The kind of event.
   */
  readonly type: 'press-clock';
  readonly by: Actor;
}
/**
 * Somebody tells a player who has ended a turn that the clock has not been pressed.
 */
export interface RemindClockEvent {
  /**
   * The kind of event.
   */
  readonly type: 'remind-clock';
  readonly by: Actor;
}
/**
 * Time passes: on the clock that runs or on both, in the game as a whole and in the round. What time alone brings about happens at its instant; when it ends the game, time stands there.
 */
export interface WaitEvent {
  /**
   * The kind of event.
   */
  readonly type: 'wait';
  /**
   * Milliseconds, a day at most.
   */
  readonly ms: number;
}
/**
 * A player stops the clock: while a score is verified, or upon a challenge.
 */
export interface PauseClockEvent {
  /**
   * The kind of event.
   */
  readonly type: 'pause-clock';
  readonly by: Actor;
}
/**
 * A player calls the arbiter to the table.
 */
export interface CallArbiterEvent {
  /**
   * The kind of event.
   */
  readonly type: 'call-arbiter';
  readonly by: Player;
}
/**
 * The game has ended, and an official lets the time a player used too many cost nothing.
 */
export interface WaiveOvertimeEvent {
  /**
   * The kind of event.
   */
  readonly type: 'waive-overtime';
  readonly by: Actor;
  readonly player: Player;
  /**
   * What the players had done shows that play was over when that time ran out.
   */
  readonly over: boolean;
}
/**
 * The arbiter leaves the table: time runs again for whom it ran before the call.
 */
export interface ArbiterLeavesEvent {
  /**
   * The kind of event.
   */
  readonly type: 'arbiter-leaves';
}
/**
 * A player speaks to somebody during the game.
 */
export interface SpeakEvent {
  /**
   * The kind of event.
   */
  readonly type: 'speak';
  readonly by: Player;
  readonly to: Actor;
  readonly about: TalkTopic;
  /**
   * So loud that other tables hear it; left out, it is not.
   */
  readonly loud?: boolean;
  /**
   * Without respect; left out, it is not.
   */
  readonly rude?: boolean;
  readonly word?: Word;
  readonly answeredBy?: Actor;
  /**
   * It is the answer to a question of whom it is said to; left out, it is not.
   */
  readonly reply?: boolean;
}
/**
 * An official finds that a player has committed an offence.
 */
export interface FindEvent {
  /**
   * The kind of event.
   */
  readonly type: 'find';
  readonly by: Actor;
  readonly player: Player;
  readonly offence: Offence;
  /**
   * What else is found of it; left out, nothing.
   */
  readonly findings?: readonly Finding[];
  readonly towards?: Actor;
  readonly noticedBy?: Actor;
}
/**
 * A player looks up whether a word is valid.
 */
export interface LookUpEvent {
  /**
   * The kind of event.
   */
  readonly type: 'look-up';
  readonly by: Player;
  readonly word: Word;
}
/**
 * A player has something on the table or uses it.
 */
export interface UseEvent {
  /**
   * The kind of event.
   */
  readonly type: 'use';
  readonly by: Player;
  readonly thing: Thing;
  /**
   * Of notes: they were prepared before the game; left out, they are taken as it goes on.
   */
  readonly brought?: boolean;
  /**
   * Of notes: the paper has something printed on it; left out, it is blank.
   */
  readonly printed?: boolean;
  readonly purpose?: PhoneUse;
  /**
   * Of a phone: it is in aeroplane mode; left out, it is not.
   */
  readonly aeroplane?: boolean;
  /**
   * Of food: it may soil what lies on the table; left out, it does not.
   */
  readonly soils?: boolean;
}
/**
 * Somebody asks that the sheet of a player be looked at, and it is.
 */
export interface InspectSheetEvent {
  /**
   * The kind of event.
   */
  readonly type: 'inspect-sheet';
  readonly by: Actor;
  readonly of: Player;
  /**
   * It carries no notes.
   */
  readonly clean: boolean;
}
/**
 * A player does not agree with the count that was announced.
 */
export interface DisputeScoreEvent {
  /**
   * The kind of event.
   */
  readonly type: 'dispute-score';
  readonly by: Player;
  readonly what: DisputedSum;
}
/**
 * The players agree on the sum that they differed about. A note of the play that says otherwise is struck out.
 */
export interface AgreeScoreEvent {
  /**
   * The kind of event.
   */
  readonly type: 'agree-score';
  /**
   * The sum agreed on: the points of the play or, of a total, that total.
   */
  readonly points: number;
}
/**
 * A player takes tiles from the front of the bag: one handful. Handfuls until the clock is pressed are one draw, judged by their sum; after report-shortage it is the draw that makes up what is missing.
 */
export interface DrawEvent {
  /**
   * The kind of event.
   */
  readonly type: 'draw';
  readonly by: Player;
  /**
   * How many were taken, whether or not as many were due.
   */
  readonly count: number;
  /**
   * How many of them, the first ones, are already on the rack; the others lie face down in front of it until the turn comes back to the player.
   */
  readonly racked: number;
  /**
   * How many of them, the first ones, the player has looked at, racked or not. Those beyond both racked and seen are unseen.
   */
  readonly seen: number;
  readonly manner?: DrawManner;
}
/**
 * How tiles are drawn. What is left out is not told.
 */
export interface DrawManner {
  /**
   * The bag is held with the hand that draws.
   */
  readonly sameHand?: boolean;
  readonly height?: BagHeight;
  /**
   * The bag is close to the face.
   */
  readonly nearFace?: boolean;
  /**
   * The bag is then left elsewhere than beside the board.
   */
  readonly elsewhere?: boolean;
  /**
   * The mouth of the bag is left so that it shows tiles.
   */
  readonly showing?: boolean;
  /**
   * It takes longer than it has to.
   */
  readonly slow?: boolean;
  /**
   * The tiles are turned up before they are due on the rack.
   */
  readonly faceUp?: boolean;
}
/**
 * Somebody counts the tiles left in the bag.
 */
export interface CountBagEvent {
  /**
   * The kind of event.
   */
  readonly type: 'count-bag';
  readonly by: Actor;
  /**
   * Inside the bag; otherwise by feeling it from outside.
   */
  readonly inside: boolean;
  /**
   * Players who consent.
   */
  readonly agreed: readonly Player[];
  /**
   * The tournament has monitors.
   */
  readonly monitors: boolean;
}
/**
 * Somebody points out that a player has more than seven tiles, those laid in a play that does not stand yet included. The report says what is to be done; return-tiles follows, and nothing else until then. Unseen tiles that go back at once do so with this event.
 */
export interface ReportSurplusEvent {
  /**
   * The kind of event.
   */
  readonly type: 'report-surplus';
  readonly by: Player;
  readonly player: Player;
  /**
   * Whether the arbiter is called to record the incident; left out, wherever the regulation provides for it.
   */
  readonly arbiter?: boolean;
}
/**
 * A player puts surplus tiles of the other player back into the bag.
 */
export interface ReturnTilesEvent {
  /**
   * The kind of event.
   */
  readonly type: 'return-tiles';
  readonly by: Player;
  /**
   * The tiles put back.
   */
  readonly tiles: readonly Tile[];
}
/**
 * Somebody points out that a player has drawn fewer tiles than were due, or none. The report says what is to be done; a draw or hand-over follows, and nothing else until then.
 */
export interface ReportShortageEvent {
  /**
   * The kind of event.
   */
  readonly type: 'report-shortage';
  readonly by: Player;
  readonly player: Player;
}
/**
 * A player gives tiles of the own rack to the other.
 */
export interface HandOverEvent {
  /**
   * The kind of event.
   */
  readonly type: 'hand-over';
  readonly by: Player;
  /**
   * The tiles given.
   */
  readonly tiles: readonly Tile[];
}
/**
 * It is discovered that tiles were left in the bag while the last racks were being played. They are taken with this event.
 */
export interface ReportLeftoverEvent {
  /**
   * The kind of event.
   */
  readonly type: 'report-leftover';
  readonly by: Player;
  /**
   * Players who played without drawing what was due, the first one first.
   *
   * @minItems 1
   */
  readonly owing: readonly Player[];
}
/**
 * A player has by accident drawn from the bag of another game at the same table. Which tiles those were is not told: nothing moves.
 */
export interface ReportForeignDrawEvent {
  /**
   * The kind of event.
   */
  readonly type: 'report-foreign-draw';
  readonly by: Player;
}
/**
 * A player declares being unable to place any tile.
 */
export interface DeclareBlockedEvent {
  /**
   * The kind of event.
   */
  readonly type: 'declare-blocked';
  readonly by: Player;
}
/**
 * The total time of the game runs out.
 */
export interface TimeUpEvent {
  /**
   * The kind of event.
   */
  readonly type: 'time-up';
}
/**
 * The arbiter declares the round over.
 */
export interface CloseRoundEvent {
  /**
   * The kind of event.
   */
  readonly type: 'close-round';
  /**
   * Milliseconds since the official start of the round, a day at most.
   */
  readonly elapsedMs: number;
}
/**
 * A player announces an exchange.
 */
export interface AnnounceExchangeEvent {
  /**
   * The kind of event.
   */
  readonly type: 'announce-exchange';
  readonly by: Player;
  /**
   * How many tiles were announced; 0 when no number was said.
   */
  readonly count: number;
}
/**
 * A player spends the turn exchanging tiles: sets them aside, draws as many, puts them into the bag.
 */
export interface ExchangeEvent {
  /**
   * The kind of event.
   */
  readonly type: 'exchange';
  readonly by: Player;
  /**
   * Tiles given back.
   */
  readonly tiles: readonly Tile[];
  /**
   * How many tiles the player had taken from the bag when the number was settled on; left out when none.
   */
  readonly alreadyDrawn?: number;
  /**
   * How many tiles the player takes from the bag and racks, by mistake other than as many as given back; left out when as many.
   */
  readonly taken?: number;
  /**
   * The tiles exchanged are left in sight; left out, nobody tells.
   */
  readonly faceUp?: boolean;
  /**
   * They are left on the board; left out, nobody tells.
   */
  readonly onBoard?: boolean;
  /**
   * They go into the bag before others are drawn; left out, nobody tells.
   */
  readonly returnedFirst?: boolean;
}
/**
 * A player passes.
 */
export interface PassEvent {
  /**
   * The kind of event.
   */
  readonly type: 'pass';
  readonly by: Player;
}
/**
 * Tiles come to lie on the board while a player is still placing.
 */
export interface LayEvent {
  /**
   * The kind of event.
   */
  readonly type: 'lay';
  readonly by: Player;
  /**
   * The tiles.
   *
   * @minItems 1
   */
  readonly tiles: readonly PlacedTile[];
  /**
   * They fell by accident.
   */
  readonly dropped: boolean;
  /**
   * The rival has seen them.
   */
  readonly seen: boolean;
}
/**
 * A tile on a square of the board.
 */
export interface PlacedTile {
  readonly square: Square;
  readonly tile: Tile;
  readonly as?: NamedLetter;
}
/**
 * A player takes a tile back from the board while placing.
 */
export interface PickUpEvent {
  /**
   * The kind of event.
   */
  readonly type: 'pick-up';
  readonly by: Player;
  readonly square: Square;
}
/**
 * The player has laid all tiles of the play.
 */
export interface FinishPlacingEvent {
  /**
   * The kind of event.
   */
  readonly type: 'finish-placing';
  readonly by: Player;
}
/**
 * The author moves the tiles of the play, or those laid one by one, all of which are then the play.
 */
export interface RearrangeEvent {
  /**
   * The kind of event.
   */
  readonly type: 'rearrange';
  readonly by: Player;
  /**
   * The same tiles on their new squares; blanks keep their letters.
   *
   * @minItems 1
   */
  readonly tiles: readonly PlacedTile[];
  readonly purpose: RearrangePurpose;
}
/**
 * The player cannot or will not comply with the rules of placing and takes the tiles back.
 */
export interface GiveUpPlayEvent {
  /**
   * The kind of event.
   */
  readonly type: 'give-up-play';
  readonly by: Player;
}
/**
 * Somebody decides on a matter of this game: what is to be done where the regulation is silent, or what it means where it speaks.
 */
export interface SettleEvent {
  /**
   * The kind of event.
   */
  readonly type: 'settle';
  readonly by: Actor;
  /**
   * The event that it is about, counted from 1 in this request.
   */
  readonly on: number;
  readonly source: RulingSource;
  readonly order?: TableOrder;
}
/**
 * What an official has changed on the table; everything else stays.
 */
export interface TableOrder {
  readonly clocks?: EachTime;
  readonly toMove?: Player;
  readonly scores?: EachPoints;
}
/**
 * Milliseconds of each player.
 */
export interface EachTime {
  readonly A: number;
  readonly B: number;
}
/**
 * Points of each player.
 */
export interface EachPoints {
  readonly A: number;
  readonly B: number;
}
/**
 * Somebody puts a matter to the committee.
 */
export interface AskCommitteeEvent {
  /**
   * The kind of event.
   */
  readonly type: 'ask-committee';
  readonly by: Actor;
  /**
   * The event that it is about, counted from 1 in this request.
   */
  readonly on: number;
  readonly why: QueryReason;
}
/**
 * Somebody sends a summary of the incidents of the tournament.
 */
export interface FileReportEvent {
  /**
   * The kind of event.
   */
  readonly type: 'file-report';
  readonly by: Actor;
  readonly sentTo: Seat;
  /**
   * The incidents that it tells of, each by the number of its event, counted from 1 in this request.
   */
  readonly incidents: readonly number[];
}
/**
 * A player lays tiles on the board.
 */
export interface PlaceEvent {
  /**
   * The kind of event.
   */
  readonly type: 'place';
  readonly by: Player;
  /**
   * The tiles laid.
   *
   * @minItems 1
   */
  readonly tiles: readonly PlacedTile[];
}
/**
 * The rival decides on an opening play that missed the centre square.
 */
export interface DecideOpeningEvent {
  /**
   * The kind of event.
   */
  readonly type: 'decide-opening';
  readonly by: Player;
  /**
   * Lets it stand; otherwise it is void.
   */
  readonly accept: boolean;
}
/**
 * The author begins to count the points.
 */
export interface BeginCountEvent {
  /**
   * The kind of event.
   */
  readonly type: 'begin-count';
  readonly by: Player;
}
/**
 * The author of a play finishes counting and says the score aloud.
 */
export interface AnnounceEvent {
  /**
   * The kind of event.
   */
  readonly type: 'announce';
  readonly by: Player;
  /**
   * Points announced.
   */
  readonly points: number;
  /**
   * The running total was said as well; left out, it was if the edition asks for it.
   */
  readonly totalSaid?: boolean;
}
/**
 * A player writes on the own sheet the score of the play or, after a turn without a play, what that turn calls for.
 */
export interface NoteEvent {
  /**
   * The kind of event.
   */
  readonly type: 'note';
  readonly by: Player;
  /**
   * Points written, nought for a turn without a play. Those by which the rival accepts the play count, although the sum be wrong, until a recount puts it right.
   */
  readonly points: number;
  readonly word?: Word;
  /**
   * The other words that the play formed, when they are written too.
   */
  readonly others?: readonly Word[];
  /**
   * The running total of whose turn it was, when it is written too.
   */
  readonly total?: number;
  /**
   * A dash in place of the word.
   */
  readonly dash?: boolean;
  /**
   * Whether the letters of the blanks of the play are written too; left out, nobody tells.
   */
  readonly blanks?: boolean;
}
/**
 * A player asks to count the last play again. Where it is admitted, a wrong sum is put right on the score and on each sheet that carries it.
 */
export interface RequestRecountEvent {
  /**
   * The kind of event.
   */
  readonly type: 'request-recount';
  readonly by: Player;
}
/**
 * Somebody gives the official start of the round.
 */
export interface StartRoundEvent {
  /**
   * The kind of event.
   */
  readonly type: 'start-round';
  readonly by: Actor;
}
/**
 * A player who had not come yet comes in.
 */
export interface ArriveEvent {
  /**
   * The kind of event.
   */
  readonly type: 'arrive';
  readonly player: Player;
}
/**
 * A player leaves the room for a while.
 */
export interface LeaveEvent {
  /**
   * The kind of event.
   */
  readonly type: 'leave';
  readonly player: Player;
  /**
   * The player has told the head official.
   */
  readonly told: boolean;
  /**
   * The head official has given leave; left out, it was neither asked for nor given.
   */
  readonly allowed?: boolean;
}
/**
 * A player who had left comes back.
 */
export interface ComeBackEvent {
  /**
   * The kind of event.
   */
  readonly type: 'come-back';
  readonly player: Player;
}
/**
 * All other games of the round are over.
 */
export interface OthersFinishedEvent {
  /**
   * The kind of event.
   */
  readonly type: 'others-finished';
}
/**
 * A player gives the game up and goes, without asking the rival.
 */
export interface AbandonEvent {
  /**
   * The kind of event.
   */
  readonly type: 'abandon';
  readonly player: Player;
  /**
   * The head official finds the motive good.
   */
  readonly justified: boolean;
}
/**
 * Somebody looks the questioned words up and answers.
 */
export interface RuleEvent {
  /**
   * The kind of event.
   */
  readonly type: 'rule';
  readonly by: Actor;
  /**
   * Players who checked and agreed to the words as typed.
   */
  readonly agreed: readonly Player[];
  /**
   * The device stays in view of both players.
   */
  readonly inView: boolean;
}
/**
 * A player appeals: against the ruling on a word, or against a sanction.
 */
export interface AppealEvent {
  /**
   * The kind of event.
   */
  readonly type: 'appeal';
  readonly by: Player;
  /**
   * Whether the appeal is written down; left out, it is.
   */
  readonly inWriting?: boolean;
  /**
   * The event by which the sanction was imposed, counted from 1 in this request; left out, the appeal is against the ruling on a word.
   */
  readonly against?: number;
  /**
   * Whether grounds are given; left out, they are.
   */
  readonly reasoned?: boolean;
  /**
   * The player asks that the rival not see them; left out, not.
   */
  readonly hidden?: boolean;
}
/**
 * Somebody decides the appeal that is open.
 */
export interface AnswerAppealEvent {
  /**
   * The kind of event.
   */
  readonly type: 'answer-appeal';
  readonly by: Actor;
  /**
   * Whether the player who appealed is found right.
   */
  readonly upheld: boolean;
  /**
   * The event by which the sanction was imposed that the appeal is against, counted from 1 in this request; left out, the appeal is against the ruling on a word.
   */
  readonly against?: number;
}
/**
 * A player asks to see the grounds of the appeal over a word.
 */
export interface ReadAppealEvent {
  /**
   * The kind of event.
   */
  readonly type: 'read-appeal';
  readonly by: Player;
}
/**
 * Somebody imposes a measure on a player.
 */
export interface PenaliseEvent {
  /**
   * The kind of event.
   */
  readonly type: 'penalise';
  readonly by: Actor;
  readonly player: Player;
  readonly measure: Measure;
  /**
   * Points to take off; only with that measure.
   */
  readonly points?: number;
  /**
   * The event that it is imposed for, counted from 1 in this request; left out, no act is named.
   */
  readonly for?: number;
  /**
   * The official finds the act clearly proved.
   */
  readonly proved: boolean;
  /**
   * The official finds it grave; left out, it is not.
   */
  readonly grave?: boolean;
  readonly from?: TournamentClass;
}
/**
 * Somebody sets the clock before the game begins.
 */
export interface SetClockEvent {
  /**
   * The kind of event.
   */
  readonly type: 'set-clock';
  readonly by: Actor;
  readonly ms: EachTime;
  /**
   * It has been set going at once; left out, it stands.
   */
  readonly running?: boolean;
}
/**
 * Somebody looks whether the clock at the table will do. Where it is admitted, it does.
 */
export interface InspectTableEvent {
  /**
   * The kind of event.
   */
  readonly type: 'inspect-table';
  readonly by: Actor;
  readonly device: ClockDevice;
  /**
   * A phone is in aeroplane mode; left out, it is not.
   */
  readonly aeroplane?: boolean;
  /**
   * Its application ends with a countdown; left out, it does not.
   */
  readonly countdown?: boolean;
}
/**
 * The clock stops working.
 */
export interface ClockFailsEvent {
  /**
   * The kind of event.
   */
  readonly type: 'clock-fails';
  readonly shown: EachKnownTime;
}
/**
 * A time of each player, where it is known.
 */
export interface EachKnownTime {
  /**
   * Milliseconds; null where nobody knows.
   */
  readonly A: number | null;
  /**
   * Milliseconds; null where nobody knows.
   */
  readonly B: number | null;
}
/**
 * Somebody puts another clock in the place of one that has failed, and sets it.
 */
export interface ReplaceClockEvent {
  /**
   * The kind of event.
   */
  readonly type: 'replace-clock';
  readonly by: Actor;
}
/**
 * A player goes over a sheet, line by line, and compares it with the other.
 */
export interface ReviewSheetEvent {
  /**
   * The kind of event.
   */
  readonly type: 'review-sheet';
  readonly by: Player;
  readonly of: Player;
}
/**
 * A player writes main words that are missing on the own sheet; the own time runs meanwhile.
 */
export interface CompleteSheetEvent {
  /**
   * The kind of event.
   */
  readonly type: 'complete-sheet';
  readonly by: Player;
  /**
   * The words, each with its line.
   *
   * @minItems 1
   */
  readonly words: readonly LateWord[];
  /**
   * How long it takes, a day at most.
   */
  readonly ms: number;
}
/**
 * A word written late.
 */
export interface LateWord {
  /**
   * The line of the own sheet, counted from 1.
   */
  readonly line: number;
  readonly word: Word;
}
/**
 * A player fills in the tournament sheet with the result.
 */
export interface FillInEvent {
  /**
   * The kind of event.
   */
  readonly type: 'fill-in';
  readonly by: Player;
}
/**
 * A player signs the result.
 */
export interface SignEvent {
  /**
   * The kind of event.
   */
  readonly type: 'sign';
  readonly by: Player;
  readonly on: SignedSheet;
}
/**
 * A player wants the rival to sign now. Where it is admitted, the rival has no ground to wait.
 */
export interface DemandSignatureEvent {
  /**
   * The kind of event.
   */
  readonly type: 'demand-signature';
  readonly by: Player;
}
/**
 * Somebody asks to put right the points of a player. Where it is admitted, they are.
 */
export interface AskCorrectionEvent {
  /**
   * The kind of event.
   */
  readonly type: 'ask-correction';
  /**
   * Who asks: one player, both, or somebody else.
   *
   * @minItems 1
   */
  readonly askedBy: readonly Actor[];
  readonly what: ScoreMatter;
  readonly of: Player;
  /**
   * The line of the sheets, counted from 1; for a sum, the first that is wrong. Needed for a sum and a count.
   */
  readonly line?: number;
  /**
   * What the play is worth when it is counted again; needed for a count.
   */
  readonly points?: number;
  /**
   * Whoever heads the tournament grants it; left out, nobody has.
   */
  readonly granted?: boolean;
}
/**
 * The document with the result is handed in, and the arbiters enter it.
 */
export interface DeliverResultEvent {
  /**
   * The kind of event.
   */
  readonly type: 'deliver-result';
  readonly by: Player;
  readonly entered?: EnteredResult;
}
/**
 * The result as it stands at the arbiters' table.
 */
export interface EnteredResult {
  readonly scores: EachPoints;
  /**
   * Who has the victory point; null for a draw.
   */
  readonly winner: Player | null;
}
/**
 * The following round comes on: its pairings are being called, or it has officially started.
 */
export interface NextRoundEvent {
  /**
   * The kind of event.
   */
  readonly type: 'next-round';
  readonly phase: NextRound;
}
/**
 * Each player takes a tile from the bag for a lot, before the game.
 */
export interface DrawLotsEvent {
  /**
   * The kind of event.
   */
  readonly type: 'draw-lots';
  readonly purpose: LotPurpose;
  readonly lots: Lots;
}
/**
 * The tile each has drawn.
 */
export interface Lots {
  readonly A: Tile;
  readonly B: Tile;
}
/**
 * Who starts is settled by the kind of event.
 */
export interface AssignStartEvent {
  /**
   * The kind of event.
   */
  readonly type: 'assign-start';
  readonly format: StartFormat;
  readonly listed: Player;
  /**
   * Number of the game within a match.
   */
  readonly game: number;
  readonly firstStarter: Player;
  readonly starts: EachCount;
  /**
   * The pairing program is to give the start.
   */
  readonly program: boolean;
  /**
   * That method was announced when the tournament began.
   */
  readonly announced: boolean;
  /**
   * The organisers had told the technical commission.
   */
  readonly notified: boolean;
}
/**
 * A number for each player.
 */
export interface EachCount {
  readonly A: number;
  readonly B: number;
}
/**
 * A player complains about the number or distribution of the tiles.
 */
export interface ComplainTilesEvent {
  /**
   * The kind of event.
   */
  readonly type: 'complain-tiles';
  readonly by: Player;
}
/**
 * A player asks for lots on the chair or the side of the board.
 */
export interface RequestSeatLotsEvent {
  /**
   * The kind of event.
   */
  readonly type: 'request-seat-lots';
  readonly by: Player;
  /**
   * What the lots are to decide, each by a lot of its own; left out, the chair.
   *
   * @minItems 1
   */
  readonly about?: readonly LotPurpose[];
  /**
   * The players agree about chair and side.
   */
  readonly agreed: boolean;
}
/**
 * The winner of the lot chooses the side of the board to have in front.
 */
export interface ChooseSideEvent {
  /**
   * The kind of event.
   */
  readonly type: 'choose-side';
  readonly by: Player;
  readonly side: BoardSide;
}
/**
 * The letter that a blank stands for.
 */
export interface LetterReport {
  readonly letter: Letter;
}
/**
 * Who sits.
 */
export interface BodyReport {
  /**
   * The members who sit, counted from 1 in the list of the event.
   */
  readonly seated: readonly number[];
}
/**
 * What the regulation says of an act.
 */
export interface ConductReport {
  readonly ruling: ConductRuling;
  readonly sanctions?: DueSanctions;
}
/**
 * What the regulation has follow from an offence; none of it acts by itself.
 */
export interface DueSanctions {
  /**
   * What has to be imposed, at the least.
   */
  readonly must: readonly Measure[];
  /**
   * What may be imposed besides.
   */
  readonly may: readonly Measure[];
}
/**
 * A count of the bag.
 */
export interface CountReport {
  /**
   * Tiles counted.
   */
  readonly counted: number;
}
/**
 * What has to be done about too many or too few tiles.
 */
export interface RemedyReport {
  readonly by: Player;
  readonly pool: Pool;
  readonly chosenBy: Chooser;
  /**
   * How many tiles the other player gets to see.
   */
  readonly sees: number;
  /**
   * How many tiles the other player puts back into the bag.
   */
  readonly returns: number;
  /**
   * How many unseen tiles went back at once, before the rest.
   */
  readonly unseenReturned: number;
  /**
   * How many missing tiles are drawn.
   */
  readonly draws: number;
  /**
   * How many tiles the other player has to give.
   */
  readonly handsOver: number;
  /**
   * Who loses a turn; null when nobody does.
   */
  readonly losesTurn: Player | null;
  /**
   * The arbiter is called to record the incident.
   */
  readonly recorded: boolean;
}
/**
 * Tiles that came out of the bag.
 */
export interface DrawReport {
  readonly by: Player;
  /**
   * Tiles taken.
   */
  readonly drawn: readonly Tile[];
  /**
   * Those of them that the other player gets to see.
   */
  readonly shown: readonly Tile[];
  readonly ruling?: ConductRuling;
}
/**
 * An exchange that was made.
 */
export interface ExchangeReport {
  /**
   * Tiles taken from the bag.
   */
  readonly drawn: readonly Tile[];
  readonly ruling?: ConductRuling;
}
/**
 * The play that lies on the board.
 */
export interface PlayReport {
  /**
   * Points of the play.
   */
  readonly score: number;
  /**
   * Words formed, the main word first.
   */
  readonly words: readonly Word[];
}
/**
 * The answer the players are given.
 */
export interface VerdictReport {
  readonly scope: VerdictScope;
  /**
   * All words questioned are valid.
   */
  readonly valid: boolean;
  /**
   * Answers word by word, as far as the players may be told them; empty otherwise.
   */
  readonly words: readonly WordVerdict[];
}
/**
 * The answer on one word.
 */
export interface WordVerdict {
  readonly word: Word;
  /**
   * Whether it is valid.
   */
  readonly valid: boolean;
}
/**
 * What a sheet lacks, and where it differs from the other.
 */
export interface ReviewReport {
  /**
   * Everything that the edition asks for and that is not there, line by line.
   */
  readonly lacks: readonly Lack[];
  /**
   * Lines whose points are not those of the other sheet, counted from 1.
   */
  readonly differs: readonly number[];
}
/**
 * Something that a line lacks.
 */
export interface Lack {
  /**
   * The line, counted from 1.
   */
  readonly line: number;
  readonly item: SheetItem;
  readonly duty: Duty;
}
/**
 * Who won the lot or starts.
 */
export interface StarterReport {
  readonly starter: Starter;
}
/**
 * It has effect.
 */
export interface DoneOutcome {
  readonly kind: 'done';
  /**
   * The clauses that ground this outcome.
   */
  readonly because: readonly ClauseId[];
  readonly report?: Report;
}
/**
 * The regulation does not admit it.
 */
export interface RefusedOutcome {
  readonly kind: 'refused';
  readonly reason: Refusal;
  /**
   * The clauses that ground this outcome.
   */
  readonly because: readonly ClauseId[];
}
/**
 * The edition gives no rule for it, so the arbiter decides.
 */
export interface UnregulatedOutcome {
  readonly kind: 'unregulated';
  /**
   * The clauses that ground this outcome.
   */
  readonly because: readonly ClauseId[];
}
/**
 * The table before the first event. It need not account for all 100 tiles: what is not listed is out of sight.
 */
export interface Position {
  /**
   * Tiles that lie on the board; all of them are accepted plays.
   */
  readonly board: readonly PlacedTile[];
  readonly racks: EachTiles;
  /**
   * The bag in the order in which tiles will be drawn; returned tiles go to its end.
   */
  readonly bag: readonly Tile[];
  readonly scores: EachPoints;
  readonly toMove: Player;
  /**
   * Turns taken so far, oldest first. May start in mid-game when earlier turns do not matter.
   */
  readonly turns: readonly Turn[];
  readonly recording: Recording;
  readonly timing: Timing;
  readonly clocks: EachTime;
  /**
   * Every word that the judges would accept; all others are not valid.
   */
  readonly lexicon: readonly Word[];
  readonly handling: ChallengeHandling;
  readonly surpluses: EachCount;
  readonly clock?: ClockSetting;
  readonly round?: Round;
  readonly presence?: EachPresence;
  readonly sheets?: Sheets;
  /**
   * Players who have signed.
   */
  readonly signed?: readonly Player[];
  /**
   * The result has been handed in.
   */
  readonly delivered?: boolean;
  readonly result?: EnteredResult;
  readonly ended?: PastEnd;
  readonly tournament?: TournamentSetting;
  /**
   * Earlier findings; without it there is none.
   */
  readonly record?: readonly OffenceCount[];
}
/**
 * Tiles of each player.
 */
export interface EachTiles {
  readonly A: readonly Tile[];
  readonly B: readonly Tile[];
}
/**
 * A turn already taken.
 */
export interface Turn {
  readonly by: Player;
  readonly kind: TurnKind;
}
/**
 * How this tournament settles challenges.
 */
export interface ChallengeHandling {
  readonly mode: HandlingMode;
  /**
   * Handling by the players was announced before the tournament began.
   */
  readonly announced: boolean;
  /**
   * Players who agreed, before this round, to handle challenges themselves.
   */
  readonly agreed: readonly Player[];
}
/**
 * What measures the time, and how much of it there is.
 */
export interface ClockSetting {
  readonly device: ClockDevice;
  /**
   * Time that each player has, where the tournament sets it.
   */
  readonly allotmentMs?: number;
  /**
   * Total time of the game, where the tournament sets one.
   */
  readonly totalMs?: number;
  /**
   * How much of the total has gone.
   */
  readonly elapsedMs?: number;
  /**
   * Whose time runs; null while the clock stands. Without it, the time of who is to move, and nobody's while the round has not started or a player has not come.
   */
  readonly running?: ClockSide | null;
}
/**
 * The round that this game belongs to.
 */
export interface Round {
  readonly phase: RoundPhase;
  /**
   * Time since that phase began.
   */
  readonly sinceMs: number;
  readonly next: NextRound;
}
/**
 * Where each player is.
 */
export interface EachPresence {
  readonly A: Presence;
  readonly B: Presence;
}
/**
 * What each player has written.
 */
export interface Sheets {
  readonly A: readonly SheetEntry[];
  readonly B: readonly SheetEntry[];
}
/**
 * A line of a sheet.
 */
export interface SheetEntry {
  readonly by: Player;
  /**
   * Points written; left out while nobody has written any.
   */
  readonly points?: number;
  readonly word?: Word;
  /**
   * Other words that the play formed, if written.
   */
  readonly others?: readonly Word[];
  readonly kind?: TurnKind;
  /**
   * Running total written, if any.
   */
  readonly total?: number;
  /**
   * A dash stands in place of the word.
   */
  readonly dash?: boolean;
}
/**
 * How a game that is over came to its end.
 */
export interface PastEnd {
  readonly reason: Ending;
  readonly items?: EachItems;
  readonly loser?: Player;
}
/**
 * The final adjustment of each player, item by item.
 */
export interface EachItems {
  readonly A: EndItems;
  readonly B: EndItems;
}
/**
 * What the final adjustment of a player consists of.
 */
export interface EndItems {
  /**
   * For the tiles left on the racks.
   */
  readonly rack: number;
  /**
   * For time used beyond the allotment.
   */
  readonly time: number;
  /**
   * For points taken off as a sanction.
   */
  readonly sanction: number;
}
/**
 * The event that the game belongs to.
 */
export interface TournamentSetting {
  readonly class: TournamentClass;
  /**
   * It has a tribunal of appeal.
   */
  readonly tribunal: boolean;
  /**
   * It has come to its end; left out, it goes on.
   */
  readonly over?: boolean;
  /**
   * The country where it is played.
   */
  readonly host?: string;
}
/**
 * How often a player has been found to commit an offence before.
 */
export interface OffenceCount {
  readonly player: Player;
  readonly offence: Offence;
  readonly in: Span;
  /**
   * How often.
   */
  readonly times: number;
}
/**
 * Time that has gone by, whoever used it.
 */
export interface ClockReading {
  /**
   * How much of the total time of the game has gone.
   */
  readonly elapsedMs: number;
  /**
   * How much time of a player has run since the clock was last handed over.
   */
  readonly turnMs: number;
  /**
   * How much of the total time of the game is left; null where none is set, or the edition knows of none.
   */
  readonly leftMs: number | null;
  /**
   * For what the clock stands; null while it runs, or where nothing that has happened stopped it.
   */
  readonly stoppedFor: ClockStop | null;
}
/**
 * A measure that an official has imposed.
 */
export interface Sanction {
  readonly player: Player;
  readonly measure: Measure;
  /**
   * Points taken off; only with that measure.
   */
  readonly points?: number;
  /**
   * The event it was imposed for, counted from 1 in this request; absent where none was named.
   */
  readonly for?: number;
  readonly status: SanctionStatus;
}
/**
 * Readings of open points: a part of the tree of parameters, by group, name and cell. Null is the reading that the edition says nothing.
 */
export interface Readings {
  /**
   * Parameters of start.
   */
  readonly start?: {
    /**
     * Cells of method.
     */
    readonly method?: {
      /**
       * A reading of round-robin.
       */
      readonly 'round-robin'?: 'listed-first' | 'lot' | null;
      /**
       * A reading of swiss.
       */
      readonly swiss?: 'system' | 'program-or-lot' | 'lot' | null;
      /**
       * A reading of match.
       */
      readonly match?: 'lot-then-alternate' | 'lot' | null;
      /**
       * A reading of teams.
       */
      readonly teams?: 'lot' | 'listed-first' | null;
      /**
       * A reading of koth.
       */
      readonly koth?: 'fewer-starts' | 'listed-first' | null;
    };
    /**
     * A reading of programNeedsAnnouncement.
     */
    readonly programNeedsAnnouncement?: true | false | null;
    /**
     * A reading of programNeedsNotice.
     */
    readonly programNeedsNotice?: true | false | null;
    /**
     * A reading of kothWhere.
     */
    readonly kothWhere?: 'program' | 'everywhere' | null;
    /**
     * A reading of kothTie.
     */
    readonly kothTie?: 'lot' | 'listed-first' | null;
    /**
     * A reading of lotWinner.
     */
    readonly lotWinner?: 'nearest-a' | 'nearest-z' | null;
    /**
     * A reading of lotBlank.
     */
    readonly lotBlank?: 'beats-all' | 'loses' | null;
    /**
     * A reading of lotDigraphs.
     */
    readonly lotDigraphs?: 'after-letter' | 'as-letter' | null;
    /**
     * A reading of lotTie.
     */
    readonly lotTie?: 'set-aside' | 'returned' | null;
    /**
     * A reading of lotTilesReturn.
     */
    readonly lotTilesReturn?: true | false | null;
    /**
     * A reading of seatLots.
     */
    readonly seatLots?: 'on-disagreement' | 'always' | null;
    /**
     * A reading of seatChosenBy.
     */
    readonly seatChosenBy?: 'lot-winner' | 'lot-loser' | null;
    /**
     * A reading of boardSides.
     */
    readonly boardSides?: readonly ('top' | 'right' | 'bottom' | 'left')[] | null;
    /**
     * A reading of tileComplaints.
     */
    readonly tileComplaints?: 'before-drawing' | 'any-time' | null;
    /**
     * A reading of openingOrder.
     */
    readonly openingOrder?: 'starter-first' | 'any' | null;
  };
  /**
   * Parameters of turn.
   */
  readonly turn?: {};
  /**
   * Parameters of placing.
   */
  readonly placing?: {
    /**
     * A reading of openingTiles.
     */
    readonly openingTiles?: number | null;
    /**
     * A reading of centreMissed.
     */
    readonly centreMissed?: 'refused' | 'rival-decides' | null;
    /**
     * A reading of centreBinds.
     */
    readonly centreBinds?: 'first-play' | 'first-player' | null;
    /**
     * A reading of centreUntil.
     */
    readonly centreUntil?: 'noting' | 'announcing' | null;
    /**
     * A reading of inLine.
     */
    readonly inLine?: true | false | null;
    /**
     * A reading of withoutGaps.
     */
    readonly withoutGaps?: true | false | null;
    /**
     * A reading of joins.
     */
    readonly joins?: true | false | null;
    /**
     * A reading of splitDigraphs.
     */
    readonly splitDigraphs?: true | false | null;
  };
  /**
   * Parameters of scoring.
   */
  readonly scoring?: {
    /**
     * Cells of tileValue.
     */
    readonly tileValue?: {
      /**
       * A reading of A.
       */
      readonly A?: number | null;
      /**
       * A reading of B.
       */
      readonly B?: number | null;
      /**
       * A reading of C.
       */
      readonly C?: number | null;
      /**
       * A reading of CH.
       */
      readonly CH?: number | null;
      /**
       * A reading of D.
       */
      readonly D?: number | null;
      /**
       * A reading of E.
       */
      readonly E?: number | null;
      /**
       * A reading of F.
       */
      readonly F?: number | null;
      /**
       * A reading of G.
       */
      readonly G?: number | null;
      /**
       * A reading of H.
       */
      readonly H?: number | null;
      /**
       * A reading of I.
       */
      readonly I?: number | null;
      /**
       * A reading of J.
       */
      readonly J?: number | null;
      /**
       * A reading of L.
       */
      readonly L?: number | null;
      /**
       * A reading of LL.
       */
      readonly LL?: number | null;
      /**
       * A reading of M.
       */
      readonly M?: number | null;
      /**
       * A reading of N.
       */
      readonly N?: number | null;
      /**
       * A reading of Ñ.
       */
      readonly Ñ?: number | null;
      /**
       * A reading of O.
       */
      readonly O?: number | null;
      /**
       * A reading of P.
       */
      readonly P?: number | null;
      /**
       * A reading of Q.
       */
      readonly Q?: number | null;
      /**
       * A reading of R.
       */
      readonly R?: number | null;
      /**
       * A reading of RR.
       */
      readonly RR?: number | null;
      /**
       * A reading of S.
       */
      readonly S?: number | null;
      /**
       * A reading of T.
       */
      readonly T?: number | null;
      /**
       * A reading of U.
       */
      readonly U?: number | null;
      /**
       * A reading of V.
       */
      readonly V?: number | null;
      /**
       * A reading of X.
       */
      readonly X?: number | null;
      /**
       * A reading of Y.
       */
      readonly Y?: number | null;
      /**
       * A reading of Z.
       */
      readonly Z?: number | null;
      /**
       * A reading of ?.
       */
      readonly '?'?: number | null;
    };
    /**
     * Cells of square.
     */
    readonly square?: {
      /**
       * A reading of A1.
       */
      readonly A1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A2.
       */
      readonly A2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A3.
       */
      readonly A3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A4.
       */
      readonly A4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A5.
       */
      readonly A5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A6.
       */
      readonly A6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A7.
       */
      readonly A7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A8.
       */
      readonly A8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A9.
       */
      readonly A9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A10.
       */
      readonly A10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A11.
       */
      readonly A11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A12.
       */
      readonly A12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A13.
       */
      readonly A13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A14.
       */
      readonly A14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of A15.
       */
      readonly A15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B1.
       */
      readonly B1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B2.
       */
      readonly B2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B3.
       */
      readonly B3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B4.
       */
      readonly B4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B5.
       */
      readonly B5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B6.
       */
      readonly B6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B7.
       */
      readonly B7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B8.
       */
      readonly B8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B9.
       */
      readonly B9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B10.
       */
      readonly B10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B11.
       */
      readonly B11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B12.
       */
      readonly B12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B13.
       */
      readonly B13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B14.
       */
      readonly B14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of B15.
       */
      readonly B15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C1.
       */
      readonly C1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C2.
       */
      readonly C2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C3.
       */
      readonly C3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C4.
       */
      readonly C4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C5.
       */
      readonly C5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C6.
       */
      readonly C6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C7.
       */
      readonly C7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C8.
       */
      readonly C8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C9.
       */
      readonly C9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C10.
       */
      readonly C10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C11.
       */
      readonly C11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C12.
       */
      readonly C12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C13.
       */
      readonly C13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C14.
       */
      readonly C14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of C15.
       */
      readonly C15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D1.
       */
      readonly D1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D2.
       */
      readonly D2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D3.
       */
      readonly D3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D4.
       */
      readonly D4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D5.
       */
      readonly D5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D6.
       */
      readonly D6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D7.
       */
      readonly D7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D8.
       */
      readonly D8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D9.
       */
      readonly D9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D10.
       */
      readonly D10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D11.
       */
      readonly D11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D12.
       */
      readonly D12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D13.
       */
      readonly D13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D14.
       */
      readonly D14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of D15.
       */
      readonly D15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E1.
       */
      readonly E1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E2.
       */
      readonly E2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E3.
       */
      readonly E3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E4.
       */
      readonly E4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E5.
       */
      readonly E5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E6.
       */
      readonly E6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E7.
       */
      readonly E7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E8.
       */
      readonly E8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E9.
       */
      readonly E9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E10.
       */
      readonly E10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E11.
       */
      readonly E11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E12.
       */
      readonly E12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E13.
       */
      readonly E13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E14.
       */
      readonly E14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of E15.
       */
      readonly E15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F1.
       */
      readonly F1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F2.
       */
      readonly F2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F3.
       */
      readonly F3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F4.
       */
      readonly F4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F5.
       */
      readonly F5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F6.
       */
      readonly F6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F7.
       */
      readonly F7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F8.
       */
      readonly F8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F9.
       */
      readonly F9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F10.
       */
      readonly F10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F11.
       */
      readonly F11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F12.
       */
      readonly F12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F13.
       */
      readonly F13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F14.
       */
      readonly F14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of F15.
       */
      readonly F15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G1.
       */
      readonly G1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G2.
       */
      readonly G2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G3.
       */
      readonly G3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G4.
       */
      readonly G4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G5.
       */
      readonly G5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G6.
       */
      readonly G6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G7.
       */
      readonly G7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G8.
       */
      readonly G8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G9.
       */
      readonly G9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G10.
       */
      readonly G10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G11.
       */
      readonly G11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G12.
       */
      readonly G12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G13.
       */
      readonly G13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G14.
       */
      readonly G14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of G15.
       */
      readonly G15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H1.
       */
      readonly H1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H2.
       */
      readonly H2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H3.
       */
      readonly H3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H4.
       */
      readonly H4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H5.
       */
      readonly H5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H6.
       */
      readonly H6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H7.
       */
      readonly H7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H8.
       */
      readonly H8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H9.
       */
      readonly H9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H10.
       */
      readonly H10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H11.
       */
      readonly H11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H12.
       */
      readonly H12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H13.
       */
      readonly H13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H14.
       */
      readonly H14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of H15.
       */
      readonly H15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I1.
       */
      readonly I1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I2.
       */
      readonly I2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I3.
       */
      readonly I3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I4.
       */
      readonly I4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I5.
       */
      readonly I5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I6.
       */
      readonly I6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I7.
       */
      readonly I7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I8.
       */
      readonly I8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I9.
       */
      readonly I9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I10.
       */
      readonly I10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I11.
       */
      readonly I11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I12.
       */
      readonly I12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I13.
       */
      readonly I13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I14.
       */
      readonly I14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of I15.
       */
      readonly I15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J1.
       */
      readonly J1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J2.
       */
      readonly J2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J3.
       */
      readonly J3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J4.
       */
      readonly J4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J5.
       */
      readonly J5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J6.
       */
      readonly J6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J7.
       */
      readonly J7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J8.
       */
      readonly J8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J9.
       */
      readonly J9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J10.
       */
      readonly J10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J11.
       */
      readonly J11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J12.
       */
      readonly J12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J13.
       */
      readonly J13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J14.
       */
      readonly J14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of J15.
       */
      readonly J15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K1.
       */
      readonly K1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K2.
       */
      readonly K2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K3.
       */
      readonly K3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K4.
       */
      readonly K4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K5.
       */
      readonly K5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K6.
       */
      readonly K6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K7.
       */
      readonly K7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K8.
       */
      readonly K8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K9.
       */
      readonly K9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K10.
       */
      readonly K10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K11.
       */
      readonly K11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K12.
       */
      readonly K12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K13.
       */
      readonly K13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K14.
       */
      readonly K14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of K15.
       */
      readonly K15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L1.
       */
      readonly L1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L2.
       */
      readonly L2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L3.
       */
      readonly L3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L4.
       */
      readonly L4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L5.
       */
      readonly L5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L6.
       */
      readonly L6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L7.
       */
      readonly L7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L8.
       */
      readonly L8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L9.
       */
      readonly L9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L10.
       */
      readonly L10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L11.
       */
      readonly L11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L12.
       */
      readonly L12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L13.
       */
      readonly L13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L14.
       */
      readonly L14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of L15.
       */
      readonly L15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M1.
       */
      readonly M1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M2.
       */
      readonly M2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M3.
       */
      readonly M3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M4.
       */
      readonly M4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M5.
       */
      readonly M5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M6.
       */
      readonly M6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M7.
       */
      readonly M7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M8.
       */
      readonly M8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M9.
       */
      readonly M9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M10.
       */
      readonly M10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M11.
       */
      readonly M11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M12.
       */
      readonly M12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M13.
       */
      readonly M13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M14.
       */
      readonly M14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of M15.
       */
      readonly M15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N1.
       */
      readonly N1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N2.
       */
      readonly N2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N3.
       */
      readonly N3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N4.
       */
      readonly N4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N5.
       */
      readonly N5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N6.
       */
      readonly N6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N7.
       */
      readonly N7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N8.
       */
      readonly N8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N9.
       */
      readonly N9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N10.
       */
      readonly N10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N11.
       */
      readonly N11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N12.
       */
      readonly N12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N13.
       */
      readonly N13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N14.
       */
      readonly N14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of N15.
       */
      readonly N15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O1.
       */
      readonly O1?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O2.
       */
      readonly O2?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O3.
       */
      readonly O3?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O4.
       */
      readonly O4?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O5.
       */
      readonly O5?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O6.
       */
      readonly O6?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O7.
       */
      readonly O7?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O8.
       */
      readonly O8?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O9.
       */
      readonly O9?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O10.
       */
      readonly O10?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O11.
       */
      readonly O11?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O12.
       */
      readonly O12?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O13.
       */
      readonly O13?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O14.
       */
      readonly O14?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
      /**
       * A reading of O15.
       */
      readonly O15?: 'none' | 'letter×2' | 'letter×3' | 'word×2' | 'word×3' | null;
    };
    /**
     * Cells of premium.
     */
    readonly premium?: {
      /**
       * A reading of light-blue.
       */
      readonly 'light-blue'?: number | null;
      /**
       * A reading of dark-blue.
       */
      readonly 'dark-blue'?: number | null;
      /**
       * A reading of pink.
       */
      readonly pink?: number | null;
      /**
       * A reading of red.
       */
      readonly red?: number | null;
    };
    /**
     * A reading of lettersBeforeWords.
     */
    readonly lettersBeforeWords?: true | false | null;
    /**
     * A reading of wordPremiums.
     */
    readonly wordPremiums?: 'product' | 'named-cases' | 'highest' | null;
    /**
     * A reading of centreDoubles.
     */
    readonly centreDoubles?: true | false | null;
    /**
     * A reading of centreLater.
     */
    readonly centreLater?: true | false | null;
    /**
     * A reading of premiumsOnce.
     */
    readonly premiumsOnce?: true | false | null;
    /**
     * A reading of usedUpBy.
     */
    readonly usedUpBy?: 'plays-that-stand' | 'every-play' | null;
    /**
     * A reading of allWords.
     */
    readonly allWords?: true | false | null;
    /**
     * Cells of sharedPremiums.
     */
    readonly sharedPremiums?: {
      /**
       * A reading of letter.
       */
      readonly letter?: true | false | null;
      /**
       * A reading of word.
       */
      readonly word?: true | false | null;
    };
    /**
     * A reading of sevenTileBonus.
     */
    readonly sevenTileBonus?: number | null;
    /**
     * A reading of blankPoints.
     */
    readonly blankPoints?: number | null;
  };
  /**
   * Parameters of laying.
   */
  readonly laying?: {
    /**
     * A reading of firstTileBinds.
     */
    readonly firstTileBinds?: true | false | null;
    /**
     * A reading of secondTileBinds.
     */
    readonly secondTileBinds?: true | false | null;
    /**
     * A reading of severalAtOnce.
     */
    readonly severalAtOnce?: true | false | null;
    /**
     * A reading of mustBePlayed.
     */
    readonly mustBePlayed?: readonly ('placed-unseen' | 'placed-seen' | 'dropped')[] | null;
    /**
     * A reading of droppedBinds.
     */
    readonly droppedBinds?: true | false | null;
    /**
     * A reading of breach.
     */
    readonly breach?: 'put-right' | 'turn-lost' | null;
    /**
     * A reading of movesLimited.
     */
    readonly movesLimited?: true | false | null;
    /**
     * A reading of slide.
     */
    readonly slide?: 'to-link' | 'at-will' | 'never' | null;
    /**
     * A reading of permuteFor.
     */
    readonly permuteFor?: 'correctness' | 'anything' | 'nothing' | null;
    /**
     * A reading of countingFreezes.
     */
    readonly countingFreezes?: true | false | null;
    /**
     * A reading of giveUpCostsTurn.
     */
    readonly giveUpCostsTurn?: true | false | null;
    /**
     * A reading of giveUpUntil.
     */
    readonly giveUpUntil?: 'own-note' | 'acceptance' | null;
    /**
     * A reading of passOver.
     */
    readonly passOver?: 'forfeit' | 'pass' | 'refused' | null;
  };
  /**
   * Parameters of blanks.
   */
  readonly blanks?: {
    /**
     * Cells of standsFor.
     */
    readonly standsFor?: {
      /**
       * A reading of letter.
       */
      readonly letter?: true;
      /**
       * A reading of digraph.
       */
      readonly digraph?: true | false | null;
    };
    /**
     * A reading of repeats.
     */
    readonly repeats?: true | false | null;
    /**
     * A reading of fixedFrom.
     */
    readonly fixedFrom?: 'laying' | 'counting' | null;
    /**
     * A reading of excludes.
     */
    readonly excludes?: readonly ('K' | 'W')[] | null;
    /**
     * A reading of notesDiffer.
     */
    readonly notesDiffer?: 'author' | 'rival' | 'said' | null;
    /**
     * A reading of notedOnce.
     */
    readonly notedOnce?: 'that-note' | 'said' | null;
    /**
     * A reading of notNoted.
     */
    readonly notNoted?: 'said' | 'undecided' | null;
    /**
     * A reading of claims.
     */
    readonly claims?: 'refused' | 'allowed' | null;
  };
  /**
   * Parameters of exchange.
   */
  readonly exchange?: {
    /**
     * A reading of numberBinds.
     */
    readonly numberBinds?: true | false | null;
    /**
     * A reading of binds.
     */
    readonly binds?: true | false | null;
    /**
     * A reading of numberUntil.
     */
    readonly numberUntil?: 'drawing' | 'returning' | null;
    /**
     * A reading of unannounced.
     */
    readonly unannounced?: 'stands' | 'refused' | null;
    /**
     * A reading of needs.
     */
    readonly needs?: 'as-many' | 'seven' | null;
  };
  /**
   * Parameters of drawing.
   */
  readonly drawing?: {
    /**
     * A reading of refill.
     */
    readonly refill?: 'to-seven' | 'as-laid' | null;
    /**
     * A reading of after.
     */
    readonly after?: 'both-noted' | 'author-noted' | null;
    /**
     * A reading of duringRuling.
     */
    readonly duringRuling?: true | false | null;
    /**
     * A reading of waitsForClock.
     */
    readonly waitsForClock?: true | false | null;
    /**
     * A reading of handfuls.
     */
    readonly handfuls?: 'until-press' | 'one' | null;
    /**
     * A reading of ofLiftedPlay.
     */
    readonly ofLiftedPlay?: 'returned' | 'kept' | null;
  };
  /**
   * Parameters of surplus.
   */
  readonly surplus?: {
    /**
     * Cells of response.
     */
    readonly response?: {
      /**
       * Cells of self.
       */
      readonly self?: {
        /**
         * A reading of drawing.
         */
        readonly drawing?: 'remedy' | 'forfeit' | null;
        /**
         * A reading of waiting.
         */
        readonly waiting?: 'remedy' | 'forfeit' | null;
        /**
         * A reading of next-turn.
         */
        readonly 'next-turn'?: 'remedy' | 'forfeit' | null;
        /**
         * A reading of later.
         */
        readonly later?: 'remedy' | 'forfeit' | null;
      };
      /**
       * Cells of rival.
       */
      readonly rival?: {
        /**
         * A reading of drawing.
         */
        readonly drawing?: 'remedy' | 'forfeit' | null;
        /**
         * A reading of waiting.
         */
        readonly waiting?: 'remedy' | 'forfeit' | null;
        /**
         * A reading of next-turn.
         */
        readonly 'next-turn'?: 'remedy' | 'forfeit' | null;
        /**
         * A reading of later.
         */
        readonly later?: 'remedy' | 'forfeit' | null;
      };
    };
    /**
     * A reading of closes.
     */
    readonly closes?: 'next-play' | 'next-turn' | null;
    /**
     * Cells of alsoIn.
     */
    readonly alsoIn?: {
      /**
       * A reading of opening.
       */
      readonly opening?: true | false | null;
      /**
       * A reading of exchange.
       */
      readonly exchange?: true | false | null;
    };
    /**
     * Cells of choice.
     */
    readonly choice?: {
      /**
       * A reading of unseen.
       */
      readonly unseen?: 'blind' | 'open' | null;
      /**
       * A reading of seen.
       */
      readonly seen?: 'blind' | 'open' | null;
      /**
       * A reading of racked.
       */
      readonly racked?: 'blind' | 'open' | null;
    };
    /**
     * A reading of blindPool.
     */
    readonly blindPool?: 'drawn' | 'rack' | null;
    /**
     * A reading of openPool.
     */
    readonly openPool?: 'rack' | 'drawn' | null;
    /**
     * A reading of chosenBy.
     */
    readonly chosenBy?: 'chance' | 'opponent' | null;
    /**
     * A reading of extraSeen.
     */
    readonly extraSeen?: number | null;
    /**
     * A reading of shownOnlyIfSeen.
     */
    readonly shownOnlyIfSeen?: true | false | null;
    /**
     * A reading of partlySeen.
     */
    readonly partlySeen?: 'as-seen' | 'unseen-first' | null;
    /**
     * A reading of extraBase.
     */
    readonly extraBase?: 'remaining' | 'original' | null;
    /**
     * A reading of forfeitSees.
     */
    readonly forfeitSees?: 'surplus' | 'rack' | 'plus-two' | null;
    /**
     * A reading of uncalled.
     */
    readonly uncalled?: 'forfeit' | 'remedy' | null;
    /**
     * A reading of repeatCostsTurn.
     */
    readonly repeatCostsTurn?: true | false | null;
    /**
     * A reading of lostTurn.
     */
    readonly lostTurn?: 'first-unplayed' | 'following' | null;
    /**
     * A reading of stopsClock.
     */
    readonly stopsClock?: true | false | null;
    /**
     * A reading of offence.
     */
    readonly offence?: 'deliberate' | 'every' | null;
  };
  /**
   * Parameters of shortage.
   */
  readonly shortage?: {
    /**
     * Cells of response.
     */
    readonly response?: {
      /**
       * Cells of self.
       */
      readonly self?: {
        /**
         * A reading of drawing.
         */
        readonly drawing?: 'complete' | 'complete-hidden' | 'complete-forfeit' | null;
        /**
         * A reading of waiting.
         */
        readonly waiting?: 'complete' | 'complete-hidden' | 'complete-forfeit' | null;
        /**
         * A reading of next-turn.
         */
        readonly 'next-turn'?: 'complete' | 'complete-hidden' | 'complete-forfeit' | null;
      };
      /**
       * Cells of rival.
       */
      readonly rival?: {
        /**
         * A reading of drawing.
         */
        readonly drawing?: 'complete' | 'complete-hidden' | 'complete-forfeit' | null;
        /**
         * A reading of waiting.
         */
        readonly waiting?: 'complete' | 'complete-hidden' | 'complete-forfeit' | null;
        /**
         * A reading of next-turn.
         */
        readonly 'next-turn'?: 'complete' | 'complete-hidden' | 'complete-forfeit' | null;
      };
    };
    /**
     * Cells of shown.
     */
    readonly shown?: {
      /**
       * A reading of untouched.
       */
      readonly untouched?: true | false | null;
      /**
       * A reading of touched.
       */
      readonly touched?: true | false | null;
    };
    /**
     * A reading of stopsClock.
     */
    readonly stopsClock?: true | false | null;
    /**
     * A reading of emptyBag.
     */
    readonly emptyBag?: 'stay-short' | 'hand-over' | null;
    /**
     * A reading of handOverUpTo.
     */
    readonly handOverUpTo?: 'seven' | 'due' | null;
    /**
     * A reading of handOverCostsTurn.
     */
    readonly handOverCostsTurn?: true | false | null;
    /**
     * A reading of lostTurn.
     */
    readonly lostTurn?: 'first-unplayed' | 'following' | null;
    /**
     * A reading of handOverEndsGame.
     */
    readonly handOverEndsGame?: true | false | null;
  };
  /**
   * Parameters of leftover.
   */
  readonly leftover?: {
    /**
     * A reading of response.
     */
    readonly response?: 'taken' | null;
    /**
     * A reading of limit.
     */
    readonly limit?: 'seven' | 'all' | null;
    /**
     * A reading of shown.
     */
    readonly shown?: true | false | null;
    /**
     * A reading of costsTurn.
     */
    readonly costsTurn?: true | false | null;
    /**
     * A reading of lostTurn.
     */
    readonly lostTurn?: 'first-unplayed' | 'following' | null;
    /**
     * A reading of afterOut.
     */
    readonly afterOut?: 'goes-on' | 'over' | null;
  };
  /**
   * Parameters of bag.
   */
  readonly bag?: {
    /**
     * A reading of outsideCount.
     */
    readonly outsideCount?: true | false | null;
    /**
     * A reading of insideCountNeeds.
     */
    readonly insideCountNeeds?: 'both' | 'one' | null;
    /**
     * A reading of monitorsCount.
     */
    readonly monitorsCount?: true | false | null;
  };
  /**
   * Parameters of acceptance.
   */
  readonly acceptance?: {
    /**
     * A reading of playingOn.
     */
    readonly playingOn?: true | false | null;
    /**
     * A reading of playCompleteWhen.
     */
    readonly playCompleteWhen?: 'both-noted' | 'rival-noted' | null;
    /**
     * A reading of turnEndsWithDraw.
     */
    readonly turnEndsWithDraw?: true | false | null;
    /**
     * A reading of recountAfterNoting.
     */
    readonly recountAfterNoting?: 'allowed' | 'refused' | null;
  };
  /**
   * Parameters of challenge.
   */
  readonly challenge?: {
    /**
     * A reading of opens.
     */
    readonly opens?: 'placed' | 'announced' | 'author-noted' | null;
    /**
     * A reading of closes.
     */
    readonly closes?: 'rival-noted' | 'author-noted' | 'both-noted' | null;
    /**
     * A reading of byAuthor.
     */
    readonly byAuthor?: true | false | null;
    /**
     * A reading of byOutsider.
     */
    readonly byOutsider?: true | false | null;
    /**
     * A reading of successive.
     */
    readonly successive?: true | false | null;
    /**
     * A reading of slipItems.
     */
    readonly slipItems?: readonly ('words' | 'signatures' | 'table' | 'round' | 'ticks')[] | null;
    /**
     * A reading of slipMustBeLegible.
     */
    readonly slipMustBeLegible?: true | false | null;
    /**
     * A reading of clearedSlipSigned.
     */
    readonly clearedSlipSigned?: true | false | null;
    /**
     * A reading of retraction.
     */
    readonly retraction?: 'until-asked' | 'until-answered' | 'never' | null;
    /**
     * A reading of frozenDuringRuling.
     */
    readonly frozenDuringRuling?: true | false | null;
    /**
     * A reading of meaningRequired.
     */
    readonly meaningRequired?: true | false | null;
  };
  /**
   * Parameters of ruling.
   */
  readonly ruling?: {
    /**
     * Cells of scope.
     */
    readonly scope?: {
      /**
       * A reading of one.
       */
      readonly one?: 'word' | 'play' | null;
      /**
       * A reading of several.
       */
      readonly several?: 'word' | 'play' | null;
    };
    /**
     * A reading of namesWords.
     */
    readonly namesWords?: true | false | null;
    /**
     * A reading of failedChallengeCost.
     */
    readonly failedChallengeCost?: 'none' | 'turn' | null;
    /**
     * A reading of invalidCostsTurn.
     */
    readonly invalidCostsTurn?: true | false | null;
    /**
     * A reading of invalidTurnEndsOn.
     */
    readonly invalidTurnEndsOn?: 'verdict' | 'press' | null;
    /**
     * A reading of answeredBy.
     */
    readonly answeredBy?: readonly ('judge' | 'arbiter' | 'runner' | 'spectator')[] | null;
    /**
     * A reading of device.
     */
    readonly device?: true | false | null;
    /**
     * A reading of deviceNeedsConsent.
     */
    readonly deviceNeedsConsent?: true | false | null;
    /**
     * A reading of byPlayers.
     */
    readonly byPlayers?: true | false | null;
    /**
     * A reading of byPlayersNeedsNotice.
     */
    readonly byPlayersNeedsNotice?: true | false | null;
    /**
     * A reading of byPlayersNeedsAgreement.
     */
    readonly byPlayersNeedsAgreement?: true | false | null;
    /**
     * A reading of queryNeedsConsent.
     */
    readonly queryNeedsConsent?: true | false | null;
    /**
     * A reading of queryInView.
     */
    readonly queryInView?: true | false | null;
    /**
     * A reading of judgeOnDoubt.
     */
    readonly judgeOnDoubt?: true | false | null;
    /**
     * A reading of appealBy.
     */
    readonly appealBy?: 'author' | 'nobody' | null;
    /**
     * A reading of appealInWriting.
     */
    readonly appealInWriting?: true | false | null;
    /**
     * A reading of appealReasoned.
     */
    readonly appealReasoned?: true | false | null;
    /**
     * A reading of appealAnsweredBy.
     */
    readonly appealAnsweredBy?: readonly ('judge' | 'arbiter' | 'runner' | 'spectator')[] | null;
    /**
     * A reading of appealToTribunal.
     */
    readonly appealToTribunal?: 'where-there-is-one' | 'never' | null;
    /**
     * A reading of appealMayHide.
     */
    readonly appealMayHide?: true | false | null;
    /**
     * A reading of appealSuspends.
     */
    readonly appealSuspends?: true | false | null;
    /**
     * A reading of appealUpheld.
     */
    readonly appealUpheld?: 'restored' | 'lost' | null;
    /**
     * A reading of appealFinal.
     */
    readonly appealFinal?: true | false | null;
    /**
     * A reading of appealAgainstPlayers.
     */
    readonly appealAgainstPlayers?: true | false | null;
  };
  /**
   * Parameters of clock.
   */
  readonly clock?: {
    /**
     * A reading of gameLimit.
     */
    readonly gameLimit?: 'event' | 'none' | null;
    /**
     * A reading of totalDuringClaims.
     */
    readonly totalDuringClaims?: 'runs' | 'stops' | null;
    /**
     * A reading of allotment.
     */
    readonly allotment?: 'event' | 'half-total' | 'usual' | null;
    /**
     * Cells of onChallenge.
     */
    readonly onChallenge?: {
      /**
       * A reading of running.
       */
      readonly running?: 'stops' | 'author-may-stop' | 'runs' | null;
      /**
       * A reading of stopped.
       */
      readonly stopped?: 'stops' | 'author-may-stop' | 'runs' | null;
    };
    /**
     * A reading of rulingStops.
     */
    readonly rulingStops?: true | false | null;
    /**
     * A reading of afterValid.
     */
    readonly afterValid?: 'author' | 'stopped' | null;
    /**
     * Cells of rivalRestarts.
     */
    readonly rivalRestarts?: {
      /**
       * A reading of valid.
       */
      readonly valid?: true | false | null;
      /**
       * A reading of invalid.
       */
      readonly invalid?: true | false | null;
      /**
       * A reading of agreed.
       */
      readonly agreed?: true | false | null;
    };
    /**
     * Cells of onDispute.
     */
    readonly onDispute?: {
      /**
       * A reading of points.
       */
      readonly points?: 'stops' | 'author-stops' | 'runs' | null;
      /**
       * A reading of total.
       */
      readonly total?: 'stops' | 'author-stops' | 'runs' | null;
    };
    /**
     * Cells of whileCounting.
     */
    readonly whileCounting?: {
      /**
       * A reading of running.
       */
      readonly running?: 'stopped' | 'running' | null;
      /**
       * A reading of stopped.
       */
      readonly stopped?: 'stopped' | 'running' | null;
    };
    /**
     * A reading of verificationPauseMs.
     */
    readonly verificationPauseMs?: number | null;
    /**
     * A reading of verificationPauseBy.
     */
    readonly verificationPauseBy?: 'either' | 'author' | 'rival' | null;
    /**
     * A reading of verificationGivenBack.
     */
    readonly verificationGivenBack?: true | false | null;
    /**
     * A reading of otherStops.
     */
    readonly otherStops?: 'nobody' | 'arbiter' | null;
    /**
     * A reading of changesWith.
     */
    readonly changesWith?: 'press' | 'next-turn' | null;
    /**
     * A reading of handledBy.
     */
    readonly handledBy?: 'player' | 'anybody' | null;
    /**
     * A reading of reminderBarredTo.
     */
    readonly reminderBarredTo?:
      | readonly ('rival' | 'neighbour' | 'arbiter' | 'table-judge' | 'runner' | 'spectator')[]
      | null;
    /**
     * Cells of totalSaid.
     */
    readonly totalSaid?: {
      /**
       * A reading of running.
       */
      readonly running?: true | false | null;
      /**
       * A reading of stopped.
       */
      readonly stopped?: true | false | null;
    };
    /**
     * A reading of silentPress.
     */
    readonly silentPress?: 'nothing' | 'pass' | null;
    /**
     * A reading of arbiterStops.
     */
    readonly arbiterStops?: true | false | null;
    /**
     * A reading of minutesEach.
     */
    readonly minutesEach?: number | null;
    /**
     * A reading of overtimePoints.
     */
    readonly overtimePoints?: number | null;
    /**
     * A reading of overtimeUnit.
     */
    readonly overtimeUnit?: 'instant' | 'second-shown' | null;
    /**
     * A reading of overtimeWaiver.
     */
    readonly overtimeWaiver?: 'after-play' | 'any' | 'none' | null;
    /**
     * A reading of overtimeFloor.
     */
    readonly overtimeFloor?: 'none' | 'zero' | null;
    /**
     * A reading of overtimeAfterTime.
     */
    readonly overtimeAfterTime?: true | false | null;
    /**
     * A reading of overtimeMinutes.
     */
    readonly overtimeMinutes?: number | ('none' | null);
    /**
     * A reading of overtimeLossAt.
     */
    readonly overtimeLossAt?: 'reached' | 'next-second' | null;
    /**
     * A reading of overtimeDeduction.
     */
    readonly overtimeDeduction?: number | null;
    /**
     * A reading of overtimeLoserMinutes.
     */
    readonly overtimeLoserMinutes?: 'replaced' | 'added' | null;
    /**
     * A reading of overtimeWinnerMinutes.
     */
    readonly overtimeWinnerMinutes?: 'deducted' | 'waived' | null;
    /**
     * A reading of roundMinutes.
     */
    readonly roundMinutes?: number | ('none' | null);
  };
  /**
   * Parameters of setting.
   */
  readonly setting?: {
    /**
     * A reading of timeSet.
     */
    readonly timeSet?: true | false | null;
    /**
     * A reading of stoppedBeforehand.
     */
    readonly stoppedBeforehand?: true | false | null;
    /**
     * A reading of startedBy.
     */
    readonly startedBy?: 'other' | 'starter' | 'either' | null;
    /**
     * A reading of rackAfterStart.
     */
    readonly rackAfterStart?: true | false | null;
    /**
     * A reading of clockAtEveryTable.
     */
    readonly clockAtEveryTable?: true | false | null;
    /**
     * A reading of phone.
     */
    readonly phone?: 'in-aeroplane-mode' | 'as-it-is' | 'never' | null;
    /**
     * A reading of phoneNeedsCountdown.
     */
    readonly phoneNeedsCountdown?: true | false | null;
  };
  /**
   * Parameters of failure.
   */
  readonly failure?: {
    /**
     * A reading of replacedBy.
     */
    readonly replacedBy?: 'judge' | 'anybody' | null;
    /**
     * A reading of known.
     */
    readonly known?: 'copied' | 'shared-out' | null;
    /**
     * A reading of total.
     */
    readonly total?: 'round' | 'both-players' | null;
    /**
     * A reading of lessMinutes.
     */
    readonly lessMinutes?: number | null;
    /**
     * A reading of lessTaken.
     */
    readonly lessTaken?: 'before-halving' | 'after-halving' | null;
    /**
     * A reading of countedFrom.
     */
    readonly countedFrom?: 'round-start' | 'first-press' | null;
  };
  /**
   * Parameters of timer.
   */
  readonly timer?: {
    /**
     * A reading of devices.
     */
    readonly devices?: readonly ('timer' | 'chess' | 'digital')[] | null;
    /**
     * A reading of limitMs.
     */
    readonly limitMs?: number | null;
    /**
     * A reading of endsAt.
     */
    readonly endsAt?: 'limit' | 'signal' | null;
    /**
     * A reading of afterLastSignal.
     */
    readonly afterLastSignal?: readonly ('begin' | 'lay-on' | 'move' | 'exchange')[] | null;
    /**
     * A reading of duringStops.
     */
    readonly duringStops?: 'stands' | 'runs' | null;
    /**
     * A reading of expiredTurn.
     */
    readonly expiredTurn?: 'lost' | 'pass' | null;
  };
  /**
   * Parameters of ending.
   */
  readonly ending?: {
    /**
     * A reading of passesEach.
     */
    readonly passesEach?: number | null;
    /**
     * A reading of passKinds.
     */
    readonly passKinds?:
      | readonly ('pass' | 'exchange' | 'invalid' | 'withdrawn' | 'forfeit')[]
      | null;
    /**
     * A reading of passesAtNilNil.
     */
    readonly passesAtNilNil?: true | false | null;
    /**
     * A reading of nilPlay.
     */
    readonly nilPlay?: 'play' | 'pass' | null;
    /**
     * A reading of scorelessEach.
     */
    readonly scorelessEach?: number | ('none' | null);
    /**
     * A reading of scorelessKinds.
     */
    readonly scorelessKinds?:
      | readonly ('pass' | 'exchange' | 'invalid' | 'withdrawn' | 'forfeit')[]
      | null;
    /**
     * A reading of scorelessAtNilNil.
     */
    readonly scorelessAtNilNil?: true | false | null;
    /**
     * A reading of scorelessRun.
     */
    readonly scorelessRun?: 'unbroken' | 'twelve' | 'six-each' | null;
    /**
     * A reading of blockedEnds.
     */
    readonly blockedEnds?: true | false | null;
    /**
     * A reading of blockedBy.
     */
    readonly blockedBy?: 'position' | 'declarations' | null;
    /**
     * A reading of blockedNeedsEmptyBag.
     */
    readonly blockedNeedsEmptyBag?: true | false | null;
    /**
     * A reading of outEnds.
     */
    readonly outEnds?: true | false | null;
    /**
     * A reading of outEndsOn.
     */
    readonly outEndsOn?: 'acceptance' | 'placement' | null;
    /**
     * A reading of timeEnds.
     */
    readonly timeEnds?: true | false | null;
    /**
     * A reading of equalTurns.
     */
    readonly equalTurns?: true | false | null;
    /**
     * A reading of turnInProgress.
     */
    readonly turnInProgress?: 'finish-if-laid' | 'finish' | 'stop' | null;
    /**
     * A reading of equalisingTurn.
     */
    readonly equalisingTurn?: 'time' | 'as-played' | null;
    /**
     * Cells of deduction.
     */
    readonly deduction?: {
      /**
       * A reading of out.
       */
      readonly out?: 'transfer' | 'own-rack' | 'none' | null;
      /**
       * A reading of passes.
       */
      readonly passes?: 'own-rack' | 'none' | null;
      /**
       * A reading of scoreless.
       */
      readonly scoreless?: 'own-rack' | 'none' | null;
      /**
       * A reading of blocked.
       */
      readonly blocked?: 'own-rack' | 'none' | null;
      /**
       * A reading of time.
       */
      readonly time?: 'own-rack' | 'none' | null;
      /**
       * A reading of overtime.
       */
      readonly overtime?: 'own-rack' | 'none' | null;
      /**
       * A reading of round.
       */
      readonly round?: 'own-rack' | 'none' | null;
      /**
       * A reading of absence.
       */
      readonly absence?: 'own-rack' | 'none' | null;
      /**
       * A reading of disqualification.
       */
      readonly disqualification?: 'own-rack' | 'none' | null;
    };
  };
  /**
   * Parameters of round.
   */
  readonly round?: {
    /**
     * A reading of startedBy.
     */
    readonly startedBy?: 'head' | 'any-official' | null;
    /**
     * A reading of startsAfterSeconds.
     */
    readonly startsAfterSeconds?: number | null;
    /**
     * Cells of playDuring.
     */
    readonly playDuring?: {
      /**
       * A reading of calling.
       */
      readonly calling?: true | false | null;
      /**
       * A reading of called.
       */
      readonly called?: true | false | null;
    };
    /**
     * A reading of gameBeginsWith.
     */
    readonly gameBeginsWith?: 'racks' | 'lots' | null;
  };
  /**
   * Parameters of lateness.
   */
  readonly lateness?: {
    /**
     * A reading of clockAfterMinutes.
     */
    readonly clockAfterMinutes?: number | null;
    /**
     * A reading of elapsedFrom.
     */
    readonly elapsedFrom?: 'clock' | 'round' | null;
    /**
     * A reading of lotsOnLateClock.
     */
    readonly lotsOnLateClock?: true | false | null;
    /**
     * A reading of bothRun.
     */
    readonly bothRun?: true | false | null;
    /**
     * A reading of warnedFor.
     */
    readonly warnedFor?: 'any-delay' | 'both-late' | null;
    /**
     * A reading of secondPaysLots.
     */
    readonly secondPaysLots?: true | false | null;
  };
  /**
   * Parameters of leaving.
   */
  readonly leaving?: {
    /**
     * A reading of untold.
     */
    readonly untold?: 'game' | 'tournament' | 'nothing' | null;
    /**
     * A reading of needs.
     */
    readonly needs?: 'notice' | 'permission' | null;
    /**
     * A reading of after.
     */
    readonly after?: 'noted' | 'complete' | null;
    /**
     * A reading of afterPass.
     */
    readonly afterPass?: true | false | null;
    /**
     * A reading of beforeDrawing.
     */
    readonly beforeDrawing?: true | false | null;
    /**
     * A reading of outOfStep.
     */
    readonly outOfStep?: 'refused' | 'disqualified' | null;
    /**
     * A reading of clock.
     */
    readonly clock?: 'own' | 'rival' | null;
    /**
     * Cells of rivalMay.
     */
    readonly rivalMay?: {
      /**
       * A reading of play.
       */
      readonly play?: true | false | null;
      /**
       * A reading of press.
       */
      readonly press?: true | false | null;
      /**
       * A reading of draw.
       */
      readonly draw?: true | false | null;
    };
    /**
     * A reading of checkStopsClock.
     */
    readonly checkStopsClock?: true | false | null;
    /**
     * A reading of firstToDraw.
     */
    readonly firstToDraw?: 'returner' | 'either' | null;
    /**
     * A reading of resumesFor.
     */
    readonly resumesFor?: 'to-move' | 'other' | null;
    /**
     * A reading of swapsClock.
     */
    readonly swapsClock?: 'always' | 'own-turn' | 'never' | null;
  };
  /**
   * Parameters of absence.
   */
  readonly absence?: {
    /**
     * A reading of losesOn.
     */
    readonly losesOn?: 'own-time' | 'extra-time' | 'never' | null;
    /**
     * A reading of covers.
     */
    readonly covers?: 'whoever-is-missing' | 'whoever-left' | null;
    /**
     * A reading of othersOver.
     */
    readonly othersOver?: true | false | null;
    /**
     * A reading of roundOver.
     */
    readonly roundOver?: 'time' | 'close' | 'never' | null;
    /**
     * A reading of score.
     */
    readonly score?: number | null;
    /**
     * A reading of standsOver.
     */
    readonly standsOver?: number | null;
    /**
     * A reading of standsFor.
     */
    readonly standsFor?: 'winner' | 'either' | null;
    /**
     * A reading of timePenalty.
     */
    readonly timePenalty?: 'none' | 'overtime' | null;
    /**
     * A reading of abandonment.
     */
    readonly abandonment?: 'as-absence' | 'nothing' | null;
    /**
     * A reading of abandonmentPunished.
     */
    readonly abandonmentPunished?: true | false | null;
  };
  /**
   * Parameters of conduct.
   */
  readonly conduct?: {
    /**
     * Cells of talkToRival.
     */
    readonly talkToRival?: {
      /**
       * A reading of sums.
       */
      readonly sums?: 'breach' | 'allowed' | null;
      /**
       * A reading of counting.
       */
      readonly counting?: 'breach' | 'allowed' | null;
      /**
       * A reading of rules.
       */
      readonly rules?: 'breach' | 'allowed' | null;
      /**
       * A reading of strategy.
       */
      readonly strategy?: 'breach' | 'allowed' | null;
      /**
       * A reading of other.
       */
      readonly other?: 'breach' | 'allowed' | null;
    };
    /**
     * Cells of askOfficial.
     */
    readonly askOfficial?: {
      /**
       * A reading of counting.
       */
      readonly counting?: 'breach' | 'allowed' | null;
      /**
       * A reading of rules.
       */
      readonly rules?: 'breach' | 'allowed' | null;
      /**
       * A reading of word.
       */
      readonly word?: 'breach' | 'allowed' | null;
    };
    /**
     * Cells of talkElsewhere.
     */
    readonly talkElsewhere?: {
      /**
       * A reading of neighbour.
       */
      readonly neighbour?: 'breach' | 'allowed' | null;
      /**
       * A reading of spectator.
       */
      readonly spectator?: 'breach' | 'allowed' | null;
    };
    /**
     * Cells of manner.
     */
    readonly manner?: {
      /**
       * A reading of loud.
       */
      readonly loud?: 'breach' | 'allowed' | null;
      /**
       * A reading of rude.
       */
      readonly rude?: 'breach' | 'allowed' | null;
    };
  };
  /**
   * Parameters of validity.
   */
  readonly validity?: {
    /**
     * Cells of asking.
     */
    readonly asking?: {
      /**
       * A reading of rival.
       */
      readonly rival?: 'breach' | 'allowed' | null;
      /**
       * A reading of official.
       */
      readonly official?: 'breach' | 'allowed' | null;
      /**
       * A reading of others.
       */
      readonly others?: 'breach' | 'allowed' | null;
    };
    /**
     * A reading of lookingUp.
     */
    readonly lookingUp?: 'breach' | 'allowed' | null;
    /**
     * Cells of bars.
     */
    readonly bars?: {
      /**
       * A reading of asked.
       */
      readonly asked?: true | false | null;
      /**
       * A reading of looked-up.
       */
      readonly 'looked-up'?: true | false | null;
    };
    /**
     * A reading of barLasts.
     */
    readonly barLasts?: 'game' | 'turn' | null;
    /**
     * A reading of repeatNeeds.
     */
    readonly repeatNeeds?: 'question' | 'answer' | null;
    /**
     * Cells of answering.
     */
    readonly answering?: {
      /**
       * A reading of rival.
       */
      readonly rival?: 'breach' | 'allowed' | null;
      /**
       * A reading of neighbour.
       */
      readonly neighbour?: 'breach' | 'allowed' | null;
    };
  };
  /**
   * Parameters of things.
   */
  readonly things?: {
    /**
     * Cells of notes.
     */
    readonly notes?: {
      /**
       * A reading of brought.
       */
      readonly brought?: 'breach' | 'allowed' | null;
      /**
       * A reading of on-blank.
       */
      readonly 'on-blank'?: 'breach' | 'allowed' | null;
      /**
       * A reading of on-print.
       */
      readonly 'on-print'?: 'breach' | 'allowed' | null;
    };
    /**
     * Cells of banned.
     */
    readonly banned?: {
      /**
       * A reading of book.
       */
      readonly book?: 'breach' | 'allowed' | null;
      /**
       * A reading of headphones.
       */
      readonly headphones?: 'breach' | 'allowed' | null;
      /**
       * A reading of computer.
       */
      readonly computer?: 'breach' | 'allowed' | null;
      /**
       * A reading of organiser.
       */
      readonly organiser?: 'breach' | 'allowed' | null;
      /**
       * A reading of device.
       */
      readonly device?: 'breach' | 'allowed' | null;
      /**
       * A reading of tobacco.
       */
      readonly tobacco?: 'breach' | 'allowed' | null;
      /**
       * A reading of food.
       */
      readonly food?: 'breach' | 'if-it-soils' | 'allowed' | null;
    };
    /**
     * Cells of phone.
     */
    readonly phone?: {
      /**
       * A reading of call.
       */
      readonly call?: 'breach' | 'allowed' | null;
      /**
       * A reading of clock.
       */
      readonly clock?: 'breach' | 'in-aeroplane-mode' | 'allowed' | null;
      /**
       * A reading of challenge.
       */
      readonly challenge?: 'breach' | 'if-self-handled' | 'allowed' | null;
      /**
       * A reading of other.
       */
      readonly other?: 'breach' | 'allowed' | null;
    };
    /**
     * A reading of during.
     */
    readonly during?: 'game' | 'always' | null;
    /**
     * A reading of inspection.
     */
    readonly inspection?: 'until-start' | 'always' | null;
  };
  /**
   * Parameters of manner.
   */
  readonly manner?: {
    /**
     * A reading of otherHand.
     */
    readonly otherHand?: 'required' | 'free' | null;
    /**
     * A reading of bagHeights.
     */
    readonly bagHeights?: readonly ('eyes' | 'below-eyes' | 'not-raised')[] | null;
    /**
     * A reading of bagAway.
     */
    readonly bagAway?: 'required' | 'free' | null;
    /**
     * A reading of besideBoard.
     */
    readonly besideBoard?: 'required' | 'free' | null;
    /**
     * A reading of mouthShut.
     */
    readonly mouthShut?: 'required' | 'free' | null;
    /**
     * A reading of promptly.
     */
    readonly promptly?: 'required' | 'free' | null;
    /**
     * Cells of openingFaceDown.
     */
    readonly openingFaceDown?: {
      /**
       * A reading of starter.
       */
      readonly starter?: 'required' | 'free' | null;
      /**
       * A reading of other.
       */
      readonly other?: 'required' | 'free' | null;
    };
    /**
     * A reading of foreignBag.
     */
    readonly foreignBag?: 'play-on' | 'breach' | null;
    /**
     * A reading of exchangeAnnounced.
     */
    readonly exchangeAnnounced?: 'required' | 'free' | null;
    /**
     * A reading of exchangeFaceDown.
     */
    readonly exchangeFaceDown?: 'required' | 'free' | null;
    /**
     * A reading of exchangeOnTable.
     */
    readonly exchangeOnTable?: 'required' | 'free' | null;
    /**
     * A reading of exchangeDrawsFirst.
     */
    readonly exchangeDrawsFirst?: 'required' | 'free' | null;
    /**
     * A reading of blankNoted.
     */
    readonly blankNoted?: 'required' | 'free' | null;
    /**
     * A reading of freshSlips.
     */
    readonly freshSlips?: 'required' | 'free' | null;
    /**
     * A reading of noHints.
     */
    readonly noHints?: 'required' | 'free' | null;
  };
  /**
   * Parameters of waiting.
   */
  readonly waiting?: {
    /**
     * A reading of boardCovered.
     */
    readonly boardCovered?: 'required' | 'free' | null;
    /**
     * Cells of tiles.
     */
    readonly tiles?: {
      /**
       * A reading of face-down.
       */
      readonly 'face-down'?: 'breach' | 'allowed' | null;
      /**
       * A reading of turned.
       */
      readonly turned?: 'breach' | 'allowed' | null;
      /**
       * A reading of covered.
       */
      readonly covered?: 'breach' | 'allowed' | null;
      /**
       * A reading of in-sight.
       */
      readonly 'in-sight'?: 'breach' | 'allowed' | null;
    };
    /**
     * A reading of idle.
     */
    readonly idle?: 'required' | 'free' | null;
  };
  /**
   * Parameters of offence.
   */
  readonly offence?: {
    /**
     * Cells of needs.
     */
    readonly needs?: {
      /**
       * A reading of ask-validity.
       */
      readonly 'ask-validity'?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of answer-query.
       */
      readonly 'answer-query'?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of blank-not-noted.
       */
      readonly 'blank-not-noted'?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of delay.
       */
      readonly delay?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of unsporting.
       */
      readonly unsporting?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of abandonment.
       */
      readonly abandonment?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of needless-challenges.
       */
      readonly 'needless-challenges'?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of throw-game.
       */
      readonly 'throw-game'?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of help-rival.
       */
      readonly 'help-rival'?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of overscoring.
       */
      readonly overscoring?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of neutral-clock.
       */
      readonly 'neutral-clock'?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of mockery.
       */
      readonly mockery?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of rule-breaking.
       */
      readonly 'rule-breaking'?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of slow-refill.
       */
      readonly 'slow-refill'?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of play-to-count.
       */
      readonly 'play-to-count'?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of dishonest-handling.
       */
      readonly 'dishonest-handling'?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
      /**
       * A reading of surplus-on-purpose.
       */
      readonly 'surplus-on-purpose'?:
        | readonly (
            | 'repeated'
            | 'well-known'
            | 'to-distract'
            | 'to-gain-time'
            | 'annoyance'
            | 'on-purpose'
            | 'openly'
            | 'systematic'
            | 'to-swell-score'
            | 'unjustified'
            | 'dishonest'
            | 'only-to-count'
          )[]
        | null;
    };
    /**
     * Cells of purpose.
     */
    readonly purpose?: {
      /**
       * A reading of ask-validity.
       */
      readonly 'ask-validity'?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of answer-query.
       */
      readonly 'answer-query'?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of blank-not-noted.
       */
      readonly 'blank-not-noted'?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of delay.
       */
      readonly delay?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of unsporting.
       */
      readonly unsporting?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of abandonment.
       */
      readonly abandonment?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of needless-challenges.
       */
      readonly 'needless-challenges'?:
        | readonly ('to-distract' | 'to-gain-time' | 'annoyance')[]
        | null;
      /**
       * A reading of throw-game.
       */
      readonly 'throw-game'?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of help-rival.
       */
      readonly 'help-rival'?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of overscoring.
       */
      readonly overscoring?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of neutral-clock.
       */
      readonly 'neutral-clock'?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of mockery.
       */
      readonly mockery?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of rule-breaking.
       */
      readonly 'rule-breaking'?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of slow-refill.
       */
      readonly 'slow-refill'?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of play-to-count.
       */
      readonly 'play-to-count'?: readonly ('to-distract' | 'to-gain-time' | 'annoyance')[] | null;
      /**
       * A reading of dishonest-handling.
       */
      readonly 'dishonest-handling'?:
        | readonly ('to-distract' | 'to-gain-time' | 'annoyance')[]
        | null;
      /**
       * A reading of surplus-on-purpose.
       */
      readonly 'surplus-on-purpose'?:
        | readonly ('to-distract' | 'to-gain-time' | 'annoyance')[]
        | null;
    };
    /**
     * Cells of countsAs.
     */
    readonly countsAs?: {
      /**
       * A reading of ask-validity.
       */
      readonly 'ask-validity'?: 'ethics' | 'itself' | null;
      /**
       * A reading of answer-query.
       */
      readonly 'answer-query'?: 'ethics' | 'itself' | null;
      /**
       * A reading of blank-not-noted.
       */
      readonly 'blank-not-noted'?: 'ethics' | 'itself' | null;
      /**
       * A reading of delay.
       */
      readonly delay?: 'ethics' | 'itself' | null;
      /**
       * A reading of unsporting.
       */
      readonly unsporting?: 'ethics' | 'itself' | null;
      /**
       * A reading of abandonment.
       */
      readonly abandonment?: 'ethics' | 'itself' | null;
      /**
       * A reading of needless-challenges.
       */
      readonly 'needless-challenges'?: 'ethics' | 'itself' | null;
      /**
       * A reading of throw-game.
       */
      readonly 'throw-game'?: 'ethics' | 'itself' | null;
      /**
       * A reading of help-rival.
       */
      readonly 'help-rival'?: 'ethics' | 'itself' | null;
      /**
       * A reading of overscoring.
       */
      readonly overscoring?: 'ethics' | 'itself' | null;
      /**
       * A reading of neutral-clock.
       */
      readonly 'neutral-clock'?: 'ethics' | 'itself' | null;
      /**
       * A reading of mockery.
       */
      readonly mockery?: 'ethics' | 'itself' | null;
      /**
       * A reading of rule-breaking.
       */
      readonly 'rule-breaking'?: 'ethics' | 'itself' | null;
      /**
       * A reading of slow-refill.
       */
      readonly 'slow-refill'?: 'ethics' | 'itself' | null;
      /**
       * A reading of play-to-count.
       */
      readonly 'play-to-count'?: 'ethics' | 'itself' | null;
      /**
       * A reading of dishonest-handling.
       */
      readonly 'dishonest-handling'?: 'ethics' | 'itself' | null;
      /**
       * A reading of surplus-on-purpose.
       */
      readonly 'surplus-on-purpose'?: 'ethics' | 'itself' | null;
    };
    /**
     * A reading of towards.
     */
    readonly towards?: readonly ('rival' | 'neighbour' | 'official' | 'spectator')[] | null;
    /**
     * A reading of noticedBy.
     */
    readonly noticedBy?:
      | readonly ('arbiter' | 'runner' | 'neighbour' | 'rival' | 'spectator')[]
      | null;
    /**
     * A reading of pressing.
     */
    readonly pressing?: 'overtime' | 'running-down' | null;
    /**
     * A reading of unsportingIn.
     */
    readonly unsportingIn?: 'absences' | 'anything' | null;
  };
  /**
   * Parameters of ladder.
   */
  readonly ladder?: {
    /**
     * Cells of must.
     */
    readonly must?: {
      /**
       * Cells of ethics.
       */
      readonly ethics?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of ask-validity.
       */
      readonly 'ask-validity'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of answer-query.
       */
      readonly 'answer-query'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of blank-not-noted.
       */
      readonly 'blank-not-noted'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of delay.
       */
      readonly delay?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of unsporting.
       */
      readonly unsporting?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of abandonment.
       */
      readonly abandonment?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of needless-challenges.
       */
      readonly 'needless-challenges'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of throw-game.
       */
      readonly 'throw-game'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of help-rival.
       */
      readonly 'help-rival'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of overscoring.
       */
      readonly overscoring?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of neutral-clock.
       */
      readonly 'neutral-clock'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of mockery.
       */
      readonly mockery?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of rule-breaking.
       */
      readonly 'rule-breaking'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of slow-refill.
       */
      readonly 'slow-refill'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of play-to-count.
       */
      readonly 'play-to-count'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of dishonest-handling.
       */
      readonly 'dishonest-handling'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of surplus-on-purpose.
       */
      readonly 'surplus-on-purpose'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
    };
    /**
     * Cells of may.
     */
    readonly may?: {
      /**
       * Cells of ethics.
       */
      readonly ethics?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of ask-validity.
       */
      readonly 'ask-validity'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of answer-query.
       */
      readonly 'answer-query'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of blank-not-noted.
       */
      readonly 'blank-not-noted'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of delay.
       */
      readonly delay?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of unsporting.
       */
      readonly unsporting?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of abandonment.
       */
      readonly abandonment?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of needless-challenges.
       */
      readonly 'needless-challenges'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of throw-game.
       */
      readonly 'throw-game'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of help-rival.
       */
      readonly 'help-rival'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of overscoring.
       */
      readonly overscoring?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of neutral-clock.
       */
      readonly 'neutral-clock'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of mockery.
       */
      readonly mockery?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of rule-breaking.
       */
      readonly 'rule-breaking'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of slow-refill.
       */
      readonly 'slow-refill'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of play-to-count.
       */
      readonly 'play-to-count'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of dishonest-handling.
       */
      readonly 'dishonest-handling'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
      /**
       * Cells of surplus-on-purpose.
       */
      readonly 'surplus-on-purpose'?: {
        /**
         * A reading of first.
         */
        readonly first?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
        /**
         * A reading of again.
         */
        readonly again?:
          | readonly ('warning' | 'points' | 'game' | 'tournament' | 'future')[]
          | null;
      };
    };
    /**
     * Cells of counts.
     */
    readonly counts?: {
      /**
       * Cells of ethics.
       */
      readonly ethics?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of ask-validity.
       */
      readonly 'ask-validity'?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of answer-query.
       */
      readonly 'answer-query'?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of blank-not-noted.
       */
      readonly 'blank-not-noted'?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of delay.
       */
      readonly delay?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of unsporting.
       */
      readonly unsporting?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of abandonment.
       */
      readonly abandonment?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of needless-challenges.
       */
      readonly 'needless-challenges'?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of throw-game.
       */
      readonly 'throw-game'?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of help-rival.
       */
      readonly 'help-rival'?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of overscoring.
       */
      readonly overscoring?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of neutral-clock.
       */
      readonly 'neutral-clock'?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of mockery.
       */
      readonly mockery?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of rule-breaking.
       */
      readonly 'rule-breaking'?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of slow-refill.
       */
      readonly 'slow-refill'?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of play-to-count.
       */
      readonly 'play-to-count'?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of dishonest-handling.
       */
      readonly 'dishonest-handling'?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
      /**
       * Cells of surplus-on-purpose.
       */
      readonly 'surplus-on-purpose'?: {
        /**
         * A reading of game.
         */
        readonly game?: number | null;
        /**
         * A reading of tournament.
         */
        readonly tournament?: number | null;
      };
    };
    /**
     * Cells of span.
     */
    readonly span?: {
      /**
       * A reading of ethics.
       */
      readonly ethics?: 'event' | 'game' | null;
      /**
       * A reading of ask-validity.
       */
      readonly 'ask-validity'?: 'event' | 'game' | null;
      /**
       * A reading of answer-query.
       */
      readonly 'answer-query'?: 'event' | 'game' | null;
      /**
       * A reading of blank-not-noted.
       */
      readonly 'blank-not-noted'?: 'event' | 'game' | null;
      /**
       * A reading of delay.
       */
      readonly delay?: 'event' | 'game' | null;
      /**
       * A reading of unsporting.
       */
      readonly unsporting?: 'event' | 'game' | null;
      /**
       * A reading of abandonment.
       */
      readonly abandonment?: 'event' | 'game' | null;
      /**
       * A reading of needless-challenges.
       */
      readonly 'needless-challenges'?: 'event' | 'game' | null;
      /**
       * A reading of throw-game.
       */
      readonly 'throw-game'?: 'event' | 'game' | null;
      /**
       * A reading of help-rival.
       */
      readonly 'help-rival'?: 'event' | 'game' | null;
      /**
       * A reading of overscoring.
       */
      readonly overscoring?: 'event' | 'game' | null;
      /**
       * A reading of neutral-clock.
       */
      readonly 'neutral-clock'?: 'event' | 'game' | null;
      /**
       * A reading of mockery.
       */
      readonly mockery?: 'event' | 'game' | null;
      /**
       * A reading of rule-breaking.
       */
      readonly 'rule-breaking'?: 'event' | 'game' | null;
      /**
       * A reading of slow-refill.
       */
      readonly 'slow-refill'?: 'event' | 'game' | null;
      /**
       * A reading of play-to-count.
       */
      readonly 'play-to-count'?: 'event' | 'game' | null;
      /**
       * A reading of dishonest-handling.
       */
      readonly 'dishonest-handling'?: 'event' | 'game' | null;
      /**
       * A reading of surplus-on-purpose.
       */
      readonly 'surplus-on-purpose'?: 'event' | 'game' | null;
    };
    /**
     * A reading of relapse.
     */
    readonly relapse?: 'any-act' | 'same-act' | null;
  };
  /**
   * Parameters of penalty.
   */
  readonly penalty?: {
    /**
     * A reading of by.
     */
    readonly by?: 'head' | 'any-official' | null;
    /**
     * A reading of futureBy.
     */
    readonly futureBy?: 'board' | 'head' | null;
    /**
     * A reading of futureFrom.
     */
    readonly futureFrom?:
      | readonly ('local' | 'national' | 'regional' | 'international' | 'world')[]
      | null;
    /**
     * A reading of unsporting.
     */
    readonly unsporting?: 'any-measure' | 'as-any-breach' | null;
    /**
     * A reading of boardActs.
     */
    readonly boardActs?: 'after-event' | 'any-time' | null;
    /**
     * A reading of needsProof.
     */
    readonly needsProof?: true | false | null;
    /**
     * A reading of measures.
     */
    readonly measures?: readonly ('points' | 'game' | 'tournament' | 'future')[] | null;
    /**
     * A reading of points.
     */
    readonly points?: number | null;
    /**
     * A reading of pointsAre.
     */
    readonly pointsAre?: 'exact' | 'least' | null;
    /**
     * A reading of beyondPoints.
     */
    readonly beyondPoints?: 'grave-only' | 'always' | null;
    /**
     * A reading of per.
     */
    readonly per?: 'breach' | 'game' | null;
    /**
     * A reading of until.
     */
    readonly until?: 'any-time' | 'end-of-game' | null;
    /**
     * A reading of floor.
     */
    readonly floor?: 'none' | 'zero' | null;
  };
  /**
   * Parameters of bodies.
   */
  readonly bodies?: {
    /**
     * Cells of requiredIn.
     */
    readonly requiredIn?: {
      /**
       * A reading of tribunal.
       */
      readonly tribunal?:
        | readonly ('local' | 'national' | 'regional' | 'international' | 'world')[]
        | null;
      /**
       * A reading of committee.
       */
      readonly committee?:
        | readonly ('local' | 'national' | 'regional' | 'international' | 'world')[]
        | null;
    };
    /**
     * Cells of seats.
     */
    readonly seats?: {
      /**
       * Cells of tribunal.
       */
      readonly tribunal?: {
        /**
         * A reading of organiser.
         */
        readonly organiser?: true | false | null;
        /**
         * A reading of federation.
         */
        readonly federation?: true | false | null;
        /**
         * A reading of players.
         */
        readonly players?: true | false | null;
        /**
         * A reading of commission.
         */
        readonly commission?: true | false | null;
        /**
         * A reading of board.
         */
        readonly board?: true | false | null;
      };
      /**
       * Cells of committee.
       */
      readonly committee?: {
        /**
         * A reading of organiser.
         */
        readonly organiser?: true | false | null;
        /**
         * A reading of federation.
         */
        readonly federation?: true | false | null;
        /**
         * A reading of players.
         */
        readonly players?: true | false | null;
        /**
         * A reading of commission.
         */
        readonly commission?: true | false | null;
        /**
         * A reading of board.
         */
        readonly board?: true | false | null;
      };
    };
    /**
     * A reading of substitutes.
     */
    readonly substitutes?: number | null;
    /**
     * A reading of playersElected.
     */
    readonly playersElected?: 'technical-congress' | 'before-start' | null;
    /**
     * A reading of federationOf.
     */
    readonly federationOf?: readonly ('fise' | 'host')[] | null;
    /**
     * A reading of playersFromElsewhere.
     */
    readonly playersFromElsewhere?: true | false | null;
    /**
     * A reading of nationalDisputes.
     */
    readonly nationalDisputes?: 'any-member' | 'from-elsewhere' | null;
    /**
     * Cells of differsFrom.
     */
    readonly differsFrom?: {
      /**
       * A reading of organiser.
       */
      readonly organiser?: readonly ('parties' | 'members')[] | null;
      /**
       * A reading of federation.
       */
      readonly federation?: readonly ('parties' | 'members')[] | null;
    };
    /**
     * A reading of differsBy.
     */
    readonly differsBy?: 'either' | 'both' | null;
    /**
     * A reading of standIns.
     */
    readonly standIns?: readonly ('organiser' | 'commission' | 'board')[] | null;
    /**
     * A reading of standInsOnlyFor.
     */
    readonly standInsOnlyFor?: 'unavailable' | 'anybody' | null;
    /**
     * A reading of standInClubs.
     */
    readonly standInClubs?: 'each-other' | 'organiser-too' | 'parties-too' | null;
  };
  /**
   * Parameters of judges.
   */
  readonly judges?: {
    /**
     * A reading of mayPlay.
     */
    readonly mayPlay?: true | false | null;
  };
  /**
   * Parameters of sheet.
   */
  readonly sheet?: {
    /**
     * Cells of mainWord.
     */
    readonly mainWord?: {
      /**
       * A reading of running.
       */
      readonly running?: 'required' | 'best-effort' | 'optional' | null;
      /**
       * A reading of stopped.
       */
      readonly stopped?: 'required' | 'best-effort' | 'optional' | null;
    };
    /**
     * A reading of otherWords.
     */
    readonly otherWords?: 'required' | 'best-effort' | 'optional' | null;
    /**
     * A reading of points.
     */
    readonly points?: 'required' | 'best-effort' | 'optional' | null;
    /**
     * A reading of total.
     */
    readonly total?: 'required' | 'best-effort' | 'optional' | null;
    /**
     * A reading of sum.
     */
    readonly sum?: 'required' | 'best-effort' | 'optional' | null;
    /**
     * Cells of dash.
     */
    readonly dash?: {
      /**
       * A reading of pass.
       */
      readonly pass?: 'required' | 'best-effort' | 'optional' | null;
      /**
       * A reading of exchange.
       */
      readonly exchange?: 'required' | 'best-effort' | 'optional' | null;
      /**
       * A reading of invalid.
       */
      readonly invalid?: 'required' | 'best-effort' | 'optional' | null;
    };
    /**
     * Cells of carried.
     */
    readonly carried?: {
      /**
       * A reading of pass.
       */
      readonly pass?: 'required' | 'best-effort' | 'optional' | null;
      /**
       * A reading of exchange.
       */
      readonly exchange?: 'required' | 'best-effort' | 'optional' | null;
      /**
       * A reading of invalid.
       */
      readonly invalid?: 'required' | 'best-effort' | 'optional' | null;
    };
    /**
     * A reading of wordsBeforeSigning.
     */
    readonly wordsBeforeSigning?: true | false | null;
    /**
     * A reading of wordsClock.
     */
    readonly wordsClock?: 'own' | 'nobody' | null;
    /**
     * A reading of wordsCost.
     */
    readonly wordsCost?: true | false | null;
    /**
     * A reading of rivalMayWait.
     */
    readonly rivalMayWait?: true | false | null;
  };
  /**
   * Parameters of closing.
   */
  readonly closing?: {
    /**
     * A reading of afterPlay.
     */
    readonly afterPlay?: true | false | null;
    /**
     * A reading of fillIn.
     */
    readonly fillIn?: true | false | null;
    /**
     * A reading of signOn.
     */
    readonly signOn?: readonly ('rival-sheet' | 'control-sheet' | 'own-sheet')[] | null;
    /**
     * A reading of closedBy.
     */
    readonly closedBy?: 'both' | 'one' | null;
    /**
     * A reading of deliveryNeedsBoth.
     */
    readonly deliveryNeedsBoth?: true | false | null;
  };
  /**
   * Parameters of correction.
   */
  readonly correction?: {
    /**
     * Cells of correctable.
     */
    readonly correctable?: {
      /**
       * A reading of sum.
       */
      readonly sum?: true | false | null;
      /**
       * A reading of count.
       */
      readonly count?: true | false | null;
      /**
       * A reading of validity.
       */
      readonly validity?: true | false | null;
      /**
       * A reading of deduction.
       */
      readonly deduction?: true | false | null;
    };
    /**
     * A reading of until.
     */
    readonly until?: 'first-signature' | 'second-signature' | 'any-time' | null;
    /**
     * A reading of askedBy.
     */
    readonly askedBy?: 'either' | 'both' | null;
    /**
     * A reading of where.
     */
    readonly where?: 'anywhere' | 'sheets-differ' | null;
    /**
     * A reading of reopenedBy.
     */
    readonly reopenedBy?: 'both' | 'either' | 'nobody' | null;
    /**
     * A reading of reopenUntil.
     */
    readonly reopenUntil?: 'any-time' | 'delivery' | 'signatures' | null;
    /**
     * A reading of reopening.
     */
    readonly reopening?: 'granted' | 'binding' | null;
    /**
     * A reading of claims.
     */
    readonly claims?:
      | readonly ('sum' | 'count' | 'validity' | 'deduction' | 'overall' | 'victory-point')[]
      | null;
    /**
     * A reading of claimedBy.
     */
    readonly claimedBy?: 'both' | 'either' | null;
    /**
     * A reading of claimsGranted.
     */
    readonly claimsGranted?: true | false | null;
    /**
     * A reading of claimsUntil.
     */
    readonly claimsUntil?: 'called' | 'started' | null;
  };
  /**
   * Parameters of gaps.
   */
  readonly gaps?: {
    /**
     * A reading of decidedBy.
     */
    readonly decidedBy?:
      | readonly ('arbiter' | 'assistant' | 'judge' | 'table-judge' | 'runner')[]
      | null;
    /**
     * A reading of interpretedBy.
     */
    readonly interpretedBy?:
      | readonly ('arbiter' | 'assistant' | 'judge' | 'table-judge' | 'runner')[]
      | null;
    /**
     * A reading of regulationBinds.
     */
    readonly regulationBinds?: true | false | null;
    /**
     * A reading of officialTexts.
     */
    readonly officialTexts?: 'beside' | 'in-gaps' | 'nowhere' | null;
  };
  /**
   * Parameters of committee.
   */
  readonly committee?: {
    /**
     * A reading of askedBy.
     */
    readonly askedBy?: readonly ('arbiter' | 'judge' | 'assistant' | 'player')[] | null;
    /**
     * A reading of askedOn.
     */
    readonly askedOn?: readonly ('doubt' | 'abstention')[] | null;
    /**
     * A reading of decidesOn.
     */
    readonly decidesOn?: readonly ('doubt' | 'abstention')[] | null;
  };
  /**
   * Parameters of incidentReport.
   */
  readonly incidentReport?: {
    /**
     * A reading of by.
     */
    readonly by?: readonly ('arbiter' | 'judge' | 'assistant')[] | null;
    /**
     * A reading of sentTo.
     */
    readonly sentTo?: readonly ('organiser' | 'commission' | 'board')[] | null;
    /**
     * A reading of from.
     */
    readonly from?: 'end-of-tournament' | 'any-time' | null;
    /**
     * A reading of tells.
     */
    readonly tells?: 'every-incident' | 'what-one-likes' | null;
  };
  /**
   * Parameters of sanctionAppeal.
   */
  readonly sanctionAppeal?: {
    /**
     * A reading of heardBy.
     */
    readonly heardBy?: 'tribunal' | 'nobody' | null;
    /**
     * A reading of by.
     */
    readonly by?: 'punished' | 'either' | null;
    /**
     * A reading of withoutTribunal.
     */
    readonly withoutTribunal?: 'stands' | null;
    /**
     * A reading of meanwhile.
     */
    readonly meanwhile?: 'in-force' | 'suspended' | null;
    /**
     * A reading of final.
     */
    readonly final?: true | false | null;
  };
}
/**
 * A case, complete in itself.
 */
export interface GameReplayParams {
  readonly edition: EditionId;
  readonly readings: Readings;
  readonly position: Position;
  /**
   * What happens, in order.
   */
  readonly events: readonly GameEvent[];
}
/**
 * What the regulation makes of it.
 */
export interface GameReplayResult {
  /**
   * One outcome for each event, in order.
   */
  readonly outcomes: readonly Outcome[];
  readonly state: State;
}
/**
 * The table after the last event. What is not required is asked for only by the profiles that speak of it.
 */
export interface State {
  /**
   * Tiles on the board.
   */
  readonly board: readonly PlacedTile[];
  readonly racks: EachTiles;
  readonly hands?: EachTiles;
  /**
   * The bag, in order.
   */
  readonly bag: readonly Tile[];
  readonly scores: EachPoints;
  readonly toMove: Player;
  readonly stage?: Stage;
  /**
   * Turns taken, oldest first.
   */
  readonly turns?: readonly Turn[];
  readonly sheets?: Sheets;
  /**
   * Players who have signed; shown once there is one.
   */
  readonly signed?: readonly Player[];
  /**
   * Whether the signatures have closed the game; shown once somebody has signed, where the edition says when it is closed.
   */
  readonly closed?: boolean;
  readonly result?: EnteredResult;
  readonly clocks?: EachTime;
  /**
   * Whose time runs; null when the clock is stopped.
   */
  readonly running?: ClockSide | null;
  readonly clock?: ClockReading;
  readonly presence?: EachPresence;
  readonly turnsToLose?: EachCount;
  /**
   * Players expelled from the tournament.
   */
  readonly expelled?: readonly Player[];
  /**
   * Measures imposed in this request, in order; shown once there is one.
   */
  readonly sanctions?: readonly Sanction[];
  readonly barred?: EachWords;
  /**
   * What players have been found to commit, those of this request included; shown once there is something.
   */
  readonly record?: readonly OffenceCount[];
  /**
   * How the game ended; null while it goes on.
   */
  readonly ended: null | GameEnd;
}
/**
 * Words of each player.
 */
export interface EachWords {
  readonly A: readonly Word[];
  readonly B: readonly Word[];
}
/**
 * The end of a game.
 */
export interface GameEnd {
  readonly reason: Ending;
  /**
   * Who won; null for a draw.
   */
  readonly winner: Player | null;
  readonly deductions: EachPoints;
  readonly items?: EachItems;
  readonly recorded?: EachPoints;
}
/**
 * By the type of an event, what the outcome of one that is done reports. Events that are not named report nothing.
 */
export interface ReportByEvent {
  readonly 'name-blank': PlayReport;
  readonly 'settle-blank': LetterReport;
  readonly 'form-body': BodyReport;
  readonly 'hand-in-slip': ConductReport;
  readonly 'ask-spelling': ConductReport;
  readonly 'await-ruling': ConductReport;
  readonly 'remind-clock': ConductReport;
  readonly speak: ConductReport;
  readonly find: ConductReport;
  readonly 'look-up': ConductReport;
  readonly use: ConductReport;
  readonly 'inspect-sheet': ConductReport;
  readonly draw: DrawReport;
  readonly 'count-bag': CountReport;
  readonly 'report-surplus': RemedyReport;
  readonly 'report-shortage': RemedyReport;
  readonly 'report-leftover': DrawReport;
  readonly 'report-foreign-draw': ConductReport;
  readonly exchange: ExchangeReport;
  readonly 'finish-placing': PlayReport;
  readonly rearrange: PlayReport;
  readonly place: PlayReport;
  readonly note: ConductReport;
  readonly abandon: ConductReport;
  readonly rule: VerdictReport;
  readonly 'review-sheet': ReviewReport;
  readonly 'draw-lots': StarterReport;
  readonly 'assign-start': StarterReport;
}
/**
 * An article of the dictionary, as far as a regulation asks. What it leaves out it does not say.
 */
export interface DictionaryEntry {
  /**
   * As printed, accents and all: querub, burladero, ra, dignarse, ping-pong, bi-, pH.
   */
  readonly headword: string;
  /**
   * Whether the headword is printed in italics, whole or in part; in roman type where it is left out.
   */
  readonly italic?: 'all' | 'part';
  /**
   * Its senses, in order.
   */
  readonly senses: readonly Sense[];
  /**
   * What the article says of the word as a whole.
   */
  readonly labels?: readonly EntryLabel[];
  /**
   * Plurals that books print.
   */
  readonly plurals?: {
    /**
     * In this article.
     *
     * Items: A plural.
     */
    readonly dictionary?: readonly string[];
    /**
     * In the Diccionario panhispánico de dudas.
     *
     * Items: A plural.
     */
    readonly dpd?: readonly string[];
  };
  /**
   * The conjugation that the dictionary shows, for verbs. Where it is left out, the dictionary shows a whole paradigm, and a regular one.
   */
  readonly paradigm?: {
    /**
     * Whether it shows one.
     */
    readonly shown: boolean;
    readonly style?: ParadigmStyle;
    /**
     * A defective verb: it is used only, or generally, in the places named.
     */
    readonly note?: 'only' | 'generally';
    /**
     * The places that its note names or, where there is no note, that the paradigm shows; where they are left out, every place or, in an impersonal paradigm, the third persons and the forms without person.
     */
    readonly places?: readonly VerbSlot[];
    /**
     * Forms that it shows where they do not follow the regular pattern; those of a place take the place of the regular one. Voseo has forms of its own in the present indicative and the imperative only; elsewhere, unless they are printed, those of the second person singular stand for it.
     */
    readonly forms?: readonly ConjugatedForm[];
  };
  /**
   * Where the word is recorded; in the official book of the regulation where it is left out.
   */
  readonly recorded?: readonly Book[];
}
/**
 * A sense of an article, with its marks.
 */
export interface Sense {
  readonly category: WordCategory;
  readonly gender?: Gender;
  readonly valency?: Valency;
  readonly era?: Era;
  /**
   * Where and how a dated sense is still used.
   */
  readonly use?: {
    /**
     * In these places.
     *
     * Items: A place.
     */
    readonly places?: readonly string[];
    /**
     * In these registers.
     *
     * Items: A register, such as the language of poets.
     */
    readonly registers?: readonly string[];
  };
  /**
   * The phrase in which alone it is so used.
   */
  readonly phrase?: {
    readonly kind: PhraseKind;
    /**
     * The phrase, with ~ in place of the headword as it stands, or ~s in place of its plural.
     */
    readonly text: string;
    readonly role?: PhraseRole;
  };
}
/**
 * A form of a verb in its place.
 */
export interface ConjugatedForm {
  readonly slot: VerbSlot;
  /**
   * The form.
   */
  readonly form: string;
}
/**
 * A case, complete in itself.
 */
export interface LexiconJudgeParams {
  readonly edition: EditionId;
  readonly readings: LexiconReadings;
  /**
   * The words that are asked about.
   *
   * @minItems 1
   */
  readonly words: readonly Word[];
  /**
   * All the articles there are: what comes from none of them is not in the dictionary.
   */
  readonly dictionary: {
    /**
     * The articles.
     */
    readonly entries: readonly DictionaryEntry[];
  };
}
/**
 * Readings of open points: a part of the tree of parameters, by group, name and cell. Null is the reading that the edition says nothing.
 */
export interface LexiconReadings {
  /**
   * Parameters of authority.
   */
  readonly authority?: {
    /**
     * A reading of listed.
     */
    readonly listed?: true | false | null;
    /**
     * A reading of unlisted.
     */
    readonly unlisted?: 'invalid' | 'undetermined' | null;
    /**
     * Cells of book.
     */
    readonly book?: {
      /**
       * A reading of drae22-cd.
       */
      readonly 'drae22-cd'?: 'admits' | 'does-not' | null;
      /**
       * A reading of drae22-print.
       */
      readonly 'drae22-print'?: 'admits' | 'does-not' | null;
      /**
       * A reading of drae22-web.
       */
      readonly 'drae22-web'?: 'admits' | 'does-not' | null;
      /**
       * A reading of web-amendment-23.
       */
      readonly 'web-amendment-23'?: 'admits' | 'does-not' | null;
      /**
       * A reading of marked-for-deletion.
       */
      readonly 'marked-for-deletion'?: 'admits' | 'does-not' | null;
      /**
       * A reading of dpd-2005.
       */
      readonly 'dpd-2005'?: 'admits' | 'does-not' | null;
      /**
       * A reading of seco.
       */
      readonly seco?: 'admits' | 'does-not' | null;
      /**
       * A reading of bello.
       */
      readonly bello?: 'admits' | 'does-not' | null;
      /**
       * A reading of lexicon-2017.
       */
      readonly 'lexicon-2017'?: 'admits' | 'does-not' | null;
      /**
       * A reading of dle23.
       */
      readonly dle23?: 'admits' | 'does-not' | null;
      /**
       * A reading of ajs-app.
       */
      readonly 'ajs-app'?: 'admits' | 'does-not' | null;
    };
    /**
     * A reading of besides.
     */
    readonly besides?: readonly string[] | null;
    /**
     * A reading of unforeseen.
     */
    readonly unforeseen?: 'arbiters' | 'invalid' | null;
    /**
     * A reading of overDpd.
     */
    readonly overDpd?: 'regulation' | 'dpd' | null;
  };
  /**
   * Parameters of classes.
   */
  readonly classes?: {
    /**
     * Cells of word.
     */
    readonly word?: {
      /**
       * A reading of abbreviation.
       */
      readonly abbreviation?: 'if-listed' | 'never' | null;
      /**
       * A reading of unit.
       */
      readonly unit?: 'if-listed' | 'never' | null;
      /**
       * A reading of symbol.
       */
      readonly symbol?: 'if-listed' | 'never' | null;
      /**
       * A reading of affix.
       */
      readonly affix?: 'if-listed' | 'never' | null;
      /**
       * A reading of proper-name.
       */
      readonly 'proper-name'?: 'if-listed' | 'never' | null;
      /**
       * A reading of capital.
       */
      readonly capital?: 'if-listed' | 'never' | null;
      /**
       * A reading of acronym.
       */
      readonly acronym?: 'if-listed' | 'never' | null;
      /**
       * A reading of apocope.
       */
      readonly apocope?: 'if-listed' | 'never' | null;
      /**
       * A reading of aphaeresis.
       */
      readonly aphaeresis?: 'if-listed' | 'never' | null;
      /**
       * A reading of latinism.
       */
      readonly latinism?: 'if-listed' | 'never' | null;
      /**
       * A reading of italic.
       */
      readonly italic?: 'if-listed' | 'never' | null;
      /**
       * A reading of foreign.
       */
      readonly foreign?: 'if-listed' | 'never' | null;
      /**
       * A reading of onomatopoeia.
       */
      readonly onomatopoeia?: 'if-listed' | 'never' | null;
      /**
       * A reading of cross-reference.
       */
      readonly 'cross-reference'?: 'if-listed' | 'never' | null;
      /**
       * A reading of part.
       */
      readonly part?: 'if-listed' | 'never' | null;
    };
  };
  /**
   * Parameters of compounds.
   */
  readonly compounds?: {
    /**
     * Cells of form.
     */
    readonly form?: {
      /**
       * A reading of hyphenated.
       */
      readonly hyphenated?: 'never' | 'as-one' | 'by-parts' | null;
      /**
       * A reading of several-words.
       */
      readonly 'several-words'?: 'never' | 'as-one' | 'by-parts' | null;
    };
  };
  /**
   * Parameters of derivatives.
   */
  readonly derivatives?: {
    /**
     * Cells of kind.
     */
    readonly kind?: {
      /**
       * A reading of diminutive.
       */
      readonly diminutive?: 'if-listed' | 'free' | 'never' | null;
      /**
       * A reading of augmentative.
       */
      readonly augmentative?: 'if-listed' | 'free' | 'never' | null;
      /**
       * A reading of superlative.
       */
      readonly superlative?: 'if-listed' | 'free' | 'never' | null;
      /**
       * A reading of pejorative.
       */
      readonly pejorative?: 'if-listed' | 'free' | 'never' | null;
      /**
       * A reading of trade-feminine.
       */
      readonly 'trade-feminine'?: 'if-listed' | 'free' | 'never' | null;
      /**
       * A reading of adverb.
       */
      readonly adverb?: 'if-listed' | 'free' | 'never' | null;
      /**
       * A reading of passive-adjective.
       */
      readonly 'passive-adjective'?: 'if-listed' | 'free' | 'never' | null;
      /**
       * A reading of active-adjective.
       */
      readonly 'active-adjective'?: 'if-listed' | 'free' | 'never' | null;
      /**
       * A reading of active-participle.
       */
      readonly 'active-participle'?: 'if-listed' | 'free' | 'never' | null;
    };
  };
  /**
   * Parameters of taking.
   */
  readonly taking?: {
    /**
     * Cells of category.
     */
    readonly category?: {
      /**
       * A reading of noun.
       */
      readonly noun?: 'plural' | 'none' | null;
      /**
       * A reading of adjective.
       */
      readonly adjective?: 'plural' | 'none' | null;
      /**
       * A reading of pronoun.
       */
      readonly pronoun?: 'plural' | 'none' | null;
      /**
       * A reading of article.
       */
      readonly article?: 'plural' | 'none' | null;
      /**
       * A reading of verb.
       */
      readonly verb?: 'plural' | 'none' | null;
      /**
       * A reading of adverb.
       */
      readonly adverb?: 'plural' | 'none' | null;
      /**
       * A reading of interjection.
       */
      readonly interjection?: 'plural' | 'none' | null;
      /**
       * A reading of onomatopoeia.
       */
      readonly onomatopoeia?: 'plural' | 'none' | null;
      /**
       * A reading of conjunction.
       */
      readonly conjunction?: 'plural' | 'none' | null;
      /**
       * A reading of preposition.
       */
      readonly preposition?: 'plural' | 'none' | null;
      /**
       * A reading of contraction.
       */
      readonly contraction?: 'plural' | 'none' | null;
      /**
       * A reading of affix.
       */
      readonly affix?: 'plural' | 'none' | null;
      /**
       * A reading of abbreviation.
       */
      readonly abbreviation?: 'plural' | 'none' | null;
      /**
       * A reading of symbol.
       */
      readonly symbol?: 'plural' | 'none' | null;
      /**
       * A reading of proper.
       */
      readonly proper?: 'plural' | 'none' | null;
      /**
       * A reading of locution.
       */
      readonly locution?: 'plural' | 'none' | null;
      /**
       * A reading of phrase.
       */
      readonly phrase?: 'plural' | 'none' | null;
      /**
       * A reading of cross-reference.
       */
      readonly 'cross-reference'?: 'plural' | 'none' | null;
    };
    /**
     * A reading of shownInterjection.
     */
    readonly shownInterjection?: 'plural' | 'none' | null;
  };
  /**
   * Parameters of company.
   */
  readonly company?: {
    /**
     * Cells of plural.
     */
    readonly plural?: {
      /**
       * A reading of adverb.
       */
      readonly adverb?: 'any-sense' | 'nouns-only' | 'barred' | null;
      /**
       * A reading of interjection.
       */
      readonly interjection?: 'any-sense' | 'nouns-only' | 'barred' | null;
      /**
       * A reading of onomatopoeia.
       */
      readonly onomatopoeia?: 'any-sense' | 'barred' | null;
      /**
       * A reading of conjunction.
       */
      readonly conjunction?: 'any-sense' | 'barred' | null;
      /**
       * A reading of preposition.
       */
      readonly preposition?: 'any-sense' | 'nouns-only' | 'barred' | null;
      /**
       * A reading of locution.
       */
      readonly locution?: 'any-sense' | 'nouns-only' | 'barred' | null;
      /**
       * A reading of phrase.
       */
      readonly phrase?: 'any-sense' | 'barred' | null;
    };
  };
  /**
   * Parameters of phrases.
   */
  readonly phrases?: {
    /**
     * Cells of plural.
     */
    readonly plural?: {
      /**
       * A reading of loc-noun.
       */
      readonly 'loc-noun'?: 'none' | 'plural' | null;
      /**
       * A reading of loc-adj.
       */
      readonly 'loc-adj'?: 'none' | 'plural' | null;
      /**
       * A reading of loc-adv.
       */
      readonly 'loc-adv'?: 'none' | 'plural' | null;
      /**
       * A reading of loc-prep.
       */
      readonly 'loc-prep'?: 'none' | 'plural' | null;
      /**
       * A reading of loc-conj.
       */
      readonly 'loc-conj'?: 'none' | 'plural' | null;
      /**
       * A reading of loc-interj.
       */
      readonly 'loc-interj'?: 'none' | 'plural' | null;
      /**
       * A reading of loc-verb.
       */
      readonly 'loc-verb'?: 'none' | 'plural' | null;
      /**
       * A reading of set-phrase.
       */
      readonly 'set-phrase'?: 'none' | 'plural' | null;
      /**
       * A reading of expression.
       */
      readonly expression?: 'none' | 'plural' | null;
    };
    /**
     * A reading of adjective.
     */
    readonly adjective?: 'any' | 'after-bien-or-mal' | 'none' | null;
  };
  /**
   * Parameters of references.
   */
  readonly references?: {
    /**
     * Cells of plural.
     */
    readonly plural?: {
      /**
       * A reading of adjective.
       */
      readonly adjective?: 'plural' | 'none' | null;
      /**
       * A reading of noun.
       */
      readonly noun?: 'plural' | 'none' | null;
      /**
       * A reading of adverb.
       */
      readonly adverb?: 'plural' | 'none' | null;
      /**
       * A reading of after-particle.
       */
      readonly 'after-particle'?: 'plural' | 'none' | null;
    };
    /**
     * A reading of ofDated.
     */
    readonly ofDated?: 'as-others' | 'none' | null;
    /**
     * A reading of inDated.
     */
    readonly inDated?: 'as-others' | 'none' | null;
    /**
     * A reading of otherEnding.
     */
    readonly otherEnding?: 'as-others' | 'none' | null;
  };
  /**
   * Parameters of nouns.
   */
  readonly nouns?: {
    /**
     * A reading of inOneGender.
     */
    readonly inOneGender?: 'that-form' | 'both-forms' | null;
    /**
     * A reading of people.
     */
    readonly people?: 'plural' | 'none' | null;
  };
  /**
   * Parameters of labelled.
   */
  readonly labelled?: {
    /**
     * Cells of plural.
     */
    readonly plural?: {
      /**
       * A reading of apocope.
       */
      readonly apocope?: 'as-others' | 'none' | null;
      /**
       * A reading of from-apocope.
       */
      readonly 'from-apocope'?: 'as-others' | 'none' | null;
      /**
       * A reading of clipping.
       */
      readonly clipping?: 'as-others' | 'none' | null;
      /**
       * A reading of title.
       */
      readonly title?: 'as-others' | 'none' | null;
      /**
       * A reading of foreign.
       */
      readonly foreign?: 'as-others' | 'none' | null;
    };
    /**
     * A reading of apocopeNoun.
     */
    readonly apocopeNoun?: 'as-others' | 'none' | null;
  };
  /**
   * Parameters of italics.
   */
  readonly italics?: {
    /**
     * Cells of plural.
     */
    readonly plural?: {
      /**
       * A reading of all.
       */
      readonly all?: 'none' | 'as-others' | null;
      /**
       * A reading of part.
       */
      readonly part?: 'none' | 'as-others' | null;
    };
    /**
     * A reading of named.
     */
    readonly named?: 'plural' | 'none' | null;
    /**
     * A reading of verb.
     */
    readonly verb?: 'infinitive' | 'as-others' | null;
  };
  /**
   * Parameters of dated.
   */
  readonly dated?: {
    /**
     * Cells of plural.
     */
    readonly plural?: {
      /**
       * A reading of ant.
       */
      readonly ant?: 'none' | 'as-others' | null;
      /**
       * A reading of desus.
       */
      readonly desus?: 'none' | 'as-others' | null;
      /**
       * A reading of germ.
       */
      readonly germ?: 'none' | 'as-others' | null;
      /**
       * A reading of p-us.
       */
      readonly 'p-us'?: 'none' | 'as-others' | null;
    };
    /**
     * A reading of openedBy.
     */
    readonly openedBy?: readonly ('place' | 'register')[] | null;
    /**
     * A reading of inPhrase.
     */
    readonly inPhrase?: 'none' | 'plural' | null;
  };
  /**
   * Parameters of named.
   */
  readonly named?: {
    /**
     * Cells of plurals.
     */
    readonly plurals?: {
      /**
       * A reading of letter.
       */
      readonly letter?: readonly string[] | null;
      /**
       * A reading of greek-letter.
       */
      readonly 'greek-letter'?: readonly string[] | null;
      /**
       * A reading of note.
       */
      readonly note?: readonly string[] | null;
      /**
       * A reading of noun.
       */
      readonly noun?: readonly string[] | null;
      /**
       * A reading of pronoun.
       */
      readonly pronoun?: readonly string[] | null;
      /**
       * A reading of article.
       */
      readonly article?: readonly string[] | null;
      /**
       * A reading of phrase-word.
       */
      readonly 'phrase-word'?: readonly string[] | null;
      /**
       * A reading of apocope.
       */
      readonly apocope?: readonly string[] | null;
      /**
       * A reading of clipping.
       */
      readonly clipping?: readonly string[] | null;
      /**
       * A reading of title.
       */
      readonly title?: readonly string[] | null;
      /**
       * A reading of cross-reference.
       */
      readonly 'cross-reference'?: readonly string[] | null;
    };
    /**
     * Cells of over.
     */
    readonly over?: {
      /**
       * A reading of letter.
       */
      readonly letter?: 'list-only' | 'ending-too' | null;
      /**
       * A reading of greek-letter.
       */
      readonly 'greek-letter'?: 'list-only' | 'ending-too' | null;
      /**
       * A reading of note.
       */
      readonly note?: 'list-only' | 'ending-too' | null;
    };
    /**
     * A reading of otherLetters.
     */
    readonly otherLetters?: 'no-plural' | 'by-ending' | null;
  };
  /**
   * Parameters of plural.
   */
  readonly plural?: {
    /**
     * Cells of rule.
     */
    readonly rule?: {
      /**
       * A reading of unstressed-a-e-o.
       */
      readonly 'unstressed-a-e-o'?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of unstressed-i-u.
       */
      readonly 'unstressed-i-u'?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of monosyllable.
       */
      readonly monosyllable?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of accented-monosyllable.
       */
      readonly 'accented-monosyllable'?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of e.
       */
      readonly e?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of a-o.
       */
      readonly 'a-o'?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of i-u.
       */
      readonly 'i-u'?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of b.
       */
      readonly b?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of c.
       */
      readonly c?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of ch.
       */
      readonly ch?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of d.
       */
      readonly d?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of f.
       */
      readonly f?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of g.
       */
      readonly g?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of h.
       */
      readonly h?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of j.
       */
      readonly j?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of l.
       */
      readonly l?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of m.
       */
      readonly m?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of n.
       */
      readonly n?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of n-proparoxytone.
       */
      readonly 'n-proparoxytone'?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of p.
       */
      readonly p?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of r.
       */
      readonly r?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of s-monosyllable.
       */
      readonly 's-monosyllable'?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of s-oxytone.
       */
      readonly 's-oxytone'?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of s.
       */
      readonly s?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of t.
       */
      readonly t?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of v.
       */
      readonly v?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of x-monosyllable.
       */
      readonly 'x-monosyllable'?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of x-oxytone.
       */
      readonly 'x-oxytone'?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of x.
       */
      readonly x?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of y.
       */
      readonly y?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of y-after-consonant.
       */
      readonly 'y-after-consonant'?: '-s' | '-es' | 'both' | 'unchanged' | null;
      /**
       * A reading of z.
       */
      readonly z?: '-ces' | '-es' | 'unchanged' | null;
    };
    /**
     * Cells of exceptions.
     */
    readonly exceptions?: {
      /**
       * A reading of unstressed-a-e-o.
       */
      readonly 'unstressed-a-e-o'?: readonly string[] | null;
      /**
       * A reading of unstressed-i-u.
       */
      readonly 'unstressed-i-u'?: readonly string[] | null;
      /**
       * A reading of monosyllable.
       */
      readonly monosyllable?: readonly string[] | null;
      /**
       * A reading of accented-monosyllable.
       */
      readonly 'accented-monosyllable'?: readonly string[] | null;
      /**
       * A reading of e.
       */
      readonly e?: readonly string[] | null;
      /**
       * A reading of a-o.
       */
      readonly 'a-o'?: readonly string[] | null;
      /**
       * A reading of i-u.
       */
      readonly 'i-u'?: readonly string[] | null;
      /**
       * A reading of b.
       */
      readonly b?: readonly string[] | null;
      /**
       * A reading of c.
       */
      readonly c?: readonly string[] | null;
      /**
       * A reading of ch.
       */
      readonly ch?: readonly string[] | null;
      /**
       * A reading of d.
       */
      readonly d?: readonly string[] | null;
      /**
       * A reading of f.
       */
      readonly f?: readonly string[] | null;
      /**
       * A reading of g.
       */
      readonly g?: readonly string[] | null;
      /**
       * A reading of h.
       */
      readonly h?: readonly string[] | null;
      /**
       * A reading of j.
       */
      readonly j?: readonly string[] | null;
      /**
       * A reading of l.
       */
      readonly l?: readonly string[] | null;
      /**
       * A reading of m.
       */
      readonly m?: readonly string[] | null;
      /**
       * A reading of n.
       */
      readonly n?: readonly string[] | null;
      /**
       * A reading of n-proparoxytone.
       */
      readonly 'n-proparoxytone'?: readonly string[] | null;
      /**
       * A reading of p.
       */
      readonly p?: readonly string[] | null;
      /**
       * A reading of r.
       */
      readonly r?: readonly string[] | null;
      /**
       * A reading of s-monosyllable.
       */
      readonly 's-monosyllable'?: readonly string[] | null;
      /**
       * A reading of s-oxytone.
       */
      readonly 's-oxytone'?: readonly string[] | null;
      /**
       * A reading of s.
       */
      readonly s?: readonly string[] | null;
      /**
       * A reading of t.
       */
      readonly t?: readonly string[] | null;
      /**
       * A reading of v.
       */
      readonly v?: readonly string[] | null;
      /**
       * A reading of x-monosyllable.
       */
      readonly 'x-monosyllable'?: readonly string[] | null;
      /**
       * A reading of x-oxytone.
       */
      readonly 'x-oxytone'?: readonly string[] | null;
      /**
       * A reading of x.
       */
      readonly x?: readonly string[] | null;
      /**
       * A reading of y.
       */
      readonly y?: readonly string[] | null;
      /**
       * A reading of y-after-consonant.
       */
      readonly 'y-after-consonant'?: readonly string[] | null;
      /**
       * A reading of z.
       */
      readonly z?: readonly string[] | null;
    };
    /**
     * A reading of monosyllables.
     */
    readonly monosyllables?: 'apart' | 'as-others' | null;
    /**
     * A reading of accented.
     */
    readonly accented?: 'written' | 'stressed' | null;
    /**
     * A reading of compounds.
     */
    readonly compounds?: 'unchanged' | 'as-others' | null;
    /**
     * A reading of prefixed.
     */
    readonly prefixed?: 'unchanged' | 'as-others' | null;
    /**
     * A reading of peopleInDictionary.
     */
    readonly peopleInDictionary?: 'too' | 'not' | null;
  };
  /**
   * Parameters of conjugating.
   */
  readonly conjugating?: {
    /**
     * Cells of verb.
     */
    readonly verb?: {
      /**
       * Cells of current.
       */
      readonly current?: {
        /**
         * A reading of shown.
         */
        readonly shown?: 'conjugated' | 'infinitive' | null;
        /**
         * A reading of missing.
         */
        readonly missing?: 'conjugated' | 'infinitive' | null;
      };
      /**
       * Cells of ant.
       */
      readonly ant?: {
        /**
         * A reading of shown.
         */
        readonly shown?: 'conjugated' | 'infinitive' | null;
        /**
         * A reading of missing.
         */
        readonly missing?: 'conjugated' | 'infinitive' | null;
      };
      /**
       * Cells of desus.
       */
      readonly desus?: {
        /**
         * A reading of shown.
         */
        readonly shown?: 'conjugated' | 'infinitive' | null;
        /**
         * A reading of missing.
         */
        readonly missing?: 'conjugated' | 'infinitive' | null;
      };
      /**
       * Cells of germ.
       */
      readonly germ?: {
        /**
         * A reading of shown.
         */
        readonly shown?: 'conjugated' | 'infinitive' | null;
        /**
         * A reading of missing.
         */
        readonly missing?: 'conjugated' | 'infinitive' | null;
      };
      /**
       * Cells of p-us.
       */
      readonly 'p-us'?: {
        /**
         * A reading of shown.
         */
        readonly shown?: 'conjugated' | 'infinitive' | null;
        /**
         * A reading of missing.
         */
        readonly missing?: 'conjugated' | 'infinitive' | null;
      };
    };
    /**
     * A reading of stillUsed.
     */
    readonly stillUsed?: true | false | null;
    /**
     * A reading of named.
     */
    readonly named?: readonly string[] | null;
    /**
     * A reading of modelled.
     */
    readonly modelled?: readonly string[] | null;
    /**
     * A reading of infinitiveOnly.
     */
    readonly infinitiveOnly?: readonly string[] | null;
  };
  /**
   * Parameters of enclitics.
   */
  readonly enclitics?: {
    /**
     * A reading of pronouns.
     */
    readonly pronouns?:
      | readonly ('me' | 'te' | 'nos' | 'os' | 'se' | 'le' | 'les' | 'lo' | 'los' | 'la' | 'las')[]
      | null;
    /**
     * A reading of subjunctive.
     */
    readonly subjunctive?: 'ending' | 'enclitic' | null;
    /**
     * A reading of homograph.
     */
    readonly homograph?: 'valid' | 'barred' | null;
  };
  /**
   * Parameters of participle.
   */
  readonly participle?: {
    /**
     * Cells of ending.
     */
    readonly ending?: {
      /**
       * A reading of ado.
       */
      readonly ado?: 'counts' | 'does-not' | null;
      /**
       * A reading of ido.
       */
      readonly ido?: 'counts' | 'does-not' | null;
      /**
       * A reading of pto.
       */
      readonly pto?: 'counts' | 'does-not' | null;
      /**
       * A reading of to.
       */
      readonly to?: 'counts' | 'does-not' | null;
      /**
       * A reading of cho.
       */
      readonly cho?: 'counts' | 'does-not' | null;
      /**
       * A reading of so.
       */
      readonly so?: 'counts' | 'does-not' | null;
      /**
       * A reading of o.
       */
      readonly o?: 'counts' | 'does-not' | null;
    };
    /**
     * Cells of forms.
     */
    readonly forms?: {
      /**
       * A reading of tr.
       */
      readonly tr?: 'all' | 'masculine-singular' | 'none' | null;
      /**
       * A reading of intr.
       */
      readonly intr?: 'all' | 'masculine-singular' | 'none' | null;
      /**
       * A reading of prnl.
       */
      readonly prnl?: 'all' | 'masculine-singular' | 'none' | null;
      /**
       * A reading of impers.
       */
      readonly impers?: 'all' | 'masculine-singular' | 'none' | null;
      /**
       * A reading of cop.
       */
      readonly cop?: 'all' | 'masculine-singular' | 'none' | null;
      /**
       * A reading of aux.
       */
      readonly aux?: 'all' | 'masculine-singular' | 'none' | null;
    };
    /**
     * Cells of dated.
     */
    readonly dated?: {
      /**
       * A reading of ant.
       */
      readonly ant?: 'all' | 'masculine-singular' | null;
      /**
       * A reading of desus.
       */
      readonly desus?: 'all' | 'masculine-singular' | null;
      /**
       * A reading of germ.
       */
      readonly germ?: 'all' | 'masculine-singular' | null;
      /**
       * A reading of p-us.
       */
      readonly 'p-us'?: 'all' | 'masculine-singular' | null;
    };
    /**
     * A reading of stillUsed.
     */
    readonly stillUsed?: true | false | null;
    /**
     * A reading of ofInfinitiveOnly.
     */
    readonly ofInfinitiveOnly?: 'none' | 'as-others' | null;
    /**
     * A reading of article.
     */
    readonly article?: 'needless' | 'needed' | null;
    /**
     * A reading of ownArticle.
     */
    readonly ownArticle?: 'what-it-prints' | 'every-form' | 'nothing' | null;
    /**
     * A reading of inPhrase.
     */
    readonly inPhrase?: 'none' | 'shown' | null;
  };
  /**
   * Parameters of pronominal.
   */
  readonly pronominal?: {
    /**
     * A reading of exclusive.
     */
    readonly exclusive?: 'headword' | 'all-senses' | 'any-sense' | null;
    /**
     * A reading of datedSense.
     */
    readonly datedSense?: 'counts' | 'does-not' | null;
    /**
     * A reading of paradigm.
     */
    readonly paradigm?: 'by-use' | 'as-shown' | null;
    /**
     * Cells of forms.
     */
    readonly forms?: {
      /**
       * Cells of exclusive.
       */
      readonly exclusive?: {
        /**
         * A reading of infinitive.
         */
        readonly infinitive?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
        /**
         * A reading of gerund.
         */
        readonly gerund?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
        /**
         * A reading of finite.
         */
        readonly finite?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
        /**
         * A reading of imperative.
         */
        readonly imperative?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
      };
      /**
       * Cells of all-senses.
       */
      readonly 'all-senses'?: {
        /**
         * A reading of infinitive.
         */
        readonly infinitive?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
        /**
         * A reading of gerund.
         */
        readonly gerund?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
        /**
         * A reading of finite.
         */
        readonly finite?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
        /**
         * A reading of imperative.
         */
        readonly imperative?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
      };
      /**
       * Cells of with-intransitive.
       */
      readonly 'with-intransitive'?: {
        /**
         * A reading of infinitive.
         */
        readonly infinitive?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
        /**
         * A reading of gerund.
         */
        readonly gerund?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
        /**
         * A reading of finite.
         */
        readonly finite?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
        /**
         * A reading of imperative.
         */
        readonly imperative?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
      };
      /**
       * Cells of with-transitive.
       */
      readonly 'with-transitive'?: {
        /**
         * A reading of infinitive.
         */
        readonly infinitive?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
        /**
         * A reading of gerund.
         */
        readonly gerund?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
        /**
         * A reading of finite.
         */
        readonly finite?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
        /**
         * A reading of imperative.
         */
        readonly imperative?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
      };
    };
    /**
     * A reading of oldInfinitive.
     */
    readonly oldInfinitive?: 'bare' | 'with-pronoun' | 'either' | 'none' | null;
    /**
     * A reading of addedSe.
     */
    readonly addedSe?: 'barred' | 'admitted' | null;
  };
  /**
   * Parameters of defective.
   */
  readonly defective?: {
    /**
     * Cells of rest.
     */
    readonly rest?: {
      /**
       * A reading of only.
       */
      readonly only?: 'barred' | 'admitted' | null;
      /**
       * A reading of generally.
       */
      readonly generally?: 'barred' | 'admitted' | null;
      /**
       * A reading of not-shown.
       */
      readonly 'not-shown'?: 'barred' | 'admitted' | null;
    };
    /**
     * A reading of whole.
     */
    readonly whole?: readonly string[] | null;
    /**
     * A reading of participle.
     */
    readonly participle?: readonly string[] | null;
  };
  /**
   * Parameters of impersonal.
   */
  readonly impersonal?: {
    /**
     * Cells of persons.
     */
    readonly persons?: {
      /**
       * Cells of exclusive.
       */
      readonly exclusive?: {
        /**
         * A reading of personal.
         */
        readonly personal?: 'every' | 'third' | null;
        /**
         * A reading of impersonal.
         */
        readonly impersonal?: 'every' | 'third' | null;
      };
      /**
       * Cells of mixed.
       */
      readonly mixed?: {
        /**
         * A reading of personal.
         */
        readonly personal?: 'every' | 'third' | null;
        /**
         * A reading of impersonal.
         */
        readonly impersonal?: 'every' | 'third' | null;
      };
    };
  };
  /**
   * Parameters of voseo.
   */
  readonly voseo?: {
    /**
     * Cells of forms.
     */
    readonly forms?: {
      /**
       * A reading of shown.
       */
      readonly shown?: 'valid' | 'invalid' | null;
      /**
       * A reading of left-out.
       */
      readonly 'left-out'?: 'valid' | 'invalid' | null;
      /**
       * A reading of no-paradigm.
       */
      readonly 'no-paradigm'?: 'valid' | 'invalid' | null;
    };
  };
  /**
   * Parameters of restored.
   */
  readonly restored?: {
    /**
     * A reading of forms.
     */
    readonly forms?: readonly string[] | null;
    /**
     * A reading of misprints.
     */
    readonly misprints?: readonly string[] | null;
  };
}
/**
 * What the regulation makes of them.
 */
export interface LexiconJudgeResult {
  /**
   * A judgement for each word, in order.
   */
  readonly judgements: readonly Judgement[];
}
/**
 * What the regulation makes of one word.
 */
export interface Judgement {
  readonly verdict: LexicalVerdict;
  /**
   * The clauses that decide.
   */
  readonly because: readonly ClauseId[];
  readonly derivation?: Derivation;
}
/**
 * How a word comes from an article: from the form that is printed, step by step, to the word.
 */
export interface Derivation {
  /**
   * The article, by its place in the dictionary of the request, from 0.
   */
  readonly entry: number;
  /**
   * From the printed form to the word.
   *
   * @minItems 1
   */
  readonly steps: readonly DerivationStep[];
}
/**
 * One form that comes from the one before it.
 */
export interface DerivationStep {
  readonly op: DerivationOp;
  readonly form: Word;
  readonly manner?: PluralManner;
  readonly slot?: VerbSlot;
}
/**
 * What a run found, to be shown to others: an in-toto statement (https://in-toto.io/Statement/v1) about an implementation. Nobody need believe it: it names the results by their digest, and whoever has them counts again.
 */
export interface Certificate {
  /**
   * What kind of document this is.
   */
  readonly _type: 'https://in-toto.io/Statement/v1';
  /**
   * What was examined: the files that were declared to be the implementation, or its declaration where none were.
   *
   * @minItems 1
   */
  readonly subject: readonly CertificateSubject[];
  /**
   * What the predicate is.
   */
  readonly predicateType: 'https://articulado.example/certificate/v1';
  readonly predicate: CertificatePredicate;
}
/**
 * A thing that was examined.
 */
export interface CertificateSubject {
  /**
   * Its name.
   */
  readonly name: string;
  readonly digest: SubjectDigest;
}
/**
 * Its digest.
 */
export interface SubjectDigest {
  /**
   * SHA-256, in hexadecimal.
   */
  readonly sha256: string;
}
/**
 * What is said of the subject.
 */
export interface CertificatePredicate {
  /**
   * When it was written, in UTC.
   */
  readonly issued: string;
  readonly suite: CertifiedSuite;
  readonly implementation: ImplementationIdentity;
  /**
   * Whether the subject is files of the implementation, or only what it says of itself: the digest of its declaration.
   */
  readonly identifiedBy: 'files' | 'declaration';
  readonly transport: TransportKind;
  readonly results: CertifiedResults;
  readonly claims: Claims;
  /**
   * The whole suite was asked for.
   */
  readonly complete: boolean;
  /**
   * Every claimed case that was asked for ran and passed.
   */
  readonly conformant: boolean;
  readonly decision: CertifiedDecision;
  readonly grounds: CertifiedGrounds;
  /**
   * Readings, other than those that the suite adopts, under which it was examined.
   */
  readonly readings: readonly CertifiedReading[];
  /**
   * What the suite could have asked and the implementation does not claim.
   */
  readonly notClaimed: readonly CertifiedPart[];
  /**
   * What is claimed and has no cases.
   */
  readonly unexamined: readonly CertifiedPart[];
  readonly notPassed: NotPassed;
  /**
   * Cases of the suite that are under challenge and were not asked.
   */
  readonly excluded: readonly string[];
  readonly clauses: CertifiedClauses;
}
/**
 * The suite that ran, with the digests of its parts.
 */
export interface CertifiedSuite {
  /**
   * Its version.
   */
  readonly version: string;
  /**
   * SHA-256 of its features and regulations together, in hexadecimal.
   */
  readonly digest: string;
  /**
   * SHA-256 of its features.
   */
  readonly features: string;
  /**
   * SHA-256 of its regulations.
   */
  readonly regulations: string;
}
/**
 * The implementation.
 */
export interface ImplementationIdentity {
  /**
   * Its name.
   */
  readonly name: string;
  /**
   * Its version.
   */
  readonly version: string;
  /**
   * Language it is written in.
   */
  readonly language: string;
  /**
   * Where to read more.
   */
  readonly homepage?: string;
}
/**
 * The results that this is about.
 */
export interface CertifiedResults {
  /**
   * Their file, beside this one.
   */
  readonly name: string;
  /**
   * SHA-256 of that file.
   */
  readonly sha256: string;
}
/**
 * By edition, the profiles claimed, each whole; a role stands for its profiles.
 */
export interface Claims {
  readonly 'fise-2003'?: readonly Claim[];
  readonly redeletras?: readonly Claim[];
  readonly 'fise-2009'?: readonly Claim[];
  readonly 'resumen-2018'?: readonly Claim[];
  readonly 'ajs-2024'?: readonly Claim[];
}
/**
 * The score that certifies.
 */
export interface CertifiedDecision {
  /**
   * Cases passed.
   */
  readonly passed: number;
  /**
   * Cases that count: claimed, and judged.
   */
  readonly of: number;
}
/**
 * The score of the grounds, which certifies nothing.
 */
export interface CertifiedGrounds {
  /**
   * Right for the right reason.
   */
  readonly right: number;
  /**
   * Cases passed that have grounds.
   */
  readonly of: number;
}
/**
 * A reading that was asked for.
 */
export interface CertifiedReading {
  /**
   * The interpretation, by its slug.
   */
  readonly interpretation: string;
  /**
   * The value of its parameter.
   */
  readonly value: string | number | boolean | readonly string[] | null;
}
/**
 * A profile of an edition.
 */
export interface CertifiedPart {
  readonly edition: EditionId;
  readonly profile: Profile;
}
/**
 * By verdict, the cases that did not pass: those that failed, were known to fail, were not run.
 */
export interface NotPassed {
  readonly pass?: readonly string[];
  readonly fail?: readonly string[];
  readonly 'not-claimed'?: readonly string[];
  readonly unsupported?: readonly string[];
  readonly error?: readonly string[];
  readonly crash?: readonly string[];
  readonly timeout?: readonly string[];
  readonly 'protocol-violation'?: readonly string[];
  readonly 'known-failure'?: readonly string[];
  readonly 'stale-known-failure'?: readonly string[];
  readonly 'not-run'?: readonly string[];
  readonly 'harness-error'?: readonly string[];
}
/**
 * By clause, how many of its cases got which verdict.
 */
export interface CertifiedClauses {
  readonly [k: string]: CertifiedClause;
}
/**
 * By verdict.
 */
export interface CertifiedClause {
  readonly pass?: number;
  readonly fail?: number;
  readonly 'not-claimed'?: number;
  readonly unsupported?: number;
  readonly error?: number;
  readonly crash?: number;
  readonly timeout?: number;
  readonly 'protocol-violation'?: number;
  readonly 'known-failure'?: number;
  readonly 'stale-known-failure'?: number;
  readonly 'not-run'?: number;
  readonly 'harness-error'?: number;
}
/**
 * A signed certificate: a DSSE envelope (https://github.com/secure-systems-lab/dsse) around an in-toto statement.
 */
export interface SignedEnvelope {
  /**
   * The statement, in base64.
   */
  readonly payload: string;
  /**
   * What the payload is.
   */
  readonly payloadType: 'application/vnd.in-toto+json';
  /**
   * Signatures of it.
   *
   * @minItems 1
   * @maxItems 20
   */
  readonly signatures: readonly EnvelopeSignature[];
}
/**
 * An Ed25519 signature of the payload and its type.
 */
export interface EnvelopeSignature {
  /**
   * SHA-256 of the public key (SPKI, DER), in hexadecimal.
   */
  readonly keyid: string;
  /**
   * The signature, in base64.
   */
  readonly sig: string;
}
/**
 * What one run of the suite found.
 */
export interface RunResults {
  readonly suite: RunSuite;
  readonly implementation: ImplementationIdentity;
  readonly transport: TransportKind;
  readonly claims: Claims;
  readonly filters: RunFilters;
  /**
   * Readings, other than those that the suite adopts, under which the implementation was examined; empty as a rule.
   */
  readonly readings: readonly RunReading[];
  readonly baseline?: RunBaseline;
  /**
   * Every claimed case that was asked for ran and passed.
   */
  readonly conformant: boolean;
  /**
   * No filter was used and no case was left out.
   */
  readonly complete: boolean;
  /**
   * When the run was over, in UTC.
   */
  readonly finished?: string;
  /**
   * Times the adapter had to be started again.
   */
  readonly restarts: number;
  readonly totals: RunTotals;
  /**
   * Results, in the order of the suite.
   */
  readonly cases: readonly CaseResult[];
}
/**
 * The suite that ran.
 */
export interface RunSuite {
  /**
   * Version.
   */
  readonly version: string;
  /**
   * Digest of regulations and features.
   */
  readonly digest: string;
}
/**
 * What the run was restricted to; empty lists mean everything.
 */
export interface RunFilters {
  /**
   * Editions.
   */
  readonly editions: readonly EditionId[];
  /**
   * Profiles.
   */
  readonly profiles: readonly Profile[];
  /**
   * Clauses.
   */
  readonly clauses: readonly ClauseId[];
  /**
   * Scenarios.
   */
  readonly scenarios: readonly string[];
  /**
   * Cases, or the cases of a scenario in one edition.
   */
  readonly cases: readonly string[];
  /**
   * Feature files that were run in place of the suite.
   */
  readonly features?: readonly string[];
  readonly shard?: RunShard;
}
/**
 * The part of the cases that this run was to do, in order of the suite; nothing when it was to do all.
 */
export interface RunShard {
  /**
   * Which part, from 1.
   */
  readonly index: number;
  /**
   * How many parts.
   */
  readonly of: number;
}
/**
 * A documented reading that was asked for.
 */
export interface RunReading {
  /**
   * The interpretation, by its slug.
   */
  readonly interpretation: string;
  /**
   * The value of its parameter; null where the reading is that the edition says nothing.
   */
  readonly value: string | number | boolean | readonly string[] | null;
}
/**
 * How the run stands to the known failures that were named; nothing when none were.
 */
export interface RunBaseline {
  /**
   * Cases that fail, as was known.
   */
  readonly known: number;
  /**
   * Cases listed that pass.
   */
  readonly stale: number;
  /**
   * Cases that fail and are not listed.
   */
  readonly new: number;
}
/**
 * How many cases there are of each kind.
 */
export interface RunTotals {
  readonly verdicts: VerdictTotals;
  readonly grounds: GroundsTotals;
  readonly text: VerdictTotals;
  readonly reading: VerdictTotals;
}
/**
 * How many cases by verdict; one that no case has may be left out.
 */
export interface VerdictTotals {
  readonly pass?: number;
  readonly fail?: number;
  readonly 'not-claimed'?: number;
  readonly unsupported?: number;
  readonly error?: number;
  readonly crash?: number;
  readonly timeout?: number;
  readonly 'protocol-violation'?: number;
  readonly 'known-failure'?: number;
  readonly 'stale-known-failure'?: number;
  readonly 'not-run'?: number;
  readonly 'harness-error'?: number;
}
/**
 * By grounds.
 */
export interface GroundsTotals {
  readonly right?: number;
  readonly wrong?: number;
  readonly none?: number;
}
/**
 * One case.
 */
export interface CaseResult {
  /**
   * Case id: scenario, edition, ordinal.
   */
  readonly case: string;
  /**
   * Scenario id.
   */
  readonly scenario: string;
  readonly edition: EditionId;
  readonly profile: Profile;
  /**
   * Clauses it encodes.
   */
  readonly clauses: readonly ClauseId[];
  /**
   * Interpretations whose adopted reading it rests on, by their slugs; none when it rests on the plain text.
   */
  readonly restsOn: readonly string[];
  /**
   * Interpretations under whose other reading it was judged, as the run was asked to; left out when there are none.
   */
  readonly under?: readonly string[];
  readonly verdict: Verdict;
  readonly grounds: Grounds;
  /**
   * What was found and what was expected, when it did not pass.
   */
  readonly message?: string;
  /**
   * The step that did not hold, in Spanish.
   */
  readonly step?: string;
  /**
   * Why what was expected is missing, such as that the play was refused.
   */
  readonly why?: string;
  /**
   * The first case that failed in the same way: the same verdict, for the same reason; left out where this is the first.
   */
  readonly like?: string;
  readonly exchange?: CaseExchange;
}
/**
 * What was asked and what came, where it did not pass and is the first to fail in this way; only for so many ways as anybody reads.
 */
export interface CaseExchange {
  /**
   * The request, as one line of JSON; its end is cut where it is very long.
   */
  readonly request: string;
  /**
   * The answer, likewise, or why there was none.
   */
  readonly answer: string;
}
/**
 * What somebody says who asks to be listed: who they are, and how others come to the same certificate. It stands beside the certificate and the public key.
 */
export interface Submission {
  /**
   * The implementation, as it calls itself in the handshake.
   */
  readonly name: string;
  /**
   * Its version, as in the handshake.
   */
  readonly version: string;
  /**
   * Who submits it.
   */
  readonly by: string;
  /**
   * Where to read more, or to get it.
   */
  readonly homepage: string;
  /**
   * Lines of a shell that lead from nothing to the same verdicts; one of them is the call of certify.
   *
   * @minItems 1
   * @maxItems 20
   */
  readonly reproduce: readonly string[];
  /**
   * What else a reader should know.
   */
  readonly notes?: string;
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
  readonly protocolVersions: readonly string[];
  readonly suite: SuiteIdentity;
  readonly limits: Limits;
}
/**
 * The suite.
 */
export interface SuiteIdentity {
  /**
   * Its version.
   */
  readonly version: string;
  /**
   * SHA-256 of its regulations and features, in hexadecimal.
   */
  readonly digest: string;
}
/**
 * What the suite will not wait for or read.
 */
export interface Limits {
  /**
   * Longest time for one answer.
   */
  readonly responseMs: number;
  /**
   * Longest line.
   */
  readonly lineBytes: number;
}
/**
 * What the implementation says of itself.
 */
export interface InitializeResult {
  /**
   * The version it will speak, one of those offered.
   */
  readonly protocolVersion: string;
  readonly implementation: ImplementationIdentity;
  readonly claims: Claims;
  /**
   * How many requests it takes at once; one, unless it says more.
   */
  readonly atOnce?: number;
}
/**
 * A position and what happens at the table.
 */
export interface GameReplayRequest {
  /**
   * JSON-RPC version.
   */
  readonly jsonrpc: '2.0';
  /**
   * Echoed in the answer.
   */
  readonly id: number;
  /**
   * Method.
   */
  readonly method: 'game/replay';
  readonly params: GameReplayParams;
}
/**
 * Words asked of a dictionary.
 */
export interface LexiconJudgeRequest {
  /**
   * JSON-RPC version.
   */
  readonly jsonrpc: '2.0';
  /**
   * Echoed in the answer.
   */
  readonly id: number;
  /**
   * Method.
   */
  readonly method: 'lexicon/judge';
  readonly params: LexiconJudgeParams;
}
/**
 * The handshake.
 */
export interface InitializeRequest {
  /**
   * JSON-RPC version.
   */
  readonly jsonrpc: '2.0';
  /**
   * Echoed in the answer.
   */
  readonly id: number;
  /**
   * Method.
   */
  readonly method: 'initialize';
  readonly params: InitializeParams;
}
/**
 * Closes the session; the implementation answers and ends.
 */
export interface ShutdownRequest {
  /**
   * JSON-RPC version.
   */
  readonly jsonrpc: '2.0';
  /**
   * Echoed in the answer.
   */
  readonly id: number;
  /**
   * Method.
   */
  readonly method: 'shutdown';
}
/**
 * A tournament and what happens in it.
 */
export interface TournamentReplayRequest {
  /**
   * JSON-RPC version.
   */
  readonly jsonrpc: '2.0';
  /**
   * Echoed in the answer.
   */
  readonly id: number;
  /**
   * Method.
   */
  readonly method: 'tournament/replay';
  readonly params: TournamentReplayParams;
}
/**
 * A case, complete in itself.
 */
export interface TournamentReplayParams {
  readonly edition: EditionId;
  readonly readings: TournamentReadings;
  readonly tournament: TournamentConfiguration;
  /**
   * Who takes part, in any order.
   */
  readonly players: readonly Entrant[];
  /**
   * The rounds already paired, in order, so that a case need not replay them.
   */
  readonly rounds: readonly TournamentRound[];
  /**
   * What happens, in order.
   */
  readonly events: readonly TournamentEvent[];
}
/**
 * Readings of open points: a part of the tree of parameters, by group, name and cell. Null is the reading that the edition says nothing.
 */
export interface TournamentReadings {
  /**
   * Parameters of approval.
   */
  readonly approval?: {
    /**
     * A reading of missing.
     */
    readonly missing?: 'not-official' | 'official' | null;
    /**
     * Cells of formats.
     */
    readonly formats?: {
      /**
       * A reading of swiss.
       */
      readonly swiss?: 'open' | 'if-it-fits' | 'with-permission' | null;
      /**
       * A reading of league.
       */
      readonly league?: 'open' | 'if-it-fits' | 'with-permission' | null;
      /**
       * A reading of other.
       */
      readonly other?: 'open' | 'if-it-fits' | 'with-permission' | null;
    };
    /**
     * A reading of playersAtTable.
     */
    readonly playersAtTable?: number | null;
    /**
     * A reading of fewestRounds.
     */
    readonly fewestRounds?: number | null;
    /**
     * A reading of fewestPlayers.
     */
    readonly fewestPlayers?: number | null;
    /**
     * A reading of playersCounted.
     */
    readonly playersCounted?: 'present' | 'entered' | null;
    /**
     * A reading of fewestSeats.
     */
    readonly fewestSeats?: number | null;
    /**
     * A reading of swissProgram.
     */
    readonly swissProgram?: 'swiss-perfect' | 'any' | null;
    /**
     * A reading of accelerationWhen.
     */
    readonly accelerationWhen?:
      | readonly ('far-above-optimum' | 'half-beginners' | 'other')[]
      | null;
    /**
     * A reading of beginnersOneIn.
     */
    readonly beginnersOneIn?: number | null;
    /**
     * A reading of accelerationBy.
     */
    readonly accelerationBy?: 'commission' | 'organiser' | null;
    /**
     * A reading of timetableShown.
     */
    readonly timetableShown?: true | false | null;
  };
  /**
   * Parameters of national.
   */
  readonly national?: {
    /**
     * A reading of fewestRounds.
     */
    readonly fewestRounds?: number | null;
    /**
     * A reading of formats.
     */
    readonly formats?: readonly ('swiss' | 'league' | 'other')[] | null;
    /**
     * A reading of hosts.
     */
    readonly hosts?: readonly ('club' | 'playing-group' | 'player')[] | null;
    /**
     * A reading of bidShowsConditions.
     */
    readonly bidShowsConditions?: true | false | null;
  };
  /**
   * Parameters of calendar.
   */
  readonly calendar?: {
    /**
     * A reading of announceAhead.
     */
    readonly announceAhead?: 'calendar-month' | 'thirty-days' | null;
    /**
     * A reading of announced.
     */
    readonly announced?: readonly ('date' | 'rounds' | 'duplicate-games' | 'prizes')[] | null;
    /**
     * A reading of callAfterApproval.
     */
    readonly callAfterApproval?: true | false | null;
    /**
     * A reading of callMedia.
     */
    readonly callMedia?: readonly ('web' | 'mail' | 'poster')[] | null;
    /**
     * A reading of callNamesOpening.
     */
    readonly callNamesOpening?: true | false | null;
    /**
     * A reading of entriesAfterCall.
     */
    readonly entriesAfterCall?: number | null;
    /**
     * A reading of entriesBeforeStart.
     */
    readonly entriesBeforeStart?: number | null;
    /**
     * A reading of newAfterNational.
     */
    readonly newAfterNational?: 'announced-before' | 'none' | 'any' | null;
    /**
     * A reading of resultsWithin.
     */
    readonly resultsWithin?: number | null;
  };
  /**
   * Parameters of seeding.
   */
  readonly seeding?: {
    /**
     * A reading of by.
     */
    readonly by?: 'elo-descending' | 'elo-ascending' | null;
    /**
     * A reading of equalElo.
     */
    readonly equalElo?: 'as-lists' | 'lot' | null;
    /**
     * A reading of debutantIs.
     */
    readonly debutantIs?: 'without-a-game' | 'short-of-the-ranking' | null;
    /**
     * Cells of debutantElo.
     */
    readonly debutantElo?: {
      /**
       * A reading of first.
       */
      readonly first?: number | null;
      /**
       * A reading of later.
       */
      readonly later?: number | null;
    };
    /**
     * A reading of randomFrom.
     */
    readonly randomFrom?: number | null;
    /**
     * A reading of debutantsDrawn.
     */
    readonly debutantsDrawn?: 'as-the-rest' | 'last' | null;
    /**
     * A reading of afterRandom.
     */
    readonly afterRandom?: 'kept' | 'elo' | null;
    /**
     * A reading of noticeFrom.
     */
    readonly noticeFrom?: number | null;
    /**
     * A reading of master.
     */
    readonly master?: 'master-ranking' | 'elo' | null;
  };
  /**
   * Parameters of lateEntry.
   */
  readonly lateEntry?: {
    /**
     * A reading of formats.
     */
    readonly formats?: readonly ('swiss' | 'league' | 'other')[] | null;
    /**
     * A reading of halfPoints.
     */
    readonly halfPoints?: number | null;
    /**
     * A reading of until.
     */
    readonly until?: 'its-pairing' | 'second-round' | null;
  };
  /**
   * Parameters of program.
   */
  readonly program?: {
    /**
     * Cells of boxes.
     */
    readonly boxes?: {
      /**
       * A reading of bonus.
       */
      readonly bonus?: number | ('none' | null);
      /**
       * A reading of bonus-at-end.
       */
      readonly 'bonus-at-end'?: number | ('none' | null);
      /**
       * A reading of bye-round.
       */
      readonly 'bye-round'?: number | ('none' | null);
      /**
       * A reading of elo-first-round.
       */
      readonly 'elo-first-round'?: number | ('none' | null);
      /**
       * A reading of elo-later.
       */
      readonly 'elo-later'?: number | ('none' | null);
    };
  };
  /**
   * Parameters of bye.
   */
  readonly bye?: {
    /**
     * A reading of firstRound.
     */
    readonly firstRound?: 'lowest' | 'highest' | null;
    /**
     * A reading of debutants.
     */
    readonly debutants?: 'exempt' | 'due' | null;
    /**
     * A reading of againInSeason.
     */
    readonly againInSeason?: 'exempt' | 'due' | null;
    /**
     * A reading of nobodyLeft.
     */
    readonly nobodyLeft?: 'lowest-not-debutant' | 'lowest' | null;
    /**
     * A reading of later.
     */
    readonly later?: 'program' | 'regulation' | null;
  };
  /**
   * Parameters of pairing.
   */
  readonly pairing?: {
    /**
     * Cells of rematch.
     */
    readonly rematch?: {
      /**
       * A reading of swiss.
       */
      readonly swiss?: 'allowed' | 'barred' | null;
      /**
       * A reading of league.
       */
      readonly league?: 'allowed' | 'barred' | null;
      /**
       * A reading of master-league.
       */
      readonly 'master-league'?: 'allowed' | 'barred' | null;
      /**
       * A reading of other.
       */
      readonly other?: 'allowed' | 'barred' | null;
    };
  };
  /**
   * Parameters of koth.
   */
  readonly koth?: {
    /**
     * Cells of lastRounds.
     */
    readonly lastRounds?: {
      /**
       * A reading of six.
       */
      readonly six?: number | null;
      /**
       * A reading of more.
       */
      readonly more?: number | null;
    };
    /**
     * A reading of span.
     */
    readonly span?: 'to-the-end' | 'either-round' | null;
    /**
     * A reading of pairs.
     */
    readonly pairs?: 'neighbours' | 'halves' | null;
    /**
     * A reading of byes.
     */
    readonly byes?: number | null;
    /**
     * A reading of penaltyByes.
     */
    readonly penaltyByes?: 'apart' | 'counted' | null;
    /**
     * A reading of byeFalls.
     */
    readonly byeFalls?: 'lowest' | 'highest' | null;
  };
  /**
   * Parameters of gibson.
   */
  readonly gibson?: {
    /**
     * A reading of applied.
     */
    readonly applied?: 'if-chosen' | 'always' | 'never' | null;
    /**
     * A reading of rival.
     */
    readonly rival?: 'best-out-of-prizes' | 'last' | null;
    /**
     * A reading of secured.
     */
    readonly secured?: 'by-points' | 'with-tie-breaks' | null;
    /**
     * A reading of outOfReach.
     */
    readonly outOfReach?: 'below' | 'level' | null;
    /**
     * A reading of nobodyOut.
     */
    readonly nobodyOut?: 'as-usual' | 'last' | null;
    /**
     * A reading of several.
     */
    readonly several?: 'first-only' | null;
  };
  /**
   * Parameters of rounds.
   */
  readonly rounds?: {
    /**
     * A reading of signs.
     */
    readonly signs?: readonly ('notice' | 'calling' | 'screen')[] | null;
    /**
     * A reading of late.
     */
    readonly late?: 'allowed' | 'barred' | null;
    /**
     * A reading of earlyNeeds.
     */
    readonly earlyNeeds?: readonly ('all-told' | 'none-objects' | 'majority')[] | null;
    /**
     * A reading of published.
     */
    readonly published?: readonly ('results' | 'standings' | 'records')[] | null;
  };
  /**
   * Parameters of unplayed.
   */
  readonly unplayed?: {
    /**
     * A reading of noShow.
     */
    readonly noShow?: 'rival-wins' | 'nobody-wins' | null;
    /**
     * A reading of noShowScore.
     */
    readonly noShowScore?: 'as-absence' | 'none' | null;
    /**
     * A reading of bothAbsent.
     */
    readonly bothAbsent?: 'no-points' | 'half-each' | null;
    /**
     * A reading of absenceScore.
     */
    readonly absenceScore?: number | null;
    /**
     * A reading of absenceStands.
     */
    readonly absenceStands?: number | null;
    /**
     * A reading of standsFor.
     */
    readonly standsFor?: 'winner' | 'either' | null;
    /**
     * A reading of neverCame.
     */
    readonly neverCame?: 'no-show' | 'absence' | null;
    /**
     * A reading of timeLoss.
     */
    readonly timeLoss?: 'rival-wins' | 'by-score' | null;
  };
  /**
   * Parameters of resignation.
   */
  readonly resignation?: {
    /**
     * A reading of reasons.
     */
    readonly reasons?: readonly ('lost' | 'unfit' | 'other')[] | null;
    /**
     * A reading of answer.
     */
    readonly answer?: 'rival-decides' | 'no-leave-needed' | null;
    /**
     * A reading of score.
     */
    readonly score?: 'as-it-stands' | 'as-absence' | null;
    /**
     * A reading of onlyToCount.
     */
    readonly onlyToCount?: 'fault' | 'no-fault' | null;
  };
  /**
   * Parameters of elo.
   */
  readonly elo?: {
    /**
     * A reading of ratedEvents.
     */
    readonly ratedEvents?: readonly ('official' | 'unofficial')[] | null;
    /**
     * A reading of ratedResults.
     */
    readonly ratedResults?: readonly ('win' | 'draw' | 'loss')[] | null;
    /**
     * Cells of ratedEnds.
     */
    readonly ratedEnds?: {
      /**
       * A reading of played.
       */
      readonly played?: true | false | null;
      /**
       * A reading of time.
       */
      readonly time?: true | false | null;
      /**
       * A reading of resigned.
       */
      readonly resigned?: true | false | null;
      /**
       * A reading of absence.
       */
      readonly absence?: true | false | null;
      /**
       * A reading of no-show.
       */
      readonly 'no-show'?: true | false | null;
      /**
       * A reading of both-absent.
       */
      readonly 'both-absent'?: true | false | null;
    };
    /**
     * A reading of formula.
     */
    readonly formula?: 'published' | null;
  };
  /**
   * Parameters of selection.
   */
  readonly selection?: {
    /**
     * Cells of winner.
     */
    readonly winner?: {
      /**
       * A reading of resigned.
       */
      readonly resigned?: true | false | null;
      /**
       * A reading of absence.
       */
      readonly absence?: true | false | null;
      /**
       * A reading of no-show.
       */
      readonly 'no-show'?: true | false | null;
    };
    /**
     * Cells of loser.
     */
    readonly loser?: {
      /**
       * A reading of resigned.
       */
      readonly resigned?: true | false | null;
      /**
       * A reading of absence.
       */
      readonly absence?: true | false | null;
      /**
       * A reading of no-show.
       */
      readonly 'no-show'?: true | false | null;
    };
    /**
     * A reading of onlyToCount.
     */
    readonly onlyToCount?: true | false | null;
  };
  /**
   * Parameters of withdrawal.
   */
  readonly withdrawal?: {
    /**
     * A reading of until.
     */
    readonly until?: 'pairing' | 'begin' | null;
    /**
     * A reading of late.
     */
    readonly late?: 'no-show' | 'excused' | null;
    /**
     * A reading of lateEffects.
     */
    readonly lateEffects?: 'all' | 'elo-only' | null;
    /**
     * A reading of temporary.
     */
    readonly temporary?: 'if-justified' | 'always' | 'never' | null;
    /**
     * A reading of rejoinNeeds.
     */
    readonly rejoinNeeds?: readonly ('arrived' | 'asked')[] | null;
    /**
     * A reading of rejoinFrom.
     */
    readonly rejoinFrom?: 'next-pairing' | 'round-under-way' | null;
  };
  /**
   * Parameters of penaltyBye.
   */
  readonly penaltyBye?: {
    /**
     * A reading of cause.
     */
    readonly cause?: 'unjustified' | 'any' | null;
    /**
     * A reading of worth.
     */
    readonly worth?: 'defeat' | 'draw' | 'win' | null;
    /**
     * A reading of readmission.
     */
    readonly readmission?: 'on-request' | 'never' | null;
    /**
     * A reading of unasked.
     */
    readonly unasked?: 'out' | 'in' | null;
    /**
     * A reading of afterLastRound.
     */
    readonly afterLastRound?: 'lapses' | 'carried-over' | null;
  };
  /**
   * Parameters of points.
   */
  readonly points?: {
    /**
     * A reading of draw.
     */
    readonly draw?: 'half-each' | 'no-points' | null;
    /**
     * A reading of bye.
     */
    readonly bye?: 'win' | 'draw' | 'nothing' | null;
  };
  /**
   * Parameters of tieBreaks.
   */
  readonly tieBreaks?: {
    /**
     * Cells of used.
     */
    readonly used?: {
      /**
       * A reading of ordinary.
       */
      readonly ordinary?: 'criteria' | 'none' | null;
      /**
       * A reading of national.
       */
      readonly national?: 'criteria' | 'none' | null;
      /**
       * A reading of master.
       */
      readonly master?: 'criteria' | 'none' | null;
    };
    /**
     * Cells of criterion.
     */
    readonly criterion?: {
      /**
       * A reading of first.
       */
      readonly first?: 'buchholz' | 'sonneborn-berger' | 'differential' | 'lot' | null;
      /**
       * A reading of second.
       */
      readonly second?: 'buchholz' | 'sonneborn-berger' | 'differential' | 'lot' | null;
      /**
       * A reading of third.
       */
      readonly third?: 'buchholz' | 'sonneborn-berger' | 'differential' | 'lot' | null;
      /**
       * A reading of fourth.
       */
      readonly fourth?: 'buchholz' | 'sonneborn-berger' | 'differential' | 'lot' | null;
    };
    /**
     * Cells of lowestOut.
     */
    readonly lowestOut?: {
      /**
       * A reading of six.
       */
      readonly six?: number | null;
      /**
       * A reading of more.
       */
      readonly more?: number | null;
    };
    /**
     * A reading of cut.
     */
    readonly cut?: 'lowest' | 'both-ends' | null;
    /**
     * A reading of roundWithoutRival.
     */
    readonly roundWithoutRival?: 'zero' | 'left-out' | null;
    /**
     * A reading of noShowRival.
     */
    readonly noShowRival?: 'counts' | 'no-rival' | null;
    /**
     * A reading of sonnebornBerger.
     */
    readonly sonnebornBerger?: 'usual' | 'wins-only' | null;
    /**
     * A reading of differential.
     */
    readonly differential?: 'spread' | 'points-for' | null;
  };
  /**
   * Parameters of trophies.
   */
  readonly trophies?: {
    /**
     * A reading of given.
     */
    readonly given?:
      | readonly (
          | 'champion'
          | 'runner-up'
          | 'third'
          | 'best-under-1800'
          | 'best-newcomer'
          | 'fourth'
        )[]
      | null;
    /**
     * A reading of under.
     */
    readonly under?: number | null;
    /**
     * A reading of debutantUnder.
     */
    readonly debutantUnder?: 'not' | 'counts' | null;
  };
  /**
   * Parameters of lists.
   */
  readonly lists?: {
    /**
     * A reading of startingElo.
     */
    readonly startingElo?: number | null;
    /**
     * A reading of equalElo.
     */
    readonly equalElo?: 'season-games' | 'total-games' | null;
    /**
     * A reading of thenBy.
     */
    readonly thenBy?: 'total-games' | 'nothing' | null;
    /**
     * A reading of fewestGames.
     */
    readonly fewestGames?: number | null;
    /**
     * A reading of gamesCounted.
     */
    readonly gamesCounted?: 'contested' | 'as-selection' | null;
    /**
     * A reading of short.
     */
    readonly short?: 'informative-list' | 'left-out' | null;
    /**
     * A reading of inactive.
     */
    readonly inactive?: 'other-list' | 'left-out' | 'stays' | null;
    /**
     * A reading of inactiveSeasons.
     */
    readonly inactiveSeasons?: readonly string[] | null;
    /**
     * A reading of backInSeason.
     */
    readonly backInSeason?: 'stays-out' | 'returns' | null;
  };
  /**
   * Parameters of master.
   */
  readonly master?: {
    /**
     * A reading of fewest.
     */
    readonly fewest?: number | null;
    /**
     * A reading of lastWinner.
     */
    readonly lastWinner?: 'first' | 'as-the-rest' | null;
    /**
     * A reading of without.
     */
    readonly without?: 'admitted' | 'left-out' | null;
    /**
     * A reading of withoutOrder.
     */
    readonly withoutOrder?: 'last-by-elo' | null;
    /**
     * A reading of best.
     */
    readonly best?: 'best-place' | 'mean-of-rivals' | null;
    /**
     * A reading of nationalFirst.
     */
    readonly nationalFirst?: true | false | null;
    /**
     * A reading of means.
     */
    readonly means?: 'highest-first' | 'lowest-first' | null;
    /**
     * A reading of rivalElo.
     */
    readonly rivalElo?: 'before' | 'now' | null;
    /**
     * A reading of debutantRival.
     */
    readonly debutantRival?: 'starting-elo' | 'zero' | null;
    /**
     * A reading of several.
     */
    readonly several?: 'highest-mean' | 'lowest-mean' | null;
    /**
     * A reading of stillTied.
     */
    readonly stillTied?: 'next-results' | 'nothing' | null;
    /**
     * A reading of variation.
     */
    readonly variation?: 'with-permission' | 'free' | null;
  };
  /**
   * Parameters of categories.
   */
  readonly categories?: {
    /**
     * A reading of size.
     */
    readonly size?: number | null;
    /**
     * A reading of lastAtLeast.
     */
    readonly lastAtLeast?: number | null;
    /**
     * A reading of format.
     */
    readonly format?: 'swiss' | 'league' | 'other' | null;
    /**
     * A reading of lastFormat.
     */
    readonly lastFormat?: 'swiss' | 'league' | 'other' | null;
    /**
     * A reading of lastRounds.
     */
    readonly lastRounds?: number | null;
  };
  /**
   * Parameters of layers.
   */
  readonly layers?: {
    /**
     * A reading of conflict.
     */
    readonly conflict?: 'criteria' | 'beneath' | null;
    /**
     * A reading of uncovered.
     */
    readonly uncovered?: 'beneath' | 'nothing' | null;
    /**
     * A reading of laterChange.
     */
    readonly laterChange?: 'not-applied' | 'applied' | null;
    /**
     * A reading of adopted.
     */
    readonly adopted?: 'applied' | 'not-applied' | null;
  };
  /**
   * Parameters of notes.
   */
  readonly notes?: {
    /**
     * A reading of for.
     */
    readonly for?: 'uncovered' | 'any' | null;
    /**
     * A reading of states.
     */
    readonly states?: readonly ('scope' | 'validity' | 'author')[] | null;
    /**
     * A reading of discriminating.
     */
    readonly discriminating?: 'barred' | 'allowed' | null;
    /**
     * A reading of lasting.
     */
    readonly lasting?: true | false | null;
  };
}
/**
 * A tournament as it is set up.
 */
export interface TournamentConfiguration {
  readonly kind: TournamentKind;
  readonly format: TournamentFormat;
  /**
   * How many rounds it has.
   */
  readonly rounds: number;
  /**
   * The season it belongs to, such as 2024-2025.
   */
  readonly season: string;
  /**
   * Whether it is an official tournament.
   */
  readonly official: boolean;
  /**
   * Whether it has been approved.
   */
  readonly approved: boolean;
  readonly order: InitialOrder;
  /**
   * The order that was drawn or ranked, where it is not that of Elo: first to last.
   *
   * Items: A player, by id.
   */
  readonly drawn: readonly string[];
  /**
   * The rounds that are paired as king of the hill.
   *
   * Items: A round.
   */
  readonly koth: readonly number[];
  /**
   * Whether a leader who cannot be caught is paired out of the prizes.
   */
  readonly gibson: boolean;
  /**
   * How many places have a prize.
   */
  readonly prizes: number;
}
/**
 * A player who takes part, as the lists have it before the tournament.
 */
export interface Entrant {
  /**
   * A player, by id.
   */
  readonly id: string;
  /**
   * The Elo before the tournament; null for who has none yet.
   */
  readonly elo: number | null;
  /**
   * Official games played in this season before the tournament.
   */
  readonly gamesInSeason: number;
  /**
   * Official games played in all before the tournament.
   */
  readonly games: number;
  /**
   * Seasons in which the player has played an official game.
   *
   * Items: A season.
   */
  readonly seasons: readonly string[];
  /**
   * Whether the player has had a bye in the first round of an official tournament of this season.
   */
  readonly firstRoundBye: boolean;
  /**
   * National championships played before.
   */
  readonly nationals: number;
}
/**
 * A round that has been paired, with the results known so far.
 */
export interface TournamentRound {
  /**
   * Who meets whom.
   */
  readonly tables: readonly TournamentTable[];
  /**
   * Players without a rival in this round.
   *
   * Items: A player, by id.
   */
  readonly byes: readonly string[];
  /**
   * Players who sit the round out as a penalty.
   *
   * Items: A player, by id.
   */
  readonly penaltyByes: readonly string[];
}
/**
 * Two players who meet.
 */
export interface TournamentTable {
  /**
   * The two.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: A player, by id.
   */
  readonly players: readonly string[];
  readonly result?: TournamentResult;
}
/**
 * What happened at a table, as it is told.
 */
export interface TournamentResult {
  readonly how: GameEndKind;
  /**
   * Who lost on time, gave up, was absent or did not come; left out where nobody or both did.
   */
  readonly by?: string;
  /**
   * Points of the two as they stood at the end of the game, in the order in which the players are named.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Points of one of the two.
   */
  readonly score: readonly number[];
  /**
   * Whether the rival has granted the player to give up; left out where nobody gave up.
   */
  readonly granted?: boolean;
  /**
   * Whether whoever was absent until the time ran out had come at all; left out where nobody was.
   */
  readonly everCame?: boolean;
  /**
   * Who stayed away with a cause that the judge finds good; left out where nobody did.
   *
   * Items: A player, by id.
   */
  readonly excused?: readonly string[];
  /**
   * Whether the judge finds that the game was played and given up only to have it counted.
   */
  readonly onlyToCount?: boolean;
}
/**
 * Somebody looks whether the tournament meets the conditions of official ones.
 */
export interface ExamineEvent {
  /**
   * The kind of event.
   */
  readonly type: 'examine';
  readonly proposal: TournamentProposal;
}
/**
 * What is known of a tournament when it is looked at.
 */
export interface TournamentProposal {
  /**
   * Players who have entered.
   */
  readonly entered: number;
  /**
   * Players who were there when the first round began; null before that.
   */
  readonly present: number | null;
  /**
   * Players who meet in a game.
   */
  readonly atTable: number;
  /**
   * Whether the number of players admits a league, as the organiser finds.
   */
  readonly leagueFits: boolean;
  /**
   * Players for whom the venue has room.
   */
  readonly seats: number;
  /**
   * The pairing program.
   */
  readonly program: string;
  /**
   * What the technical commission has granted beforehand.
   */
  readonly permissions: readonly Permission[];
  /**
   * Whether the technical commission has been told beforehand how the players will be ordered.
   */
  readonly orderNotified: boolean;
  /**
   * Why pairings are to be accelerated; null where they are not.
   */
  readonly accelerated: AccelerationCause | null;
  /**
   * How many of those who have entered are beginners, as is found.
   */
  readonly beginners: number;
  readonly announced: TournamentAnnouncement;
  /**
   * The day it begins.
   */
  readonly starts: string;
  /**
   * Whether the national championship of the season is over.
   */
  readonly nationalOver: boolean;
  /**
   * Whether the tournament had been announced for good before the national championship ended.
   */
  readonly firmBefore: boolean;
  /**
   * Whether the timetable stands where everybody can see it.
   */
  readonly timetableShown: boolean;
  /**
   * Whether a Máster keeps to the format that the regulation describes.
   */
  readonly asDescribed: boolean;
}
/**
 * What was made public ahead of a tournament.
 */
export interface TournamentAnnouncement {
  /**
   * The day.
   */
  readonly on: string;
  /**
   * What it told.
   */
  readonly items: readonly AnnouncedItem[];
}
/**
 * The call for the tournament is published.
 */
export interface PublishCallEvent {
  /**
   * The kind of event.
   */
  readonly type: 'publish-call';
  /**
   * The day.
   */
  readonly on: string;
  /**
   * Where.
   */
  readonly media: readonly CallMedium[];
  /**
   * The day from which entries are taken; left out where the call does not say.
   */
  readonly entriesOpen?: string;
  /**
   * The day on which the tournament begins.
   */
  readonly starts: string;
}
/**
 * The organiser sends the results.
 */
export interface SendResultsEvent {
  /**
   * The kind of event.
   */
  readonly type: 'send-results';
  /**
   * Working days since the tournament.
   */
  readonly workingDays: number;
}
/**
 * Somebody asks to host the national championship.
 */
export interface BidEvent {
  /**
   * The kind of event.
   */
  readonly type: 'bid';
  readonly by: Bidder;
  /**
   * Whether a proposal shows that the conditions are met.
   */
  readonly conditionsShown: boolean;
}
/**
 * Somebody asks which text governs a point.
 */
export interface AskGoverningTextEvent {
  /**
   * The kind of event.
   */
  readonly type: 'ask-governing-text';
  /**
   * Whether the criteria speak of it.
   */
  readonly covered: boolean;
  /**
   * Whether the regulation beneath speaks of it.
   */
  readonly beneath: boolean;
  /**
   * Whether the regulation beneath was changed in that point after the criteria were published.
   */
  readonly changed: boolean;
  /**
   * Whether a technical note has taken that change over.
   */
  readonly adopted: boolean;
}
/**
 * The technical commission issues a note.
 */
export interface IssueNoteEvent {
  /**
   * The kind of event.
   */
  readonly type: 'issue-note';
  /**
   * Whether the criteria speak of the point.
   */
  readonly covered: boolean;
  /**
   * What it says of itself.
   */
  readonly states: readonly NoteItem[];
  /**
   * Whether it treats tournaments before and after it unequally, as is found.
   */
  readonly discriminates: boolean;
}
/**
 * The season of a note is over.
 */
export interface EndSeasonEvent {
  /**
   * The kind of event.
   */
  readonly type: 'end-season';
  /**
   * Whether its content goes beyond the season.
   */
  readonly stillNeeded: boolean;
}
/**
 * A player asks to leave the tournament.
 */
export interface WithdrawEvent1 {
  /**
   * The kind of event.
   */
  readonly type: 'withdraw';
  /**
   * A player, by id.
   */
  readonly player: string;
  readonly moment: WithdrawalMoment;
  /**
   * Whether it is only for a time.
   */
  readonly temporary: boolean;
  /**
   * Whether the reasons given are found good.
   */
  readonly justified: boolean;
}
/**
 * A player who was away wants to come back.
 */
export interface RejoinEvent {
  /**
   * The kind of event.
   */
  readonly type: 'rejoin';
  /**
   * A player, by id.
   */
  readonly player: string;
  /**
   * What of that which it takes is so.
   */
  readonly met: readonly RejoiningNeed[];
}
/**
 * A player who has a penalty to sit out asks to be readmitted.
 */
export interface AskReadmissionEvent {
  /**
   * The kind of event.
   */
  readonly type: 'ask-readmission';
  /**
   * A player, by id.
   */
  readonly player: string;
}
/**
 * The lists of Elo are made.
 */
export interface ListRatingsEvent {
  /**
   * The kind of event.
   */
  readonly type: 'list-ratings';
}
/**
 * Players are ranked for the Máster by the season before.
 */
export interface RankMasterEvent {
  /**
   * The kind of event.
   */
  readonly type: 'rank-master';
  /**
   * What they did in its tournaments.
   */
  readonly results: readonly SeasonResult[];
  /**
   * Who won the Máster before; null where nobody did.
   */
  readonly lastWinner: string | null;
}
/**
 * What a player did in a tournament of the season.
 */
export interface SeasonResult {
  /**
   * A player, by id.
   */
  readonly player: string;
  /**
   * Whether it was the national championship.
   */
  readonly national: boolean;
  /**
   * The place.
   */
  readonly place: number;
  /**
   * The rivals met there.
   */
  readonly rivals: readonly RivalMet[];
}
/**
 * A rival.
 */
export interface RivalMet {
  /**
   * Elo when that tournament began; null for who had none.
   */
  readonly before: number | null;
  /**
   * Elo now.
   */
  readonly now: number;
}
/**
 * Those who attend are put into categories.
 */
export interface MakeCategoriesEvent {
  /**
   * The kind of event.
   */
  readonly type: 'make-categories';
  /**
   * How many.
   */
  readonly attending: number;
}
/**
 * The players are put in order for a round.
 */
export interface OrderPlayersEvent {
  /**
   * The kind of event.
   */
  readonly type: 'order-players';
  /**
   * The round.
   */
  readonly round: number;
}
/**
 * A player enters after the tournament has begun.
 */
export interface EnterEvent {
  /**
   * The kind of event.
   */
  readonly type: 'enter';
  readonly entrant: Entrant;
  /**
   * The first round that the player would play.
   */
  readonly before: number;
}
/**
 * The organiser fills in a box of the pairing program.
 */
export interface FillInEvent1 {
  /**
   * The kind of event.
   */
  readonly type: 'fill-in';
  readonly box: ProgramBox;
  /**
   * What is entered; null when the box is emptied.
   */
  readonly value: number | null;
}
/**
 * An odd number of players leaves one without a rival.
 */
export interface AssignByeEvent {
  /**
   * The kind of event.
   */
  readonly type: 'assign-bye';
  /**
   * The round.
   */
  readonly round: number;
}
/**
 * The result of a game is told.
 */
export interface RecordEvent {
  /**
   * The kind of event.
   */
  readonly type: 'record';
  /**
   * The round.
   */
  readonly round: number;
  /**
   * The two.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: A player, by id.
   */
  readonly players: readonly string[];
  readonly result: TournamentResult;
}
/**
 * A player asks the rival for leave to give the game up.
 */
export interface AskToResignEvent {
  /**
   * The kind of event.
   */
  readonly type: 'ask-to-resign';
  /**
   * Who.
   */
  readonly by: string;
  readonly why: ResigningReason;
}
/**
 * The Elo of two players is to be changed by their game.
 */
export interface UpdateEloEvent {
  /**
   * The kind of event.
   */
  readonly type: 'update-elo';
  /**
   * The two.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: A player, by id.
   */
  readonly players: readonly string[];
}
/**
 * A round is paired. Without tables, by the rule that the regulation has for it; with them, they are looked at.
 */
export interface PairEvent {
  /**
   * The kind of event.
   */
  readonly type: 'pair';
  /**
   * The round.
   */
  readonly round: number;
  /**
   * Who would meet whom.
   */
  readonly tables?: readonly string[][];
  /**
   * Who would have no rival.
   *
   * Items: A player, by id.
   */
  readonly byes?: readonly string[];
}
/**
 * A round begins.
 */
export interface BeginRoundEvent {
  /**
   * The kind of event.
   */
  readonly type: 'begin-round';
  /**
   * What shows it.
   */
  readonly signs: readonly RoundSign[];
  readonly timing: RoundTiming;
  /**
   * Of what it takes to begin early, what is so.
   */
  readonly met: readonly EarlyStartNeed[];
}
/**
 * What came of a round is published.
 */
export interface PublishEvent {
  /**
   * The kind of event.
   */
  readonly type: 'publish';
  /**
   * What is published.
   */
  readonly what: readonly PublishedItem[];
}
/**
 * The players are ranked.
 */
export interface RankEvent {
  /**
   * The kind of event.
   */
  readonly type: 'rank';
}
/**
 * Lots are drawn among players whom nothing else separates.
 */
export interface DrawLotsOfStandingsEvent {
  /**
   * The kind of event.
   */
  readonly type: 'draw-lots';
  /**
   * The order that the lots give.
   *
   * Items: A player, by id.
   */
  readonly order: readonly string[];
}
/**
 * The trophies are given.
 */
export interface AwardEvent {
  /**
   * The kind of event.
   */
  readonly type: 'award';
}
/**
 * From the implementation to the suite: a result or an error.
 */
export interface Response {
  /**
   * JSON-RPC version.
   */
  readonly jsonrpc: '2.0';
  /**
   * The id of the request; null when it could not be read.
   */
  readonly id: number | null;
  /**
   * The answer.
   */
  readonly result?: {} | null;
  readonly error?: RpcError;
}
/**
 * The request could not be served. An illegal move is never an error.
 */
export interface RpcError {
  /**
   * A code of vocabulary/error-code, or another one in the manner of JSON-RPC.
   */
  readonly code: number;
  /**
   * What went wrong, for a person.
   */
  readonly message: string;
}
/**
 * The text that governs.
 */
export interface TextReport {
  readonly text: GoverningText;
}
/**
 * What becomes of a note.
 */
export interface NoteReport {
  /**
   * Whether it goes into the criteria of the next season.
   */
  readonly integrated: boolean;
}
/**
 * From when it takes effect.
 */
export interface PresenceReport {
  /**
   * The first round in which the player takes part again, or no longer does.
   */
  readonly from: number;
}
/**
 * A player on a list.
 */
export interface ListedPlayer {
  /**
   * A player, by id.
   */
  readonly id: string;
  /**
   * The Elo with which the player stands there.
   */
  readonly elo: number;
}
/**
 * The lists.
 */
export interface ListsReport {
  /**
   * The ranking.
   */
  readonly main: readonly ListedPlayer[];
  /**
   * Those who have played too few games.
   */
  readonly informative: readonly ListedPlayer[];
  /**
   * Those who have not played for long.
   */
  readonly inactive: readonly ListedPlayer[];
}
/**
 * The categories, first to last.
 */
export interface CategoriesReport {
  /**
   * The categories.
   */
  readonly categories: readonly MasterCategory[];
}
/**
 * A category.
 */
export interface MasterCategory {
  /**
   * How many play in it.
   */
  readonly players: number;
  readonly format: TournamentFormat;
  /**
   * Rounds; those of a single league follow from its players.
   */
  readonly rounds?: number;
}
/**
 * The list.
 */
export interface OrderReport {
  /**
   * First to last.
   *
   * Items: A player, by id.
   */
  readonly order: readonly string[];
  /**
   * Players of whom nothing tells who goes first, group by group; left out where everybody has a place.
   *
   * @minItems 1
   */
  readonly level?: readonly string[][];
}
/**
 * What a late entrant begins with.
 */
export interface EntryReport {
  /**
   * Victory points, in halves.
   */
  readonly halfPoints: number;
}
/**
 * Who is left without a rival.
 */
export interface ByeReport {
  readonly by: ByeSource;
  /**
   * The player; null where the program says.
   */
  readonly player: string | null;
}
/**
 * A result as it is recorded.
 */
export interface RecordReport {
  /**
   * Victory points of the two, in halves.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Of one of them.
   */
  readonly halfPoints: readonly number[];
  /**
   * The score that is entered.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Points of one of the two.
   */
  readonly score: readonly number[];
  /**
   * Whether the game counts for the Elo of the two.
   */
  readonly rated: boolean;
  /**
   * For whom it counts among the games that qualification asks for.
   *
   * Items: A player, by id.
   */
  readonly counts: readonly string[];
  /**
   * Who has to sit a round out for it, and which.
   */
  readonly penaltyByes: readonly PenaltyByeDue[];
  /**
   * Whether it is a breach of competitive ethics.
   */
  readonly fault: boolean;
}
/**
 * A penalty to be sat out.
 */
export interface PenaltyByeDue {
  /**
   * A player, by id.
   */
  readonly player: string;
  /**
   * The round.
   */
  readonly round: number;
}
/**
 * A round as it is paired.
 */
export interface PairingReport {
  /**
   * Who meets whom, first tables first.
   */
  readonly tables: readonly string[][];
  /**
   * Who has no rival.
   *
   * Items: A player, by id.
   */
  readonly byes: readonly string[];
}
/**
 * A player in the standings.
 */
export interface Standing {
  /**
   * The place; players whom only a lot can separate share one until it is drawn.
   */
  readonly rank: number;
  /**
   * A player, by id.
   */
  readonly id: string;
  /**
   * Victory points, in halves.
   */
  readonly halfPoints: number;
  /**
   * Points of the rivals without the lowest, in halves.
   */
  readonly buchholz: number;
  /**
   * Sonneborn-Berger, in quarters.
   */
  readonly sonnebornBerger: number;
  /**
   * The sum of the differences of points.
   */
  readonly differential: number;
  /**
   * Whether only a lot separates the player from another.
   */
  readonly byLot: boolean;
}
/**
 * The standings.
 */
export interface StandingsReport {
  /**
   * First to last.
   */
  readonly standings: readonly Standing[];
}
/**
 * The trophies.
 */
export interface TrophiesReport {
  /**
   * Each with its winner.
   */
  readonly trophies: readonly TrophyWon[];
}
/**
 * A trophy and its winner.
 */
export interface TrophyWon {
  readonly trophy: Trophy;
  /**
   * A player, by id.
   */
  readonly id: string;
}
/**
 * It has effect.
 */
export interface TournamentDone {
  readonly kind: 'done';
  /**
   * The clauses that ground this outcome.
   */
  readonly because: readonly ClauseId[];
  readonly report?: TournamentReport;
}
/**
 * The regulation does not admit it.
 */
export interface TournamentRefused {
  readonly kind: 'refused';
  readonly reason: Refusal;
  /**
   * The clauses that ground this outcome.
   */
  readonly because: readonly ClauseId[];
}
/**
 * The edition gives no rule for it, so the organiser decides.
 */
export interface TournamentUnregulated {
  readonly kind: 'unregulated';
  /**
   * The clauses that ground this outcome.
   */
  readonly because: readonly ClauseId[];
}
/**
 * What the regulation makes of it.
 */
export interface TournamentReplayResult {
  /**
   * One outcome for each event, in order.
   */
  readonly outcomes: readonly TournamentOutcome[];
  readonly state: TournamentState;
}
/**
 * How the tournament stands after the last event.
 */
export interface TournamentState {
  /**
   * The last round that has been paired.
   */
  readonly round: number;
  /**
   * Everybody who has entered, in the order of entry.
   */
  readonly players: readonly EntrantState[];
}
/**
 * A player in the tournament.
 */
export interface EntrantState {
  /**
   * A player, by id.
   */
  readonly id: string;
  readonly status: EntrantStatus;
}
/**
 * By the type of an event, what the outcome of one that is done reports. Events that are not named report nothing.
 */
export interface TournamentReportByEvent {
  readonly 'ask-governing-text': TextReport;
  readonly 'end-season': NoteReport;
  readonly withdraw: PresenceReport;
  readonly rejoin: PresenceReport;
  readonly 'ask-readmission': PresenceReport;
  readonly 'list-ratings': ListsReport;
  readonly 'rank-master': OrderReport;
  readonly 'make-categories': CategoriesReport;
  readonly 'order-players': OrderReport;
  readonly enter: EntryReport;
  readonly 'assign-bye': ByeReport;
  readonly record: RecordReport;
  readonly pair: PairingReport;
  readonly rank: StandingsReport;
  readonly award: TrophiesReport;
}

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;
/** What the outcome of an event of this type reports when it is done; never where there is nothing to report. */
export type ReportOf<T extends EventType> = T extends keyof ReportByEvent
  ? ReportByEvent[T]
  : never;
export type TournamentEventType = TournamentEvent['type'];
export type TournamentEventOf<T extends TournamentEventType> = Extract<
  TournamentEvent,
  { readonly type: T }
>;
