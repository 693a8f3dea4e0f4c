// The words of the features: one parameter type a term, with its Spanish and English forms.
import type {
  Actor,
  BoardSide,
  Ending,
  Incident,
  Letter,
  Player,
  Refusal,
  SlipItem,
  Stage,
  StartFormat,
  TurnKind,
} from '../../protocol/generated/types.ts';
import { TILES_PATTERN } from '../game/notation.ts';

/** A term whose forms are a closed list. The Spanish form is what features write. */
interface Choice<T> {
  readonly en: string;
  readonly forms: readonly (readonly [es: string, en: string, value: T])[];
}

/** A term written alike in both languages. */
interface Pattern<T> {
  readonly en: string;
  readonly pattern: RegExp;
  readonly parse: (text: string) => T;
}

const choice = <T>(en: string, ...forms: readonly (readonly [string, string, T])[]): Choice<T> => ({
  en,
  forms,
});
const pattern = <T>(en: string, regexp: RegExp, parse: (text: string) => T): Pattern<T> => ({
  en,
  pattern: regexp,
  parse,
});

export type Result =
  | { readonly kind: 'done' }
  | { readonly kind: 'unregulated' }
  | { readonly kind: 'refused'; readonly reason: Refusal };

const refused = (reason: Refusal): Result => ({ kind: 'refused', reason });

export interface Handled {
  readonly racked: boolean;
  readonly seen: boolean;
}

/** What becomes of a wrong draw that somebody points out. */
export interface Consequence {
  readonly kind: 'done' | 'unregulated';
  readonly losesTurn: boolean;
}

/** What happens between a draw and the moment when somebody speaks of it. */
export type Handed = 'press' | 'rival-passes' | 'passes';

const TILES = TILES_PATTERN.source;

export const VOCABULARY = {
  reglamento: pattern(
    'edition',
    /fise-2003|redeletras|fise-2009|resumen-2018|ajs-2024/,
    (text) => text,
  ),
  jugador: choice<Player>('player', ['Ana', 'Ana', 'A'], ['Bruno', 'Bruno', 'B']),
  persona: choice<Actor>(
    'person',
    ['Ana', 'Ana', 'A'],
    ['Bruno', 'Bruno', 'B'],
    ['el juez', 'the judge', 'judge'],
    ['el árbitro', 'the arbiter', 'arbiter'],
    ['el corremesas', 'the runner', 'runner'],
    ['un espectador', 'a spectator', 'spectator'],
  ),
  fichas: pattern('tiles', new RegExp(TILES, 'u'), (text) => text),
  palabra: pattern('Word', new RegExp(TILES, 'u'), (text) => text),
  palabras: pattern('words', new RegExp(`${TILES}(?:, ${TILES})*(?: y ${TILES})?`, 'u'), (text) =>
    text.split(/, | y | and /),
  ),
  colocación: pattern(
    'placing',
    new RegExp(`${TILES} en [A-O](?:1[0-5]|[1-9])(?:, ${TILES} en [A-O](?:1[0-5]|[1-9]))*`, 'u'),
    (text) => text.replaceAll(' on ', ' en '),
  ),
  decisión: choice<boolean>('decision', ['acepta', 'accepts', true], ['anula', 'voids', false]),
  casilla: pattern('square', /[A-O](?:1[0-5]|[1-9])/, (text) => text),
  dirección: choice<boolean>(
    'direction',
    ['en horizontal', 'across', false],
    ['en vertical', 'down', true],
  ),
  modalidad: choice<'running' | 'stopped'>(
    'timing',
    ['tiempo corrido', 'running time', 'running'],
    ['tiempo no corrido', 'stopped time', 'stopped'],
  ),
  manejo: choice<Handled>(
    'handling',
    [
      'sin verlas ni ponerlas en el atril',
      'neither seen nor racked',
      { racked: false, seen: false },
    ],
    ['y las ve sin ponerlas en el atril', 'seen but not racked', { racked: false, seen: true }],
    ['y las pone en el atril sin mirarlas', 'racked but not seen', { racked: true, seen: false }],
    ['y las pone en el atril', 'seen and racked', { racked: true, seen: true }],
  ),
  // In scenarios of wrong draws it is Ana who drew.
  momento: choice<readonly Handed[]>(
    'moment',
    ['antes de que Ana pulse el reloj', 'before Ana presses the clock', []],
    ['en el turno de Bruno', "in Bruno's turn", ['press']],
    [
      'cuando el turno ha vuelto a Ana',
      'when the turn has come back to Ana',
      ['press', 'rival-passes'],
    ],
    [
      'después del turno siguiente de Ana',
      "after Ana's next turn",
      ['press', 'rival-passes', 'passes'],
    ],
  ),
  anotación: choice<readonly Player[]>(
    'noting',
    ['no los ha anotado nadie', 'have been noted by nobody', []],
    ['los ha anotado solo Ana', 'have been noted only by Ana', ['A']],
    ['los ha anotado solo Bruno', 'have been noted only by Bruno', ['B']],
    ['los han anotado los dos', 'have been noted by both', ['A', 'B']],
  ),
  consecuencia: choice<Consequence>(
    'consequence',
    [
      'se corrige sin perder turno',
      'is put right without loss of a turn',
      { kind: 'done', losesTurn: false },
    ],
    [
      'se corrige y cuesta un turno',
      'is put right and costs a turn',
      { kind: 'done', losesTurn: true },
    ],
    [
      'no está previsto en el reglamento',
      'is not provided for',
      { kind: 'unregulated', losesTurn: false },
    ],
  ),
  turno: choice<TurnKind>(
    'turn',
    ['jugada', 'play', 'play'],
    ['paso', 'pass', 'pass'],
    ['cambio', 'exchange', 'exchange'],
    ['jugada anulada', 'play ruled invalid', 'invalid'],
    ['jugada retirada', 'play taken back', 'withdrawn'],
    ['turno perdido', 'lost turn', 'forfeit'],
  ),
  turnos: choice<TurnKind>(
    'turns',
    ['jugadas', 'plays', 'play'],
    ['pasos', 'passes', 'pass'],
    ['cambios', 'exchanges', 'exchange'],
    ['jugadas anuladas', 'plays ruled invalid', 'invalid'],
    ['jugadas retiradas', 'plays taken back', 'withdrawn'],
    ['turnos perdidos', 'lost turns', 'forfeit'],
  ),
  final: choice<Ending | 'none'>(
    'ending',
    ['no termina', 'does not end', 'none'],
    ['termina porque un jugador agota sus fichas', 'ends because a player goes out', 'out'],
    ['termina por pases', 'ends by passes', 'passes'],
    ['termina por turnos sin puntuar', 'ends by scoreless turns', 'scoreless'],
    ['termina porque nadie puede colocar', 'ends because nobody can place', 'blocked'],
    ['termina por tiempo total', 'ends by total time', 'time'],
    ['termina por exceso de tiempo de un jugador', "ends by a player's overtime", 'overtime'],
    ['termina por cierre de la ronda', 'ends by the close of the round', 'round'],
  ),
  resultado: choice<Result>(
    'result',
    ['se admite', 'is admitted', { kind: 'done' }],
    ['no está prevista en el reglamento', 'is not provided for', { kind: 'unregulated' }],
    ['se rechaza por prematura', 'is refused as too early', refused('too-early')],
    [
      'se rechaza porque la puntuación ya está anotada',
      'is refused because the score is noted',
      refused('already-noted'),
    ],
    [
      'se rechaza porque la jugada ya fue dictaminada',
      'is refused because the play was ruled on',
      refused('already-ruled'),
    ],
    [
      'se rechaza porque el turno ya pasó',
      'is refused because the turn has gone by',
      refused('turn-gone-by'),
    ],
    [
      'se rechaza por falta de derecho',
      'is refused for want of entitlement',
      refused('not-entitled'),
    ],
    [
      'se rechaza por falta de competencia',
      'is refused for want of authority',
      refused('not-competent'),
    ],
    [
      'se rechaza porque la palabra no es de la jugada',
      'is refused because the word is not of the play',
      refused('not-in-play'),
    ],
    [
      'se rechaza porque la papeleta está incompleta',
      'is refused because the slip is incomplete',
      refused('slip-incomplete'),
    ],
    [
      'se rechaza porque la papeleta es ilegible',
      'is refused because the slip cannot be read',
      refused('slip-illegible'),
    ],
    ['se rechaza por falta de acuerdo', 'is refused for want of agreement', refused('not-agreed')],
    [
      'se rechaza porque no se anunció',
      'is refused because it was not announced',
      refused('not-announced'),
    ],
    [
      'se rechaza porque el dispositivo no está a la vista',
      'is refused because the device is out of view',
      refused('not-in-view'),
    ],
    [
      'se rechaza porque hay una consulta pendiente',
      'is refused because a ruling is pending',
      refused('under-ruling'),
    ],
    ['se rechaza por estar fuera de orden', 'is refused as out of order', refused('out-of-order')],
    ['se rechaza por estar fuera de turno', 'is refused as out of turn', refused('out-of-turn')],
    [
      'se rechaza porque no sobra ni falta nada',
      'is refused because nothing is wrong',
      refused('nothing-wrong'),
    ],
    [
      'se rechaza por el número de fichas',
      'is refused for the number of tiles',
      refused('wrong-number'),
    ],
    [
      'se rechaza porque esas fichas no entran en la elección',
      'is refused because those tiles may not be chosen',
      refused('not-in-pool'),
    ],
    [
      'se rechaza porque no es obligatorio conocer el significado',
      'is refused because the meaning need not be known',
      refused('meaning-not-required'),
    ],
    [
      'se rechaza porque la impugnación ya está resuelta',
      'is refused because the challenge is settled',
      refused('settled'),
    ],
    [
      'se rechaza porque faltan fichas para la primera jugada',
      'is refused because the opening play has too few tiles',
      refused('too-few-tiles'),
    ],
    ['se rechaza porque no procede', 'is refused as not applicable', refused('not-applicable')],
    ['se rechaza por tardía', 'is refused as too late', refused('too-late')],
    [
      'se rechaza porque la ficha debe jugarse',
      'is refused because the tile must be played',
      refused('must-be-played'),
    ],
    [
      'se rechaza porque la línea ya está fijada',
      'is refused because the line is fixed',
      refused('line-fixed'),
    ],
    [
      'se rechaza porque el recuento ha empezado',
      'is refused because counting has begun',
      refused('counting-begun'),
    ],
    [
      'se rechaza porque esa letra no existe en el juego',
      'is refused because the set has no such letter',
      refused('no-such-letter'),
    ],
    [
      'se rechaza porque ya se anunció el cambio',
      'is refused because an exchange was announced',
      refused('exchange-announced'),
    ],
    ['se rechaza por no estar permitido', 'is refused as not allowed', refused('not-allowed')],
    [
      'se rechaza porque no están en una línea',
      'is refused because the tiles are not in one line',
      refused('not-in-line'),
    ],
    ['se rechaza porque queda un hueco', 'is refused because there is a gap', refused('gap')],
    [
      'se rechaza porque no enlaza con el tablero',
      'is refused because it does not join the board',
      refused('not-connected'),
    ],
    [
      'se rechaza porque la casilla está ocupada',
      'is refused because the square is taken',
      refused('square-occupied'),
    ],
    [
      'se rechaza porque un dígrafo no se escribe con dos fichas',
      'is refused because a digraph is not spelt with two tiles',
      refused('split-digraph'),
    ],
    [
      'se rechaza porque no pisa la casilla central',
      'is refused because it misses the centre',
      refused('centre-missed'),
    ],
    [
      'se rechaza porque la partida ha terminado',
      'is refused because the game is over',
      refused('game-over'),
    ],
    [
      'se rechaza porque la bolsa no alcanza',
      'is refused because the bag holds too few',
      refused('bag-too-small'),
    ],
    [
      'se rechaza porque la ficha no está en el atril',
      'is refused because the tile is not on the rack',
      refused('tile-not-on-rack'),
    ],
  ),
  dictamen: choice<boolean>(
    'verdict',
    ['válida', 'valid', true],
    ['no válida', 'not valid', false],
  ),
  etapa: choice<Stage>(
    'stage',
    ['sin empezar', 'not begun', 'to-play'],
    ['colocada', 'laid', 'placed'],
    ['anunciada', 'announced', 'announced'],
    ['en consulta', 'under ruling', 'ruling'],
    ['retirándose', 'being lifted', 'lifting'],
    ['aceptada', 'accepted', 'accepted'],
    ['completa', 'complete', 'play-complete'],
    ['completa con su turno', 'complete with its turn', 'turn-complete'],
  ),
  reserva: choice<'drawn' | 'unseen' | 'rack'>(
    'pool',
    ['las recién robadas', 'the tiles just drawn', 'drawn'],
    ['las que no se han visto', 'the tiles not seen', 'unseen'],
    ['todo el atril', 'the whole rack', 'rack'],
  ),
  elección: choice<'chance' | 'opponent'>(
    'choice',
    ['al azar', 'at random', 'chance'],
    ['por elección del rival', "by the rival's choice", 'opponent'],
  ),
  papeleta: choice<readonly SlipItem[]>(
    'slip',
    [
      'la palabra y las dos firmas',
      'the word and both signatures',
      ['words', 'signature-A', 'signature-B'],
    ],
    ['la palabra y una sola firma', 'the word and only one signature', ['words', 'signature-A']],
    ['la palabra sin firmas', 'the word without signatures', ['words']],
    [
      'las dos firmas sin la palabra',
      'both signatures without the word',
      ['signature-A', 'signature-B'],
    ],
    [
      'la palabra, la mesa, la ronda y las dos marcas',
      'the word, table, round and both ticks',
      ['words', 'table', 'round', 'tick-A', 'tick-B'],
    ],
    [
      'la palabra, la mesa y la ronda con una sola marca',
      'the word, table and round with only one tick',
      ['words', 'table', 'round', 'tick-A'],
    ],
    [
      'la palabra, la mesa y las dos marcas sin la ronda',
      'the word, table and both ticks without the round',
      ['words', 'table', 'tick-A', 'tick-B'],
    ],
    [
      'la palabra, la ronda y las dos marcas sin la mesa',
      'the word, round and both ticks without the table',
      ['words', 'round', 'tick-A', 'tick-B'],
    ],
    [
      'la mesa, la ronda y las dos marcas sin la palabra',
      'the table, round and both ticks without the word',
      ['table', 'round', 'tick-A', 'tick-B'],
    ],
    [
      'todos los datos',
      'every item',
      ['words', 'signature-A', 'signature-B', 'table', 'round', 'tick-A', 'tick-B'],
    ],
  ),
  cauce: choice<boolean>(
    'channel',
    ['con papeleta', 'with a slip', true],
    ['sin papeleta', 'without a slip', false],
  ),
  alcance: choice<'play' | 'word'>(
    'scope',
    ['una sola para toda la jugada', 'a single one for the whole play', 'play'],
    ['una por cada palabra', 'one for each word', 'word'],
  ),
  gestión: choice<'slips' | 'device' | 'players'>(
    'means',
    ['con papeletas', 'with slips', 'slips'],
    ['con un dispositivo del juez', "with a judge's device", 'device'],
    ['por los propios jugadores', 'by the players themselves', 'players'],
  ),
  incidente: choice<Incident>(
    'incident',
    ['roba sin alzar la bolsa', 'draws without raising the bag', 'bag-not-raised'],
    [
      'roba con la bolsa pegada a la cara',
      'draws with the bag against the face',
      'bag-against-face',
    ],
    [
      'roba con la bolsa por debajo de los ojos',
      'draws with the bag below the eyes',
      'bag-below-eyes',
    ],
    ['mira dentro de la bolsa', 'looks into the bag', 'looked-into-bag'],
    [
      'no deja la bolsa junto al tablero',
      'does not set the bag beside the board',
      'bag-not-beside-board',
    ],
    ['deja la bolsa con la boca abierta', 'leaves the mouth of the bag open', 'bag-mouth-open'],
    ['se demora al robar', 'is slow to draw', 'slow-draw'],
    ['roba de la bolsa de otra partida', "draws from another game's bag", 'tiles-from-another-bag'],
    [
      'deja el tablero sin cubrir durante la consulta',
      'leaves the board uncovered during the ruling',
      'board-uncovered',
    ],
    [
      'mantiene sus fichas a la vista durante la consulta',
      'keeps the own tiles in sight during the ruling',
      'rack-uncovered',
    ],
    [
      'vuelve sus fichas en el atril durante la consulta',
      'turns the tiles on the rack during the ruling',
      'tiles-turned-on-rack',
    ],
    [
      'hace cuentas durante la consulta',
      'counts tiles during the ruling',
      'activity-during-ruling',
    ],
    [
      'recibe del corremesas una lectura de la papeleta',
      'is offered a reading of the slip by the runner',
      'reading-suggested',
    ],
    ['usa una papeleta de una ronda anterior', 'uses a slip of an earlier round', 'slip-reused'],
    [
      'pone sobre el tablero las fichas que va a cambiar',
      'puts the tiles to be exchanged on the board',
      'exchange-tiles-on-board',
    ],
    ['no anota la letra de su comodín', 'does not note the letter of the blank', 'blank-not-noted'],
  ),
  calificación: choice<'breach' | 'allowed' | 'play-on' | 'warning' | 'unregulated'>(
    'ruling',
    ['es una infracción', 'is a breach', 'breach'],
    ['está permitido', 'is allowed', 'allowed'],
    ['no impide que las partidas sigan', 'does not stop the games', 'play-on'],
    ['puede costar un apercibimiento', 'may earn a warning', 'warning'],
    ['no está previsto', 'is not provided for', 'unregulated'],
  ),
  asiento: choice<'chair' | 'side'>(
    'seat',
    ['la silla', 'the chair', 'chair'],
    ['la orientación', 'the side', 'side'],
  ),
  ganador: choice<Player | 'tie'>(
    'winner',
    ['Ana', 'Ana', 'A'],
    ['Bruno', 'Bruno', 'B'],
    ['nadie todavía', 'nobody yet', 'tie'],
  ),
  salida: choice<Player | 'lot'>(
    'starter',
    ['Ana', 'Ana', 'A'],
    ['Bruno', 'Bruno', 'B'],
    ['quien gane el sorteo', 'whoever wins the lot', 'lot'],
  ),
  formato: choice<StartFormat>(
    'format',
    ['un torneo de todos contra todos', 'a round robin', 'round-robin'],
    ['un torneo suizo', 'a Swiss tournament', 'swiss'],
    ['un encuentro a varias partidas', 'a match of several games', 'match'],
    ['un torneo por equipos', 'a team tournament', 'teams'],
    ['una ronda de rey de la colina', 'a king-of-the-hill round', 'koth'],
  ),
  aviso: choice<{ readonly announced: boolean; readonly notified: boolean }>(
    'notice',
    ['anunciado y comunicado', 'announced and notified', { announced: true, notified: true }],
    ['anunciado sin comunicar', 'announced but not notified', { announced: true, notified: false }],
    ['comunicado sin anunciar', 'notified but not announced', { announced: false, notified: true }],
  ),
  acuerdo: choice<boolean>(
    'accord',
    ['sin ponerse de acuerdo', 'without agreement', false],
    ['estando de acuerdo', 'although they agree', true],
  ),
  lado: choice<BoardSide>(
    'edge',
    ['superior', 'top', 'top'],
    ['derecho', 'right', 'right'],
    ['inferior', 'bottom', 'bottom'],
    ['izquierdo', 'left', 'left'],
  ),
  llegada: choice<{ readonly dropped: boolean; readonly seen: boolean }>(
    'arrival',
    ['puesta a la vista del rival', 'put in sight of the rival', { dropped: false, seen: true }],
    ['puesta sin que el rival la vea', 'put unseen by the rival', { dropped: false, seen: false }],
    ['caída por accidente', 'dropped by accident', { dropped: true, seen: true }],
  ),
  fin: choice<'correct' | 'improve'>(
    'purpose',
    ['corregirla', 'to correct it', 'correct'],
    ['mejorarla', 'to improve it', 'improve'],
  ),
  nota: choice<Letter | null>(
    'jotting',
    ['nada', 'nothing', null],
    ['S', 'S', 'S'],
    ['N', 'N', 'N'],
    ['R', 'R', 'R'],
  ),
  modo: choice<{ readonly inside: boolean; readonly agreed: Player[]; readonly monitors: boolean }>(
    'manner',
    ['por fuera', 'from outside', { inside: false, agreed: [], monitors: false }],
    [
      'por dentro con el acuerdo de los dos',
      'inside with the consent of both',
      { inside: true, agreed: ['A', 'B'], monitors: false },
    ],
    [
      'por dentro con el acuerdo de uno',
      'inside with the consent of one',
      { inside: true, agreed: ['A'], monitors: false },
    ],
    [
      'por dentro habiendo monitores',
      'inside where there are monitors',
      { inside: true, agreed: ['A', 'B'], monitors: true },
    ],
  ),
  sino: choice<boolean>('whether', ['sí', 'does', true], ['no', 'does not', false]),
} as const;

export type TermName = keyof typeof VOCABULARY;
export type TermValue<N extends TermName> =
  (typeof VOCABULARY)[N] extends Choice<infer T>
    ? T
    : (typeof VOCABULARY)[N] extends Pattern<infer T>
      ? T
      : never;

export interface Term {
  readonly name: TermName;
  readonly en: string;
  readonly regexp: { readonly es: RegExp; readonly en: RegExp };
  readonly parse: (text: string) => unknown;
  readonly toEnglish: (text: string) => string;
}

export const terms: readonly Term[] = Object.entries(VOCABULARY).map(([name, term]) => {
  if ('pattern' in term) {
    return {
      name: name as TermName,
      en: term.en,
      regexp: {
        es: term.pattern,
        en: new RegExp(
          term.pattern.source.replaceAll(' y ', ' and ').replaceAll(' en ', ' on '),
          'u',
        ),
      },
      parse: term.parse,
      toEnglish: (text) => text.replaceAll(' y ', ' and ').replaceAll(' en ', ' on '),
    };
  }
  const forms = term.forms as readonly (readonly [string, string, unknown])[];
  const find = (text: string) => forms.find(([es, en]) => es === text || en === text);
  return {
    name: name as TermName,
    en: term.en,
    regexp: { es: anyOf(forms.map(([es]) => es)), en: anyOf(forms.map(([, en]) => en)) },
    parse: (text) => find(text)?.[2],
    toEnglish: (text) => find(text)?.[1] ?? text,
  };
});

/** Longest first, so that "y las pone en el atril sin mirarlas" is not read as "y las pone en el atril". */
function anyOf(texts: readonly string[]): RegExp {
  const sorted = [...texts].sort((a, b) => b.length - a.length);
  return new RegExp(
    sorted.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
    'u',
  );
}
