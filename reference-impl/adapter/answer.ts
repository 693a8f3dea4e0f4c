// A request as text, answered: what cannot be read, is not known or does not fit gets its error of the published list
// (protocol/error-codes.ts), and nothing of it ends the program.
import { ERROR_CODES } from '../../protocol/error-codes.ts';
import type { ErrorCode, Request, Response } from '../../protocol/generated/types.ts';
import { METHODS, unfitParams } from '../../protocol/methods.ts';
import { problemsIn, problemText, validators } from '../../protocol/validate.ts';

export const answerTo = (text: string, handle: (request: Request) => Response): Response => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refusal(null, ERROR_CODES.parse, 'this is not JSON');
  }
  if (!validators.request(value)) return faultOf(value);
  const unfit = unfitParams(value);
  if (unfit.length > 0) return refusal(value.id, ERROR_CODES.invalidParams, problemText(unfit));
  try {
    return handle(value);
  } catch (error) {
    return refusal(value.id, ERROR_CODES.internal, String(error));
  }
};

/** What is wrong with a value that is no request. */
const faultOf = (value: unknown): Response => {
  const { jsonrpc, id, method } = (typeof value === 'object' && value !== null ? value : {}) as {
    readonly [field: string]: unknown;
  };
  const to = Number.isInteger(id) ? (id as number) : null;
  if (jsonrpc !== '2.0' || to === null || typeof method !== 'string') {
    return refusal(to, ERROR_CODES.invalidRequest, 'not a JSON-RPC 2.0 request with an integer id');
  }
  if (!Object.hasOwn(METHODS, method))
    return refusal(to, ERROR_CODES.methodNotFound, `no method ${method}`);
  const problems = problemText(problemsIn(validators.request, value));
  return refusal(to, ERROR_CODES.invalidParams, problems);
};

const refusal = (id: number | null, code: ErrorCode, message: string): Response => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});
