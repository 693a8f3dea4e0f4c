// Sheets: how a line is written, who has signed what, who asks for a correction, and how far the next round has come.
import type {
  AskCorrectionEvent,
  Lack,
  NextRound,
  Player,
  SheetEntry,
  SignedSheet,
} from '../../protocol/generated/types.ts';
import { TILES_PATTERN, wordOf } from './notation.ts';
import { choice, closed, pattern } from './term.ts';

/** A line as a sheet has it: words, points, total. */
export type WrittenLine = Omit<SheetEntry, 'by' | 'kind'>;

type Asking = Pick<AskCorrectionEvent, 'askedBy' | 'granted'>;
type Missing = Omit<Lack, 'line'>;

const MISSING = '…';
const DASH = '–';
const SOME = TILES_PATTERN.source;
const WORDS = String.raw`(?:${SOME}(?: \+ ${SOME})*|${DASH}|${MISSING})`;
const NUMBER = String.raw`(?:\d+|${MISSING})`;

const lineOf = (text: string): WrittenLine => {
  const [words = '', points = '', total = ''] = text.split(' / ');
  const isBare = words === DASH || words === MISSING;
  const [word, ...others] = isBare ? [] : words.split(' + ').map(wordOf);
  return {
    ...(word ? { word } : {}),
    ...(others.length > 0 ? { others } : {}),
    ...(points === MISSING ? {} : { points: Number(points) }),
    ...(total === MISSING ? {} : { total: Number(total) }),
    ...(words === DASH ? { dash: true } : {}),
  };
};

const BOTH: readonly Player[] = ['A', 'B'];

export const SHEET_TERMS = {
  línea: pattern(
    'line',
    new RegExp(`${WORDS} / ${NUMBER} / ${NUMBER}`, 'u'),
    'SOL + PATIOS / 11 / 71',
    lineOf,
  ),
  carencia: choice<Missing | null>(
    'lack',
    ['nada', 'nothing', null],
    [
      'la palabra principal, obligatoria',
      'the main word, which is required',
      { item: 'main-word', duty: 'required' },
    ],
    [
      'la palabra principal, en lo posible',
      'the main word, as far as possible',
      { item: 'main-word', duty: 'best-effort' },
    ],
    [
      'las demás palabras, en lo posible',
      'the other words, as far as possible',
      { item: 'other-words', duty: 'best-effort' },
    ],
    [
      'los puntos, obligatorios',
      'the points, which are required',
      { item: 'points', duty: 'required' },
    ],
    ['el total, obligatorio', 'the total, which is required', { item: 'total', duty: 'required' }],
    [
      'el total, en lo posible',
      'the total, as far as possible',
      { item: 'total', duty: 'best-effort' },
    ],
    [
      'una suma bien hecha, en lo posible',
      'a sum rightly added, as far as possible',
      { item: 'sum', duty: 'best-effort' },
    ],
    ['la raya, obligatoria', 'the dash, which is required', { item: 'dash', duty: 'required' }],
  ),
  firmas: choice<{ readonly signed: readonly Player[]; readonly delivered?: true }>(
    'signatures',
    ['sin firmar', 'not signed', { signed: [] }],
    ['firmadas solo por Ana', 'signed by Ana alone', { signed: ['A'] }],
    ['firmadas solo por Bruno', 'signed by Bruno alone', { signed: ['B'] }],
    ['firmadas por los dos', 'signed by both', { signed: BOTH }],
    [
      'firmadas por los dos y entregadas',
      'signed by both and handed in',
      { signed: BOTH, delivered: true },
    ],
  ),
  hoja: closed<SignedSheet>('signed sheet', {
    'rival-sheet': ['la hoja de su rival', 'the rival’s sheet'],
    'control-sheet': ['la planilla de control', 'the control sheet'],
    'own-sheet': ['su propia hoja', 'the own sheet'],
  }),
  petición: choice<Asking>(
    'request',
    ['Ana', 'Ana', { askedBy: ['A'] }],
    ['Bruno', 'Bruno', { askedBy: ['B'] }],
    ['los dos', 'both', { askedBy: BOTH }],
    ['un jugador de otra mesa', 'a player of another table', { askedBy: ['neighbour'] }],
    [
      'Bruno y un jugador de otra mesa',
      'Bruno and a player of another table',
      { askedBy: ['B', 'neighbour'] },
    ],
    ['Bruno con permiso del Director', 'Bruno with leave of the Director', asked('B', true)],
    ['Bruno con permiso del juez', 'Bruno with leave of the judge', asked('B', true)],
    ['los dos con permiso del Director', 'both with leave of the Director', asked('both', true)],
    [
      'los dos sin permiso del Director',
      'both without leave of the Director',
      asked('both', false),
    ],
    ['los dos con permiso del juez', 'both with leave of the judge', asked('both', true)],
    ['los dos sin permiso del juez', 'both without leave of the judge', asked('both', false)],
  ),
  ronda: closed<NextRound>('next round', {
    none: ['aún no se ha anunciado la ronda siguiente', 'the next round has not been called yet'],
    called: [
      'se anuncian los emparejamientos de la ronda siguiente',
      'the pairings of the next round are being called',
    ],
    started: ['ha empezado la ronda siguiente', 'the next round has started'],
  }),
} as const;

function asked(by: Player | 'both', granted: boolean): Asking {
  return { askedBy: by === 'both' ? BOTH : [by], granted };
}
