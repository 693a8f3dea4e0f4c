// What the players of a situation are called, in sentences.
import type { Player } from '../../../../protocol/generated/types.ts';
import type { Text } from '../../text.ts';

/** Ana is A, Bruno B; with their article. */
export type Names = Readonly<Record<Player, Text>>;

export const names = (a: readonly [string, string], b: readonly [string, string]): Names => ({
  A: { es: a[0], en: a[1] },
  B: { es: b[0], en: b[1] },
});

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence that begins with somebody. */
export const does = (who: Text, es: string, en: string): Text => ({
  es: `${capital(who.es)} ${es}`,
  en: `${capital(who.en)} ${en}`,
});

/** «a el» is «al», «de el» is «del». */
export const of = (who: Text): Text => ({
  es: `de ${who.es}`.replace(/^de el /, 'del '),
  en: `of ${who.en}`,
});
export const to = (who: Text): Text => ({
  es: `a ${who.es}`.replace(/^a el /, 'al '),
  en: who.en,
});

export const tiles = (n: number): Text => ({
  es: n === 1 ? '1 ficha' : `${n} fichas`,
  en: n === 1 ? '1 tile' : `${n} tiles`,
});

export const points = (n: number): Text => ({
  es: n === 1 ? '1 punto' : `${n} puntos`,
  en: n === 1 ? '1 point' : `${n} points`,
});
