// What is searched: /indice.json, /en/indice.json.
import type { APIRoute } from 'astro';
import { search } from '../../data.ts';
import { type Lang, say } from '../../i18n.ts';
import { inEveryLanguage } from '../../routes.ts';

export const getStaticPaths = () => inEveryLanguage();

export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) =>
  Response.json(say(lang, search));
