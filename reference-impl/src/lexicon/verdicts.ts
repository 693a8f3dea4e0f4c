// One good derivation suffices; without one, what nobody decides is not barred by another article.
import type { LexicalVerdict } from '../../../protocol/generated/types.ts';

const RANK: Readonly<Record<LexicalVerdict, number>> = { valid: 2, undetermined: 1, invalid: 0 };

export const better = (verdict: LexicalVerdict, than: LexicalVerdict): boolean =>
  RANK[verdict] > RANK[than];
