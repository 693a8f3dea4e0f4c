// Goodbye: an answer of null, and the program ends by itself.
import { type Check, lost } from '../check.ts';
import { ailing, told, well } from '../told.ts';

const END_MS = 1000;

export const shutdown: Check = {
  name: 'shutdown',
  run: async ({ talk }) => {
    const reply = await talk.ask({ method: 'shutdown' });
    if (reply.kind === 'failed')
      return [
        {
          ...lost('shutdown', reply, talk.transport.log()),
          ill: 'no-goodbye',
          expected: told(
            'la respuesta null, y después el final',
            'the answer null, and the end after it',
          ),
        },
      ];
    if (reply.kind === 'error' || reply.result !== null)
      return [
        ailing('shutdown', {
          ill: 'wrong-goodbye',
          found: told(
            `contesta ${JSON.stringify(reply.kind === 'error' ? reply.message : reply.result)}`,
            `it answers ${JSON.stringify(reply.kind === 'error' ? reply.message : reply.result)}`,
          ),
          expected: told('"result": null', '"result": null'),
          remedy: told('conteste null y termine', 'answer null and end'),
        }),
      ];
    if (talk.transport.kind !== 'stdio')
      return [well('shutdown', told('contesta null', 'it answers null'))];
    const end = await talk.end(END_MS);
    if (end?.includes('exit code 0'))
      return [well('shutdown', told('contesta null y termina', 'it answers null and ends'))];
    return [
      ailing('shutdown', {
        ill: end === undefined ? 'stays' : 'ends-badly',
        found:
          end === undefined
            ? told(
                `contesta, y sigue en marcha ${END_MS} ms después`,
                `it answers, and still runs ${END_MS} ms later`,
              )
            : told(`contesta, y después: ${end}`, `it answers, and then: ${end}`),
        expected: told('que termine con el código 0', 'it to end with exit code 0'),
        remedy: told(
          'después de contestar a "shutdown", salga del bucle',
          'leave the loop once "shutdown" is answered',
        ),
      }),
    ];
  },
};
