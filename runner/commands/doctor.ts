// `articulado doctor`: what is wrong with an adapter and how to mend it, in ten seconds.
import { defineCommand } from '../command.ts';
import { inLanguage, isWell, type Lang } from '../doctor/told.ts';
import { USUAL, type Visit, visit } from '../doctor/visit.ts';
import { quoted } from '../failures/again.ts';
import { findingLines } from '../findings.ts';
import { referenceHandle, transportsFor } from '../target.ts';
import { UsageError } from '../usage.ts';

const LIMITS = { responseMs: 5000, lineBytes: 1_000_000 };

export const command = defineCommand({
  name: 'doctor',
  summary: 'what is wrong with an adapter and how to mend it, in ten seconds',
  options: {
    url: { type: 'string', value: '<url>', summary: 'look at what answers there over HTTP' },
    module: {
      type: 'string',
      value: '<file>',
      summary: 'look at a module that exports handle(request)',
    },
    timeout: {
      type: 'string',
      default: String(USUAL.answerMs),
      value: '<ms>',
      summary: `longest wait for an answer (default ${USUAL.answerMs})`,
    },
    'start-timeout': {
      type: 'string',
      default: String(USUAL.startMs),
      value: '<ms>',
      summary: `longest wait for the handshake (default ${USUAL.startMs})`,
    },
    lang: {
      type: 'string',
      default: 'en',
      value: '<es|en>',
      summary: 'the language of what is found',
    },
    json: { type: 'boolean', default: false, summary: 'for programs' },
  },
  positionals: {
    usage: '(--url <url> | --module <file> | -- <command> [arguments])',
    where: 'after-dashes',
  },
  help: `  articulado doctor -- python3 my_adapter.py
handshake, encoding, lines, a play, a refusal, errors, memory, speed, shutdown; certify examines the rest
exit code: 0 nothing is wrong, 1 something is, 2 wrong call or no handshake, 3 error of the suite itself`,
  run: async ({ lang, json, timeout, 'start-timeout': start, ...target }, words) => {
    const speaks = languageIn(lang);
    const [transport] = await transportsFor(
      { ...target, reference: false, command: words },
      LIMITS,
      1,
    );
    if (!transport) throw new Error('harness: no transport; expected one for each job');
    const patience = {
      startMs: millisecondsIn('--start-timeout', start),
      answerMs: millisecondsIn('--timeout', timeout),
    };
    const found = await visit(transport, words, patience, LIMITS, await referenceHandle());
    const lines = json
      ? [JSON.stringify(asData(found, speaks), null, 2)]
      : asText(found, speaks, againWith(target, words));
    console.log(lines.join('\n'));
    if (!found.handshake) return 2;
    return isWell(found.diagnoses) ? 0 : 1;
  },
});

const asData = ({ handshake, diagnoses }: Visit, lang: Lang) => ({
  ok: isWell(diagnoses),
  implementation: handshake?.implementation ?? null,
  checks: diagnoses.map((d) => ({ ...d, ...inLanguage(d, lang), check: d.check })),
});

const asText = ({ diagnoses }: Visit, lang: Lang, again: readonly string[]): string[] => [
  ...findingLines(
    diagnoses.map((d) => inLanguage(d, lang)),
    lang,
  ),
  summary(diagnoses, lang),
  ...(isWell(diagnoses)
    ? [`${NEXT[lang]}: npx articulado certify ${again.map(quoted).join(' ')}`]
    : []),
];

const againWith = (
  { url, module }: { readonly url?: string | undefined; readonly module?: string | undefined },
  words: readonly string[],
): readonly string[] => {
  if (url !== undefined) return ['--url', url];
  return module === undefined ? ['--', ...words] : ['--module', module];
};

const summary = (diagnoses: Visit['diagnoses'], lang: Lang): string => {
  const wrong = diagnoses.filter(({ state }) => state === 'wrong').length;
  return wrong === 0 && !isWell(diagnoses) ? UNSEEN[lang] : SUMMARY[lang](wrong);
};

const UNSEEN = {
  es: 'no todo se pudo mirar a tiempo',
  en: 'not everything could be looked at in time',
} as const;

const SUMMARY = {
  es: (wrong: number) =>
    wrong === 0 ? 'nada está mal' : `${wrong === 1 ? 'un mal' : `${wrong} males`}`,
  en: (wrong: number) =>
    wrong === 0 ? 'nothing is wrong' : `${wrong} ${wrong === 1 ? 'ill' : 'ills'}`,
} as const;

const NEXT = { es: 'ahora', en: 'next' } as const;

const millisecondsIn = (option: string, text: string): number => {
  const ms = Number(text);
  if (/^[1-9]\d{0,6}$/.test(text)) return ms;
  throw new UsageError(`${option} is "${text}"`, 'a number of milliseconds, 1 to 9999999');
};

const languageIn = (written: string): Lang => {
  if (written === 'es' || written === 'en') return written;
  throw new UsageError(`--lang is "${written}"`, 'es or en');
};
