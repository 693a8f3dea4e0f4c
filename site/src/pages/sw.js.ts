// The service worker, told where the home page of each language is.
import type { APIRoute } from 'astro';
import { LANGS } from '../i18n.ts';
import { path } from '../links.ts';
import worker from '../offline/worker.js?raw';

export const GET: APIRoute = () =>
  new Response(`const HOMES = ${JSON.stringify(LANGS.map((lang) => path(lang)))};\n${worker}`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
