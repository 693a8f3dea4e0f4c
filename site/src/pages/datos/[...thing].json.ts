// The data of the pages: /datos/clausulas/fise-2009/28.2.json and the like, and the schema of each kind.
import type { APIRoute } from 'astro';
import { addressOf, KINDS, type Kind } from '../../published/kinds.ts';
import { schemaOf } from '../../published/schemas.ts';

const kinds = Object.keys(KINDS) as Kind[];

export const getStaticPaths = () =>
  kinds.flatMap((kind) => [
    { params: { thing: `esquemas/${kind}` }, props: { data: schemaOf(kind) } },
    ...KINDS[kind].map((data) => ({
      params: { thing: addressOf(kind, data.id) },
      props: { data },
    })),
  ]);

export const GET: APIRoute<{ data: object }> = ({ props: { data } }) => Response.json(data);
