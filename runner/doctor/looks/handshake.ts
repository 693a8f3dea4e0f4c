// The beginning: it starts, says who it is and what it claims, in the contract's words.
import { claimedEditions, claimedProfiles } from '../../../protocol/claims.ts';
import type { InitializeResult } from '../../../protocol/generated/types.ts';
import { problemsIn, problemText, validators } from '../../../protocol/validate.ts';
import { autopsy } from '../autopsy.ts';
import type { Budget } from '../budget.ts';
import { lost } from '../check.ts';
import type { Question, Reply, Talk } from '../talk.ts';
import { ailing, type Diagnosis, passedOver, told, well } from '../told.ts';

export interface Greeted {
  readonly handshake: InitializeResult | undefined;
  readonly diagnoses: readonly Diagnosis[];
}

export const greet = async (
  talk: Talk,
  greeting: Question,
  command: readonly string[],
  budget: Budget,
): Promise<Greeted> => {
  const began = performance.now();
  const reply = await talk.greet();
  const ms = Math.round(performance.now() - began);
  if (reply.kind === 'failed') {
    await talk.hangUp();
    // What a line of text came to says less than the bytes that were sent.
    const ill = command.length > 0 ? await autopsy(command, greeting, budget) : undefined;
    const found = ill ? ailing('handshake', ill) : lost('handshake', reply, talk.transport.log());
    return { handshake: undefined, diagnoses: [found] };
  }
  const fault = faultOf(reply);
  if (fault) return { handshake: undefined, diagnoses: [fault] };
  const { result } = reply as { result: InitializeResult };
  const { name, version, language } = result.implementation;
  const who = `${name} ${version} (${language}, ${talk.transport.kind}, ${ms} ms)`;
  return {
    handshake: result,
    diagnoses: [well('handshake', told(who, who)), claimsOf(result)],
  };
};

const faultOf = (reply: Exclude<Reply, { kind: 'failed' }>): Diagnosis | undefined => {
  if (reply.kind === 'error')
    return ailing('handshake', {
      ill: 'handshake-refused',
      found: told(
        `contesta con el error ${reply.code}: ${reply.message}`,
        `it answers with error ${reply.code}: ${reply.message}`,
      ),
      expected: told('un resultado para "initialize"', 'a result for "initialize"'),
      remedy: told(
        'el método se llama "initialize"; docs/ADAPTERS.md muestra la conversación entera',
        'the method is called "initialize"; docs/ADAPTERS.md shows a whole conversation',
      ),
    });
  const { result } = reply;
  const problems = problemsIn(validators.initializeResult, result, '/result');
  if (problems.length > 0) {
    const text = problemText(problems);
    return ailing('handshake', {
      ill: 'against-the-schema',
      found: told(
        `el saludo no cumple el contrato: ${text}`,
        `the handshake breaks the contract: ${text}`,
      ),
      expected: told(
        'lo que dice schemas/session/initialize',
        'what schemas/session/initialize says',
      ),
      remedy: told(
        'la ruta señala el campo; docs/INTERPRETING.md lista ediciones, perfiles y papeles',
        'the pointer names the field; docs/INTERPRETING.md lists editions, profiles and roles',
      ),
    });
  }
  const { protocolVersion } = result as InitializeResult;
  if (protocolVersion === '1') return undefined;
  return ailing('handshake', {
    ill: 'wrong-version',
    found: told(`habla la versión ${protocolVersion}`, `it speaks version ${protocolVersion}`),
    expected: told('"1", la que se le ofreció', '"1", which it was offered'),
    remedy: told('"protocolVersion": "1"', '"protocolVersion": "1"'),
  });
};

const claimsOf = ({ claims, atOnce }: InitializeResult): Diagnosis => {
  const editions = claimedEditions(claims);
  if (editions.length === 0)
    return passedOver(
      'claims',
      told(
        'no declara nada: no habrá nada que examinar',
        'it claims nothing: there will be nothing to examine',
      ),
      told(
        'por ejemplo "claims": {"fise-2009": ["jugada"]}; empiece por un perfil',
        'for example "claims": {"fise-2009": ["jugada"]}; begin with one profile',
      ),
    );
  const alike = Map.groupBy(editions, (id) => claimedProfiles(claims, id).join(', '));
  const said = [...alike].map(([profiles, ids]) => `${ids.join(', ')}: ${profiles}`).join('; ');
  const more = `(atOnce ${atOnce ?? 1})`;
  return well('claims', told(`${said} ${more}`, `${said} ${more}`));
};
