// What a phone needs to put the site on its home screen: /manifest.webmanifest, /en/manifest.webmanifest.

import type { APIRoute } from 'astro';
import { type Lang, t } from '../../i18n.ts';
import { path } from '../../links.ts';
import { inEveryLanguage } from '../../routes.ts';

export const getStaticPaths = () => inEveryLanguage();

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
