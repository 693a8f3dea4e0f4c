// What an HTTP response amounts to: the message in its body, or the failure that it is, told as what it is.
import { AdapterFailure } from '../failure.ts';
import { messageIn } from './message.ts';

const OK = 200;
const QUOTED = 120;

/** Throws the failure that a response is, or the error with which the connection broke. */
export const answerIn = async (response: Response, cap: number): Promise<unknown> => {
  const { status, headers } = response;
  const to = headers.get('location');
  if (status >= 300 && status < 400 && to !== null) {
    await response.body?.cancel();
    throw violation(
      `HTTP ${status} leads to ${JSON.stringify(to.slice(0, QUOTED))}, which is not followed; name the address that answers`,
    );
  }
  const text = await textOf(response, cap);
  const told = (): string =>
    `HTTP ${status} with body ${JSON.stringify(text.slice(0, QUOTED))}, expected one JSON object`;
  if (status !== OK) throw violation(`${told()} with status ${OK}; errors too are answers`);
  const message = messageIn(text, told);
  if (message instanceof AdapterFailure) throw message;
  const type = headers.get('content-type');
  if (type === null || !isJson(type))
    throw violation(
      `the answer has ${type === null ? 'no content type' : `the content type ${JSON.stringify(type.slice(0, QUOTED))}`}, expected "application/json"`,
    );
  return message;
};

/** JSON is UTF-8, whatever else may be said of it. */
const isJson = (type: string): boolean => {
  const [name = '', ...parameters] = type.toLowerCase().split(';');
  const charset = parameters.map((p) => p.trim()).find((p) => p.startsWith('charset='));
  return (
    /^application\/(json|[\w.-]+\+json)$/.test(name.trim()) &&
    /^(charset="?utf-?8"?)?$/.test(charset ?? '')
  );
};

const textOf = async (response: Response, cap: number): Promise<string> => {
  let text = '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const read = (chunk?: Uint8Array): void => {
    try {
      text += decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw violation('the answer is not UTF-8, expected JSON in UTF-8');
    }
  };
  for await (const chunk of response.body ?? []) {
    read(chunk as Uint8Array);
    if (text.length > cap) throw violation(`the answer is longer than ${cap} characters`);
  }
  read();
  return text;
};

/** A connection that could not be had, or broke. */
export const broken = (url: string, error: Error): AdapterFailure => {
  const cause: NodeJS.ErrnoException = error.cause instanceof Error ? error.cause : error;
  const { name, code = '', message } = cause;
  if (/^(Z|ERR__ERROR)_/.test(code))
    return violation(
      `the answer cannot be decompressed: ${message}; send what content-encoding says, or none`,
    );
  if (/^(HTTPParser|HeadersOverflow)Error$/.test(name))
    return violation(`what answers at ${url} does not speak HTTP: ${message}`);
  // The headers had come when this happened.
  if (error.message === 'terminated')
    return new AdapterFailure('crash', `${url} broke off in the middle of its answer: ${message}`);
  return new AdapterFailure('crash', `${url} cannot be reached: ${message}`);
};

const violation = (message: string): AdapterFailure =>
  new AdapterFailure('protocol-violation', message);
