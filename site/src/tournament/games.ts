// The games of a round, with their scores to be changed; what else is to be said of the round stands above them.

import { gameLine, type Line, moveLines, pairingLines } from '../../../director/rounds.ts';
import { nameIn } from '../../../director/rows.ts';
import type { TournamentFile } from '../../../protocol/generated/types.ts';
import { type ClauseWays, make } from '../elements.ts';
import { clauses, filled, type Showing } from './parts.ts';

const lineOf = (ways: ClauseWays, { text, because }: Line): HTMLElement =>
  make('li', '', text, make('span', 'refs-in-line', ...clauses(ways, because)));

/** Who came and went, the bye, how the round was paired. */
export const roundNotes = (showing: Showing): HTMLElement => {
  const { file, lang, language, rounds } = showing;
  const round = rounds.at(-1);
  const speaking = { file, language, lang, hasScores: true };
  const lines = round ? [...moveLines(round, speaking), ...pairingLines(round, speaking)] : [];
  return make('ul', 'round-notes', ...lines.map((line) => lineOf(showing, line)));
};

/** A table each. Who did not play it out is told; every other score can be changed. */
export const gamesList = (showing: Showing): HTMLElement => {
  const { file, lang, language, rounds } = showing;
  const round = rounds.at(-1);
  const speaking = { file, language, lang, hasScores: true };
  const items = (round?.games ?? []).map((told, g) => {
    const isPlayed = told.event.result.how === 'played';
    if (!isPlayed || !round) return lineOf(showing, gameLine(told, speaking));
    return gameOf(showing, round.round - 1, g);
  });
  return make('ul', 'games', ...items);
};

const gameOf = ({ file, texts }: Showing, round: number, game: number): HTMLElement => {
  const name = nameIn(file);
  const one = file.played?.[round]?.games?.[game];
  const [a = '', b = ''] = one?.players ?? [];
  const field = (side: 0 | 1): HTMLInputElement => {
    const input = document.createElement('input');
    const [own, other] = side === 0 ? [a, b] : [b, a];
    Object.assign(input, { type: 'number', min: '-100', max: '1500', step: '1', required: true });
    input.value = String(one?.score?.[side] ?? 0);
    input.dataset.game = String(game);
    input.dataset.side = String(side);
    input.setAttribute('aria-label', filled(texts.score, { name: name(own), rival: name(other) }));
    return input;
  };
  return make(
    'li',
    'game',
    make('span', 'left', name(a)),
    field(0),
    make('span', 'dash', '–'),
    field(1),
    make('span', 'right', name(b)),
  );
};

/** The file with another score at a table. */
export const withScore = (
  file: TournamentFile,
  round: number,
  game: number,
  side: number,
  points: number,
): TournamentFile => ({
  ...file,
  played: (file.played ?? []).map((one, i) =>
    i === round
      ? {
          ...one,
          games: (one.games ?? []).map((own, g) =>
            g === game
              ? {
                  ...own,
                  score: (own.score ?? [0, 0]).map((old, s) => (s === side ? points : old)),
                }
              : own,
          ),
        }
      : one,
  ),
});

/** How many games have another score than in the example. */
export const changesIn = (example: TournamentFile, file: TournamentFile): number =>
  (example.played ?? []).reduce(
    (sum, { games = [] }, r) =>
      sum +
      games.filter(({ score }, g) => String(score) !== String(file.played?.[r]?.games?.[g]?.score))
        .length,
    0,
  );
