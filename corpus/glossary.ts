// The glossary: regulations/glossary.md → each term with its definition, its code name and its variants by edition.
import { toString as plainText } from 'mdast-util-to-string';
import type { GlossaryTermMeta } from '../protocol/generated/types.ts';
import { validators } from '../protocol/validate.ts';
import { dataOf, readDocument, sections, textsOf } from './document.ts';
import type { Problem } from './problem.ts';

export interface GlossaryTerm extends GlossaryTermMeta {
  readonly term: string;
  readonly definition: { readonly es: string; readonly en: string };
}

export const readGlossary = (
  file: string,
  text: string,
): { terms: GlossaryTerm[]; problems: Problem[] } => {
  const problems: Problem[] = [];
  const document = readDocument(file, text, () => true, problems);
  const terms = sections(file, document?.body ?? [], problems).flatMap(
    (section): GlossaryTerm[] => {
      const term = plainText(section.heading).trim();
      const data = dataOf<GlossaryTermMeta>(file, section, validators.glossaryTerm, problems);
      const definition = textsOf(file, term, section.nodes, problems);
      return data && definition ? [{ ...data, term, definition }] : [];
    },
  );
  return { terms, problems };
};
