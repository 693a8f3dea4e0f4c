// The text of a message to what it holds. What nests deeper than anything that is said here could be read, but neither
// compared nor written down again.
import { AdapterFailure } from '../failure.ts';

const DEEPEST = 100;
const [QUOTE, BACKSLASH, SQUARE, CURLY, END_SQUARE, END_CURLY] = [...'"\\[{]}'].map((c) =>
  c.charCodeAt(0),
);

/** What the text holds, or the failure that it is; `told` says what no JSON is. */
export const messageIn = (text: string, told: () => string): unknown => {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return new AdapterFailure('protocol-violation', told());
  }
  return depthOf(text) > DEEPEST
    ? new AdapterFailure(
        'protocol-violation',
        `the answer nests more than ${DEEPEST} levels deep, expected what schemas/ says`,
      )
    : message;
};

/** Of text that is known to be JSON. */
const depthOf = (text: string): number => {
  let [depth, deepest] = [0, 0];
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (isQuoted) {
      if (c === BACKSLASH) i += 1;
      else if (c === QUOTE) isQuoted = false;
    } else if (c === QUOTE) isQuoted = true;
    else if (c === SQUARE || c === CURLY) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (c === END_SQUARE || c === END_CURLY) depth -= 1;
  }
  return deepest;
};
