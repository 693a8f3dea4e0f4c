/// <reference types="astro/client" />

// What site/data writes is typed where it is read, in data.ts.
declare module '*/generated/site.json' {
  const json: unknown;
  export default json;
}
