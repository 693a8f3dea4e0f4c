// What cannot be served is an error of the published list, and the conversation goes on after it.
import { ERROR_CODES } from '../../../protocol/error-codes.ts';
import { type Check, lost, type Patient } from '../check.ts';
import { asking, TABLE } from '../table.ts';
import type { Question, Reply } from '../talk.ts';
import { ailing, type Diagnosis, type Told, told, well } from '../told.ts';

interface Asking {
  readonly what: Told;
  readonly ill: string;
  readonly question: Question;
  readonly code: number;
}

const UNKNOWN_METHOD: Asking = {
  what: told('un método desconocido', 'an unknown method'),
  ill: 'unknown-method',
  question: { method: 'articulado/no-such-method', params: {} },
  code: ERROR_CODES.methodNotFound,
};

const unknownEvent = (edition: NonNullable<Patient['table']>): Asking => ({
  what: told('un evento desconocido', 'an unknown event'),
  ill: 'unknown-event',
  question: asking(edition, TABLE, [{ type: 'sneeze', by: 'A' }]),
  code: ERROR_CODES.invalidParams,
});

export const errors: Check = {
  name: 'errors',
  run: async ({ talk, table }) => {
    const all = [UNKNOWN_METHOD, ...(table ? [unknownEvent(table)] : [])];
    const faults: Diagnosis[] = [];
    for (const asking of all) {
      const reply = await talk.ask(asking.question);
      const fault = faultOf(asking, reply, talk.transport.log());
      if (fault) faults.push(fault);
    }
    const codes = all.map(({ code }) => code).join(', ');
    return faults.length > 0
      ? faults
      : [
          well(
            'errors',
            told(
              `lo desconocido recibe ${codes}, y se sigue`,
              `what is unknown gets ${codes}, and it goes on`,
            ),
          ),
        ];
  },
};

const faultOf = ({ what, ill, code }: Asking, reply: Reply, log: string): Diagnosis | undefined => {
  if (reply.kind === 'error' && reply.code === code && reply.to !== null) return undefined;
  if (reply.kind === 'failed')
    return {
      ...lost('errors', reply, log),
      ill: `${ill}-breaks-it`,
      found: told(
        `${what.es} lo rompe: ${reply.message}`,
        `${what.en} breaks it: ${reply.message}`,
      ),
      expected: told(`el error ${code}, y seguir`, `error ${code}, and to go on`),
    };
  const got =
    reply.kind === 'result'
      ? told('recibe un resultado', 'gets a result')
      : told(
          `recibe el error ${reply.code} para el id ${reply.to}`,
          `gets error ${reply.code} for id ${reply.to}`,
        );
  return ailing('errors', {
    ill,
    found: told(`${what.es} ${got.es}`, `${what.en} ${got.en}`),
    expected: told(
      `el error ${code} con el id de la petición`,
      `error ${code} with the id of the request`,
    ),
    remedy: told(
      'docs/ADAPTERS.md tiene los códigos; lo ilegal es un resultado, lo desconocido un error',
      'docs/ADAPTERS.md has the codes; what is illegal is a result, what is unknown an error',
    ),
  });
};
