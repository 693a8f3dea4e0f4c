// Every page goes through here once it is made: it gets its contents.
import { defineMiddleware } from 'astro:middleware';
import { withContents } from './contents.ts';

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(withContents(await response.text()), response);
});
