// What is said of a tournament file that cannot be followed, in Spanish and English side by side.
import { nearest } from '../../shared/nearest.ts';
import { pair, wrong } from '../../shared/wrong.ts';

const alike = (text: string) => pair(text, text);

export const WRONG = {
  playerTwice: (id: string) =>
    wrong(
      pair(`el jugador «${id}» está dos veces`, `the player "${id}" is there twice`),
      pair('un id para cada jugador', 'an id for each player'),
      pair(
        'quite la segunda vez, o dé otro id a quien se llame igual',
        'take the second one out, or give another id to whoever has the same name',
      ),
    ),
  unknownPlayer: (id: string, known: readonly string[]) =>
    wrong(
      pair(`no hay ningún jugador «${id}»`, `there is no player "${id}"`),
      pair('el id de alguien de players', 'the id of somebody in players'),
      pair(`¿quizá ${nearest(id, known, 1)[0]}?`, `perhaps ${nearest(id, known, 1)[0]}?`),
    ),
  seatedTwice: (id: string, round: number) =>
    wrong(
      pair(`«${id}» está dos veces en la ronda ${round}`, `"${id}" is twice in round ${round}`),
      pair('una mesa o un descanso por ronda', 'one table or one bye a round'),
      pair('corrija una de las dos mesas', 'correct one of the two tables'),
    ),
  roundOrder: (found: number, due: number) =>
    wrong(
      pair(
        `la ronda ${found} está en el lugar de la ${due}`,
        `round ${found} is where ${due} goes`,
      ),
      pair(
        'las rondas en orden, desde la 1 y sin saltos',
        'rounds in order, from 1, none left out',
      ),
      pair(`ponga aquí la ronda ${due}`, `put round ${due} here`),
    ),
  noSuchRound: (found: number, rounds: number) =>
    wrong(
      pair(`hay una ronda ${found}`, `there is a round ${found}`),
      pair(`${rounds} rondas, según rounds`, `${rounds} rounds, as rounds says`),
      pair('corrija rounds o quite la ronda', 'correct rounds or take the round out'),
    ),
  noPairing: (round: number) =>
    wrong(
      pair(`la ronda ${round} no tiene emparejamiento`, `round ${round} has no pairing`),
      pair('games, con las mesas de la ronda', 'games, with the tables of the round'),
      pair(
        'solo empareja el reglamento las rondas que están en koth',
        'the regulation pairs only the rounds that are in koth',
      ),
    ),
  noScore: (how: string) =>
    wrong(
      pair(`how: ${how}, sin puntos`, `how: ${how}, without a score`),
      pair('score con los puntos de los dos', 'score with the points of the two'),
      alike('score: [412, 380]'),
    ),
  nobody: (how: string) =>
    wrong(
      pair(`how: ${how}, y no dice quién`, `how: ${how}, and it does not say who`),
      pair('by con el id de uno de los dos', 'by with the id of one of the two'),
      pair(
        'by es quien perdió por tiempo, abandonó, se ausentó o no vino',
        'by is who lost on time, gave up, was absent or did not come',
      ),
    ),
  noEnd: () =>
    wrong(
      pair('by, en una partida que se jugó entera', 'by, in a game that was played out'),
      pair('how: time, resigned, absence o no-show', 'how: time, resigned, absence or no-show'),
      pair('quite by o diga cómo acabó', 'take by out or say how it ended'),
    ),
  notAtTable: (by: string, players: readonly string[]) =>
    wrong(
      pair(`«${by}» no juega en esta mesa`, `"${by}" does not play at this table`),
      pair(players.join(' o '), players.join(' or ')),
      pair('corrija by', 'correct by'),
    ),
  notSaidGranted: () =>
    wrong(
      pair(
        'un abandono que no dice si se concedió',
        'a resignation that does not say if it was granted',
      ),
      pair('granted: true o granted: false', 'granted: true or granted: false'),
      pair(
        'quien abandona lo pide, y el rival responde',
        'who gives up asks, and the rival answers',
      ),
    ),
  /** Of a file as a whole. */
  notText: () =>
    wrong(
      pair('el archivo no es un texto UTF-8', 'the file is not UTF-8 text'),
      pair('YAML, JSON o un TRF de la FIDE', 'YAML, JSON or a FIDE TRF'),
      pair('guárdelo como UTF-8', 'save it as UTF-8'),
    ),
  empty: () =>
    wrong(
      pair('el archivo está vacío', 'the file is empty'),
      pair('YAML, JSON o un TRF de la FIDE', 'YAML, JSON or a FIDE TRF'),
      pair('examples/torneo-24.yaml sirve de modelo', 'examples/torneo-24.yaml is a model'),
    ),
  tooLarge: (most: number) =>
    wrong(
      pair('el archivo es demasiado grande', 'the file is too large'),
      pair(`${most} MB como mucho`, `${most} MB at most`),
      pair('¿es este el archivo del torneo?', 'is this the file of the tournament?'),
    ),
  noPrizes: () =>
    wrong(
      pair('gibson sin premios', 'gibson without prizes'),
      pair('prizes, cuántos puestos tienen premio', 'prizes, how many places have a prize'),
      alike('prizes: 3'),
    ),
  notDrawn: (order: string) =>
    wrong(
      pair(
        `order: ${order}, sin el orden que salió`,
        `order: ${order}, without the order that came out`,
      ),
      pair('drawn, con los ids del primero al último', 'drawn, with the ids from first to last'),
      pair('escriba drawn, o use order: elo', 'write drawn, or use order: elo'),
    ),
};
