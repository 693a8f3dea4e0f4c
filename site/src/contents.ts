// The contents of a page, from its second headings; one that has no address of its own is given one. The text of a heading
// is taken from the page, where it stands escaped already.
import { slugOf } from '../../shared/plain.ts';

const FEWEST = 3;
const MOST = 20;
const PLACE = /(<nav class="contents"[^>]*>)<\/nav>/;

interface Heading {
  readonly id: string;
  readonly text: string;
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const marked = (html: string): { html: string; headings: Heading[] } => {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ''));
  const headings: Heading[] = [];
  const result = html.replace(/<h2\b([^>]*)>([\s\S]*?)<\/h2>/g, (whole, attributes, inner) => {
    const text = plainText(inner);
    const [, own] = / id="([^"]+)"/.exec(attributes) ?? [];
    const made = slugOf(text);
    if (!own && ids.has(made)) return whole;
    ids.add(own ?? made);
    headings.push({ id: own ?? made, text });
    return own ? whole : `<h2${attributes} id="${made}">${inner}</h2>`;
  });
  return { html: result, headings };
};

/** Fills the place that the frame leaves for them. Few headings need no list, and very many make none: the place goes. */
export const withContents = (html: string): string => {
  const { html: page, headings } = marked(html);
  if (headings.length < FEWEST || headings.length > MOST) return html.replace(PLACE, '');
  const items = headings.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`);
  return page.replace(PLACE, (_, open) => `${open}<ul>${items.join('')}</ul></nav>`);
};
