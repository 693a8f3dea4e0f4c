// What a check of the doctor is given, and what all of them share: telling a reply that is no answer at all.
import type { Case } from '../../corpus/features.ts';
import type { FailureKind } from '../../protocol/failure.ts';
import type { EditionId, InitializeResult } from '../../protocol/generated/types.ts';
import { METHODS, type Method } from '../../protocol/methods.ts';
import { problemsIn, problemText } from '../../protocol/validate.ts';
import type { Prepared } from '../../steps/kernel/prepare.ts';
import type { Reply, Talk } from './talk.ts';
import { ailing, type Diagnosis, type Name, type Told, told, unseen } from './told.ts';

/** A case that the implementation claims, made ready to be asked. */
export interface Asked {
  readonly case: Case;
  /** Made when it is wanted: there are thousands. */
  readonly prepared: Prepared;
}

export interface Patient {
  readonly talk: Talk;
  readonly handshake: InitializeResult;
  /** Claimed cases, those of the simplest profiles first. */
  readonly claimed: readonly Asked[];
  /** An edition of which it claims a profile whose players may pass, if there is one. */
  readonly table: EditionId | undefined;
  /** What the reference makes of a question. */
  readonly reference: (question: { method: string; params?: unknown }) => unknown;
}

export interface Check {
  readonly name: Name;
  run(patient: Patient): Promise<readonly Diagnosis[]>;
}

/** A reply that brings no result, as the ill that it is; nothing when it brings one that keeps the contract. */
export const noResult = (
  check: Name,
  method: Method,
  reply: Reply,
  log: string,
): Diagnosis | undefined => {
  if (reply.kind === 'failed') return lost(check, reply, log);
  if (reply.kind === 'error')
    return ailing(check, {
      ill: 'error-for-an-answer',
      found: told(
        `contesta con el error ${reply.code}: ${reply.message}`,
        `it answers with error ${reply.code}: ${reply.message}`,
      ),
      expected: told('un resultado: esto está declarado', 'a result: this is claimed'),
      remedy: told(
        'quite el perfil de claims, o atienda la petición; una jugada ilegal es un resultado "refused", nunca un error',
        'take the profile out of claims, or serve the request; an illegal move is an outcome "refused", never an error',
      ),
    });
  const problems = problemsIn(METHODS[method].result, reply.result, '/result');
  if (problems.length === 0) return undefined;
  const text = problemText(problems);
  return ailing(check, {
    ill: 'against-the-schema',
    found: told(
      `la respuesta no cumple el contrato: ${text}`,
      `the answer breaks the contract: ${text}`,
    ),
    expected: told('lo que dice schemas/', 'what schemas/ says'),
    remedy: told(
      'la ruta señala el campo; docs/ADAPTERS.md los lista todos',
      'the pointer names the field; docs/ADAPTERS.md lists them all',
    ),
  });
};

export const lost = (
  check: Name,
  { how, message }: Extract<Reply, { kind: 'failed' }>,
  log: string,
): Diagnosis => {
  if (how === 'not-run') return unseen(check);
  const last = log.trim().split('\n').at(-1)?.slice(0, 200);
  return ailing(check, {
    ill: how,
    found: told(`${HOW[how]?.es ?? how}: ${message}`, message),
    expected: told('una respuesta', 'an answer'),
    remedy: last
      ? told(`su salida de errores termina con: ${last}`, `its stderr ends with: ${last}`)
      : (REMEDIES[how] ?? CATCH),
  });
};

const CATCH = told(
  'atrape todo fallo por petición, conteste con el error -32603 y siga',
  'catch every failure by request, answer with error -32603 and go on',
);
const REMEDIES: Readonly<Partial<Record<FailureKind, Told>>> = {
  timeout: told(
    'vacíe la salida tras cada respuesta (flush); si solo es lento, --timeout y --start-timeout dan más tiempo',
    'flush after every answer; where it is only slow, --timeout and --start-timeout wait longer',
  ),
  'protocol-violation': told(
    'por la salida van respuestas y nada más; lo que es para personas, a la salida de errores',
    'standard output is for answers and nothing else; what is for people goes to standard error',
  ),
};

const HOW: Readonly<Record<string, { readonly es: string }>> = {
  crash: { es: 'termina' },
  timeout: { es: 'no contesta' },
  'protocol-violation': { es: 'dice algo que no es respuesta' },
};
