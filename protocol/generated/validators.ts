// Generated from schemas/ by `npm run generate`. Do not edit.

import type {
  ArticleMeta,
  BodyReport,
  ByeReport,
  CategoriesReport,
  Certificate,
  ClauseMeta,
  ConductReport,
  CountReport,
  DrawReport,
  EditionMeta,
  EntryReport,
  ExchangeReport,
  GameReplayParams,
  GameReplayResult,
  GlossaryTermMeta,
  InitializeParams,
  InitializeResult,
  InterpretationMeta,
  LetterReport,
  LexiconJudgeParams,
  LexiconJudgeResult,
  ListsReport,
  NoteReport,
  OrderReport,
  PairingReport,
  PlayReport,
  PresenceReport,
  RecordReport,
  RemedyReport,
  Request,
  Response,
  ReviewReport,
  RunResults,
  ShutdownResult,
  SignedEnvelope,
  StandingsReport,
  StarterReport,
  Submission,
  TextReport,
  TopicAnswerMeta,
  TopicMeta,
  TournamentFile,
  TournamentReplayParams,
  TournamentReplayResult,
  TrophiesReport,
  VerdictReport,
} from './types.ts';

export interface Validated {
  readonly article: ArticleMeta;
  readonly clause: ClauseMeta;
  readonly edition: EditionMeta;
  readonly glossaryTerm: GlossaryTermMeta;
  readonly interpretation: InterpretationMeta;
  readonly topic: TopicMeta;
  readonly topicAnswer: TopicAnswerMeta;
  readonly tournamentFile: TournamentFile;
  readonly letterReport: LetterReport;
  readonly bodyReport: BodyReport;
  readonly conductReport: ConductReport;
  readonly countReport: CountReport;
  readonly remedyReport: RemedyReport;
  readonly drawReport: DrawReport;
  readonly exchangeReport: ExchangeReport;
  readonly playReport: PlayReport;
  readonly verdictReport: VerdictReport;
  readonly reviewReport: ReviewReport;
  readonly starterReport: StarterReport;
  readonly gameReplayParams: GameReplayParams;
  readonly gameReplayResult: GameReplayResult;
  readonly lexiconJudgeParams: LexiconJudgeParams;
  readonly lexiconJudgeResult: LexiconJudgeResult;
  readonly certificate: Certificate;
  readonly envelope: SignedEnvelope;
  readonly results: RunResults;
  readonly submission: Submission;
  readonly initializeParams: InitializeParams;
  readonly initializeResult: InitializeResult;
  readonly request: Request;
  readonly response: Response;
  readonly shutdownResult: ShutdownResult;
  readonly textReport: TextReport;
  readonly noteReport: NoteReport;
  readonly presenceReport: PresenceReport;
  readonly listsReport: ListsReport;
  readonly categoriesReport: CategoriesReport;
  readonly orderReport: OrderReport;
  readonly entryReport: EntryReport;
  readonly byeReport: ByeReport;
  readonly recordReport: RecordReport;
  readonly pairingReport: PairingReport;
  readonly standingsReport: StandingsReport;
  readonly trophiesReport: TrophiesReport;
  readonly tournamentReplayParams: TournamentReplayParams;
  readonly tournamentReplayResult: TournamentReplayResult;
}

export const REPORT_VALIDATORS = {
  game: {
    'name-blank': 'playReport',
    'settle-blank': 'letterReport',
    'form-body': 'bodyReport',
    'hand-in-slip': 'conductReport',
    'ask-spelling': 'conductReport',
    'await-ruling': 'conductReport',
    'remind-clock': 'conductReport',
    speak: 'conductReport',
    find: 'conductReport',
    'look-up': 'conductReport',
    use: 'conductReport',
    'inspect-sheet': 'conductReport',
    draw: 'drawReport',
    'count-bag': 'countReport',
    'report-surplus': 'remedyReport',
    'report-shortage': 'remedyReport',
    'report-leftover': 'drawReport',
    'report-foreign-draw': 'conductReport',
    exchange: 'exchangeReport',
    'finish-placing': 'playReport',
    rearrange: 'playReport',
    place: 'playReport',
    note: 'conductReport',
    abandon: 'conductReport',
    rule: 'verdictReport',
    'review-sheet': 'reviewReport',
    'draw-lots': 'starterReport',
    'assign-start': 'starterReport',
  },
  tournament: {
    'ask-governing-text': 'textReport',
    'end-season': 'noteReport',
    withdraw: 'presenceReport',
    rejoin: 'presenceReport',
    'ask-readmission': 'presenceReport',
    'list-ratings': 'listsReport',
    'rank-master': 'orderReport',
    'make-categories': 'categoriesReport',
    'order-players': 'orderReport',
    enter: 'entryReport',
    'assign-bye': 'byeReport',
    record: 'recordReport',
    pair: 'pairingReport',
    rank: 'standingsReport',
    award: 'trophiesReport',
  },
} as const;
