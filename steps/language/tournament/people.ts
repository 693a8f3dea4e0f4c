// Players of a tournament, by name: alone, in a list, two by two, with their points.
import { pattern } from '../term.ts';

const NAME = '[A-ZÁÉÍÓÚÑ][a-záéíóúñü]+';
const POINTS = String.raw`(?:\d+½?|½)`;
const LINKS = [
  ['y', 'and'],
  ['e', 'and'],
] as const;

/** Half points of what is written 4, 3½ or ½. */
const halvesOf = (text: string): number =>
  2 * Number(text.replace('½', '') || 0) + (text.endsWith('½') ? 1 : 0);

const list = (item: string): RegExp =>
  new RegExp(`(?:${item}, )*(?:${item} y |${item} e )?${item}`, 'u');
const itemsIn = (text: string): string[] => text.split(/, | [ye] | and /u);
const namesIn = (text: string): string[] => text.match(new RegExp(NAME, 'gu')) ?? [];

export type Two = readonly [string, string];
export interface Scored {
  readonly players: Two;
  readonly score: readonly [number, number];
}
export interface Placed {
  readonly id: string;
  readonly halfPoints: number;
}

export const ENTRANT_TERMS = {
  participante: pattern('entrant', new RegExp(NAME, 'u'), 'Ana', (text) => text),
  participantes: pattern('entrants', list(NAME), 'Ana, Bruno y Clara', namesIn, {
    links: LINKS,
    count: (names) => names.length,
  }),
  mesas: pattern(
    'pairs',
    list(`${NAME}–${NAME}`),
    'Ana–Bruno y Clara–Darío',
    (text) => itemsIn(text).map((two) => namesIn(two) as unknown as Two),
    { links: LINKS },
  ),
  partidas: pattern(
    'games',
    list(`${NAME} \\d+–\\d+ ${NAME}`),
    'Ana 400–350 Bruno y Clara 380–380 Darío',
    (text) =>
      itemsIn(text).map((game): Scored => {
        const [a = 0, b = 0] = (game.match(/\d+/g) ?? []).map(Number);
        return { players: namesIn(game) as unknown as Two, score: [a, b] };
      }),
    { links: LINKS },
  ),
  tabla: pattern(
    'point-table',
    list(`${NAME} ${POINTS}`),
    'Ana 4, Bruno 3½ y Clara 2',
    (text) =>
      itemsIn(text).map((one): Placed => {
        const [id = '', points = ''] = one.split(' ');
        return { id, halfPoints: halvesOf(points) };
      }),
    { links: LINKS },
  ),
  elos: pattern(
    'elos',
    list(`${NAME} \\d{4}`),
    'Ana 1950, Bruno 1820 y Clara 1790',
    (text) =>
      itemsIn(text).map((one) => {
        const [id = '', elo = ''] = one.split(' ');
        return { id, elo: Number(elo) };
      }),
    { links: LINKS },
  ),
  cuáles: pattern(
    'numbers',
    list(String.raw`\d+`),
    '7 y 8',
    (text) => (text.match(/\d+/g) ?? []).map(Number),
    { links: LINKS, count: (numbers) => numbers.length },
  ),
  puntos: pattern('points', new RegExp(POINTS, 'u'), '3½', halvesOf),
  sumandos: pattern(
    'addends',
    new RegExp(`${POINTS}(?: ${POINTS})*`, 'u'),
    '5 4 3½ 3 2 1',
    (text) => text.split(' ').map(halvesOf),
  ),
  cuartos: pattern('quarters', /\d+[¼½¾]?|[¼½¾]/u, '12¾', (text) => {
    const part = { '¼': 1, '½': 2, '¾': 3 }[text.at(-1) as '¼'] ?? 0;
    return 4 * Number(text.replace(/[¼½¾]/u, '')) + part;
  }),
  diferencia: pattern('difference', /[+−]\d+|0/u, '+238', (text) => Number(text.replace('−', '-'))),
} as const;
