// What the edition says of things on the table: notes, books, devices, tobacco, food.
import { oneOf, orSilence } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

const ruling = oneOf('breach', 'allowed');
const THINGS = ['book', 'headphones', 'computer', 'organiser', 'device', 'tobacco'] as const;

export const things = group('things', {
  /** Notes brought along, or taken during the game on blank paper or on paper that carries print. */
  notes: table(['brought', 'on-blank', 'on-print'], ruling),
  banned: { ...table(THINGS, ruling), food: oneOf('breach', 'if-it-soils', 'allowed') },
  phone: {
    call: orSilence(ruling),
    clock: orSilence(oneOf('breach', 'in-aeroplane-mode', 'allowed')),
    challenge: orSilence(oneOf('breach', 'if-self-handled', 'allowed')),
    other: orSilence(ruling),
  },
  /** Whether all this holds only while the game is played. */
  during: oneOf('game', 'always'),
  /** Until when the sheet of the rival may be looked at. */
  inspection: oneOf('until-start', 'always'),
});
