// Generated from schemas/vocabulary/ by `npm run generate`. Do not edit.

import type { Profile, Role, Verdict } from './types.ts';

/** Why pairings are to be accelerated, as whoever is competent finds: far more players than is best for the rounds, half of them beginners, or something else. */
export const ACCELERATION_CAUSES = ['far-above-optimum', 'half-beginners', 'other'] as const;

/** Who acts: a player, the head official (arbiter, Director, judge of the tournament), an arbiter who is not the head, a judge of words, a judge of tables, a runner (monitor, corremesas), a player of another table, the committee, the tribunal, the board of the federation, or anybody else. */
export const ACTORS = [
  'A',
  'B',
  'arbiter',
  'assistant',
  'judge',
  'table-judge',
  'runner',
  'neighbour',
  'committee',
  'tribunal',
  'board',
  'spectator',
] as const;

/** What is announced of a tournament ahead of it. */
export const ANNOUNCED_ITEMS = ['date', 'rounds', 'duplicate-games', 'prizes'] as const;

/** How high the bag is held while drawing: at eye level, raised but below the eyes, not raised at all. */
export const BAG_HEIGHTS = ['eyes', 'below-eyes', 'not-raised'] as const;

/** What the adopted reading rests on: the wording, the regulation as a whole, or a declared choice where the text gives nothing. */
export const BASES = ['text', 'system', 'policy'] as const;

/** Who asks to host the national championship. */
export const BIDDERS = ['club', 'playing-group', 'player'] as const;

/** A side of the board. */
export const BOARD_SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** A body that a tournament sets up: a tribunal of appeals, or a committee that advises the arbiters. */
export const BODIES = ['tribunal', 'committee'] as const;

/** Where a word can be recorded, or struck out. */
export const BOOKS = [
  'drae22-cd',
  'drae22-print',
  'drae22-web',
  'web-amendment-23',
  'marked-for-deletion',
  'dpd-2005',
  'seco',
  'bello',
  'lexicon-2017',
  'dle23',
  'ajs-app',
] as const;

/** Who says which player is left without a rival: the regulation or the pairing program. */
export const BYE_SOURCES = ['regulation', 'program'] as const;

/** Where the call for a tournament is published. */
export const CALL_MEDIA = ['web', 'mail', 'poster'] as const;

/** What became of an earlier clause. */
export const CHANGES = ['same', 'edited', 'moved', 'split', 'merged'] as const;

/** How tiles are picked: at random without looking ("chance") or by the other player, who looks first ("opponent"). "none" when nothing is picked. */
export const CHOOSERS = ['none', 'chance', 'opponent'] as const;

/** What an implementation may claim of an edition: a profile, or a role, which stands for its profiles. */
export const CLAIMS = [
  'jugada',
  'impugnacion',
  'final',
  'salida',
  'despliegue',
  'fichas',
  'papeletas',
  'final-arbitrado',
  'planilla',
  'reloj',
  'arbitraje',
  'lexico-lista',
  'lexico-reglas',
  'torneo',
  'servidor',
  'juez-de-palabras',
  'gestor-de-torneos',
  'arbitro',
] as const;

/** Whom a clause binds or empowers. */
export const CLAUSE_ACTORS = [
  'player',
  'opponent',
  'both-players',
  'arbiter',
  'judges',
  'organiser',
  'association',
  'committee',
  'nobody',
] as const;

/** What measures the time at the table: "timer" (a signal every two minutes), "chess" (a chess clock), "digital" (a digital one), "phone" (an application), "none". */
export const CLOCK_DEVICES = ['timer', 'chess', 'digital', 'phone', 'none'] as const;

/** Whose time runs: that of a player, or of both at once, as while neither has come. */
export const CLOCK_SIDES = ['A', 'B', 'both'] as const;

/** For what the clock stands: points being counted, a long check of them, a difference about them, a ruling or an appeal that is awaited, the arbiter at the table, a player who is back and checks what the rival has played, tiles too many or too few being put right, a timer that has run out, a clock that has failed. */
export const CLOCK_STOPS = [
  'counting',
  'check',
  'dispute',
  'ruling',
  'appeal',
  'arbiter',
  'return',
  'surplus',
  'shortage',
  'expired',
  'failure',
] as const;

/** Whether an act is against the regulation, expressly free, or lacks something that the fault consists of. */
export const CONDUCT_RULINGS = ['breach', 'allowed', 'no-fault'] as const;

/** What becomes of the own tiles while an answer is awaited: they lie face down on the table, stand turned round on the rack, are covered, or stay in sight. */
export const COVERINGS = ['face-down', 'turned', 'covered', 'in-sight'] as const;

/** How one form comes from another. */
export const DERIVATION_OPS = [
  'listed',
  'feminine',
  'plural',
  'conjugated',
  'participle',
  'with-se',
  'without-se',
  'enclitic',
  'suffixed',
  'part-of',
] as const;

/** What players differ about: the points of the play on the board, or the running total. */
export const DISPUTED_SUMS = ['points', 'total'] as const;

/** How strictly something is asked for: it has to be there, or the player has to try. */
export const DUTIES = ['required', 'best-effort'] as const;

/** What it takes to bring a round forward. */
export const EARLY_START_NEEDS = ['all-told', 'none-objects', 'majority'] as const;

/** A regulation; what it is called is in regulations/<id>/edition.yaml. */
export const EDITIONS = [
  'fise-2003',
  'redeletras',
  'fise-2009',
  'resumen-2018',
  'ajs-2024',
] as const;

/** When somebody was elected: at the technical congress before the tournament, otherwise before it, or once it had begun. */
export const ELECTIONS = ['technical-congress', 'before-start', 'after-start'] as const;

/** Why a game ended: a player went out, passes by both, scoreless turns, nobody can place, total time, loss on the own clock, round closed by the arbiter, a player who is absent for too long, a player disqualified. */
export const ENDINGS = [
  'out',
  'passes',
  'scoreless',
  'blocked',
  'time',
  'overtime',
  'round',
  'absence',
  'disqualification',
] as const;

/** Whether a player takes part: in the tournament, away for a time, sitting out a penalty, or out of it. */
export const ENTRANT_STATUSES = ['in', 'away', 'penalised', 'out'] as const;

/** What an article says of the word as a whole, where a regulation asks for it. From-apocope is a word made with an apocope, which is none itself: mariposa, of Mari. Foreign is one taken from another language, whatever its type. Unit is a symbol that is not of an element, such as those of measures. */
export const ENTRY_LABELS = [
  'apocope',
  'from-apocope',
  'aphaeresis',
  'clipping',
  'title',
  'letter',
  'greek-letter',
  'note',
  'people',
  'trade',
  'diminutive',
  'augmentative',
  'superlative',
  'pejorative',
  'acronym',
  'foreign',
  'latinism',
  'prefix-noun',
  'plural-compound',
  'participle',
  'unit',
] as const;

/** The mark of a sense that is not plainly current: before 1500, before 1900, thieves' cant of old, little used. */
export const ERAS = ['ant', 'desus', 'germ', 'p-us'] as const;

/** JSON-RPC codes an implementation answers with: -32700: the line is not JSON; -32600: it is no request; -32601: there is no such method, or the edition is not supported; -32602: the parameters cannot be read, such as an unknown event or field value; -32603: the implementation failed inside. */
export const ERROR_CODE_LIST = [-32700, -32600, -32601, -32602, -32603] as const;

/** What an official finds of an act that the table cannot show: its purpose, its system, its want of a reason. */
export const FINDINGS = [
  'repeated',
  'well-known',
  'to-distract',
  'to-gain-time',
  'annoyance',
  'on-purpose',
  'openly',
  'systematic',
  'to-swell-score',
  'unjustified',
  'dishonest',
  'only-to-count',
] as const;

/** How a game of a tournament came to its result: played out, lost on time, given up, left until its time ran out, nobody came on one side, nobody came at all. */
export const GAME_ENDS = [
  'played',
  'time',
  'resigned',
  'absence',
  'no-show',
  'both-absent',
] as const;

/** The gender that a dictionary gives a noun: masculine, feminine, both, common to both, ambiguous. */
export const GENDERS = ['m', 'f', 'mf', 'com', 'amb'] as const;

/** Which text governs a point: the criteria, the regulation beneath as it was when they were published, the same as it is now, or a technical note. */
export const GOVERNING_TEXTS = ['criteria', 'beneath-then', 'beneath-now', 'note'] as const;

/** Whether an implementation was right for the right reason: "right": the outcome under test cites a clause of the case and, when refused, gives the expected reason; "wrong": it does not; "none": the case states a silence or was not run. */
export const GROUNDS = ['right', 'wrong', 'none'] as const;

/** "slips": written slips; "device": a judge or runner with a device; "players": the players themselves on a device. */
export const HANDLING_MODES = ['slips', 'device', 'players'] as const;

/** How players are ordered before the first round. */
export const INITIAL_ORDERS = ['elo', 'random', 'master'] as const;

/** How firm the adopted reading is: settled, or disputed where a committee may well take another. */
export const INTERPRETATION_STATUSES = ['settled', 'disputed'] as const;

/** A letter of the Spanish set. The digraphs CH, LL and RR are one tile each; K and W do not exist. Ñ is the composed character (NFC). */
export const LETTERS = [
  'A',
  'B',
  'C',
  'CH',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'L',
  'LL',
  'M',
  'N',
  'Ñ',
  'O',
  'P',
  'Q',
  'R',
  'RR',
  'S',
  'T',
  'U',
  'V',
  'X',
  'Y',
  'Z',
] as const;

/** What the regulation makes of a word; "undetermined" where it has no rule or leaves the matter to the arbiters. */
export const LEXICAL_VERDICTS = ['valid', 'invalid', 'undetermined'] as const;

/** What the lot decides: who starts, who chooses the chair, who chooses the side of the board. */
export const LOT_PURPOSES = ['start', 'chair', 'side'] as const;

/** What an official may impose: a warning, points off, loss of the game, expulsion from the tournament, a ban from later ones. */
export const MEASURES = ['warning', 'points', 'game', 'tournament', 'future'] as const;

/** What kind of norm a clause is. */
export const MODALITIES = [
  'definition',
  'permission',
  'prohibition',
  'procedure',
  'obligation',
  'penalty',
  'power',
  'right',
] as const;

/** A letter that a player says for a blank; K and W are no letters of the set. */
export const NAMED_LETTERS = [
  'A',
  'B',
  'C',
  'CH',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'L',
  'LL',
  'M',
  'N',
  'Ñ',
  'O',
  'P',
  'Q',
  'R',
  'RR',
  'S',
  'T',
  'U',
  'V',
  'X',
  'Y',
  'Z',
  'K',
  'W',
] as const;

/** How far the following round has come: not yet, called, or started. */
export const NEXT_ROUNDS = ['none', 'called', 'started'] as const;

/** What a technical note states of itself. */
export const NOTE_ITEMS = ['scope', 'validity', 'author'] as const;

/** What is odd in the source. */
export const ODDITY_KINDS = [
  'wrong-reference',
  'dangling-reference',
  'misprint',
  'numbering',
  'contradiction',
  'undefined-case',
  'vague-wording',
  'external-reference',
  'lost-text',
  'repetition',
] as const;

/** A fault that some edition names and of which it says what follows, the first time and when it is repeated. */
export const OFFENCES = [
  'ask-validity',
  'answer-query',
  'blank-not-noted',
  'delay',
  'unsporting',
  'abandonment',
  'needless-challenges',
  'throw-game',
  'help-rival',
  'overscoring',
  'neutral-clock',
  'mockery',
  'rule-breaking',
  'slow-refill',
  'play-to-count',
  'dishonest-handling',
  'surplus-on-purpose',
] as const;

/** "done": it has effect; "refused": the regulation does not admit it; "unregulated": the edition gives no rule for it, so the arbiter decides and the state stays as it was. */
export const OUTCOME_KINDS = ['done', 'refused', 'unregulated'] as const;

/** How the conjugation that a dictionary shows is laid out: plain; with a pronoun before each form; in the third persons and the forms without person only. */
export const PARADIGM_STYLES = ['plain', 'pronominal', 'impersonal'] as const;

/** What the technical commission has granted beforehand. */
export const PERMISSIONS = ['format', 'acceleration', 'master-variation'] as const;

/** What a mobile phone is used for: a call, as the clock, to look up a challenge, or anything else. */
export const PHONE_USES = ['call', 'clock', 'challenge', 'other'] as const;

/** The kind of phrase in which a sense says that the word is used: a locution by its function, a set phrase, an expression, or the article it sends to. */
export const PHRASE_KINDS = [
  'loc-noun',
  'loc-adj',
  'loc-adv',
  'loc-prep',
  'loc-conj',
  'loc-interj',
  'loc-verb',
  'set-phrase',
  'expression',
  'reference',
] as const;

/** What the word is within the phrase that its article sends to: it goes with a noun as an adjective or a noun, it is an adverb, or it stands behind a conjunction, a preposition or a contraction, which keeps it as it is. */
export const PHRASE_ROLES = ['adjective', 'noun', 'adverb', 'after-particle'] as const;

/** A player of the game. Whom a scenario calls Ana is A in one case and B in another: nothing hangs on the letter. */
export const PLAYERS = ['A', 'B'] as const;

/** How a plural differs from its singular. */
export const PLURAL_MANNERS = [
  '-s',
  '-es',
  'z-ces',
  'c-ques',
  'y-is',
  'special',
  'unchanged',
] as const;

/** Where tiles to be put back come from: those just drawn, those drawn and not yet seen, or the whole rack. "none" when nothing is put back. */
export const POOLS = ['none', 'drawn', 'unseen', 'rack'] as const;

/** Where a player is: at the table, not there yet, or gone from it. */
export const PRESENCES = ['here', 'not-come', 'away'] as const;

/** An area of the game that an implementation claims whole, edition by edition. */
export const PROFILES = [
  'jugada',
  'impugnacion',
  'final',
  'salida',
  'despliegue',
  'fichas',
  'papeletas',
  'final-arbitrado',
  'planilla',
  'reloj',
  'arbitraje',
  'lexico-lista',
  'lexico-reglas',
  'torneo',
] as const;

/** A box of the pairing program that the organiser fills in. */
export const PROGRAM_BOXES = [
  'bonus',
  'bonus-at-end',
  'bye-round',
  'elo-first-round',
  'elo-later',
] as const;

/** What is published after a round. */
export const PUBLISHED_ITEMS = ['results', 'standings', 'records'] as const;

/** Why the judge puts a matter to the committee: it is doubtful, or the judge has to abstain. */
export const QUERY_REASONS = ['doubt', 'abstention'] as const;

/** To make a word or a link correct, or to get more out of it. */
export const REARRANGE_PURPOSES = ['correct', 'improve'] as const;

/** Who keeps the score: the players on their "sheets", or a program, "automatic", as in an online game, where nothing is drawn by hand, announced, noted, written on slips or pressed. */
export const RECORDINGS = ['sheets', 'automatic'] as const;

/** Why the regulation does not admit an event. */
export const REFUSALS = [
  'game-over',
  'out-of-turn',
  'out-of-order',
  'tile-not-on-rack',
  'square-occupied',
  'not-in-line',
  'gap',
  'not-connected',
  'centre-missed',
  'too-few-tiles',
  'blank-undefined',
  'split-digraph',
  'word-barred',
  'no-play',
  'too-early',
  'wrong-time',
  'clock-running',
  'no-clock',
  'not-aeroplane',
  'no-countdown',
  'already-noted',
  'no-discrepancy',
  'needs-both',
  'not-granted',
  'not-claimable',
  'no-such-line',
  'already-signed',
  'incomplete',
  'sheet-incomplete',
  'may-wait',
  'not-certified',
  'game-closed',
  'result-delivered',
  'already-ruled',
  'turn-gone-by',
  'not-entitled',
  'not-in-play',
  'not-competent',
  'slip-incomplete',
  'slip-illegible',
  'not-agreed',
  'not-announced',
  'not-in-view',
  'not-in-writing',
  'under-ruling',
  'bag-too-small',
  'wrong-number',
  'not-in-pool',
  'nothing-wrong',
  'meaning-not-required',
  'settled',
  'not-applicable',
  'not-present',
  'time-gone',
  'too-late',
  'must-be-played',
  'line-fixed',
  'counting-begun',
  'no-such-letter',
  'exchange-announced',
  'required',
  'seat-missing',
  'no-seat',
  'not-eligible',
  'not-elected',
  'incompatible',
  'seat-available',
  'same-club',
  'is-playing',
  'no-tribunal',
  'not-reasoned',
  'regulated',
  'second-rank',
  'report-incomplete',
  'misaddressed',
  'not-allowed',
  'no-breach',
  'not-proved',
  'wrong-amount',
  'already-punished',
  'not-grave',
  'too-few-rounds',
  'too-few-players',
  'too-many-players',
  'venue-too-small',
  'not-two-players',
  'wrong-format',
  'wrong-program',
  'needs-permission',
  'not-notified',
  'season-closed',
  'wrong-round',
  'wrong-value',
  'wrong-pairing',
  'player-twice',
  'player-missing',
  'unknown-player',
  'no-such-table',
  'already-met',
  'not-displayed',
  'objected',
  'not-justified',
  'discriminates',
] as const;

/** What it takes to come back into a tournament. */
export const REJOINING_NEEDS = ['arrived', 'asked'] as const;

/** How a clause refers to others: the fields of its data block that hold clauses. */
export const RELATIONS = [
  'cites',
  'replaces',
  'disapplies',
  'clarifies',
  'addsTo',
  'inherits',
] as const;

/** Why a player asks to give a game up. */
export const RESIGNING_REASONS = ['lost', 'unfit', 'other'] as const;

/** What a piece of software is: a bundle of profiles, claimed whole. */
export const ROLES = ['servidor', 'juez-de-palabras', 'gestor-de-torneos', 'arbitro'] as const;

/** How far the round has come: its pairings are being called out, have been called out, or play has officially started. */
export const ROUND_PHASES = ['calling', 'called', 'started'] as const;

/** What shows that a round begins: the notice of the judge, the pairings called out, a screen that shows them. */
export const ROUND_SIGNS = ['notice', 'calling', 'screen'] as const;

/** When a round begins, compared with the timetable. */
export const ROUND_TIMINGS = ['on-time', 'late', 'early'] as const;

/** What an official rests a decision on: the regulation, another official text, or nothing but the own view. */
export const RULING_SOURCES = ['regulation', 'official-text', 'own-view'] as const;

/** Whether a sanction is in force, without effect while an appeal is open, or quashed. */
export const SANCTION_STATUSES = ['in-force', 'suspended', 'quashed'] as const;

/** What is to be put right in the points: the sums of a sheet, the count of one play, whether a word is valid, what is taken off or added for the tiles left, the overall score or the victory point as the arbiters have entered them. */
export const SCORE_MATTERS = [
  'sum',
  'count',
  'validity',
  'deduction',
  'overall',
  'victory-point',
] as const;

/** What a member of a body stands for: the organisers; FISE, or what governs the game in the host country; the players; the technical commission or the board of the association. */
export const SEATS = ['organiser', 'federation', 'players', 'commission', 'board'] as const;

/** Something that a line of a sheet carries: the main word, the other words of the play, its points, the running total, that total rightly added or carried over, the dash of a turn without a play. */
export const SHEET_ITEMS = ['main-word', 'other-words', 'points', 'total', 'sum', 'dash'] as const;

/** What a player signs: the rival's sheet, the control sheet of a monitor, the own sheet. */
export const SIGNED_SHEETS = ['rival-sheet', 'control-sheet', 'own-sheet'] as const;

/** Something that a challenge slip carries. */
export const SLIP_ITEMS = [
  'words',
  'signature-A',
  'signature-B',
  'table',
  'round',
  'tick-A',
  'tick-B',
] as const;

/** Where something happened: in this game, or in an earlier one of the same tournament. */
export const SPANS = ['game', 'tournament'] as const;

/** Where the turn stands: nothing laid yet; tiles laid; score announced; questioned; answered and invalid, tiles being lifted; accepted; accepted and noted by both; complete with its draw. */
export const STAGES = [
  'to-play',
  'placed',
  'announced',
  'ruling',
  'lifting',
  'accepted',
  'play-complete',
  'turn-complete',
] as const;

/** Round robin, Swiss, match of several games, teams, or king of the hill. */
export const START_FORMATS = ['round-robin', 'swiss', 'match', 'teams', 'koth'] as const;

/** Who won a lot or starts; "lot": a lot decides; "tie": the lot has to be drawn again. */
export const STARTERS = ['A', 'B', 'lot', 'tie'] as const;

/** What is spoken of: sums and results, how points are counted, the regulation, whether a word is valid, the strategy of the rival, or anything else. */
export const TALK_TOPICS = ['sums', 'counting', 'rules', 'word', 'strategy', 'other'] as const;

/** What a player has on the table or uses while a game is played: a book, notes, headphones, a computer, an electronic organiser, a mobile phone, another device of the kind, tobacco, food. */
export const THINGS = [
  'book',
  'notes',
  'headphones',
  'computer',
  'organiser',
  'phone',
  'device',
  'tobacco',
  'food',
] as const;

/** What separates players on the same points. */
export const TIE_BREAKS = ['buchholz', 'sonneborn-berger', 'differential', 'lot'] as const;

/** A tile: a letter, or "?" for a blank. */
export const TILES = [
  'A',
  'B',
  'C',
  'CH',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'L',
  'LL',
  'M',
  'N',
  'Ñ',
  'O',
  'P',
  'Q',
  'R',
  'RR',
  'S',
  'T',
  'U',
  'V',
  'X',
  'Y',
  'Z',
  '?',
] as const;

/** Clock mode: "running" (corrido: time runs while points are counted) or "stopped" (no corrido). */
export const TIMINGS = ['running', 'stopped'] as const;

/** What became of the topic since the edition before it: dropped, it says nothing any more; silent, neither did that one. */
export const TOPIC_CHANGES = [
  'new',
  'same',
  'edited',
  'moved',
  'split',
  'merged',
  'dropped',
  'silent',
] as const;

/** What kind of event it is: a local one, a national championship, a championship of a region of several countries, an international tournament, a world championship. */
export const TOURNAMENT_CLASSES = [
  'local',
  'national',
  'regional',
  'international',
  'world',
] as const;

/** How a tournament is played: by the Swiss system, everybody against everybody, or otherwise. */
export const TOURNAMENT_FORMATS = ['swiss', 'league', 'other'] as const;

/** A tournament of the season, the national championship or the Máster. */
export const TOURNAMENT_KINDS = ['ordinary', 'national', 'master'] as const;

/** What carries the messages. */
export const TRANSPORTS = ['in-process', 'stdio', 'http'] as const;

/** A trophy of the national championship. */
export const TROPHIES = [
  'champion',
  'runner-up',
  'third',
  'best-under-1800',
  'best-newcomer',
  'fourth',
] as const;

/** How a turn was spent: a play that stood, a pass, an exchange, a play ruled invalid, a play its author took back without a ruling, a turn lost, as a penalty or because its time ran out. */
export const TURN_KINDS = ['play', 'pass', 'exchange', 'invalid', 'withdrawn', 'forfeit'] as const;

/** How a verb is used in a sense: transitive, intransitive, pronominal, impersonal, copulative, auxiliary. */
export const VALENCIES = ['tr', 'intr', 'prnl', 'impers', 'cop', 'aux'] as const;

/** A place in the paradigm of a verb: infinitive, gerund, participle (as such, or by gender and number), a tense and person; 2v is voseo. */
export const VERB_SLOTS = [
  'inf',
  'ger',
  'par',
  'par.ms',
  'par.fs',
  'par.mp',
  'par.fp',
  'ind.pres.1s',
  'ind.pres.2s',
  'ind.pres.2v',
  'ind.pres.3s',
  'ind.pres.1p',
  'ind.pres.2p',
  'ind.pres.3p',
  'ind.impf.1s',
  'ind.impf.2s',
  'ind.impf.2v',
  'ind.impf.3s',
  'ind.impf.1p',
  'ind.impf.2p',
  'ind.impf.3p',
  'ind.pret.1s',
  'ind.pret.2s',
  'ind.pret.2v',
  'ind.pret.3s',
  'ind.pret.1p',
  'ind.pret.2p',
  'ind.pret.3p',
  'ind.fut.1s',
  'ind.fut.2s',
  'ind.fut.2v',
  'ind.fut.3s',
  'ind.fut.1p',
  'ind.fut.2p',
  'ind.fut.3p',
  'cond.1s',
  'cond.2s',
  'cond.2v',
  'cond.3s',
  'cond.1p',
  'cond.2p',
  'cond.3p',
  'sub.pres.1s',
  'sub.pres.2s',
  'sub.pres.2v',
  'sub.pres.3s',
  'sub.pres.1p',
  'sub.pres.2p',
  'sub.pres.3p',
  'sub.impf-ra.1s',
  'sub.impf-ra.2s',
  'sub.impf-ra.2v',
  'sub.impf-ra.3s',
  'sub.impf-ra.1p',
  'sub.impf-ra.2p',
  'sub.impf-ra.3p',
  'sub.impf-se.1s',
  'sub.impf-se.2s',
  'sub.impf-se.2v',
  'sub.impf-se.3s',
  'sub.impf-se.1p',
  'sub.impf-se.2p',
  'sub.impf-se.3p',
  'sub.fut.1s',
  'sub.fut.2s',
  'sub.fut.2v',
  'sub.fut.3s',
  'sub.fut.1p',
  'sub.fut.2p',
  'sub.fut.3p',
  'imp.2s',
  'imp.2v',
  'imp.2p',
] as const;

/** The result of one case. What each means for a run is in docs/INTERPRETING.md. */
export const VERDICTS = [
  'pass',
  'fail',
  'not-claimed',
  'unsupported',
  'error',
  'crash',
  'timeout',
  'protocol-violation',
  'known-failure',
  'stale-known-failure',
  'not-run',
  'harness-error',
] as const;

/** "play": one answer for all words questioned; "word": an answer for each word. */
export const VERDICT_SCOPES = ['play', 'word'] as const;

/** When a player asks to leave: before the next round is paired, or after. */
export const WITHDRAWAL_MOMENTS = ['before-pairing', 'after-pairing'] as const;

/** What a sense of a dictionary article says the word is: a part of speech, a piece of a word, or something that is no word of its own. */
export const WORD_CATEGORIES = [
  'noun',
  'adjective',
  'pronoun',
  'article',
  'verb',
  'adverb',
  'interjection',
  'onomatopoeia',
  'conjunction',
  'preposition',
  'contraction',
  'affix',
  'abbreviation',
  'symbol',
  'proper',
  'locution',
  'phrase',
  'cross-reference',
] as const;

/** What can happen at the table. */
export const EVENT_TYPES = [
  'name-blank',
  'settle-blank',
  'claim-blank',
  'form-body',
  'appoint-arbiter',
  'challenge',
  'hand-in-slip',
  'retract-challenge',
  'demand-meaning',
  'withdraw',
  'ask-spelling',
  'await-ruling',
  'press-clock',
  'remind-clock',
  'wait',
  'pause-clock',
  'call-arbiter',
  'waive-overtime',
  'arbiter-leaves',
  'speak',
  'find',
  'look-up',
  'use',
  'inspect-sheet',
  'dispute-score',
  'agree-score',
  'draw',
  'count-bag',
  'report-surplus',
  'return-tiles',
  'report-shortage',
  'hand-over',
  'report-leftover',
  'report-foreign-draw',
  'declare-blocked',
  'time-up',
  'close-round',
  'announce-exchange',
  'exchange',
  'pass',
  'lay',
  'pick-up',
  'finish-placing',
  'rearrange',
  'give-up-play',
  'settle',
  'ask-committee',
  'file-report',
  'place',
  'decide-opening',
  'begin-count',
  'announce',
  'note',
  'request-recount',
  'start-round',
  'arrive',
  'leave',
  'come-back',
  'others-finished',
  'abandon',
  'rule',
  'appeal',
  'answer-appeal',
  'read-appeal',
  'penalise',
  'set-clock',
  'inspect-table',
  'clock-fails',
  'replace-clock',
  'review-sheet',
  'complete-sheet',
  'fill-in',
  'sign',
  'demand-signature',
  'ask-correction',
  'deliver-result',
  'next-round',
  'draw-lots',
  'assign-start',
  'complain-tiles',
  'request-seat-lots',
  'choose-side',
] as const;

/** What can happen in a tournament. */
export const TOURNAMENT_EVENT_TYPES = [
  'examine',
  'publish-call',
  'send-results',
  'bid',
  'ask-governing-text',
  'issue-note',
  'end-season',
  'withdraw',
  'rejoin',
  'ask-readmission',
  'list-ratings',
  'rank-master',
  'make-categories',
  'order-players',
  'enter',
  'fill-in',
  'assign-bye',
  'record',
  'ask-to-resign',
  'update-elo',
  'pair',
  'begin-round',
  'publish',
  'rank',
  'draw-lots',
  'award',
] as const;

/** Fields of the game that hold people. */
export const PLAYER_FIELDS = [
  'agreed',
  'answeredBy',
  'askedBy',
  'by',
  'expelled',
  'firstStarter',
  'listed',
  'loser',
  'losesTurn',
  'noticedBy',
  'of',
  'owing',
  'person',
  'player',
  'running',
  'signed',
  'starter',
  'to',
  'toMove',
  'towards',
  'winner',
] as const;

export const PROFILE_NAMES: Readonly<
  Record<Profile, { readonly es: string; readonly en: string }>
> = {
  jugada: { es: 'Jugada', en: 'Play' },
  impugnacion: { es: 'Impugnaciones', en: 'Challenges' },
  final: { es: 'Final de la partida', en: 'End of the game' },
  salida: { es: 'Salida', en: 'Start' },
  despliegue: { es: 'Despliegue de las fichas', en: 'Laying the tiles' },
  fichas: { es: 'Fichas de más y de menos', en: 'Too many or too few tiles' },
  papeletas: { es: 'Papeletas y jueces', en: 'Slips and judges' },
  'final-arbitrado': { es: 'Final arbitrado', en: 'End by the arbiter' },
  planilla: { es: 'Planilla', en: 'Score sheet' },
  reloj: { es: 'Reloj', en: 'Clock' },
  arbitraje: { es: 'Arbitraje y conducta', en: 'Arbitration and conduct' },
  'lexico-lista': { es: 'Léxico: lista de palabras', en: 'Lexicon: word list' },
  'lexico-reglas': { es: 'Léxico: reglas', en: 'Lexicon: rules' },
  torneo: { es: 'Torneo', en: 'Tournament' },
};

export const ROLE_NAMES: Readonly<Record<Role, { readonly es: string; readonly en: string }>> = {
  servidor: { es: 'Servidor de partidas', en: 'Game server' },
  'juez-de-palabras': { es: 'Juez de palabras', en: 'Word judge' },
  'gestor-de-torneos': { es: 'Gestor de torneos', en: 'Tournament manager' },
  arbitro: { es: 'Árbitro', en: 'Arbiter' },
};

export const ROLE_PROFILES: Readonly<Record<Role, readonly Profile[]>> = {
  servidor: ['jugada', 'impugnacion', 'final'],
  'juez-de-palabras': ['lexico-lista', 'lexico-reglas'],
  'gestor-de-torneos': ['salida', 'torneo'],
  arbitro: [
    'jugada',
    'impugnacion',
    'final',
    'salida',
    'despliegue',
    'fichas',
    'papeletas',
    'final-arbitrado',
    'planilla',
    'reloj',
    'arbitraje',
    'lexico-lista',
    'lexico-reglas',
    'torneo',
  ],
};

export const VERDICT_NAMES: Readonly<
  Record<Verdict, { readonly es: string; readonly en: string }>
> = {
  pass: { es: 'Pasa', en: 'Pass' },
  fail: { es: 'Falla', en: 'Fail' },
  'not-claimed': { es: 'No declarado', en: 'Not claimed' },
  unsupported: { es: 'No admitido', en: 'Unsupported' },
  error: { es: 'Error', en: 'Error' },
  crash: { es: 'Se cae', en: 'Crash' },
  timeout: { es: 'Sin respuesta a tiempo', en: 'Time-out' },
  'protocol-violation': { es: 'Rompe el protocolo', en: 'Protocol violation' },
  'known-failure': { es: 'Fallo conocido', en: 'Known failure' },
  'stale-known-failure': { es: 'Fallo conocido que ya pasa', en: 'Stale known failure' },
  'not-run': { es: 'No ejecutado', en: 'Not run' },
  'harness-error': { es: 'Error de la batería', en: 'Harness error' },
};
