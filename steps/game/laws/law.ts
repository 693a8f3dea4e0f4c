// A law of the table: asked of every answer, with the table as the hands of people have left it.
import type {
  EachPoints,
  GameReplayParams,
  GameReplayResult,
  Player,
} from '../../../protocol/generated/types.ts';
import type { Shadow } from './shadow-table.ts';

export type Law = (params: GameReplayParams, result: GameReplayResult, shadow: Shadow) => void;

/** What an expectation of a law is called. */
export const law = (what: string): string => `law of the table, ${what}`;

/** Events of these types that had effect. */
export const doneOf = <T extends GameReplayParams['events'][number]['type']>(
  { events }: GameReplayParams,
  { outcomes }: GameReplayResult,
  ...types: readonly T[]
): Extract<GameReplayParams['events'][number], { readonly type: T }>[] =>
  events.filter(
    (event, i): event is Extract<typeof event, { readonly type: T }> =>
      types.some((type) => type === event.type) && outcomes[i]?.kind === 'done',
  );

/** Who has more points; nobody where they are equal. */
export const leaderOf = ({ A, B }: EachPoints): Player | null =>
  A === B ? null : A > B ? 'A' : 'B';
