// The bytes of a file in GCG as text. The format says ISO 8859-1 unless its first line names another encoding; programs
// write UTF-8 without saying so, and that can be told from the bytes.

export interface Text {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'ISO 8859-1';
  /** Whether the file itself says so. */
  readonly isSaid: boolean;
}

const PRAGMA = /^\ufeff?\s*#character-encoding\s+(\S+)/i;

export const textOf = (bytes: Uint8Array): Text => {
  const latin = new TextDecoder('latin1').decode(bytes);
  const said = PRAGMA.exec(latin.replace(/^ï»¿/, ''))?.[1];
  if (said !== undefined && !/^utf-?8$/i.test(said))
    return { text: latin, encoding: 'ISO 8859-1', isSaid: true };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'UTF-8', isSaid: said !== undefined };
  } catch {
    return { text: latin, encoding: 'ISO 8859-1', isSaid: false };
  }
};
