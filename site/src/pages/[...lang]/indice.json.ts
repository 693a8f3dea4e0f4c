// What the jump box fetches: /indice.json and /en/indice.json.
import type { APIRoute } from 'astro';
import { jump } from '../../data.ts';
import type { Lang } from '../../model.ts';
import { inBothLanguages } from '../../routes.ts';

export const getStaticPaths = () => inBothLanguages();

export const GET: APIRoute<{ lang: Lang }> = ({ props }) => Response.json(jump[props.lang]);
