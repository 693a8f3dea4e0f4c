// What a program wrote in answer to one line, as bytes: how they differ from one JSON object on a line of its own.
import { type Ill, told } from './told.ts';

export interface Dead {
  /** What came while its input was open, and all that came. */
  readonly whileOpen: Buffer;
  readonly all: Buffer;
}

const ONE_LINE = told(
  'un objeto JSON en una línea, en UTF-8',
  'one JSON object on one line, in UTF-8',
);

export const illOfBytes = ({ whileOpen, all }: Dead): Ill | undefined => {
  if (all.length === 0) return undefined;
  const text = all.toString('utf8');
  if (isUtf16(all))
    return ill(
      'utf-16',
      'la salida está en UTF-16',
      'the output is UTF-16',
      'ábrala en UTF-8',
      'open it as UTF-8',
    );
  if (text.startsWith('\ufeff'))
    return ill(
      'byte-order-mark',
      'la salida empieza con una marca de orden de bytes (BOM)',
      'the output begins with a byte order mark (BOM)',
      'use UTF-8 sin marca',
      'use UTF-8 without one',
    );
  if (/^content-length:/i.test(text))
    return ill(
      'headers',
      'cada mensaje lleva una cabecera Content-Length',
      'every message has a Content-Length header',
      'sin cabeceras: una línea por mensaje',
      'no headers: a line a message',
    );
  if (isAnswer(text) && text.trim().includes('\n'))
    return ill(
      'pretty-printed',
      'la respuesta ocupa varias líneas',
      'the answer takes several lines',
      'escriba el JSON sin sangrar',
      'write JSON without indenting it',
    );
  if (isAnswer(text) && !text.endsWith('\n'))
    return ill(
      'no-newline',
      'a la respuesta le falta el salto de línea',
      'the answer does not end its line',
      'termine cada respuesta con \\n',
      'end every answer with \\n',
    );
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const stray = lines.find((line) => !isAnswer(line));
  if (stray !== undefined && lines.some(isAnswer))
    return ill(
      'prints-beside',
      `por la salida va también ${quoted(stray)}`,
      `its output also carries ${quoted(stray)}`,
      'lo que es para personas va a la salida de errores',
      'what is for people goes to standard error',
    );
  if (whileOpen.length === 0 && lines.some(isAnswer))
    return ill(
      'not-flushed',
      'contesta solo cuando se le cierra la entrada',
      'it answers only when its input is closed',
      'vacíe la salida tras cada respuesta (flush) y conteste línea a línea, sin leer la entrada hasta el final',
      'flush after every answer, and answer line by line instead of reading its input to the end',
    );
  if (text.includes('\ufffd'))
    return ill(
      'not-utf-8',
      'la salida no es UTF-8',
      'the output is not UTF-8',
      'ábrala en UTF-8',
      'open it as UTF-8',
    );
  return undefined;
};

const isUtf16 = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) ||
  (bytes[0] === 0xfe && bytes[1] === 0xff) ||
  bytes.subarray(0, 200).includes(0);

const isAnswer = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'jsonrpc' in value;
  } catch {
    return false;
  }
};

const quoted = (line: string): string => JSON.stringify(line.slice(0, 80));

const ill = (name: string, es: string, en: string, mendEs: string, mendEn: string): Ill => ({
  ill: name,
  found: told(es, en),
  expected: ONE_LINE,
  remedy: told(mendEs, mendEn),
});
