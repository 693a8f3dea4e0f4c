// The JSON-RPC errors an implementation may answer with, and what each means for the case that was asked.
import type { ErrorCode, Verdict } from './generated/types.ts';

export const ERROR_CODES = {
  /** The line is not JSON. */
  parse: -32700,
  /** It is JSON, but no request. */
  invalidRequest: -32600,
  /** There is no such method here, or the edition is not supported. */
  methodNotFound: -32601,
  /** The parameters cannot be read: an unknown event, an unknown value of a field. */
  invalidParams: -32602,
  /** The implementation failed inside. */
  internal: -32603,
} as const satisfies Readonly<Record<string, ErrorCode>>;

/** A well-formed error blames its own request alone. */
export const verdictOfError = (code: number): Extract<Verdict, 'unsupported' | 'error'> =>
  code === ERROR_CODES.methodNotFound ? 'unsupported' : 'error';
