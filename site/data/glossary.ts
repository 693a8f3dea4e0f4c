// Terms of the glossary as the page needs them: an address each, and what the editions call it in order of age.
import { EDITIONS } from '../../corpus/editions.ts';
import type { GlossaryTerm } from '../../corpus/glossary.ts';
import { slugOf } from '../../shared/plain.ts';

export const glossaryTermOf = ({ term, en, code, definition, variants }: GlossaryTerm) => ({
  slug: slugOf(term),
  name: { es: term, en },
  /** Its one name in code, schemas and wire values. */
  code,
  definition,
  /** What an edition calls it, only where it uses other words. */
  variants: EDITIONS.flatMap(({ id }) => {
    const words = variants?.[id];
    return words ? [{ edition: id, words }] : [];
  }),
});
