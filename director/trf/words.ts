// What is said of a TRF: what cannot be read in it, and what it does not carry.
import { pair, wrong } from '../../shared/wrong.ts';

export const TRF_WRONG = {
  column: (where: string, found: string) =>
    wrong(
      pair(`en las columnas ${where} hay «${found}»`, `there is "${found}" in columns ${where}`),
      pair(
        'número 5–8, nombre 15–47, Elo 49–52, puntos 81–84, rondas desde la 92',
        'number 5–8, name 15–47, rating 49–52, points 81–84, rounds from 92 on',
      ),
      pair(
        'las columnas son fijas: exporte otra vez el archivo, sin tocarlo con un editor',
        'columns are fixed: export the file again, and do not touch it with an editor',
      ),
    ),
  cell: (where: string, found: string) =>
    wrong(
      pair(
        `no se entiende «${found}» (columnas ${where})`,
        `"${found}" cannot be read (columns ${where})`,
      ),
      pair(
        'rival, color y resultado (1 0 = + - W L D), o 0000 - y U, F, H o Z',
        'rival, colour and result (1 0 = + - W L D), or 0000 - and U, F, H or Z',
      ),
      pair('corrija la casilla de esa ronda', 'correct the cell of that round'),
    ),
  numberTwice: (number: number) =>
    wrong(
      pair(`el número ${number} está dos veces`, `the number ${number} is there twice`),
      pair('un número para cada jugador', 'a number for each player'),
      pair('exporte otra vez el archivo', 'export the file again'),
    ),
  unpaired: (round: number, name: string, rival: number) =>
    wrong(
      pair(
        `ronda ${round}: ${name} tiene un resultado con el ${rival}, que no lo tiene con él`,
        `round ${round}: ${name} has a result with ${rival}, who has none with them`,
      ),
      pair('la misma partida en las dos líneas', 'the same game in both lines'),
      pair('corrija una de las dos líneas', 'correct one of the two lines'),
    ),
  discordant: (round: number, name: string, codes: string) =>
    wrong(
      pair(
        `ronda ${round}: la partida de ${name} acaba «${codes}»`,
        `round ${round}: the game of ${name} ends "${codes}"`,
      ),
      pair(
        '1 y 0, = y =, + y -, - y -, W y L, D y D',
        '1 and 0, = and =, + and -, - and -, W and L, D and D',
      ),
      pair('corrija una de las dos líneas', 'correct one of the two lines'),
    ),
  nobody: () =>
    wrong(
      pair('no hay jugadores', 'there are no players'),
      pair('dos líneas 001 o más', 'two lines 001 or more'),
      pair('exporte otra vez el archivo', 'export the file again'),
    ),
};

export const TRF_NOTES = {
  scores: () =>
    pair(
      'el TRF dice quién gana y no con cuántos puntos: no se calcula la diferencia, que es el tercer desempate; a quienes solo ella separa se les deja el mismo puesto',
      'a TRF says who wins and not by how many points: the difference, which is the third tie-break, is not computed; those whom it alone sets apart share their place',
    ),
  ratings: () =>
    pair(
      'se toma por Elo el de las columnas 49–52; 0 o nada es quien no tiene',
      'the rating of columns 49–52 is taken as the Elo; 0 or nothing is who has none',
    ),
  absences: () =>
    pair(
      'el TRF no dice si las ausencias están justificadas: se toman por justificadas, y no llevan sanción',
      'a TRF does not say whether absences are justified: they are taken to be, and bring no penalty',
    ),
  settings: () =>
    pair(
      'el TRF no dice si hay rondas de rey de la colina, regla Gibson ni premios: no se examinan',
      'a TRF does not say whether there are king-of-the-hill rounds, the Gibson rule or prizes: they are not examined',
    ),
  firstBye: () =>
    pair(
      'el TRF no dice quién ha descansado ya esta temporada en una primera ronda: del descanso de la primera solo se mira que no sea para quien no tiene Elo',
      'a TRF does not say who has had a bye in a first round this season: of that of the first round, only that it is not for who has no Elo is looked at',
    ),
  halfByes: (names: string) =>
    pair(
      `descansos de medio punto (H), que el reglamento no conoce: se cuentan como ausencia, sin puntos: ${names}`,
      `half-point byes (H), which the regulation does not know: they count as an absence, without points: ${names}`,
    ),
  points: (name: string, found: string, counted: string) =>
    pair(
      `${name}: el archivo dice ${found} puntos y el reglamento da ${counted}`,
      `${name}: the file says ${found} points and the regulation gives ${counted}`,
    ),
};
