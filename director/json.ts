// A tournament for programs: what docs/TOURNAMENT-FILES.md says, in the shapes of the protocol.
import type { TournamentFile } from '../protocol/generated/types.ts';
import type { Pair } from '../shared/wrong.ts';
import { unsaidIn } from './approval.ts';
import type { Finding } from './check.ts';
import { configurationOf, editionOf } from './course.ts';
import type { Followed, RoundTold, Standings, Told } from './follow.ts';
import { nameIn } from './rows.ts';
import { talliesOf } from './tallies.ts';

const toldAs = ({ event, outcome }: Told) => ({ event, outcome });

const standingsAs = (after: Standings, file: TournamentFile, hasScores: boolean) => {
  const name = nameIn(file);
  return after.standings.map(({ differential, ...row }, i) => ({
    ...row,
    name: name(row.id),
    differential: hasScores ? differential : null,
    lead: after.leads[i] ?? null,
  }));
};

const roundAs = (told: RoundTold, file: TournamentFile, hasScores: boolean) => {
  const { round, isKoth, moves, bye, pair, pairing, ruled, games, lots, published, after } = told;
  return {
    round,
    koth: isKoth,
    moves: [...moves, ...lots, ...published].map(toldAs),
    bye: bye && bye.outcome.kind !== 'refused' ? toldAs(bye) : null,
    pairing: { outcome: pair.outcome, played: pairing, ruled },
    games: games.map(toldAs),
    standings: after && standingsAs(after, file, hasScores),
  };
};

export const asJson = (
  file: TournamentFile,
  followed: Followed,
  findings: readonly Finding[],
  { hasScores, notes }: { readonly hasScores: boolean; readonly notes: readonly Pair[] },
  upTo: number | undefined,
): unknown => {
  const { rounds, next, award, eloChange } = followed;
  const shown = upTo === undefined ? rounds : rounds.slice(0, upTo);
  const last = shown.at(-1);
  const tallies = talliesOf(shown);
  const own = upTo === undefined ? shown : last ? [last] : [];
  return {
    name: file.name,
    edition: editionOf(file),
    tournament: configurationOf(file),
    round: last?.round ?? 0,
    standings: last?.after ? standingsAs(last.after, file, hasScores) : null,
    games: file.players.map(({ id }) => ({
      ...{ id, rated: tallies.get(id)?.rated ?? 0, counted: tallies.get(id)?.counted ?? 0 },
    })),
    rounds: own.map((one) => roundAs(one, file, hasScores)),
    next: next && upTo === undefined ? roundAs(next, file, hasScores) : null,
    award: award && toldAs(award),
    eloChange,
    findings,
    unexamined: unsaidIn(file),
    notes,
  };
};
