// A TRF says how many points each player has: where that is not what the regulation gives, it is said.
import type { TournamentFile } from '../../protocol/generated/types.ts';
import type { Pair } from '../../shared/wrong.ts';
import type { Followed } from '../follow.ts';
import { halves } from '../numbers.ts';
import { nameIn } from '../rows.ts';
import { TRF_NOTES } from './words.ts';

export const otherPoints = (
  file: TournamentFile,
  { rounds }: Followed,
  claimed: ReadonlyMap<string, number>,
): Pair[] =>
  (rounds.at(-1)?.after?.standings ?? []).flatMap(({ id, halfPoints }) => {
    const said = claimed.get(id) ?? halfPoints;
    if (said === halfPoints) return [];
    return [TRF_NOTES.points(nameIn(file)(id), halves(said), halves(halfPoints))];
  });
