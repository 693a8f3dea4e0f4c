// The ladder as a file, for the site and for programs.
import type { OnLadder } from '../proof/ladder.ts';

export const ladderText = (clauses: readonly OnLadder[]): string =>
  JSON.stringify({
    clauses: clauses.map(({ clause: { id, edition, profile }, rung, by, norms, silences }) => ({
      id,
      edition,
      profile,
      rung,
      by,
      norms,
      silences,
    })),
  });
