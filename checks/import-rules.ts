// Who may import whom: the line of data, and no way back. `npm run imports` holds the modules against it.

const NODE =
  '^node:|^(fs|path|url|util|http|crypto|module|child_process|readline|stream|string_decoder|os|zlib|net|events|timers|worker_threads)(/|$)';
// Types without a package of their own name, and subpaths that only Node's resolver finds, stay bare.
const PACKAGES = 'node_modules|^mdast$|^@|^astro';
// Small tools of text and files that every part may use, the pages of the site included.
const TOOLS = `^shared/|${PACKAGES}|${NODE}`;

export interface Part {
  readonly folder: string;
  /** Folders, and files, it may import from beside itself. */
  readonly imports: readonly string[];
  /** Also shared tools, packages and Node. */
  readonly tools: boolean;
  readonly why: string;
}

const part = (folder: string, imports: readonly string[], why: string): Part => ({
  folder,
  imports,
  tools: true,
  why,
});
const pure = (folder: string, imports: readonly string[], why: string): Part => ({
  ...part(folder, imports, why),
  tools: false,
});

// biome-ignore format: one part a line
export const PARTS: readonly Part[] = [
  part('shared', [], 'shared tools are about no part of the suite'),
  pure('reference-impl/src', ['protocol/generated'], 'the engine is pure: itself and generated types'),
  part('reference-impl/arbitraries', ['reference-impl/src', 'protocol/generated'], 'arbitrary tables know the engine only'),
  part('reference-impl/adapter', ['reference-impl/src', 'protocol'], 'the shell of the reference speaks the protocol and calls the engine'),
  part('protocol', [], 'the contract and its transports depend on no part of the suite'),
  part('steps', ['protocol'], 'steps reach an implementation only through the protocol'),
  part('search', ['protocol/generated'], 'the search ranks what it is given, for the command and in the browser'),
  part('corpus', ['protocol', 'search'], 'the corpus is read from text, whatever runs it'),
  part('judge', ['protocol/generated', 'reference-impl/src', 'steps/language'], 'the judge of words reads articles as features do and asks the engine itself'),
  part('director', ['corpus', 'protocol', 'reference-impl/src', 'steps/language'], 'the tournament director reads files as the corpus does and asks the engine itself'),
  part('dictionary', ['protocol/generated'], 'the dictionary knows tiles and the word list, and no rule'),
  part('generator', ['dictionary', 'protocol/generated', 'reference-impl/src'], 'the generator walks the word graph of the dictionary and counts as the engine does'),
  part('fuzz', ['generator', 'protocol', 'steps'], 'random games are made of plays, told in steps and asked through the protocol'),
  part('runner', ['corpus', 'dictionary', 'director', 'fuzz', 'generator', 'judge', 'protocol', 'search', 'steps'], 'the runner knows adapters by command, URL or module name; of the engine it has only what the judge of words, the tournament director and the generator of plays tell'),
  part('adapters', ['protocol'], 'an adapter knows the protocol, as a stranger would'),
  part('checks', ['corpus', 'dictionary', 'fuzz', 'generator', 'protocol', 'reference-impl', 'steps'], 'checks look at the corpus and the reference, not at who shows or runs them'),
  part('site/data', ['corpus', 'director', 'protocol', 'reference-impl', 'steps'], 'the data of the site comes from the corpus, the results and the engine, not from its pages'),
  part('site/src', ['site/data', 'site/generated', '../generated', 'schemas', 'director', 'judge', 'search', 'reference-impl/src', 'reference-impl/adapter/handler.ts', 'steps', 'protocol/generated', 'protocol/verdicts.ts'], 'pages read generated JSON and, in the browser, run the engine and the steps'),
  part('site/offline', [], 'packs the pages as they were built, and knows nothing else of the suite'),
  part('tasks', ['corpus', 'protocol', 'site/data', 'reference-impl/src', 'steps/language'], 'tasks start the others as programs, or gather and generate'),
  part('bench', ['corpus', 'dictionary', 'fuzz', 'generator', 'judge', 'protocol', 'reference-impl', 'runner', 'steps'], 'a bench measures what others do'),
];

const keepsTo = ({ folder, imports, tools, why }: Part) => ({
  name: `${folder.replaceAll('/', '-')}-keeps-to-itself`,
  comment: why,
  from: { path: `^${folder}/`, pathNot: '\\.test\\.ts$' },
  to: {
    pathNot: [
      ...[folder, ...imports].map((allowed) => `^${allowed.replaceAll('.', '\\.')}(/|$)`),
      ...(tools ? [TOOLS] : []),
    ].join('|'),
  },
});

const SUBJECTS = ['game', 'lexicon', 'tournament'];

/** The three subjects stand over one kernel and know nothing of each other. */
const subjectsOf = (home: string) => [
  {
    name: `${home.replaceAll('/', '-')}-kernel-knows-no-subject`,
    comment: 'the kernel serves every subject and knows none',
    from: { path: `^${home}/kernel/`, pathNot: '\\.test\\.ts$' },
    to: { path: `^${home}/(${SUBJECTS.join('|')})/` },
  },
  ...SUBJECTS.map((subject) => ({
    name: `${home.replaceAll('/', '-')}-${subject}-stands-alone`,
    comment: `the ${subject} imports the kernel and no other subject`,
    from: { path: `^${home}/${subject}/`, pathNot: '\\.test\\.ts$' },
    to: { path: `^${home}/(${SUBJECTS.filter((other) => other !== subject).join('|')})/` },
  })),
];

export const RULES = [
  ...PARTS.map(keepsTo),
  ...['reference-impl/src', 'steps'].flatMap(subjectsOf),
  {
    name: 'pages-take-only-types-of-their-data',
    comment: 'pages know what their data is like, not how it is gathered',
    from: { path: '^site/src/' },
    to: { path: '^site/data/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-cycles',
    comment: 'no cycle: it hides the direction of the data',
    from: {},
    to: { circular: true },
  },
];

/** Rules that do not hold yet. One that does is taken off, so that it holds from then on. */
export const PENDING: readonly string[] = [];

export const OPTIONS = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(site/dist|site/generated|results)/' },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
  enhancedResolveOptions: { extensions: ['.ts', '.mjs', '.js', '.cjs', '.json'] },
};
