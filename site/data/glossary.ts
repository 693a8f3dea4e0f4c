// Terms of the glossary as the page needs them: an address each, and what the editions call it in order of age.
import { EDITIONS } from '../../corpus/editions.ts';
import type { GlossaryTerm as Written } from '../../corpus/glossary.ts';
import { slugOf } from '../../shared/plain.ts';
import type { GlossaryTerm } from '../src/model.ts';

export const glossaryTermOf = ({
  term,
  en,
  code,
  definition,
  variants,
}: Written): GlossaryTerm => ({
  slug: slugOf(term),
  name: { es: term, en },
  code,
  definition,
  variants: EDITIONS.flatMap(({ id }) => {
    const words = variants?.[id];
    return words ? [{ edition: id, words }] : [];
  }),
});
