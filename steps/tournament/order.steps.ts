// The list of players: how it is ordered, what the program is told, who gets the bye of a round.
import { expectEqual } from '../kernel/expect.ts';
import { tournament } from './registry.ts';

const { given, when, thus } = tournament.topic('order');

given(
  { es: 'que el orden inicial es {inicial}', en: 'the initial order is {seeding}' },
  (event, order) => {
    event.set.order = order;
  },
);

given(
  { es: 'que el sorteo da el orden {participantes}', en: 'lots give the order {entrants}' },
  (event, ids) => {
    for (const id of ids) event.player(id);
    event.set.drawn = ids;
  },
);

given(
  {
    es: 'que {participantes} ya tuvo/tuvieron un bye de primera ronda esta temporada',
    en: '{entrants} has/have had a bye in a first round this season',
  },
  (event, ids) => {
    for (const id of ids) event.player(id).firstRoundBye = true;
  },
);

when(
  { es: 'se ordena la lista para la ronda {int}', en: 'the list is ordered for round {int}' },
  (event, round) => {
    event.happens({ type: 'order-players', round });
  },
);

when(
  {
    es: 'se busca a quién dar el bye de la ronda {int}',
    en: 'somebody is sought for the bye of round {int}',
  },
  (event, round) => {
    event.happens({ type: 'assign-bye', round });
  },
);

when(
  {
    es: 'en el programa se anota {int} como {casillero}',
    en: 'in the program {int} is entered as {box}',
  },
  (event, value, box) => event.happens({ type: 'fill-in', box, value }),
);

thus({ es: 'el orden es {participantes}', en: 'the order is {entrants}' }, (event, ids) => {
  expectEqual('order', event.report('order-players').order, ids);
});

thus(
  { es: 'el orden empieza por {participantes}', en: 'the order begins with {entrants}' },
  (event, ids) => {
    const { order = [] } = event.report('order-players');
    expectEqual('order', order.slice(0, ids.length), ids);
  },
);

thus(
  {
    es: 'nada dice cuál de {participantes} va delante',
    en: 'nothing tells which of {entrants} goes first',
  },
  (event, ids) => {
    const { level = [] } = event.report('order-players');
    expectEqual(
      'players who are level',
      level.map((group) => group.toSorted()),
      [ids.toSorted()],
    );
  },
);

thus({ es: 'el bye es para {participante}', en: 'the bye goes to {entrant}' }, (event, id) => {
  expectEqual('bye', event.report('assign-bye'), { by: 'regulation', player: id });
});

thus({ es: 'el bye lo da el programa', en: 'the bye is given by the program' }, (event) => {
  expectEqual('bye', event.report('assign-bye'), { by: 'program', player: null });
});
