// Packs what is kept without a network once the pages are there.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { packSite } from './pack.ts';

export const offline = (): AstroIntegration => ({
  name: 'articulado-offline',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const { lang, files, bytes } of packSite(fileURLToPath(dir)))
        console.log(
          `site: ${lang} without a network: ${files} files, ${Math.ceil(bytes / 1024)} kB packed`,
        );
    },
  },
});
