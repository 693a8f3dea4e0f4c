// What the lists have of the players before the tournament.
import { tournament } from './registry.ts';

const { given } = tournament.topic('players');

given({ es: 'que los Elo son {elos}', en: 'the Elos are {elos}' }, (event, elos) => {
  for (const { id, elo } of elos) event.player(id).elo = elo;
});

const NEW = { elo: null, games: 0, gamesInSeason: 0, seasons: [], nationals: 0 };

given(
  { es: 'que {participantes} debuta(n)', en: '{entrants} is/are making a debut' },
  (event, ids) => {
    for (const id of ids) Object.assign(event.player(id), NEW);
  },
);

given(
  {
    es: 'que {participante} ha jugado {int} partida(s) esta temporada y {int} en total',
    en: '{entrant} has played {int} game(s) this season and {int} in all',
  },
  (event, id, gamesInSeason, games) => {
    Object.assign(event.player(id), { gamesInSeason, games });
  },
);
