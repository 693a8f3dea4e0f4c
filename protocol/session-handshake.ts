// What a handshake has to say: a version that the suite speaks and, where the implementation was started before or runs
// several times side by side, what it said of itself the first time.
import type { InitializeResult } from './generated/types.ts';
import { violation } from './session-answer.ts';

export const PROTOCOL_VERSIONS = ['1'] as const;

export const checkHandshake = (
  result: InitializeResult,
  first: InitializeResult | undefined,
): void => {
  const { protocolVersion } = result;
  if (!PROTOCOL_VERSIONS.some((version) => version === protocolVersion))
    throw violation(
      `/result/protocolVersion is "${protocolVersion}", expected one of ${PROTOCOL_VERSIONS.join(', ')}`,
    );
  for (const field of ['implementation', 'claims'] as const)
    if (first && JSON.stringify(result[field]) !== JSON.stringify(first[field]))
      throw violation(
        `/result/${field} is other than when it was first started, expected the same at every start`,
      );
};
