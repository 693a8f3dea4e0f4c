// One thing that the regulation admits and one that it does not, as the suite asks them and judges the answers.
import type { Method } from '../../../protocol/methods.ts';
import type { Answer } from '../../../steps/kernel/caller.ts';
import { Mismatch } from '../../../steps/kernel/expect.ts';
import { type Asked, type Check, noResult, type Patient } from '../check.ts';
import { ailing, type Diagnosis, type Name, passedOver, told, well } from '../told.ts';

type Wanted = 'admitted' | 'barred';

const ruling = (name: Name, wanted: Wanted): Check => ({
  name,
  run: async (patient) => {
    const found = [...firsts(patient, wanted)];
    if (found.length === 0)
      return [
        passedOver(
          name,
          told('en lo que declara no hay tal caso', 'there is no such case in what it claims'),
        ),
      ];
    const all: Diagnosis[] = [];
    for (const asked of found) all.push(await judged(name, asked, patient));
    return all;
  },
});

export const play = ruling('play', 'admitted');
export const refusal = ruling('refusal', 'barred');

/** The first short case of each method that comes out so. */
const firsts = ({ claimed, reference }: Patient, wanted: Wanted): Iterable<Asked> => {
  const found = new Map<Method, Asked>();
  // The cases of a profile are about one thing: where that was found already, the others need not be read.
  for (const own of Map.groupBy(claimed, (asked) => asked.case.profile).values()) {
    const method = own[0]?.prepared.request().method;
    if (method === undefined || found.has(method)) continue;
    const first = own.find(({ prepared }) => {
      const call = prepared.request();
      return isShort(call.params) && cameOut(reference(call)) === wanted;
    });
    if (first) found.set(method, first);
  }
  return found.values();
};

const isShort = (params: object): boolean =>
  !('events' in params) || (params.events as unknown[]).length === 1;

/** Of an answer of the reference. */
export const cameOut = (answer: unknown): Wanted | undefined => {
  const { outcomes, judgements } = answer as {
    readonly outcomes?: readonly { readonly kind: string }[];
    readonly judgements?: readonly { readonly verdict: string }[];
  };
  const said = outcomes ? outcomes.at(-1)?.kind : judgements?.at(-1)?.verdict;
  if (said === 'done' || said === 'valid') return 'admitted';
  return said === 'refused' || said === 'invalid' ? 'barred' : undefined;
};

export const judged = async (
  name: Name,
  { case: c, prepared }: Asked,
  { talk }: Patient,
): Promise<Diagnosis> => {
  const call = prepared.request();
  const reply = await talk.ask(call);
  const fault = noResult(name, call.method, reply, talk.transport.log());
  if (fault) return fault;
  try {
    prepared.judge((reply as { result: Answer }).result);
    return well(name, told(`${c.id}: ${c.name}`, `${c.id}: ${c.name}`));
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    return ailing(name, {
      ill: 'wrong-ruling',
      found: told(`${c.id}: ${error.message}`, `${c.id}: ${error.message}`),
      expected: told(`lo que manda ${c.clauses.join(', ')}`, `what ${c.clauses.join(', ')} says`),
      remedy: told(
        `entero, con petición y respuesta: certify --case ${c.id}`,
        `whole, with request and answer: certify --case ${c.id}`,
      ),
    });
  }
};
