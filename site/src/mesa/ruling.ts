// The ruling on a case: the steps become a request of the protocol, and the reference implementation answers it here, in
// the browser.
import type {
  EditionId,
  GameReplayParams,
  GameReplayResult,
  Outcome,
} from '../../../protocol/generated/types.ts';
import { referenceHandler } from '../../../reference-impl/adapter/handler.ts';
import { prepare } from '../../../steps/kernel/prepare.ts';
import type { Facts, Ruled, Situation } from './situation.ts';

export type Readings = GameReplayParams['readings'];

export interface Ruling extends Ruled {
  readonly edition: EditionId;
  /** Rulings are alike when they tell people to do the same. */
  readonly likeness: string;
}

const reference = referenceHandler();

/** Undefined where the facts contradict one another. */
export const rulingOn = (
  { steps }: Situation,
  edition: EditionId,
  facts: Facts,
  readings: Readings = {},
): Ruling | undefined => {
  const told = steps(facts);
  if (!told) return undefined;
  const opening = `una partida en curso según el reglamento ${edition}`;
  const { params } = prepare([opening, ...told]).request();
  return ruled({ ...(params as GameReplayParams), readings });
};

const ruled = (params: GameReplayParams): Ruling => {
  const answer = reference({ jsonrpc: '2.0', id: 1, method: 'game/replay', params });
  if (answer.error) throw new Error(answer.error.message);
  const { outcomes, state } = answer.result as GameReplayResult;
  const outcome = outcomes.at(-1);
  if (!outcome) throw new Error('a situation in which nothing happens');
  return { edition: params.edition, outcome, state, likeness: likenessOf(outcome, state) };
};

/** All but the grounds; what is not admitted changes nothing at the table. */
const likenessOf = (
  { because: _, ...outcome }: Outcome,
  { scores, ended, expelled }: GameReplayResult['state'],
): string =>
  JSON.stringify([outcome, ...(outcome.kind === 'done' ? [scores, ended, expelled] : [])]);
