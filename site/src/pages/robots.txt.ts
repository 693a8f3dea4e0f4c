// Everything may be read by anybody. Where the address of the site is known, so is its map.
import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ site }) => {
  const map = site ? [`Sitemap: ${new URL('/sitemap-index.xml', site).href}`] : [];
  return new Response(`${['User-agent: *', 'Allow: /', ...map].join('\n')}\n`);
};
