// What the jump box fetches: /indice.json, /en/indice.json.
import type { APIRoute } from 'astro';
import * as data from '../../data.ts';
import type { Lang } from '../../i18n.ts';
import { jumpIndex } from '../../jump/index.ts';
import { inEveryLanguage } from '../../routes.ts';

export const getStaticPaths = () => inEveryLanguage();

export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) =>
  Response.json(jumpIndex(lang, data));
