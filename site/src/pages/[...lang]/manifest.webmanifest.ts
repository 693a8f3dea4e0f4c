// What a phone needs to put the site on its home screen: /manifest.webmanifest and /en/manifest.webmanifest.
import type { APIRoute } from 'astro';
import { t } from '../../i18n.ts';
import { path } from '../../links.ts';
import type { Lang } from '../../model.ts';
import { inBothLanguages } from '../../routes.ts';

export const getStaticPaths = () => inBothLanguages();

export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) =>
  Response.json({
    name: t(lang, 'site.name'),
    description: t(lang, 'site.line'),
    lang,
    id: path(lang),
    start_url: path(lang),
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#0d5c46',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
