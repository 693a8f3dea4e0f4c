// `node reference-impl/adapter/stdio.ts`: the reference implementation over standard input and output.
// It reads ahead: all requests that have arrived are answered in one go, in their order.
import { LineSplitter } from '../../protocol/transports/lines.ts';
import { answerTo } from './answer.ts';
import { referenceHandler } from './handler.ts';

const handle = referenceHandler();
const lines = new LineSplitter();
let isOver = false;

process.stdin.on('data', (chunk: Buffer) => {
  const answers: string[] = [];
  for (const line of lines.push(chunk)) {
    if (isOver) break;
    const answer = answerTo(line, (request) => {
      isOver = request.method === 'shutdown';
      return handle(request);
    });
    answers.push(`${JSON.stringify(answer)}\n`);
  }
  process.stdout.write(answers.join(''));
  // The suite may leave the input open; the program ends all the same.
  if (isOver) process.stdin.destroy();
});
