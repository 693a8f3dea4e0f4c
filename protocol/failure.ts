// How an adapter can fail to answer. Each kind is a verdict of its own.
export const FAILURES = [
  'crash',
  'timeout',
  'protocol-violation',
  'error',
  'unsupported',
  'not-run',
] as const;
export type FailureKind = (typeof FAILURES)[number];

export class AdapterFailure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = 'AdapterFailure';
    this.kind = kind;
  }
}
