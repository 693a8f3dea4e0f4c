// What a check of results, of a certificate or of a submission finds: told with what was found, expected and to be done.

export interface Finding {
  readonly check: string;
  /** `aside`: it could not be looked at, or need not be. */
  readonly state: 'ok' | 'wrong' | 'aside';
  readonly found: string;
  readonly expected?: string;
  readonly remedy?: string;
}

export const holds = (check: string, found: string): Finding => ({ check, state: 'ok', found });

export const aside = (check: string, found: string, remedy?: string): Finding => ({
  check,
  state: 'aside',
  found,
  ...(remedy === undefined ? {} : { remedy }),
});

export const wrong = (
  check: string,
  found: string,
  expected: string,
  remedy?: string,
): Finding => ({
  check,
  state: 'wrong',
  found,
  expected,
  ...(remedy === undefined ? {} : { remedy }),
});

export const isSound = (findings: readonly Finding[]): boolean =>
  findings.every(({ state }) => state !== 'wrong');
