// A player has drawn from the bag of another game.
import { type Case, text } from '../situation.ts';
import { names } from '../telling/names.ts';

const DRAWER = names(['quien robó', 'the drawer'], ['el rival', 'the opponent']);

export const foreignBag: Case = {
  slug: 'bolsa-de-otra-partida',
  title: text('Robó de la bolsa de otra partida', "Drew from another game's bag"),
  topic: 'tables-and-foreign-bag',
  names: DRAWER,
  questions: [],
  steps: () => ['Ana roba por accidente de la bolsa de otra partida'],
  doing: () => [
    text('No es una infracción: las dos partidas siguen.', 'It is no breach: both games go on.'),
  ],
};
