// Results: how a game came to its end, what is entered for it, and for whom it counts.
import { expectEqual } from '../kernel/expect.ts';
import type { Ending } from '../language/tournament/life.ts';
import type { Competition } from './competition.ts';
import { tournament } from './registry.ts';

const { given, when, thus } = tournament.topic('results');

given(
  {
    es: 'que el marcador de la ronda {int} es {partidas}',
    en: 'the score in round {int} is {games}',
  },
  (event, round, games) => {
    for (const { players, score } of games) {
      event.meet(round, players);
      event.scores.set(players.join(), [...score]);
    }
  },
);

given(
  { es: 'que {participantes} tiene(n) causa justificada', en: '{entrants} has/have good cause' },
  (event, players) => {
    event.excused.push(...players);
  },
);

const record = (
  event: Competition,
  round: number,
  players: readonly string[],
  ending: Ending & { readonly by?: string },
): void => {
  const score = event.scores.get(players.join()) ?? [0, 0];
  const excused = event.excused.filter((id) => players.includes(id));
  event.happens({
    type: 'record',
    round,
    players: [...players],
    result: { ...ending, score, ...(excused.length > 0 ? { excused } : {}) },
  });
};

given(
  {
    es: 'que {participante} {desenlace} en la ronda {int}',
    en: '{entrant} {game-ending} in round {int}',
  },
  (event, by, ending, round) =>
    record(event, round, event.tableOf(round, by).players, { ...ending, by }),
);

when(
  {
    es: '{participante} {desenlace} en la ronda {int}',
    en: '{entrant} {game-ending} in round {int}',
  },
  (event, by, ending, round) =>
    record(event, round, event.tableOf(round, by).players, { ...ending, by }),
);

when(
  {
    es: 'ni {participante} ni {participante} comparecen en la ronda {int}',
    en: 'neither {entrant} nor {entrant} turns up in round {int}',
  },
  (event, a, b, round) => record(event, round, [a, b], { how: 'both-absent' }),
);

when(
  {
    es: '{participante} y {participante} acaban su partida de la ronda {int}',
    en: '{entrant} and {entrant} end their game of round {int}',
  },
  (event, a, b, round) => record(event, round, [a, b], { how: 'played' }),
);

when(
  {
    es: '{participante} pide abandonar {porqué}',
    en: '{entrant} asks to give up {why}',
  },
  (event, by, why) => {
    event.happens({ type: 'ask-to-resign', by, why });
  },
);

when(
  {
    es: 'se quiere calcular cómo varía el Elo de {participante} y {participante}',
    en: 'the change of the Elo of {entrant} and {entrant} is to be worked out',
  },
  (event, a, b) => {
    event.happens({ type: 'update-elo', players: [a, b] });
  },
);

thus(
  {
    es: 'los puntos de victoria de {participante} y {participante} son {puntos} y {puntos}',
    en: 'the victory points of {entrant} and {entrant} come to {points} and {points}',
  },
  (event, a, b, ofA, ofB) => {
    const { halfPoints } = event.report('record');
    expectEqual(`half points of ${a} and ${b}`, halfPoints, event.inOrder([a, b], [ofA, ofB]));
  },
);

thus({ es: 'queda anotado {partidas}', en: '{games} is entered' }, (event, games) => {
  for (const { players, score } of games)
    expectEqual('score entered', event.report('record').score, event.inOrder(players, score));
});

thus(
  { es: 'la partida {vale} para el Elo de ambos', en: 'the game {holds-good} for the Elo of both' },
  (event, counts) => {
    expectEqual('rated', event.report('record').rated, counts);
  },
);

thus(
  {
    es: 'suma una partida para el Mundial {participantes}',
    en: 'a game towards the World championship goes to {entrants}',
  },
  (event, players) => {
    expectEqual('counts for', event.report('record').counts?.toSorted(), players.toSorted());
  },
);

thus(
  {
    es: 'nadie suma una partida para el Mundial',
    en: 'a game towards the World championship goes to nobody',
  },
  (event) => {
    expectEqual('counts for', event.report('record').counts, []);
  },
);

thus(
  {
    es: '{participantes} ha(n) de cumplir un bye de penalización en la ronda {int}',
    en: '{entrants} has/have to serve a penalty bye in round {int}',
  },
  (event, players, round) => {
    const due = event.report('record').penaltyByes ?? [];
    expectEqual(
      'penalty byes',
      due,
      players.map((player) => ({ player, round })),
    );
  },
);

thus(
  { es: 'nadie recibe un bye de penalización', en: 'nobody is given a penalty bye' },
  (event) => {
    expectEqual('penalty byes', event.report('record').penaltyByes, []);
  },
);

thus(
  {
    es: 'la partida {sino} es una falta de ética',
    en: 'the game {whether} amount to a breach of ethics',
  },
  (event, fault) => {
    expectEqual('fault', event.report('record').fault, fault);
  },
);
