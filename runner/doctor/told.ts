// What the doctor finds, in both languages: a sign, what was found, what was expected and how to mend it.
import type { Finding } from '../../protocol/certificate/finding.ts';

export type Lang = 'es' | 'en';
export type Told = Readonly<Record<Lang, string>>;

export const told = (es: string, en: string): Told => ({ es, en });

/** What is looked at, in this order, and what it is called. */
export const NAMES = {
  handshake: told('saludo', 'handshake'),
  claims: told('declaración', 'claims'),
  encoding: told('codificación', 'encoding'),
  framing: told('líneas', 'framing'),
  play: told('jugada', 'play'),
  refusal: told('rechazo', 'refusal'),
  errors: told('errores', 'errors'),
  memory: told('memoria', 'memory'),
  speed: told('rapidez', 'speed'),
  shutdown: told('despedida', 'shutdown'),
} as const satisfies Readonly<Record<string, Told>>;

export type Name = keyof typeof NAMES;

export interface Diagnosis {
  readonly check: Name;
  readonly state: Finding['state'];
  /** The ill by a name of its own, for programs. */
  readonly ill?: string;
  readonly found: Told;
  readonly expected?: Told;
  readonly remedy?: Told;
}

export const well = (check: Name, found: Told): Diagnosis => ({ check, state: 'ok', found });

export const passedOver = (check: Name, found: Told, remedy?: Told): Diagnosis => ({
  check,
  state: 'aside',
  found,
  ...(remedy ? { remedy } : {}),
});

/** What there was no time for was not seen to be well. */
export const unseen = (check: Name): Diagnosis => ({
  check,
  state: 'aside',
  ill: 'not-run',
  found: told('no quedó tiempo', 'there was no time left'),
  remedy: told('--timeout da más tiempo', '--timeout gives it longer'),
});

export interface Ill {
  readonly ill: string;
  readonly found: Told;
  readonly expected: Told;
  readonly remedy: Told;
}

export const ailing = (check: Name, ill: Ill): Diagnosis => ({ check, state: 'wrong', ...ill });

export const isWell = (diagnoses: readonly Diagnosis[]): boolean =>
  diagnoses.every(({ state, ill }) => state !== 'wrong' && ill !== 'not-run');

/** In one language, as findings are shown. */
export const inLanguage = (
  { check, state, found, expected, remedy }: Diagnosis,
  lang: Lang,
): Finding<string> => ({
  check: NAMES[check][lang],
  state,
  found: found[lang],
  ...(expected ? { expected: expected[lang] } : {}),
  ...(remedy ? { remedy: remedy[lang] } : {}),
});
