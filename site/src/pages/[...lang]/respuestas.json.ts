// What each edition answers on each topic, for the page of results: /respuestas.json, /en/respuestas.json.
import type { APIRoute } from 'astro';
import { editions, topics } from '../../data.ts';
import { type Lang, say } from '../../i18n.ts';
import { inEveryLanguage } from '../../routes.ts';

export const getStaticPaths = () => inEveryLanguage();

export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) =>
  Response.json(
    Object.fromEntries(
      topics.map(({ slug, answers }) => [
        slug,
        editions.map(({ id }) => {
          const answer = answers.find(({ edition }) => edition === id);
          return answer ? say(lang, answer.text) : '';
        }),
      ]),
    ),
  );
