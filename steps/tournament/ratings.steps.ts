// The lists of Elo: what a player brings to them, who stands on which.
import { expectEqual } from '../kernel/expect.ts';
import { tournament } from './registry.ts';

const { given, when, thus } = tournament.topic('ratings');

given(
  {
    es: 'que {participante} ha jugado en {temporadas}',
    en: '{entrant} has played in {seasons}',
  },
  (event, id, seasons) => {
    event.player(id).seasons = seasons;
  },
);

when({ es: 'se hacen las listas de Elo', en: 'the lists of Elo are made' }, (event) => {
  event.happens({ type: 'list-ratings' });
});

thus(
  { es: '{participantes} figura(n) en {listado}', en: '{entrants} stand(s) on {list}' },
  (event, ids, list) => {
    const listed = event.report('list-ratings')[list] ?? [];
    expectEqual(
      list,
      listed.map(({ id }) => id),
      ids,
    );
  },
);

thus({ es: 'nadie figura en {listado}', en: 'nobody stands on {list}' }, (event, list) => {
  expectEqual(list, event.report('list-ratings')[list], []);
});

thus(
  {
    es: '{participante} tiene {int} puntos en {listado}',
    en: '{entrant} has {int} points on {list}',
  },
  (event, player, elo, list) => {
    const found = event.report('list-ratings')[list]?.find(({ id }) => id === player);
    expectEqual(`Elo of ${player}`, found?.elo, elo);
  },
);
