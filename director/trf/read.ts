// A TRF (FIDE's tournament report file, 2016 and its XX lines) as a tournament file. It has who won and not by how many
// points, and nothing of absences and their reasons: what is missing is said, and never made up.
import type { FilePlayer, TournamentFile } from '../../protocol/generated/types.ts';
import type { Pair, Placed, Wrong } from '../../shared/wrong.ts';
import { type PlayerLine, playerLine } from './line.ts';
import { cellOf, firstRoundOf, idOf, isIn, roundOf } from './rounds.ts';
import { TRF_NOTES, TRF_WRONG } from './words.ts';

export interface ReadTrf {
  readonly file?: TournamentFile;
  readonly wrong: readonly Placed<Wrong>[];
  readonly notes: readonly Pair[];
  /** Half points of each player, as the file has them. */
  readonly claimed: ReadonlyMap<string, number>;
  readonly lineOf: (pointer: string) => number;
}

/** Every line begins with three digits or letters that say what it holds. */
export const isTrf = (text: string): boolean =>
  /^(\ufeff|ï»¿)?\s*(###|0[0-9]{2}|1[0-9]{2}|XX[A-Z]) /.test(text) && /^001 /m.test(text);

const MOST_ROUNDS = 100;

export const readTrf = (text: string): ReadTrf => {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const wrong: Placed<Wrong>[] = [];
  const players: PlayerLine[] = [];
  for (const [i, own] of lines.entries()) {
    if (!own.startsWith('001 ')) continue;
    const read = playerLine(i + 1, own);
    if ('found' in read) wrong.push({ line: i + 1, what: read });
    else if (players.some(({ number }) => number === read.number))
      wrong.push({ line: i + 1, what: TRF_WRONG.numberTwice(read.number) });
    else players.push(read);
  }
  if (wrong.length === 0 && players.length < 2) wrong.push({ line: 1, what: TRF_WRONG.nobody() });
  const played = roundsPlayed(players);
  const rounds = Array.from({ length: played }, (_, i) => roundOf(players, i + 1, wrong));
  const nothing = { wrong, notes: [], claimed: new Map(), lineOf: () => 1 };
  if (wrong.length > 0) return nothing;
  const said = (code: string) =>
    lines
      .find((own) => own.startsWith(`${code} `))
      ?.slice(4)
      .trim();
  const file: TournamentFile = {
    name: said('012')?.slice(0, 120) || 'TRF',
    format: /round.?robin|berger|liga/i.test(said('092') ?? '') ? 'league' : 'swiss',
    rounds: Math.max(played, 1, Math.min(MOST_ROUNDS, Number.parseInt(said('XXR') ?? '', 10) || 0)),
    season: said('042')?.slice(0, 20) || '–',
    players: players.map((player) => entryOf(player, cellOf(player, 1).code === 'U')),
    played: rounds,
  };
  return {
    file,
    wrong,
    notes: notesOn(players, played),
    claimed: new Map(
      players.flatMap((one) => (one.halfPoints === null ? [] : [[idOf(one), one.halfPoints]])),
    ),
    lineOf: lineIn(players, file),
  };
};

/** As far as anybody plays. */
const roundsPlayed = (players: readonly PlayerLine[]): number => {
  const longest = Math.max(0, ...players.map(({ cells }) => cells.length));
  const all = Array.from({ length: Math.min(MOST_ROUNDS, longest) }, (_, i) => i + 1);
  return all.findLast((round) => players.some((one) => isIn(one, round))) ?? 0;
};

/** Who has had a bye in the first round of another tournament is not there: all others are taken to have. */
const entryOf = (player: PlayerLine, hasBye: boolean): FilePlayer => {
  const first = firstRoundOf(player) ?? 1;
  return {
    ...{ id: idOf(player), name: player.name, elo: player.rating, firstRoundBye: !hasBye },
    ...(first > 1 ? { enters: first } : {}),
  };
};

const notesOn = (players: readonly PlayerLine[], played: number): Pair[] => {
  const halves = players.filter((one) => one.cells.some(({ code }) => code === 'H'));
  const rounds = Array.from({ length: played }, (_, i) => i + 1);
  const isAbsent = (one: PlayerLine): boolean =>
    rounds.some((round) => ['Z', '+', '-'].includes(cellOf(one, round).code));
  return [
    TRF_NOTES.scores(),
    TRF_NOTES.ratings(),
    TRF_NOTES.settings(),
    TRF_NOTES.firstBye(),
    ...(players.some(isAbsent) ? [TRF_NOTES.absences()] : []),
    ...(halves.length > 0 ? [TRF_NOTES.halfByes(halves.map(({ name }) => name).join(', '))] : []),
  ];
};

/** What is about a game stands in the line of its first player. */
const lineIn =
  (players: readonly PlayerLine[], { played = [] }: TournamentFile) =>
  (pointer: string): number => {
    const [, part, at, list, item] = pointer.split('/');
    const lineOfId = (id: string | undefined): number =>
      players.find((one) => idOf(one) === id)?.line ?? 1;
    if (part === 'players') return players[Number(at)]?.line ?? 1;
    const round = played[Number(at)];
    if (list === 'games') return lineOfId(round?.games?.[Number(item)]?.players[0]);
    if (list === 'leaves') return lineOfId(round?.leaves?.[Number(item)]?.player);
    if (list === 'returns') return lineOfId(round?.returns?.[Number(item)]?.player);
    return 1;
  };
