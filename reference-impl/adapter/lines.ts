// Requests a line and their answers: all that have arrived are answered in one go, in their order.
import type { Readable, Writable } from 'node:stream';
import { LineSplitter } from '../../protocol/transports/lines.ts';
import { answerTo } from './answer.ts';
import { referenceHandler } from './handler.ts';

export const answerLines = (input: Readable, output: Writable): void => {
  const handle = referenceHandler();
  const lines = new LineSplitter();
  let isOver = false;
  const answer = (line: string): string =>
    JSON.stringify(
      answerTo(line, (request) => {
        isOver = request.method === 'shutdown';
        return handle(request);
      }),
    );
  input.on('data', (chunk: Buffer) => {
    const answers: string[] = [];
    for (const line of lines.push(chunk)) if (!isOver) answers.push(`${answer(line)}\n`);
    output.write(answers.join(''));
    // The suite may leave the input open; the program ends all the same.
    if (isOver) input.destroy();
  });
};
