// Championships: trophies of the Spanish one and who may host it; the ranking and the categories of the Máster.
import type { SeasonResult } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import type { Competition } from './competition.ts';
import { tournament } from './registry.ts';

const { given, when, thus } = tournament.topic('championships');

when(
  {
    es: '{aspirante} presenta su candidatura {propuesta}',
    en: '{bidder} makes a bid {proposal}',
  },
  (event, by, conditionsShown) => {
    event.happens({ type: 'bid', by, conditionsShown });
  },
);

given(
  {
    es: 'que {participantes} no ha(n) jugado antes ningún Nacional',
    en: '{entrants} has/have not played in any National before',
  },
  (event, ids) => {
    for (const id of ids) event.player(id).nationals = 0;
  },
);

when({ es: 'se entregan los trofeos', en: 'the trophies are given' }, (event) => {
  event.happens({ type: 'award' });
});

thus(
  {
    es: 'el trofeo de {trofeo} es para {participante}',
    en: 'the trophy of {trophy} goes to {entrant}',
  },
  (event, trophy, id) => {
    const won = event.report('award').trophies?.find((one) => one.trophy === trophy);
    expectEqual(`trophy of ${trophy}`, won?.id, id);
  },
);

thus({ es: 'no hay trofeo de {trofeo}', en: 'there is no trophy of {trophy}' }, (event, trophy) => {
  const won = event.report('award').trophies?.find((one) => one.trophy === trophy);
  expectEqual(`trophy of ${trophy}`, won?.id, undefined);
});

type Season = { -readonly [K in keyof SeasonResult]: SeasonResult[K] };

const rivalsOf = (elos: readonly number[]): SeasonResult['rivals'] =>
  elos.map((elo) => ({ before: elo, now: elo }));

given(
  {
    es: 'que {participante} quedó en el puesto {int} {cita}, contra {niveles}',
    en: '{entrant} took place {int} {season-event}, against {levels}',
  },
  (event, id, place, national, elos) => {
    event.player(id);
    event.season.push({ player: id, place, national, rivals: rivalsOf(elos) });
  },
);

/** The tournament that was told last of a player. */
const lastOf = (event: Competition, id: string): Season => {
  const found = event.season.findLast(({ player }) => player === id);
  if (!found)
    throw new Error(`harness: no tournament of ${id} was told, expected a line that does`);
  return found;
};

given(
  {
    es: 'que esos rivales de {participante} tienen ahora {niveles}',
    en: 'those rivals of {entrant} now have {levels}',
  },
  (event, id, elos) => {
    const own = lastOf(event, id);
    own.rivals = own.rivals.map(({ before }, i) => ({ before, now: elos[i] ?? 0 }));
  },
);

given(
  {
    es: 'que {participante} jugó allí además contra un debutante que ahora tiene {int}',
    en: '{entrant} also played there against a debutant who now has {int}',
  },
  (event, id, now) => {
    const own = lastOf(event, id);
    own.rivals = [...own.rivals, { before: null, now }];
  },
);

given(
  { es: 'que {participante} ganó el último Máster', en: '{entrant} won the last Máster' },
  (event, id) => {
    event.lastWinner = id;
  },
);

given(
  { es: 'que {participantes} se inscribe(n) en el Máster', en: '{entrants} enter(s) the Máster' },
  (event, ids) => {
    for (const id of ids) event.player(id);
  },
);

given(
  { es: 'que la lista del Máster es {participantes}', en: 'the list of the Máster is {entrants}' },
  (event, ids) => {
    event.set.drawn = ids;
  },
);

when({ es: 'se hace la lista del Máster', en: 'the list of the Máster is made' }, (event) => {
  const { season, lastWinner } = event;
  event.happens({ type: 'rank-master', results: [...season], lastWinner });
});

thus({ es: 'la lista es {participantes}', en: 'the list is {entrants}' }, (event, ids) => {
  expectEqual('order', event.report('rank-master').order, ids);
});

thus(
  {
    es: 'nada separa en la lista a {participantes}',
    en: 'nothing on the list separates {entrants}',
  },
  (event, ids) => {
    expectEqual('players who are level', event.report('rank-master').level, [ids]);
  },
);

when(
  {
    es: 'se hacen las categorías para {int} asistentes',
    en: 'categories are made for {int} attending',
  },
  (event, attending) => {
    event.happens({ type: 'make-categories', attending });
  },
);

thus(
  { es: 'las categorías son {categorías}', en: 'the categories are {categories}' },
  (event, own) => {
    expectEqual('categories', event.report('make-categories').categories, own);
  },
);
