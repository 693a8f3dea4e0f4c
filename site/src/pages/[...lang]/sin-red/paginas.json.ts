// What of each language is kept from the first visit on: /sin-red/paginas.json, /en/sin-red/paginas.json.
import type { APIRoute } from 'astro';
import { articles, editions, topics } from '../../../data.ts';
import type { Lang } from '../../../i18n.ts';
import { articlePath, editionPath, path, topicPath } from '../../../links.ts';
import { inEveryLanguage } from '../../../routes.ts';

export const getStaticPaths = () => inEveryLanguage();

const SECTIONS = [
  'temas',
  'reglamentos',
  'mesa',
  'buscar',
  'glosario',
  'examen',
  'lugares',
  'sin-red',
];
const FILES = ['indice.json', 'respuestas.json', 'mesa.json', 'manifest.webmanifest'];

export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) =>
  Response.json({
    lang,
    home: path(lang),
    kept: [
      path(lang),
      ...SECTIONS.map((section) => path(lang, section)),
      ...topics.map(({ slug }) => topicPath(lang, slug)),
      ...editions.map(({ id }) => editionPath(lang, id)),
      ...articles.map(({ edition, number }) => articlePath(lang, edition, number)),
      ...FILES.map((file) => `${path(lang)}${file}`),
      ...editions.map(({ id }) => `${path(lang, 'examen')}${id}.json`),
      '/favicon.svg',
    ],
  });
