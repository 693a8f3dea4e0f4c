// Pairing: which rounds are king of the hill, how the players stood before, what is proposed and what comes of it.
import { expectEqual } from '../kernel/expect.ts';
import { tournament } from './registry.ts';

const { given, when, thus } = tournament.topic('pairing');

given(
  {
    es: 'que la(s) ronda(s) {cuáles} es/son de rey de la colina',
    en: 'round(s) {numbers} is/are king of the hill',
  },
  (event, rounds) => {
    event.set.koth = rounds;
  },
);

given(
  {
    es: 'que se juega con Gibsonización y {int} premio(s)',
    en: 'there is Gibsonization and {int} prize(s)',
  },
  (event, prizes) => {
    Object.assign(event.set, { gibson: true, prizes });
  },
);

given(
  {
    es: 'que se juega sin Gibsonización y con {int} premio(s)',
    en: 'there is no Gibsonization and {int} prize(s)',
  },
  (event, prizes) => {
    Object.assign(event.set, { gibson: false, prizes });
  },
);

given(
  {
    es: 'que tras la ronda {int} los puntos son {tabla}',
    en: 'after round {int} the points are {point-table}',
  },
  (event, round, standings) => {
    for (const id of standings.map((one) => one.id).toSorted()) event.player(id);
    event.placed = { round, standings, met: event.placed?.met ?? [] };
  },
);

given(
  { es: 'que se han enfrentado ya {mesas}', en: 'the following have met: {pairs}' },
  (event, met) => {
    event.placed = { round: 0, standings: [], ...event.placed, met };
  },
);

given(
  {
    es: 'que {participantes} ha/han tenido ya un bye, en rondas distintas',
    en: '{entrants} has/have had a bye, in rounds of their own',
  },
  (event, ids) => {
    for (const [i, id] of ids.entries()) event.sitOut(i + 1, id, 'byes');
  },
);

given({ es: 'que juegan {participantes}', en: '{entrants} are playing' }, (event, ids) => {
  for (const id of ids) event.player(id);
});

when({ es: 'se empareja la ronda {int}', en: 'round {int} is paired' }, (event, round) => {
  event.happens({ type: 'pair', round });
});

when(
  {
    es: 'para la ronda {int} se proponen las mesas {mesas}',
    en: 'for round {int} the tables {pairs} are proposed',
  },
  (event, round, tables) =>
    event.happens({ type: 'pair', round, tables: tables.map(([a, b]) => [a, b]), byes: [] }),
);

when(
  {
    es: 'para la ronda {int} se proponen las mesas {mesas}, con bye de {participantes}',
    en: 'for round {int} the tables {pairs} are proposed, with a bye for {entrants}',
  },
  (event, round, tables, byes) =>
    event.happens({ type: 'pair', round, tables: tables.map(([a, b]) => [a, b]), byes }),
);

const alike = (pairs: readonly (readonly string[])[] = []): string[] =>
  pairs.map((two) => two.toSorted().join('–')).toSorted();

thus({ es: 'las mesas son {mesas}', en: 'the tables are {pairs}' }, (event, pairs) => {
  expectEqual('tables', alike(event.report('pair').tables), alike(pairs));
});

thus({ es: 'descansa {participante}', en: '{entrant} has no rival' }, (event, id) => {
  expectEqual('byes', event.report('pair').byes, [id]);
});

thus({ es: 'nadie descansa', en: 'everybody has a rival' }, (event) => {
  expectEqual('byes', event.report('pair').byes, []);
});
