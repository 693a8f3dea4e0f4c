// Who takes part, how the tournament is set up, and the rounds that lie behind.
import type { TournamentResult } from '../../protocol/generated/types.ts';
import { tournament } from './registry.ts';

const { given } = tournament.topic('field');

given(
  {
    es: '{certamen} de {int} rondas según el reglamento {reglamento}',
    en: '{competition} of {int} rounds under the regulation {edition}',
  },
  (event, kind, rounds, edition) => {
    Object.assign(event.set, { kind, rounds });
    event.edition = edition;
  },
);

given({ es: 'que se juega {sistema}', en: 'it is played {system}' }, (event, format) => {
  event.set.format = format;
});

given(
  { es: 'que el torneo {sino} es oficial', en: 'the tournament {whether} count as official' },
  (event, official) => {
    event.set.official = official;
  },
);

given(
  { es: 'que en la ronda {int} se enfrentan {mesas}', en: 'in round {int} the tables are {pairs}' },
  (event, round, tables) => {
    for (const players of tables) event.meet(round, players);
  },
);

const played = (score: readonly [number, number]): TournamentResult => ({
  how: 'played',
  score: [...score],
});

given(
  { es: 'que en la ronda {int} acaban {partidas}', en: 'in round {int} there ended {games}' },
  (event, round, games) => {
    for (const { players, score } of games) event.meet(round, players, played(score));
  },
);

given(
  {
    es: 'que {participantes} descansa(n) en la ronda {int}',
    en: '{entrants} has/have a bye in round {int}',
  },
  (event, players, round) => {
    for (const id of players) event.sitOut(round, id, 'byes');
  },
);

given(
  {
    es: 'que {participantes} cumple(n) penalización en la ronda {int}',
    en: '{entrants} serves/serve a penalty in round {int}',
  },
  (event, players, round) => {
    for (const id of players) event.sitOut(round, id, 'penaltyByes');
  },
);
