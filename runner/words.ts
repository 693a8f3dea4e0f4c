// What the commands on words share: the language they speak, and how they show a judgement on a terminal.
import { titleOf } from '../corpus/titles.ts';
import {
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  type LanguageName,
  languageOfLocale,
} from '../judge/language/index.ts';
import { stepInWords } from '../judge/telling.ts';
import type { ClauseId, DerivationStep } from '../protocol/generated/types.ts';
import { UsageError } from './usage.ts';

export interface Speaker {
  readonly name: LanguageName;
  readonly language: Language;
}

/** The language that was asked for, else that of the environment. */
export const speakerOf = (
  asked: string | undefined,
  { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv = process.env,
): Speaker => {
  if (asked !== undefined && !isLanguage(asked))
    throw new UsageError(`no language "${asked}"`, LANGUAGE_NAMES.join(' or '), '--lang es');
  const name = asked ?? languageOfLocale(LC_ALL || LC_MESSAGES || LANG || '');
  return { name, language: LANGUAGES[name] };
};

export const LANG_OPTION = {
  type: 'string',
  value: '<es|en>',
  summary: 'the language of the answer; without it, that of the environment',
} as const;

/** `ADOLECER (in the dictionary) → ADOLECIDA (participle, feminine singular)`. */
export const stepsInWords = (steps: readonly DerivationStep[], { language }: Speaker): string =>
  steps.map((step) => `${step.form.join('')} (${stepInWords(step, language)})`).join(' → ');

/** A clause, and the title of the article it stands in. */
export const clauseInWords = (clause: ClauseId, { name }: Speaker): string =>
  [clause, titleOf(clause)?.[name]].filter(Boolean).join('  ');
