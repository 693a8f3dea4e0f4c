// The words of a case as the reference implementation judges them: what becomes of each, how it comes about, and on what
// ground.
import { writeWord } from '../../steps/language/notation.ts';
import type { Query } from '../../steps/lexicon/query.ts';

export const judgementsOf = (query: Query) =>
  query.answer().judgements.map(({ verdict, because, derivation }, i) => ({
    word: writeWord(query.words[i] ?? []),
    verdict,
    because,
    /** From what the article prints to the word; nothing where it comes from no article. */
    steps: (derivation?.steps ?? []).map(({ op, form, manner }) => ({
      form: writeWord(form),
      op,
      manner: manner ?? null,
    })),
  }));
