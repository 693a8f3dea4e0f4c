// Words under one edition or several: what becomes of each, how it comes about and on what ground.
import type {
  ClauseId,
  DerivationStep,
  DictionaryEntry,
  EditionId,
  Judgement,
  LexicalVerdict,
  Word,
} from '../protocol/generated/types.ts';
import { editions, judge } from '../reference-impl/src/index.ts';

export interface Verdict {
  readonly edition: EditionId;
  readonly verdict: LexicalVerdict;
  readonly because: readonly ClauseId[];
  /** The article that it comes from, by its place; nothing where it comes from none. */
  readonly entry?: number;
  readonly steps: readonly DerivationStep[];
}

export interface Judged {
  readonly word: Word;
  /** An edition each, in the order in which they were asked. */
  readonly verdicts: readonly Verdict[];
}

export const verdictsOn = (
  ids: readonly EditionId[],
  entries: readonly DictionaryEntry[],
  words: readonly Word[],
): readonly Judged[] => {
  const byEdition = ids.map((edition) =>
    judge(editions[edition], entries, words).map((judgement) => verdictOf(edition, judgement)),
  );
  return words.map((word, at) => ({ word, verdicts: byEdition.flatMap((all) => all[at] ?? []) }));
};

const verdictOf = (edition: EditionId, { verdict, because, derivation }: Judgement): Verdict => ({
  ...{ edition, verdict, because, steps: derivation?.steps ?? [] },
  ...(derivation ? { entry: derivation.entry } : {}),
});
