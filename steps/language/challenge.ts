// Questioning a play: how challenges are settled, and what stands on the slip.
import type { HandlingMode, SlipItem } from '../../protocol/generated/types.ts';
import { SLIP_ITEMS } from '../../protocol/generated/vocabulary.ts';
import { choice, closed } from './term.ts';

export const CHALLENGE_TERMS = {
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
      'la palabra, la mesa, la ronda, las dos marcas y las dos firmas',
      'the word, table, round, both ticks and both signatures',
      SLIP_ITEMS,
    ],
    [
      'la palabra, la mesa, la ronda, las dos marcas y una sola firma',
      'the word, table, round, both ticks and only one signature',
      ['words', 'table', 'round', 'tick-A', 'tick-B', 'signature-A'],
    ],
    ['todos los datos', 'every item', SLIP_ITEMS],
  ),
  sigilo: choice<boolean>(
    'confidence',
    ['a la vista de su rival', 'in sight of the rival', false],
    ['con reserva', 'in confidence', true],
  ),
  falla: choice<boolean>('decides', ['estima', 'upholds', true], ['desestima', 'dismisses', false]),
  fallado: choice<boolean>(
    'decided',
    ['estimado', 'upheld', true],
    ['desestimado', 'dismissed', false],
  ),
  cauce: choice<boolean>(
    'channel',
    ['con papeleta', 'with a slip', true],
    ['sin papeleta', 'without a slip', false],
  ),
  gestión: closed<HandlingMode>('means', {
    slips: ['con papeletas', 'with slips'],
    device: ['con un dispositivo del juez', "with a judge's device"],
    players: ['por los propios jugadores', 'by the players themselves'],
  }),
} as const;
