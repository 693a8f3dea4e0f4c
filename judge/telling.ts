// How a word comes about, told in words: a form and what it is, step by step.
import type {
  DerivationOp,
  LexicalVerdict,
  PluralManner,
  VerbSlot,
} from '../protocol/generated/types.ts';
import type { Language } from './language/index.ts';
import type { Ending, Person, Tense } from './language/language.ts';

interface Step {
  readonly op: DerivationOp;
  readonly manner?: PluralManner | undefined;
  readonly slot?: VerbSlot | undefined;
}

interface Ruling {
  readonly verdict: LexicalVerdict;
  readonly because: readonly unknown[];
}

/** What no clause decides or leaves to anybody is not regulated. */
export const isSilentOn = ({ verdict, because }: Ruling): boolean =>
  verdict === 'undetermined' && because.length === 0;

export const verdictInWords = (ruling: Ruling, language: Language): string =>
  isSilentOn(ruling) ? language.unregulated : language.verdict[ruling.verdict];

/** `plural en -ES`; `participio, femenino singular`; `forma conjugada: pretérito, yo`. */
export const stepInWords = ({ op, manner, slot }: Step, language: Language): string => {
  const what = language.derivation[op];
  if (manner) return `${what} ${language.manner[manner]}`;
  if (!slot) return what;
  const place = slotInWords(slot, language);
  return op === 'participle' ? [what, place].filter(Boolean).join(', ') : place || what;
};

/** The place of a form in its paradigm. */
export const slotInWords = (slot: VerbSlot, language: Language): string => {
  const at = slot.lastIndexOf('.');
  const [tense, person] = at < 0 ? [slot, ''] : [slot.slice(0, at), slot.slice(at + 1)];
  if (tense === 'par') return language.participle[person as Ending] ?? '';
  const named = language.tense[tense as Tense] ?? '';
  return person === '' ? named : `${named}, ${language.person[person as Person]}`;
};
