// Who may import whom: the line of data, and no way back. Rules for dependency-cruiser, run by `npm run imports`.
const only = (name: string, comment: string, from: string, allowed: string) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.ts$' },
  to: { pathNot: allowed },
});

// Small tools of text and files that every part may use, the pages of the site included.
const SHARED = '^shared/';
const NODE =
  '^node:|^(fs|path|url|util|http|crypto|module|child_process|readline|stream|string_decoder|os|zlib)(/|$)';
// Types without a package of their own name, and subpaths that only Node's resolver finds, stay bare.
const PACKAGES = 'node_modules|^mdast$|^@';

export const importRules = {
  forbidden: [
    only(
      'engine-is-pure',
      'reference-impl/src imports only itself',
      '^reference-impl/src/',
      '^reference-impl/src/',
    ),
    only(
      'adapter-is-a-shell',
      'the shell of the reference speaks the protocol and calls the engine',
      '^reference-impl/adapter/',
      `^reference-impl/|^protocol/|${NODE}`,
    ),
    only(
      'shared-knows-nobody',
      'shared tools are about no part of the suite',
      SHARED,
      `${SHARED}|${NODE}`,
    ),
    only(
      'protocol-knows-nobody',
      'the contract and its transports depend on no part of the suite',
      '^protocol/',
      `^protocol/|${PACKAGES}|${NODE}`,
    ),
    only(
      'steps-speak-protocol',
      'steps reach an implementation only through the protocol',
      '^steps/',
      `^steps/|^protocol/|${PACKAGES}|${NODE}`,
    ),
    only(
      'corpus-reads-text',
      'the corpus is read from text, whatever runs it',
      '^corpus/',
      `^corpus/|^protocol/|${SHARED}|${PACKAGES}|${NODE}`,
    ),
    only(
      'dictionary-knows-words-only',
      'the dictionary knows tiles and the word list, and no rule',
      '^dictionary/',
      `^dictionary/|^protocol/generated/|${SHARED}|${PACKAGES}|${NODE}`,
    ),
    only(
      'runner-knows-no-adapter',
      'the runner knows adapters by command, URL or module name',
      '^runner/',
      `^runner/|^corpus/|^dictionary/|^protocol/|^steps/|${SHARED}|${PACKAGES}|${NODE}`,
    ),
    only(
      'site-reads-generated-data',
      'the site reads generated JSON, schemas and, in the browser, the pure engine',
      '^site/src/',
      `^site/(src|generated)/|^\\.\\./generated/|^schemas/|^reference-impl/src/|${SHARED}|${PACKAGES}|${NODE}|^astro`,
    ),
    {
      name: 'no-cycles',
      comment: 'a cycle hides the direction of the data',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(site/dist|site/generated|results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.mjs', '.js', '.cjs', '.json'] },
  },
};
