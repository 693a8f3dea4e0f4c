// `articulado verify`: what results and a certificate are worth, counted anew.

import { aside, isSound } from '../../protocol/certificate/finding.ts';
import { isConformant, scoreOf } from '../../protocol/certificate/recount.ts';
import type { RunResults } from '../../protocol/generated/types.ts';
import { defineCommand, type ValuesOf } from '../command.ts';
import { findingLines } from '../findings.ts';
import { publicKeyIn } from '../keys.ts';
import { printable } from '../printable.ts';
import { replay } from '../replay.ts';
import { UsageError } from '../usage.ts';
import { verify } from '../verification.ts';

const OPTIONS = {
  key: {
    type: 'string',
    multiple: true,
    value: '<file.pub>',
    summary: 'a public key with which it should be signed',
  },
  replay: {
    type: 'boolean',
    default: false,
    summary: 'run the cases again, on the command behind --, --url, --module or --reference',
  },
  url: { type: 'string', value: '<url>', summary: 'replay what answers there over HTTP' },
  module: { type: 'string', value: '<file>', summary: 'replay a module' },
  reference: { type: 'boolean', default: false, summary: 'replay the reference implementation' },
} as const;

export const command = defineCommand({
  name: 'verify',
  summary:
    'what results or a certificate are worth: signature, digests, cases, and the verdict counted anew',
  options: OPTIONS,
  positionals: {
    usage: '<results.json | certificate.json> [--replay -- <command> [arguments]]',
    where: 'after-options',
    missing: 'nothing to verify',
  },
  help: `  a certificate is read with the results beside it, and results with the certificate beside them
exit code: 0 all holds, 1 something does not, 2 wrong call or nothing that can be read`,
  run: async (values, [file = '', ...words]) => {
    const whom = whomOf(values, words);
    const { findings, results } = verify(file, (values.key ?? []).map(publicKeyIn));
    // What does not hold as it stands is not worth a run.
    const again =
      results && isSound(findings)
        ? values.replay
          ? await replay(results, whom)
          : aside('replay', 'not asked for', 'verify … --replay -- <command> runs the cases again')
        : aside('replay', 'not run, as something else is wrong');
    const all = [...findings, again];
    for (const line of findingLines(all)) console.log(line);
    if (!results || !isSound(all)) {
      console.log('NOT verified');
      return 1;
    }
    const isUnsigned = findings.some((f) => f.check === 'signature' && f.state === 'aside');
    console.log(`verified${isUnsigned ? ', but for a signature' : ''}: ${told(results)}`);
    return 0;
  },
});

const told = ({ implementation, cases, complete }: RunResults): string => {
  const { passed, counted, right, grounded } = scoreOf(cases);
  const verdict = isConformant(cases) ? 'conformant' : 'NOT conformant';
  return [
    `${printable(implementation.name)} ${printable(implementation.version)} is ${verdict}${complete ? '' : ' in the part examined'}`,
    `${passed} of ${counted} passed`,
    `right for the right reason: ${right} of ${grounded}`,
  ].join('; ');
};

const whomOf = (
  { url, module, reference, replay: asked }: ValuesOf<typeof OPTIONS>,
  words: readonly string[],
): string[] => {
  const whom = [
    ...(url === undefined ? [] : ['--url', url]),
    ...(module === undefined ? [] : ['--module', module]),
    ...(reference ? ['--reference'] : []),
    ...(words.length > 0 ? ['--', ...words] : []),
  ];
  if (whom.length > 0 && !asked)
    throw new UsageError(
      `${whom.join(' ')} stands there without --replay`,
      'one file to verify',
      'add --replay to run the cases again',
    );
  if (asked && whom.length === 0)
    throw new UsageError('--replay names nobody', '-- <command>, --url, --module or --reference');
  return whom;
};
