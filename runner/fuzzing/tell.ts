// What a hunt has found, as a person reads it: the scenario in the language asked for, its clauses, and how to repeat it.
import { ASPECTS } from '../../fuzz/telling/feature.ts';
import { toEnglish } from '../../steps/kernel/match.ts';
import { printable } from '../printable.ts';
import type { FuzzCall } from './call.ts';
import type { Saved } from './saving.ts';
import type { HuntState } from './state.ts';

const SAY = {
  es: {
    game: (n: number, edition: string) => `partida ${n}, ${edition}`,
    found: 'el programa da',
    expected: 'el reglamento',
    clauses: 'cláusulas',
    again: 'para repetirlo',
    request: 'ningún paso lo dice; la petición está en',
    end: (games: number, found: number) =>
      `${games} partidas, ${found === 1 ? '1 diferencia' : `${found} diferencias distintas`}`,
    times: (n: number) => (n === 1 ? '1 vez' : `${n} veces`),
  },
  en: {
    game: (n: number, edition: string) => `game ${n}, ${edition}`,
    found: 'the program gives',
    expected: 'the regulation',
    clauses: 'clauses',
    again: 'to repeat it',
    request: 'no steps say it; the request is in',
    end: (games: number, found: number) =>
      `${games} games, ${found === 1 ? '1 difference' : `${found} different differences`}`,
    times: (n: number) => (n === 1 ? 'once' : `${n} times`),
  },
} as const;

const KEYWORDS = { es: ['Dado', 'Cuando', 'Entonces'], en: ['Given', 'When', 'Then'] } as const;

export const tellFinding = ({ lang, target }: FuzzCall, { finding, found, told }: Saved): void => {
  const say = SAY[lang];
  const { aspect, found: value, expected } = finding.difference;
  const title = ASPECTS[aspect][lang === 'es' ? 0 : 1];
  const lines = [
    '',
    `${title} (${say.game(found.game, finding.params.edition)})`,
    ...(told ? stepLines(told.steps, lang) : []),
    `  ${say.found} ${shown(value)}; ${say.expected}, ${shown(expected)}`,
    `  ${say.clauses}: ${found.clauses.join(' ')}`,
    told
      ? `  ${say.again}: articulado certify --feature ${found.file} ${target.join(' ')}`
      : `  ${say.request} ${found.file}`,
  ];
  console.log(lines.map(printable).join('\n'));
};

const shown = (value: unknown): string => JSON.stringify(value) ?? '–';

const stepLines = (steps: readonly string[], lang: 'es' | 'en'): string[] => {
  const isThen = (step: string): boolean => !/^que /.test(step);
  const when = steps.findIndex(
    (step, i) => i > 0 && isThen(step) && !/según el reglamento/.test(step),
  );
  const [given, asked, expected] = KEYWORDS[lang];
  return steps.map((step, i) => {
    const text = lang === 'es' ? step : toEnglish(step);
    const keyword =
      i === 0
        ? given
        : i === when
          ? asked
          : i === when + 1
            ? expected
            : lang === 'es'
              ? 'Y'
              : 'And';
    return `  ${keyword} ${text}`;
  });
};

export const tellEnd = ({ next, found }: HuntState, lang: 'es' | 'en'): void => {
  const say = SAY[lang];
  const lines = [
    '',
    say.end(next, found.length),
    ...found.map(({ key, times, editions, file }) =>
      printable(`  ${key}: ${say.times(times)} (${editions.join(', ')}), ${file}`),
    ),
  ];
  console.log(lines.join('\n'));
};
