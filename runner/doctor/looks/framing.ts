// Lines: several that come in one piece are all answered, a long one too, and what is not known is left aside.
import { isSame } from '../../../steps/kernel/expect.ts';
import { type Check, lost, noResult, type Patient } from '../check.ts';
import { asking, TABLE } from '../table.ts';
import type { Reply } from '../talk.ts';
import { ailing, type Diagnosis, passedOver, told, well } from '../told.ts';

const MOST_AT_ONCE = 16;
/** As long as a line gets that tells a large tournament; many readers of lines stop at 65,536 bytes. */
const WORDS_OF_A_LONG_LINE = 6000;

export const framing: Check = {
  name: 'framing',
  run: async (patient) => {
    if (!patient.table)
      return [
        passedOver(
          'framing',
          told('no declara nada en que se pase', 'it claims nothing in which players pass'),
        ),
      ];
    const alone = await patient.talk.ask(asking(patient.table));
    const fault = noResult('framing', 'game/replay', alone, patient.talk.transport.log());
    if (fault) return [fault];
    return [
      await together(patient, alone),
      ...(await unknownFields(patient, alone)),
      ...(await longLine(patient)),
    ];
  },
};

const together = async ({ talk, table, handshake }: Patient, alone: Reply): Promise<Diagnosis> => {
  const count = Math.min(handshake.atOnce ?? 1, MOST_AT_ONCE);
  const question = asking(table as NonNullable<typeof table>);
  const replies = await talk.askAll(Array.from({ length: count }, () => question));
  const bad = replies.filter((reply) => !isSameResult(reply, alone)).length;
  if (bad === 0)
    return well(
      'framing',
      told(`${count} de una vez, ${count} respuestas`, `${count} in one piece, ${count} answers`),
    );
  const failed = replies.find((reply) => reply.kind === 'failed');
  if (count === 1 && failed) return lost('framing', failed, talk.transport.log());
  return ailing('framing', {
    ill: 'loses-lines',
    found: told(
      `de ${count} peticiones que llegan juntas, ${bad} quedan sin su respuesta`,
      `of ${count} requests that come together, ${bad} are not answered as they are on their own`,
    ),
    expected: told('una respuesta para cada una, con su id', 'an answer to each, with its id'),
    remedy: told(
      'lea línea a línea, no trozo a trozo: varias líneas caben en una lectura; o declare "atOnce": 1',
      'read line by line, not chunk by chunk: one read may bring several lines; or say "atOnce": 1',
    ),
  });
};

const unknownFields = async ({ talk, table }: Patient, alone: Reply): Promise<Diagnosis[]> => {
  const extra = { 'x-articulado': { not: 'known' } };
  const events = [{ type: 'pass', by: 'A', ...extra }];
  const question = asking(
    table as NonNullable<typeof table>,
    { ...TABLE, ...extra },
    events,
    extra,
  );
  const reply = await talk.ask(question);
  if (isSameResult(reply, alone)) return [];
  return [
    ailing('framing', {
      ill: 'minds-unknown-fields',
      found: told(
        'un campo que no conoce cambia su respuesta',
        'a field that it does not know changes its answer',
      ),
      expected: told('la misma respuesta que sin él', 'the same answer as without it'),
      remedy: told(
        'deje de lado los campos desconocidos: habrá más',
        'ignore fields that you do not know: there will be more',
      ),
    }),
  ];
};

/** The suite sends none as long today: said, not held against it. */
const longLine = async ({ talk, table }: Patient): Promise<Diagnosis[]> => {
  const lexicon = Array.from({ length: WORDS_OF_A_LONG_LINE }, () => ['C', 'A', 'S', 'A']);
  const question = asking(table as NonNullable<typeof table>, { ...TABLE, lexicon });
  const reply = await talk.ask(question);
  if (reply.kind === 'result') return [];
  return [
    passedOver(
      'framing',
      told(
        'no puede con una línea de 100 000 caracteres',
        'it cannot take a line of 100,000 characters',
      ),
      told(
        'dé más sitio al lector de líneas; las de hoy son más cortas',
        "give your reader of lines more room; today's are shorter",
      ),
    ),
  ];
};

const isSameResult = (reply: Reply, other: Reply): boolean =>
  reply.kind === 'result' && other.kind === 'result' && isSame(reply.result, other.result);
