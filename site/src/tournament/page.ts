// A tournament, live: choose a round, ask why a player stands where they stand, change a score and see the standings
// follow. The engine runs here, in the browser; the round and the player stand in the address.
import { type Followed, follow, ruledBy } from '../../../director/follow.ts';
import { LANGUAGES } from '../../../director/language/index.ts';
import type { TournamentFile } from '../../../protocol/generated/types.ts';
import { changesIn, gamesList, roundNotes, withScore } from './games.ts';
import { filled, type PageData, type Showing } from './parts.ts';
import { standingsTable } from './standings.ts';

const followed = (file: TournamentFile): Followed => follow(file, ruledBy(file));

const start = (root: HTMLElement): void => {
  const page: PageData = JSON.parse(root.dataset.page ?? '{}');
  const part = (name: string) =>
    root.querySelector<HTMLElement>(`[data-part=${name}]`) as HTMLElement;
  const example = page.file;
  const original = followed(example);
  const language = LANGUAGES[page.lang];
  let file = example;
  let own = original;

  const asked = () => {
    const query = new URLSearchParams(location.search);
    const round = Number(query.get('ronda') ?? own.rounds.length);
    const player = query.get('jugador');
    return {
      round: Number.isInteger(round) && own.rounds[round - 1] ? round : own.rounds.length,
      player: example.players.some(({ id }) => id === player) ? player : null,
    };
  };

  const showing = (): Showing | null => {
    const { round } = asked();
    const rounds = own.rounds.slice(0, round);
    const after = rounds.at(-1)?.after;
    const before = original.rounds[round - 1]?.after?.standings ?? [];
    if (!after) return null;
    const placeBefore = (id: string): number => before.findIndex((row) => row.id === id);
    return { ...page, file, language, rounds, after, placeBefore };
  };

  /** Not the scores: whoever is typing goes on. */
  const drawStandings = (): void => {
    const shown = showing();
    if (!shown) return;
    const { round, player } = asked();
    const held = (document.activeElement as HTMLElement | null)?.dataset.player;
    part('standings').replaceChildren(standingsTable(shown, player));
    part('notes').replaceChildren(roundNotes(shown));
    if (held !== undefined)
      root.querySelector<HTMLElement>(`[data-player="${CSS.escape(held)}"]`)?.focus();
    const changes = changesIn(example, file);
    part('changes').hidden = changes === 0;
    part('changed').textContent = filled(page.texts.changed, { n: changes });
    for (const a of root.querySelectorAll<HTMLAnchorElement>('[data-round]'))
      if (a.dataset.round === String(round)) a.setAttribute('aria-current', 'true');
      else a.removeAttribute('aria-current');
  };

  const draw = (): void => {
    drawStandings();
    const shown = showing();
    if (!shown) return;
    part('games-title').textContent = filled(page.texts.games, { n: shown.rounds.length });
    part('games').replaceChildren(gamesList(shown));
  };

  const change = (input: HTMLInputElement): void => {
    if (!input.checkValidity()) return;
    const { game, side } = input.dataset;
    file = withScore(file, asked().round - 1, Number(game), Number(side), input.valueAsNumber);
    own = followed(file);
    drawStandings();
  };

  const go = (round: number, player: string | null): void => {
    const query = new URLSearchParams({
      ronda: String(round),
      ...(player ? { jugador: player } : {}),
    });
    history.replaceState(null, '', `?${query}`);
  };

  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    const chip = target.closest<HTMLAnchorElement>('[data-round]');
    const player = target.closest<HTMLElement>('[data-player]')?.dataset.player;
    const at = asked();
    if (chip && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      go(Number(chip.dataset.round), at.player);
      draw();
    } else if (player !== undefined) {
      go(at.round, player === at.player ? null : player);
      drawStandings();
    } else if (target.closest('[data-reset]')) {
      file = example;
      own = original;
      draw();
    }
  });
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.game !== undefined) change(target);
  });
  for (const hidden of root.querySelectorAll<HTMLElement>('[data-live]')) hidden.hidden = false;
  draw();
};

const root = document.querySelector<HTMLElement>('.tournament');
if (root) start(root);
