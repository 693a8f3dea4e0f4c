// A challenge settled as the file has it, and what the reference would have ruled.
import type {
  GameReplayParams,
  GameReplayResult,
  Outcome,
  VerdictReport,
  Word,
} from '../../protocol/generated/types.ts';
import type { Placed, Wrong } from '../../shared/wrong.ts';
import { writeWord } from '../../steps/language/notation.ts';
import { REFUSALS } from '../../steps/language/refusals.ts';
import { DIFFERS } from './differs.ts';
import { challengeTo } from './events.ts';
import type { Referee } from './step.ts';
import type { Turn } from './turns.ts';

interface Settled {
  readonly outcomes: readonly Outcome[];
  readonly ruling?: VerdictReport;
  readonly told: readonly Placed<Wrong>[];
  /** Why the game cannot be followed further. */
  readonly stop?: Wrong;
  readonly state?: GameReplayResult['state'];
}

/** The turn asked again, over these valid words and with more behind it. */
type Replay = (lexicon: readonly Word[], ...more: GameReplayParams['events']) => GameReplayResult;

export const settled = (
  { by, points }: Turn,
  { isWithdrawn, entry }: NonNullable<Turn['challenged']>,
  words: readonly Word[],
  has: Referee['has'],
  replay: Replay,
): Settled => {
  const questions = challengeTo(by, words);
  const valid = has ? words.filter(has) : isWithdrawn ? [] : words;
  const ruled = replay(valid, ...questions);
  const { outcomes } = ruled;
  const ruling = rulingIn(ruled);
  if (ruling === undefined) return { outcomes, told: [], stop: barred(outcomes) };
  const told: Placed<Wrong>[] = [];
  const differs = (what: Wrong): void => {
    told.push({ line: entry.line, what });
  };
  if (ruling.valid === isWithdrawn) {
    const about = isWithdrawn ? words : words.filter((word) => has && !has(word));
    differs(DIFFERS.ruling(isWithdrawn, about.map(writeWord).join(', ')));
  }
  if (isWithdrawn && entry.points !== -points) differs(DIFFERS.lost(entry.points, points));
  if (!isWithdrawn && entry.points !== 0) differs(DIFFERS.bonus(entry.points));
  // The game goes on as the file has it.
  const asFiled =
    ruling.valid === isWithdrawn ? replay(isWithdrawn ? [] : words, ...questions) : ruled;
  return { outcomes, ruling, told, state: asFiled.state };
};

const barred = (outcomes: readonly Outcome[]): Wrong => {
  const refused = outcomes.find(({ kind }) => kind === 'refused');
  if (refused?.kind !== 'refused') return DIFFERS.unregulated();
  const [es, en] = REFUSALS[refused.reason];
  return DIFFERS.refused({ es, en });
};

const rulingIn = ({ outcomes }: GameReplayResult): VerdictReport | undefined => {
  const last = outcomes.at(-1);
  return outcomes.every(({ kind }) => kind === 'done') && last?.kind === 'done'
    ? (last.report as VerdictReport)
    : undefined;
};
