// Where the published data is: /datos/indice.json.
import type { APIRoute } from 'astro';
import { addressOf, KINDS, type Kind } from '../../published/kinds.ts';

export const GET: APIRoute = () =>
  Response.json({
    license: 'MIT',
    kinds: Object.fromEntries(
      (Object.keys(KINDS) as Kind[]).map((kind) => [
        kind,
        {
          schema: `/datos/esquemas/${kind}.json`,
          all: KINDS[kind].map(({ id }) => `/datos/${addressOf(kind, id)}.json`),
        },
      ]),
    ),
  });
