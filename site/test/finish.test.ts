// Addresses that have to be absolute, contents of a page, terms of the glossary in a text.
import { describe, expect, test } from 'vitest';
import { addressLinks, shareTags } from '../src/address.ts';
import { withContents } from '../src/contents.ts';
import { glossed } from '../src/glossed.ts';

const SITE = new URL('https://articulado.example');

describe('a page that knows its address', () => {
  test('says where it is, in every language, in full', () => {
    expect(addressLinks(SITE, '/en/temas/', false)).toEqual([
      { rel: 'canonical', href: 'https://articulado.example/en/temas/' },
      { rel: 'alternate', hreflang: 'es', href: 'https://articulado.example/temas/' },
      { rel: 'alternate', hreflang: 'en', href: 'https://articulado.example/en/temas/' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://articulado.example/temas/' },
    ]);
  });

  test('that does not know it says nothing, rather than something false', () => {
    expect(addressLinks(undefined, '/temas/', false)).toEqual([]);
  });

  test('has a picture when it is shared', () => {
    const about = { pathname: '/temas/', lang: 'es', title: 'T', description: 'D', siteName: 'A' };
    const tags = (site?: URL) => Object.fromEntries(shareTags({ ...about, site }));
    expect(tags(SITE)).toMatchObject({
      'og:title': 'T',
      'og:image': 'https://articulado.example/portada.png',
    });
    expect(tags()).not.toHaveProperty('og:image');
  });
});

describe('the contents of a page', () => {
  const PLACE = '<nav class="contents" aria-label="x"></nav>';
  const PAGE = '<h2>Uno &amp; dos</h2><h2 id="own">Tres</h2><h2 class="x">Cuatro <b>y</b> más</h2>';

  test('lead to its headings, which get an address if they have none', () => {
    const html = withContents(PLACE + PAGE);
    expect([...html.matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => id)).toEqual([
      'uno-amp-dos',
      'own',
      'cuatro-y-mas',
    ]);
    expect(html).toContain('<h2 class="x" id="cuatro-y-mas">');
  });

  test('two headings need none', () => {
    expect(withContents(`${PLACE}<h2>A</h2><h2>B</h2>`)).toBe('<h2>A</h2><h2>B</h2>');
  });

  test('an address that is taken is not given again', () => {
    const html = withContents(`${PLACE}<p id="tres">x</p>${PAGE.replace(' id="own"', '')}`);
    expect(html.match(/ id="tres"/g)).toHaveLength(1);
  });
});

test('a term is linked the first time it is used, whatever its number or accents', () => {
  const parts = glossed('es', 'Las fichas vuelven a la bolsa; el árbitro mira las fichas de más.');
  expect(parts.filter(({ href }) => href).map(({ text, href }) => [text, href])).toEqual([
    ['fichas', '/glosario/#ficha'],
    ['bolsa', '/glosario/#bolsa'],
    ['árbitro', '/glosario/#arbitro'],
    ['fichas de más', '/glosario/#fichas-de-mas'],
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe(
    'Las fichas vuelven a la bolsa; el árbitro mira las fichas de más.',
  );
});
