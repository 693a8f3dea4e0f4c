// schemas/ → compiled ajv validators, twice: fast ones that only say yes or no, and thorough ones that tell everything.
import Ajv2020, { _, type Ajv2020 as AjvInstance } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { EVENTFUL, type Eventful, reportsByEvent } from './derived.ts';
import { BASE, type Contract, fileOf, type Named, namedSchemas } from './schemas.ts';

const BANNER = '// Generated from schemas/ by `npm run generate`. Do not edit.';

/** Keywords of ours, for the generator. */
const KEYWORDS = [
  'relation',
  'tuple',
  'of',
  'more',
  'names',
  'descriptions',
  'profiles',
  'validator',
  'report',
  'method',
];

// Both packages are CommonJS, and their types take no notice of it.
const Ajv = Ajv2020 as unknown as typeof AjvInstance;
const codeOf = standalone as unknown as (ajv: AjvInstance, ids: Record<string, string>) => string;

export interface Manner {
  readonly allErrors: boolean;
  readonly verbose: boolean;
}
export const FAST: Manner = { allErrors: false, verbose: false };
export const THOROUGH: Manner = { allErrors: true, verbose: true };

/** Schemas that say what their validator is called. */
const validated = (contract: Contract): [name: string, Named][] =>
  namedSchemas(contract).flatMap((named) => {
    const name = named.schema['x-validator'];
    return typeof name === 'string' ? [[name, named]] : [];
  });

export const compileValidators = (contract: Contract, manner: Manner): string => {
  const ajv = new Ajv({
    ...manner,
    discriminator: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  inLinearTime(ajv);
  ajv.addVocabulary(KEYWORDS.map((word) => `x-${word}`));
  for (const schema of contract.values()) ajv.addSchema(schema);
  const ids = Object.fromEntries(
    validated(contract).map(([name, { file, def }]) => [
      name,
      `${BASE}${file}.schema.json${def ? `#/$defs/${def}` : ''}`,
    ]),
  );
  const all = `export default { ${Object.keys(ids).join(', ')} };`;
  const code = withoutCopies(withImports(codeOf(ajv, ids)));
  return `${BANNER}\n${manner === FAST ? withoutWords(code) : code}\n${HELPERS}\n${all}\n`;
};

/** ajv writes `require` for its runtime also in modules; bundlers do not agree on what a default import of it is. */
const withImports = (source: string): string => {
  const imports = new Set<string>();
  const body = source.replace(
    /require\("(ajv\/dist\/runtime\/(\w+))"\)\.default/g,
    (_, path: string, name: string) => {
      imports.add(`import ${name} from '${path}.js';`);
      return `(${name}.default ?? ${name})`;
    },
  );
  return `${[...imports].join('\n')}\n${body}`;
};

/** Who only asks for yes or no is not told why: what went wrong is counted and not described. */
const withoutWords = (source: string): string =>
  source.replace(/^(validate\d+\.errors = )\[\{.*\}\];$/gm, '$1[0];');

/** ajv copies all errors so far with every reference that adds some, which takes for ever on hostile input. */
const withoutCopies = (source: string): string =>
  source.replace(/vErrors\.concat\((\w+)\.errors\)/g, 'joined(vErrors, $1.errors)');

/** What the compiled code calls. */
const HELPERS = `function joined(errors, more) {
  for (const error of more) errors.push(error);
  return errors;
}
function hasTwins(items) {
  return new Set(items.map((item) => JSON.stringify(item, sorted))).size < items.length;
}
function sorted(_, value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}`;

/** The schema of schemas is compiled here, and calls it too. */
const hasTwins = new Function(`${HELPERS}\nreturn hasTwins;`)() as (items: unknown[]) => boolean;

/** ajv looks at each item of a list beside each other one, which takes for ever too. */
const inLinearTime = (ajv: AjvInstance): void => {
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    error: { message: 'items that differ' },
    code: (cxt) => {
      if (!cxt.schema) return;
      const twins = cxt.gen.scopeValue('func', { ref: hasTwins, code: _`hasTwins` });
      cxt.fail(_`${twins}(${cxt.data})`);
    },
  });
};

/** The type of a compiled module. */
export const DECLARATIONS = `${BANNER}
import type { ErrorObject } from 'ajv';
import type { Validated } from './validators.ts';

interface Compiled {
  (value: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}

declare const compiled: { readonly [Name in keyof Validated]: Compiled };
export default compiled;
`;

/** What each validator vouches for, and which one checks the report of which event. */
export const compileIndex = (contract: Contract): string => {
  const all = validated(contract);
  const titles = all.map(([name, { file, schema }]) => {
    if (schema.title) return schema.title;
    throw new Error(
      `${fileOf(file)}  the validator ${name} has no title\n  expected one, for its type`,
    );
  });
  const reportsOf = ({ subject }: Eventful): string => {
    const reports = [...reportsByEvent(contract, subject)].map(([type, { file, def }]) => {
      const own = all.find(([, named]) => named.file === file && named.def === def);
      if (own) return `'${type}': '${own[0]}'`;
      throw new Error(
        `${fileOf(file)}#/$defs/${def}  has no x-validator\n  expected one, as every report`,
      );
    });
    return `${subject}: { ${reports.join(', ')} }`;
  };
  return [
    BANNER,
    `import type { ${[...new Set(titles)].sort().join(', ')} } from './types.ts';`,
    `export interface Validated { ${all.map(([name], i) => `readonly ${name}: ${titles[i]};`).join(' ')} }`,
    `export const REPORT_VALIDATORS = { ${EVENTFUL.map(reportsOf).join(', ')} } as const;`,
  ].join('\n\n');
};
