// Where hits lead, below the root of the language and without a leading slash.
import type { Hit } from '../../../search/searchable.ts';

export const addressOf = ({ kind, id, edition }: Hit): string => {
  switch (kind) {
    case 'topic':
      return `temas/${id}/`;
    case 'clause':
      return `clausulas/${id.replace(':', '/')}/`;
    case 'article':
      return `reglamentos/${edition ?? ''}/${id}/`;
    case 'interpretation':
      return `interpretaciones/${id}/`;
    case 'scenario':
      return `escenarios/${id}/`;
    case 'term':
      return `glosario/#${encodeURIComponent(id)}`;
    default:
      return kind satisfies never;
  }
};

export const resultsAddress = (query: string): string => `buscar/?q=${encodeURIComponent(query)}`;
