// How things are done: drawing, exchanging, noting, handing in a slip, waiting for the answer.
import { lettersOf } from '../language/notation.ts';
import { FULL_SLIP } from './challenge.steps.ts';
import { game } from './registry.ts';

const { given, when } = game.topic('manner');

given(
  {
    es: 'que {jugador} roba {int} fichas {manera}',
    en: '{player} draws {int} tiles {way}',
  },
  (table, by, count, manner) => {
    table.happens({ type: 'draw', by, count, racked: 0, seen: 0, manner });
  },
);

when(
  { es: '{jugador} roba {int} fichas {manera}', en: '{player} draws {int} tiles {way}' },
  (table, by, count, manner) => {
    table.happens({ type: 'draw', by, count, racked: 0, seen: 0, manner });
  },
);

given(
  {
    es: 'que {jugador} roba por accidente de la bolsa de otra partida',
    en: "{player} draws by accident from another game's bag",
  },
  (table, by) => {
    table.happens({ type: 'report-foreign-draw', by });
  },
);

when(
  {
    es: '{jugador} roba por accidente de la bolsa de otra partida',
    en: "{player} draws by accident from another game's bag",
  },
  (table, by) => {
    table.happens({ type: 'report-foreign-draw', by });
  },
);

given(
  {
    es: 'que {jugador} cambia {fichas} {colocadas}',
    en: '{player} exchanges {tiles} {left}',
  },
  (table, by, tiles, left) => {
    table.happens({ type: 'exchange', by, tiles, ...left });
  },
);

when(
  { es: '{jugador} cambia {fichas} {colocadas}', en: '{player} exchanges {tiles} {left}' },
  (table, by, tiles, left) => {
    table.happens({ type: 'exchange', by, tiles, ...left });
  },
);

given(
  {
    es: 'que {jugador} anota {int} puntos {constancia}',
    en: '{player} notes {int} points {mention}',
  },
  (table, by, points, blanks) => {
    table.happens({ type: 'note', by, points, blanks });
  },
);

when(
  {
    es: '{jugador} anota {int} puntos {constancia}',
    en: '{player} notes {int} points {mention}',
  },
  (table, by, points, blanks) => {
    table.happens({ type: 'note', by, points, blanks });
  },
);

when(
  {
    es: 'se entrega {procedencia} con todos los datos',
    en: '{origin} is handed in with every item',
  },
  (table, used) => {
    table.happens({ ...FULL_SLIP, used });
  },
);

given(
  {
    es: 'que entretanto {jugador} {espera}',
    en: 'meanwhile {player} {wait}',
  },
  (table, by, wait) => {
    table.happens({ type: 'await-ruling', by, ...wait });
  },
);

when(
  {
    es: '{jugador} {espera}',
    en: '{player} {wait}',
  },
  (table, by, wait) => {
    table.happens({ type: 'await-ruling', by, ...wait });
  },
);

when(
  { es: '{persona} pide aclarar la papeleta', en: '{person} asks to have the slip cleared up' },
  (table, by) => {
    table.happens({ type: 'ask-spelling', by });
  },
);

when(
  {
    es: '{persona} pide aclarar la papeleta y sugiere {palabra}',
    en: '{person} asks to have the slip cleared up and suggests {Word}',
  },
  (table, by, word) => {
    table.happens({ type: 'ask-spelling', by, hint: lettersOf(word) });
  },
);
