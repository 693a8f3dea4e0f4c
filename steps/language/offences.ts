// Offences as an official finds them: what was done, and what was found of it.
import type { DueSanctions, FindEvent, Span } from '../../protocol/generated/types.ts';
import { choice } from './term.ts';

/** What is found, whoever did it. */
export type Fault = Pick<FindEvent, 'offence' | 'findings' | 'towards'>;

const fault = (offence: Fault['offence'], ...findings: NonNullable<Fault['findings']>): Fault => ({
  offence,
  findings,
});

export const OFFENCE_TERMS = {
  falta: choice<Fault>(
    'fault',
    [
      'impugnó una y otra vez palabras de todos conocidas para desconcentrar a su rival',
      'challenged words that everybody knows over and over to distract the rival',
      fault('needless-challenges', 'repeated', 'well-known', 'to-distract'),
    ],
    [
      'impugnó una y otra vez palabras de todos conocidas para ganar tiempo',
      'challenged words that everybody knows over and over to gain time',
      fault('needless-challenges', 'repeated', 'well-known', 'to-gain-time'),
    ],
    [
      'impugnó una sola vez una palabra de todos conocida para ganar tiempo',
      'challenged a word that everybody knows only once to gain time',
      fault('needless-challenges', 'well-known', 'to-gain-time'),
    ],
    [
      'impugnó una y otra vez palabras poco conocidas para ganar tiempo',
      'challenged words that few know over and over to gain time',
      fault('needless-challenges', 'repeated', 'to-gain-time'),
    ],
    [
      'impugnó una y otra vez palabras de todos conocidas por inseguridad',
      'challenged words that everybody knows over and over out of doubt',
      fault('needless-challenges', 'repeated', 'well-known'),
    ],
    [
      'impugnó una y otra vez palabras de todos conocidas por enfado',
      'challenged words that everybody knows over and over out of anger',
      fault('needless-challenges', 'repeated', 'well-known', 'annoyance'),
    ],
    [
      'abandonó la partida por frustración',
      'gave the game up out of frustration',
      fault('abandonment', 'annoyance'),
    ],
    [
      'abandonó la partida por enfermedad',
      'gave the game up through illness',
      fault('abandonment'),
    ],
    [
      'se retrasó sin justificación',
      'was late without a good reason',
      fault('delay', 'unjustified'),
    ],
    ['se retrasó con justificación', 'was late for a good reason', fault('delay')],
    ['tuvo una conducta antideportiva', 'behaved in an unsporting manner', fault('unsporting')],
    ['se dejó ganar adrede', 'lost on purpose', fault('throw-game', 'on-purpose')],
    ['perdió por un error', 'lost through a mistake', fault('throw-game')],
    [
      'favoreció abiertamente a su rival',
      'openly favoured the rival',
      fault('help-rival', 'openly'),
    ],
    [
      'favoreció sin querer a su rival',
      'favoured the rival without meaning to',
      fault('help-rival'),
    ],
    [
      'se sumó por sistema puntos de más para abultar el resultado',
      'systematically took surplus points to swell the score',
      fault('overscoring', 'systematic', 'to-swell-score'),
    ],
    [
      'se sumó una vez puntos de más para abultar el resultado',
      'once took surplus points to swell the score',
      fault('overscoring', 'to-swell-score'),
    ],
    [
      'se sumó por sistema puntos de más por contar mal',
      'systematically took surplus points by counting badly',
      fault('overscoring', 'systematic'),
    ],
    [
      'dejó adrede el reloj en neutro',
      'left the clock in neutral on purpose',
      fault('neutral-clock', 'on-purpose'),
    ],
    [
      'dejó por descuido el reloj en neutro',
      'left the clock in neutral by oversight',
      fault('neutral-clock'),
    ],
    [
      'retrasó sin motivo la reposición de fichas',
      'delayed the refill for no reason',
      fault('slow-refill', 'unjustified'),
    ],
    [
      'retrasó con motivo la reposición de fichas',
      'delayed the refill for a reason',
      fault('slow-refill'),
    ],
    [
      'gestionó sin honradez la impugnación',
      'handled the challenge dishonestly',
      fault('dishonest-handling', 'dishonest'),
    ],
    [
      'gestionó con torpeza la impugnación',
      'handled the challenge clumsily',
      fault('dishonest-handling'),
    ],
    [
      'jugó a sabiendas con fichas de más',
      'knowingly played with too many tiles',
      fault('surplus-on-purpose', 'on-purpose'),
    ],
    [
      'jugó por descuido con fichas de más',
      'played with too many tiles by oversight',
      fault('surplus-on-purpose'),
    ],
    ['preguntó si valía una palabra', 'asked whether a word was valid', fault('ask-validity')],
    ['respondió si valía una palabra', 'answered whether a word was valid', fault('answer-query')],
    [
      'no anotó la letra de un comodín',
      'did not note the letter of a blank',
      fault('blank-not-noted'),
    ],
    ['se burló de su rival', 'mocked the rival', fault('mockery')],
    [
      'se burló de un jugador de otra mesa',
      'mocked a player of another table',
      { offence: 'mockery', towards: 'neighbour' },
    ],
    ['se burló del árbitro', 'mocked the arbiter', { offence: 'mockery', towards: 'arbiter' }],
    [
      'se burló de un espectador',
      'mocked a spectator',
      { offence: 'mockery', towards: 'spectator' },
    ],
    [
      'jugó y dejó la partida solo para sumarla',
      'played and gave the game up only to add it',
      fault('play-to-count', 'only-to-count'),
    ],
    [
      'jugó y dejó la partida por enfermedad',
      'played and gave the game up through illness',
      fault('play-to-count'),
    ],
    [
      'incumplió por sistema otras normas',
      'broke other rules systematically',
      fault('rule-breaking', 'systematic'),
    ],
    ['incumplió alguna vez otras normas', 'broke other rules now and then', fault('rule-breaking')],
  ),
  respuesta: choice<boolean>(
    'answer',
    ['le responde', 'is answered', true],
    ['no le responde', 'is not answered', false],
  ),
  ámbito: choice<Span>(
    'span',
    ['en una ronda anterior', 'in an earlier round', 'tournament'],
    ['antes en esta partida', 'earlier in this game', 'game'],
  ),
  exigencia: choice<DueSanctions | 'nothing'>(
    'demand',
    ['no lleva nada aparejado', 'has nothing follow from it', 'nothing'],
    [
      'exige una advertencia y un descuento',
      'calls for a warning and points off',
      { must: ['warning', 'points'], may: [] },
    ],
    [
      'exige una advertencia y un descuento y permite expulsar y vetar',
      'calls for a warning and points off and allows expulsion and a ban',
      { must: ['warning', 'points'], may: ['tournament', 'future'] },
    ],
    ['exige expulsar', 'calls for expulsion', { must: ['tournament'], may: [] }],
    ['permite apercibir', 'allows a warning', { must: [], may: ['warning'] }],
    [
      'permite apercibir y expulsar',
      'allows a warning and expulsion',
      { must: [], may: ['warning', 'tournament'] },
    ],
    ['permite expulsar', 'allows expulsion', { must: [], may: ['tournament'] }],
  ),
} as const;
