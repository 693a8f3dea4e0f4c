// Every case as a script that can be run again: /casos.json, /en/casos.json.
import type { APIRoute } from 'astro';
import { scripts } from '../../data.ts';
import { inEveryLanguage } from '../../routes.ts';

export const getStaticPaths = () => inEveryLanguage();

export const GET: APIRoute = () => Response.json(scripts);
