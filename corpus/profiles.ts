// The areas an implementation may claim, each whole.
import type { Profile } from '../protocol/generated/types.ts';

export const PROFILES: readonly Profile[] = [
  'juego',
  'fichas',
  'impugnacion',
  'planilla',
  'final',
  'reloj',
  'arbitraje',
  'lexico-lista',
  'lexico-reglas',
  'torneo',
];
