// What changed, as an Atom feed: /novedades.xml. The changelog is in English, as the work on the project is.
import type { APIRoute } from 'astro';
import { XMLBuilder } from 'fast-xml-parser';
import { changes } from '../data.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });
const at = (date: string): string => `${date}T00:00:00Z`;

export const GET: APIRoute = ({ site }) => {
  const feed = {
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': 'en',
      title: 'Articulado',
      id: 'tag:articulado,2026:novedades',
      updated: at(changes[0]?.date ?? ''),
      author: { name: 'Articulado' },
      link: { '@href': site ? new URL('/datos/', site).href : '/datos/' },
      entry: changes.map(({ version, date, points }) => ({
        title: `Articulado ${version}`,
        id: `tag:articulado,2026:${version}`,
        updated: at(date),
        content: { '@type': 'text', '#text': points.join('\n\n') },
      })),
    },
  };
  return new Response(builder.build(feed), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
};
