// What an answer amounts to: a result that keeps the contract, or the failure that it is.
import { verdictOfError } from './error-codes.ts';
import { AdapterFailure } from './failure.ts';
import type { Request, RpcError } from './generated/types.ts';
import { misfitsOf, resultProblems } from './methods.ts';
import { problemsIn, problemText, type SchemaProblem, validators } from './validate.ts';

/** The id that a message says it answers, whatever else it holds. */
export const idOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null ? (message as { id?: unknown }).id : undefined;

/** The result in the answer to this request; a failure blames the request and nothing else. */
export const resultOf = (request: Request, message: unknown): unknown => {
  if (!validators.response(message)) throw violated(problemsIn(validators.response, message));
  const { result, error } = message;
  if (error && result !== undefined)
    throw violation('the answer has a result and an error, expected one of them');
  if (error) throw failureOf(error);
  const { method, params } = request as Request & { params?: unknown };
  const problems = resultProblems(method, result);
  if (problems.length > 0) throw violated(problems);
  const misfits = misfitsOf(method, params as never, result as never);
  if (misfits.length > 0) throw violated(misfits);
  return result;
};

const failureOf = ({ code, message }: RpcError): AdapterFailure => {
  const kind = verdictOfError(code);
  return new AdapterFailure(
    kind,
    kind === 'unsupported'
      ? `the adapter says: ${message}`
      : `the adapter answers with error ${code}: ${message}`,
  );
};

/** A request of ours that breaks the contract is a mistake of the suite, whoever is examined. */
export const checkRequest = (request: Request): void => {
  if (!validators.request(request))
    throw new Error(`harness: ${problemText(problemsIn(validators.request, request))}`);
};

const violated = (problems: readonly SchemaProblem[]): AdapterFailure =>
  violation(problemText(problems));

export const violation = (message: string): AdapterFailure =>
  new AdapterFailure('protocol-violation', message);
