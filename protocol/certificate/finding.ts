// What a check of results, of a certificate or of a submission finds: told with what was found, expected and to be done.

/** What is looked at in results and certificates, wherever they are shown. */
export const CHECKS = [
  'certificate',
  'signature',
  'suite',
  'cases',
  'claims',
  'verdict',
  'digest',
  'statement',
  'expiry',
] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Finding<Check extends string = CheckName> {
  readonly check: Check;
  /** `aside`: it could not be looked at, or need not be. */
  readonly state: 'ok' | 'wrong' | 'aside';
  readonly found: string;
  readonly expected?: string;
  readonly remedy?: string;
}

export const holds = <C extends string>(check: C, found: string): Finding<C> => ({
  check,
  state: 'ok',
  found,
});

export const aside = <C extends string>(check: C, found: string, remedy?: string): Finding<C> => ({
  check,
  state: 'aside',
  found,
  ...(remedy === undefined ? {} : { remedy }),
});

export const wrong = <C extends string>(
  check: C,
  found: string,
  expected: string,
  remedy?: string,
): Finding<C> => ({
  check,
  state: 'wrong',
  found,
  expected,
  ...(remedy === undefined ? {} : { remedy }),
});

export const isSound = (findings: readonly Finding<string>[]): boolean =>
  findings.every(({ state }) => state !== 'wrong');
