// The glossary: regulations/glossary.md → each term with its definition, its code name and its variants by edition.
import type { GlossaryTermMeta } from '../protocol/generated/types.ts';
import { validators } from '../protocol/validate.ts';
import { dataOf, type Source, sectionsOf, textsOf } from './document.ts';

export interface GlossaryTerm extends GlossaryTermMeta {
  readonly term: string;
  readonly definition: { readonly es: string; readonly en: string };
  readonly line: number;
}

export const readGlossary = (source: Source<unknown>): GlossaryTerm[] =>
  sectionsOf(source).flatMap((section): GlossaryTerm[] => {
    const { title: term, place, nodes } = section;
    const data = dataOf<GlossaryTermMeta>(section, validators.glossaryTerm, source.report);
    const definition = textsOf(term, nodes, source.report, place);
    return data && definition ? [{ ...data, term, definition, line: place?.line ?? 1 }] : [];
  });
