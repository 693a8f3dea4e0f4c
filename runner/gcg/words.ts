// What is said of a file in GCG, in Spanish and English side by side: what cannot be read, and how things were taken.
import { type Pair, pair, wrong } from '../../shared/wrong.ts';
import type { Style } from './tiles.ts';

export type Note = Pair;

export const WRONG = {
  line: (text: string) =>
    wrong(
      pair(`no se entiende la línea «${text}»`, `the line "${text}" cannot be read`),
      pair(
        '#palabra …, o >apodo: ATRIL 8H PALABRA +puntos total',
        '#word …, or >nickname: RACK 8H WORD +points total',
      ),
      pair(
        'un pase es «-», un cambio «-FICHAS», una jugada retirada «--»; los dos números van al final',
        'a pass is "-", an exchange "-TILES", a play taken back "--"; the two numbers come last',
      ),
    ),
  tile: (sign: string) =>
    wrong(
      pair(`«${sign}» no es una ficha`, `"${sign}" is no tile`),
      pair(
        'letras del juego; CH, LL y RR como [CH], [LL], [RR], como 1, 2, 3 o como Ç, K, W; minúscula si es un comodín; un punto por lo que ya está puesto',
        'letters of the set; CH, LL and RR as [CH], [LL], [RR], as 1, 2, 3 or as Ç, K, W; a small letter for a blank; a dot for what lies there already',
      ),
      pair('corrija la palabra', 'correct the word'),
    ),
  player: (found: string) =>
    wrong(
      pair(`no vale el jugador «${found}»`, `the player "${found}" does not do`),
      pair('un apodo distinto para cada uno', 'a nickname for each, not the same'),
      pair('#player1 ana Ana Ruiz', '#player1 ana Ana Ruiz'),
    ),
  players: (count: number) =>
    wrong(
      pair(`número de jugadores: ${count}`, `number of players: ${count}`),
      pair('dos, con #player1 y #player2', 'two, by #player1 and #player2'),
      pair('#player1 ana Ana Ruiz', '#player1 ana Ana Ruiz'),
    ),
  nick: (nick: string, known: readonly string[]) =>
    wrong(
      pair(`no hay ningún jugador «${nick}»`, `there is no player "${nick}"`),
      pair(known.join(' o ') || 'un jugador', known.join(' or ') || 'a player'),
      pair('use el apodo de #player1 o #player2', 'use the nickname of #player1 or #player2'),
    ),
  rack: (sign: string) =>
    wrong(
      pair(
        `el atril lleva «${sign}», que no es una ficha`,
        `the rack has "${sign}", which is no tile`,
      ),
      pair('fichas, y ? por cada comodín', 'tiles, and ? for each blank'),
      pair('corrija el atril', 'correct the rack'),
    ),
  stray: () =>
    wrong(
      pair('no hay jugada a la que se refiera', 'there is no play that it is about'),
      pair('la línea de la jugada justo antes', 'the line of the play just before'),
      pair('ponga la línea detrás de su jugada', 'put the line behind its play'),
    ),
  nothing: () =>
    wrong(
      pair('no hay ninguna jugada', 'there is no play'),
      pair('una línea por turno, que empieza por >', 'a line a turn, which begins with >'),
      pair('>ana: CASAERO 8H CASA +12 12', '>ana: CASAERO 8H CASA +12 12'),
    ),
};

const STYLES: Readonly<Record<Style, Pair>> = {
  brackets: pair('[CH], [LL], [RR] entre corchetes', '[CH], [LL], [RR] in brackets'),
  digits: pair('1, 2, 3 por CH, LL, RR', '1, 2, 3 for CH, LL, RR'),
  letters: pair('Ç, K, W por CH, LL, RR', 'Ç, K, W for CH, LL, RR'),
  pairs: pair(
    'CH, LL, RR en una palabra por una sola ficha',
    'CH, LL, RR in a word for a single tile',
  ),
};

export const NOTES = {
  encoding: (name: string) =>
    pair(
      `se lee como ${name}, que el archivo no dice`,
      `read as ${name}, which the file does not say`,
    ),
  pragma: (name: string) =>
    pair(`#${name} no se conoce: se pasa por alto`, `#${name} is not known: passed over`),
  digraphs: (styles: readonly Style[]) =>
    pair(
      `dígrafos: ${styles.map((style) => STYLES[style].es).join('; ')}`,
      `digraphs: ${styles.map((style) => STYLES[style].en).join('; ')}`,
    ),
  list: (name: string | undefined) =>
    name === undefined
      ? pair(
          'no hay lista de palabras: se toman por válidas las que el archivo deja en pie (--words <archivo>)',
          'there is no word list: those that the file lets stand are taken as valid (--words <file>)',
        )
      : pair(`las palabras se buscan en ${name}`, `words are looked up in ${name}`),
  filled: (tiles: number) =>
    pair(
      `el atril no está completo: se añaden ${tiles} fichas de las que no se ven`,
      `the rack is not whole: ${tiles} of the unseen tiles are added`,
    ),
  counted: () =>
    pair(
      'el archivo no dice qué fichas se cambian: se suponen',
      'the file does not say which tiles are exchanged: they are supposed',
    ),
  unlisted: (words: string) =>
    pair(
      `${words}: no está en la lista; queda en pie porque nadie impugna`,
      `${words}: not in the list; it stands as nobody challenges`,
    ),
  time: () =>
    pair(
      'el tiempo no se comprueba: la notación no lo lleva',
      'time is not examined: the notation does not carry it',
    ),
};
