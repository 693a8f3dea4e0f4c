// A handshake that failed, looked at byte by byte: the command is started once more, asked once, and its input closed.
import { spawn } from 'node:child_process';
import { adopt, kill } from '../../protocol/transports/child.ts';
import type { Budget } from './budget.ts';
import { type Dead, illOfBytes } from './bytes.ts';
import type { Question } from './talk.ts';
import type { Ill } from './told.ts';

const OPEN_MS = 1500;
const CLOSED_MS = 1000;
const MOST_BYTES = 100_000;

export const autopsy = async (
  [command = '', ...args]: readonly string[],
  { method, params }: Question,
  budget: Budget,
): Promise<Ill | undefined> => {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  const chunks: Buffer[] = [];
  let bytes = 0;
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  child.stderr.resume();
  if (child.pid === undefined) return undefined;
  adopt(child);
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
    else kill(child);
  });
  const ended = (ms: number) => budget.wait(ms, (done) => child.stdout.once('close', done));
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })}\n`);
  await ended(OPEN_MS);
  const whileOpen = Buffer.concat(chunks);
  child.stdin.end();
  if (child.exitCode === null) await ended(CLOSED_MS);
  kill(child);
  return illOfBytes({ whileOpen, all: Buffer.concat(chunks) } satisfies Dead);
};
