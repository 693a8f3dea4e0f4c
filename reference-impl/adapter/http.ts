// `node reference-impl/adapter/http.ts [port]`: the reference implementation over HTTP POST, on loopback only.
import { createServer, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { answerTo } from './answer.ts';
import { referenceHandler } from './handler.ts';

const MAX_BODY = 1_000_000;
const MOST_PORT = 65_535;

/** What is wrong with a request is said in the answer, as over every transport; the status speaks of HTTP only. */
export const referenceServer = () => {
  const handle = referenceHandler();
  return createServer(async (incoming, response) => {
    const body = await bodyOf(incoming);
    if (body === 'gone') return;
    if (body === 'too long') {
      response.writeHead(413).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answerTo(body.text, handle)));
  });
};

/** Whoever asks may go away in the middle of it. */
const bodyOf = async (
  incoming: IncomingMessage,
): Promise<{ readonly text: string } | 'gone' | 'too long'> => {
  let text = '';
  try {
    for await (const chunk of incoming.setEncoding('utf8')) {
      text += chunk;
      if (text.length > MAX_BODY) return 'too long';
    }
  } catch {
    return 'gone';
  }
  return { text };
};

const wrongCall = (found: string, expected: string): never => {
  console.error(`${found}\n  expected ${expected}`);
  process.exit(2);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv[2] ?? '0';
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port > MOST_PORT)
    wrongCall(`the port is "${asked}"`, `0 to ${MOST_PORT}, where 0 is any that is free`);
  const server = referenceServer()
    .once('error', (error) => wrongCall(`port ${asked}: ${error.message}`, 'a port that is free'))
    .listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
    });
}
