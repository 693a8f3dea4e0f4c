// Answers what is right, and says it wrong: `sick.ts <ill>` has the ill that is named. What is right it asks of the
// reference, a program like any other.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface Ill {
  /** What it takes a line for. */
  readonly hears?: (line: string) => string | undefined;
  /** What it writes in place of an answer. */
  readonly says?: (line: string) => string | Buffer;
  /** What it writes before anything else. */
  readonly first?: string;
  /** Whether it keeps all that it has to say until its input ends. */
  readonly keeps?: boolean;
  /** Whether it takes what it reads at once for one line. */
  readonly byChunk?: boolean;
  /** Whether it goes on after its goodbye. */
  readonly stays?: boolean;
}

let asked = 0;
const line = (text: string): string => `${text}\n`;
const pretty = (text: string): string => JSON.stringify(JSON.parse(text), null, 2);

// biome-ignore format: an ill a line
const ILLS: Readonly<Record<string, Ill>> = {
  'not-flushed': { keeps: true },
  'pretty-printed': { says: (text) => line(pretty(text)) },
  'no-newline': { says: (text) => text },
  headers: { says: (text) => `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}` },
  'byte-order-mark': { first: '\ufeff' },
  'utf-16': { says: (text) => Buffer.from(line(text), 'utf16le') },
  'prints-beside': { first: 'Ready <b>to</b> play\u0007\n' },
  'wrong-version': { says: (text) => line(text.replace('"protocolVersion":"1"', '"protocolVersion":"2"')) },
  'not-utf-8': { says: (text) => Buffer.from(line(text), 'latin1') },
  'read-as-latin-1': { says: (text) => line(Buffer.from(text).toString('latin1')) },
  decomposed: { says: (text) => line(text.replaceAll('Ñ', 'N\u0303')) },
  'tilde-lost': { says: (text) => line(text.replaceAll('"Ñ"', '"N"')) },
  'digraphs-split': { says: (text) => line(text.replace('"LL"', '"L","L"')) },
  'blanks-lost': { says: (text) => line(text.replace('"tile":"?","as":"Ñ"', '"tile":"Ñ"')) },
  'loses-lines': { byChunk: true },
  'minds-unknown-fields': { hears: (text) => (text.includes('x-articulado') ? '{"jsonrpc":"2.0","id":0,"method":"?"}' : text) },
  'unknown-method': { hears: (text) => text.replace('articulado/no-such-method', 'shutdown') },
  'unknown-event-breaks-it': { hears: (text) => (text.includes('sneeze') ? process.exit(3) : text) },
  'unknown-event': { hears: (text) => text.replace('sneeze', 'pass') },
  remembers: { says: (text) => { asked += 1; return line(text.replace('"scores":{"A":22', `"scores":{"A":${asked}`)); } },
  'wrong-ruling': { says: (text) => line(text.replace('"kind":"refused"', '"kind":"done"')) },
  stays: { stays: true },
};

const ill = ILLS[process.argv[2] ?? ''];
if (!ill) throw new Error(`no ill "${process.argv[2]}"; expected ${Object.keys(ILLS).join(', ')}`);

const { stdin, stdout } = spawn(process.execPath, ['reference-impl/adapter/stdio.ts'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
if (ill.first) process.stdout.write(ill.first);
const kept: (string | Buffer)[] = [];
createInterface({ input: stdout }).on('line', (answer) => {
  const said = (ill.says ?? line)(answer);
  if (ill.keeps) kept.push(said);
  else process.stdout.write(said);
});
stdout.on('close', () => {
  for (const said of kept) process.stdout.write(said);
  if (!ill.stays) process.exit(0);
  setInterval(() => {}, 1000);
});
const hear = (text: string): void => {
  const heard = (ill.hears ?? String)(text);
  if (heard !== undefined) stdin.write(line(heard));
};
if (ill.byChunk) process.stdin.on('data', (chunk) => hear(String(chunk).split('\n')[0] ?? ''));
else createInterface({ input: process.stdin }).on('line', hear);
process.stdin.on('end', () => stdin.end());
