// How many games of each player are rated, and how many count: what the engine said of each game, added up.
import { type Recorded, type RoundTold, reportOf } from './follow.ts';

export interface Tally {
  readonly rated: number;
  readonly counted: number;
}

/** Of how many games the engine said that they are rated, and that they count for whom. */
export const talliesOf = (rounds: readonly RoundTold[]): ReadonlyMap<string, Tally> => {
  const tallies = new Map<string, Tally>();
  for (const { games } of rounds)
    for (const { event, outcome } of games) {
      const report = reportOf<Recorded>(outcome);
      if (!report) continue;
      for (const id of event.players) {
        const { rated, counted } = tallies.get(id) ?? { rated: 0, counted: 0 };
        tallies.set(id, {
          rated: rated + (report.rated ? 1 : 0),
          counted: counted + (report.counts.includes(id) ? 1 : 0),
        });
      }
    }
  return tallies;
};
