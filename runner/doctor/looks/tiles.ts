// Tiles that were sent against tiles that came back: what happened to them on the way has a name.
import type { PlacedTile } from '../../../protocol/generated/types.ts';
import { type Ill, told } from '../told.ts';

interface Laid {
  readonly board?: unknown;
  readonly racks?: unknown;
  readonly bag?: unknown;
}

/** Of the table before and after a turn that changes none of them. */
export const illOfTiles = (sent: Laid, came: Laid): Ill | undefined => {
  const [before, after] = [tilesOf(sent), tilesOf(came)];
  const gone = without(before, after);
  const strange = without(after, before);
  return gone.length === 0 && strange.length === 0 ? undefined : illOf(gone, strange);
};

/** Every tile as text; a blank with what it stands for. Anything may have come back. */
const tilesOf = ({ board, racks, bag }: Laid): string[] => [
  ...list(board).map((laid) => {
    const { tile, as } = (laid ?? {}) as Partial<PlacedTile>;
    return as === undefined ? String(tile) : `${tile}=${as}`;
  }),
  ...Object.values((racks ?? {}) as object)
    .flatMap(list)
    .map(String),
  ...list(bag).map(String),
];

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const without = (all: readonly string[], taken: readonly string[]): string[] => {
  const left = [...taken];
  return all.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

type Sign = readonly [
  test: (gone: readonly string[], strange: readonly string[]) => boolean,
  ill: Ill,
];

const has = (tiles: readonly string[], pattern: RegExp): boolean =>
  tiles.some((t) => pattern.test(t));

const NTILDE = told(
  '"Ñ" en un carácter (U+00D1), en UTF-8',
  '"Ñ" as one character (U+00D1), in UTF-8',
);

const SIGNS: readonly Sign[] = [
  [
    (_, strange) => has(strange, /N\u0303/),
    {
      ill: 'decomposed',
      found: told(
        'la Ñ vuelve en dos caracteres, N y tilde (NFD)',
        'Ñ comes back as two characters, N and a tilde (NFD)',
      ),
      expected: NTILDE,
      remedy: told(
        'componga el texto antes de escribir: normalize("NFC")',
        'compose text before you write it: normalize("NFC")',
      ),
    },
  ],
  [
    (_, strange) => has(strange, /Ã/),
    {
      ill: 'read-as-latin-1',
      found: told(
        'la Ñ vuelve como «Ã» y algo más: se leyó UTF-8 como Latin-1',
        'Ñ comes back as "Ã" and something: UTF-8 was read as Latin-1',
      ),
      expected: NTILDE,
      remedy: told(
        'abra la entrada y la salida en UTF-8, sea cual sea la configuración de la máquina',
        'open input and output as UTF-8, whatever the locale of the machine',
      ),
    },
  ],
  [
    (_, strange) => has(strange, /\ufffd/),
    {
      ill: 'not-utf-8',
      found: told(
        'la Ñ vuelve en bytes que no son UTF-8',
        'Ñ comes back in bytes that are not UTF-8',
      ),
      expected: NTILDE,
      remedy: told(
        'escriba la salida en UTF-8, o todo lo que no sea ASCII como \\u00d1',
        'write the output as UTF-8, or all that is not ASCII as \\u00d1',
      ),
    },
  ],
  [
    (gone, strange) => gone.every((t) => /Ñ$/.test(t)) && has(strange, /^(N|\?+)$/),
    {
      ill: 'tilde-lost',
      found: told(
        'la Ñ ha perdido la tilde o se ha vuelto «?»',
        'Ñ has lost its tilde or become "?"',
      ),
      expected: NTILDE,
      remedy: told(
        'ni se quitan tildes ni se pasa a ASCII: la Ñ es una letra',
        'strip no accents and convert nothing to ASCII: Ñ is a letter',
      ),
    },
  ],
  [
    (gone, strange) => has(gone, /^(CH|LL|RR)$/) && has(strange, /^[CHLR]$/),
    {
      ill: 'digraphs-split',
      found: told('CH, LL o RR vuelven como dos fichas', 'CH, LL or RR come back as two tiles'),
      expected: told('una ficha: "CH", "LL", "RR"', 'one tile: "CH", "LL", "RR"'),
      remedy: told(
        'una palabra es una lista de fichas, no una cadena de letras',
        'a word is a list of tiles, not a string of letters',
      ),
    },
  ],
  [
    (gone, strange) => has(gone, /^\?/) && !has(gone, /^[^?]/) && strange.length > 0,
    {
      ill: 'blanks-lost',
      found: told('un comodín vuelve como otra cosa', 'a blank comes back as something else'),
      expected: told(
        '"?"; en el tablero, con su letra en "as"',
        '"?"; on the board, with its letter in "as"',
      ),
      remedy: told(
        'en el tablero la ficha sigue siendo "?" y vale 0',
        'on the board the tile is still "?", and worth 0',
      ),
    },
  ],
];

const illOf = (gone: readonly string[], strange: readonly string[]): Ill =>
  SIGNS.find(([test]) => test(gone, strange))?.[1] ?? {
    ill: 'tiles-changed',
    found: told(
      `al pasar cambian las fichas: faltan ${gone.join(' ') || 'ningunas'}, sobran ${strange.join(' ') || 'ningunas'}`,
      `a pass changes the tiles: missing ${gone.join(' ') || 'none'}, new ${strange.join(' ') || 'none'}`,
    ),
    expected: told('tablero, atriles y bolsa como estaban', 'board, racks and bag as they were'),
    remedy: told(
      'devuelva todo lo que la posición trajo',
      'give back all that the position brought',
    ),
  };
