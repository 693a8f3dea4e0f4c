// How long an answer takes, and what a whole run would take by that.
import type { Check } from '../check.ts';
import { asking } from '../table.ts';
import { passedOver, told, well } from '../told.ts';

const ROUNDS = 20;
const MOST_MS = 1000;
/** Beyond this a run is a nuisance. */
const SLOW_RUN_S = 120;

export const speed: Check = {
  name: 'speed',
  run: async ({ talk, table, claimed, handshake }) => {
    const runsOf = claimed.length;
    if (!table)
      return [
        passedOver(
          'speed',
          told('no declara nada en que se pase', 'it claims nothing in which players pass'),
        ),
      ];
    const times: number[] = [];
    const began = performance.now();
    while (times.length < ROUNDS && performance.now() - began < MOST_MS) {
      const reply = await talk.ask(asking(table));
      if (reply.kind !== 'result') break;
      times.push(reply.ms);
    }
    const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
    if (middle === undefined)
      return [
        passedOver('speed', told('no hubo respuesta que medir', 'there was no answer to measure')),
      ];
    const seconds = Math.ceil((middle * runsOf) / 1000);
    const found = told(
      `${middle.toFixed(1)} ms por respuesta; ${runsOf} casos declarados, unos ${seconds} s de uno en uno`,
      `${middle.toFixed(1)} ms an answer; ${runsOf} cases claimed, about ${seconds} s one by one`,
    );
    if (seconds <= SLOW_RUN_S) return [well('speed', found)];
    return [
      passedOver(
        'speed',
        found,
        (handshake.atOnce ?? 1) > 1
          ? told('certify --jobs 4 usa cuatro procesos', 'certify --jobs 4 uses four processes')
          : told(
              'certify --jobs 4 usa cuatro procesos; "atOnce": 32 ahorra esperas si lee línea a línea',
              'certify --jobs 4 uses four processes; "atOnce": 32 saves waiting if it reads line by line',
            ),
      ),
    ];
  },
};
