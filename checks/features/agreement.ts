// Words agree in both languages: one tile and not "1 fichas", «e» before an I, «una» before what is feminine. Steps agree
// by themselves where their wording has an option or an alternative; what is written out, and titles, are looked at.
import type { Scenario } from '../../corpus/features.ts';
import { type Problem, problem } from '../../corpus/problem.ts';
import { toEnglish, toSpanish } from '../../steps/kernel/match.ts';
import type { Check } from '../check.ts';
import { stepOf } from '../played.ts';

interface Fault {
  readonly pattern: RegExp;
  readonly expected: string;
}

const FEMININE =
  'jugada|ficha|palabra|vez|partida|casilla|letra|papeleta|impugnación|apelación|respuesta|falta|bolsa';
const MASCULINE = 'turno|pase|cambio|punto|segundo|minuto|comodín|atril|tablero|jugador|juez|reloj';
const MANY = String.raw`(?<![\d–])(?:0|[2-9]|\d{2,})`;

const FAULTS: Readonly<Record<'es' | 'en', readonly Fault[]>> = {
  es: [
    { pattern: /(?<![\d–] ?)\b1 (?!más|menos)\p{Ll}{2,}s\b/u, expected: 'a singular after 1' },
    { pattern: /(?<![\d–] ?)\b1 ficha \P{P}*\blas\b/u, expected: '«la» for one tile' },
    {
      pattern: /\b(?:quedan|vuelven|cuentan|pasan|faltan|sobran|han \p{L}+) 1\b/u,
      expected: 'a verb in the singular before 1',
    },
    {
      pattern: new RegExp(
        `${MANY} (?:ficha|punto|turno|vez|palabra|segundo|falta|pase|cambio)\\b`,
        'u',
      ),
      expected: 'a plural after that number',
    },
    {
      pattern: /(?<!\p{L})y (?!\(?[Hh]?i[eé])\(?(?:[Hh]\(?)?[IiÍí]/u,
      expected: '«e» before the sound of an I',
    },
    { pattern: /(?<!\p{L})o \(?[Hh]?[OoÓó]/u, expected: '«u» before the sound of an O' },
    { pattern: new RegExp(`\\bun (?:${FEMININE})\\b`, 'iu'), expected: '«una»' },
    { pattern: new RegExp(`\\buna (?:${MASCULINE})\\b`, 'iu'), expected: '«un»' },
  ],
  en: [
    {
      pattern:
        /\b1 (?:tiles|points|turns|times|words|seconds|milliseconds|plays|passes|exchanges)\b/,
      expected: 'a singular after 1',
    },
    { pattern: /\bare 1\b|\b1 \w+ (?:are|go|have|were)\b/, expected: 'a verb in the singular' },
    {
      pattern: new RegExp(`${MANY} (?:tile|point|turn|time|word|second)\\b`),
      expected: 'a plural after that number',
    },
    { pattern: /\ba (?:[aeio]\w+)\b/, expected: '"an"' },
  ],
};

/** What does not agree in a text, with what would. */
export const disagreements = (text: string, language: 'es' | 'en'): string[] =>
  FAULTS[language].flatMap(({ pattern, expected }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`"${found}" in "${text}"; expected ${expected}`];
  });

interface Said {
  readonly es: string;
  readonly en: string | undefined;
}

const titlesOf = ({ feature, rule, name, en, examples }: Scenario): Said[] => [
  { es: feature.name, en: feature.en },
  ...(rule ? [{ es: rule.name, en: rule.en }] : []),
  { es: name, en },
  ...examples.map((table) => ({ es: table.name, en: table.en })),
];

const stepsOf = ({ cases }: Scenario): Said[] =>
  [...new Set(cases.flatMap((c) => c.steps))]
    .filter(stepOf)
    .map((text) => ({ es: toSpanish(text), en: toEnglish(text) }));

/** Lines without a slot stand as they are to be read. */
const writtenOf = ({ steps }: Scenario): string[] =>
  steps
    .map(({ text }) => text)
    .filter((text) => !text.includes('<') && stepOf(text))
    .filter((text) => toSpanish(text) !== text)
    .map((text) => `"${text}"; expected "${toSpanish(text)}"`);

export const wordsAgree: Check = {
  name: 'words agree',
  atLeast: 500,
  run: ({ scenarios }) => {
    let looked = 0;
    const problems = scenarios.flatMap((scenario): Problem[] => {
      const said = [...titlesOf(scenario), ...stepsOf(scenario)];
      looked += said.length;
      const found = said.flatMap(({ es, en }) => [
        ...disagreements(es, 'es'),
        ...disagreements(en ?? '', 'en'),
      ]);
      return [...new Set([...found, ...writtenOf(scenario)])].map((what) => {
        const [text = '', expected = ''] = what.split('; expected ');
        return problem(scenario.uri, scenario.place, `@${scenario.id} says ${text}`, expected);
      });
    });
    return { looked, problems };
  },
};
