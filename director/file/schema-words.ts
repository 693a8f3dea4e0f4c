// What the schema of tournament files finds wrong, and what no YAML parser can read, in the words of both languages.
import type { ErrorObject } from 'ajv';
import type { YamlMistake } from '../../corpus/yaml.ts';
import { nearest } from '../../shared/nearest.ts';
import { type Pair, pair, type Wrong, wrong } from '../../shared/wrong.ts';

const SYNTAX: Readonly<Record<string, Wrong>> = {
  ALIAS: wrong(
    pair('un alias', 'an alias'),
    pair('el valor, escrito entero', 'the value, written out'),
    pair('escriba aquí lo que el alias repite', 'write here what the alias repeats'),
  ),
  DUPLICATE_KEY: wrong(
    pair('la misma clave dos veces', 'the same key twice'),
    pair('cada clave una vez', 'each key once'),
    pair('quite una de las dos', 'take one of the two out'),
  ),
  MULTIPLE_DOCS: wrong(
    pair('un segundo documento', 'a second document'),
    pair('un torneo por archivo', 'one tournament a file'),
    pair('quite la línea ---', 'take the line --- out'),
  ),
  TAB_AS_INDENT: wrong(
    pair('un tabulador como sangría', 'a tab as indentation'),
    pair('espacios', 'spaces'),
    pair('cambie los tabuladores por espacios', 'put spaces in the place of tabs'),
  ),
  RESOURCE_EXHAUSTION: wrong(
    pair('cosas metidas unas en otras sin fin', 'things that lie too deep in each other'),
    pair('unos pocos niveles', 'a few levels'),
    pair('¿es este el archivo del torneo?', 'is this the file of the tournament?'),
  ),
};

export const syntaxInWords = ({ code, found }: YamlMistake): Wrong =>
  SYNTAX[code] ??
  wrong(
    pair(`el archivo está roto (${found})`, `the file is broken (${found})`),
    pair('YAML o JSON', 'YAML or JSON'),
    pair(
      'mire las comillas, los corchetes y la sangría',
      'look at quotes, brackets and indentation',
    ),
  );

/** Where an error is: the value, and the property that is lacking or unknown. */
export interface SchemaFault {
  readonly pointer: string;
  readonly property?: string;
  readonly what: Wrong;
}

export const faultOf = (error: ErrorObject): SchemaFault => {
  const { instancePath: pointer, keyword, params, data } = error;
  const p = params as Record<string, unknown>;
  switch (keyword) {
    case 'required': {
      const property = String(p.missingProperty);
      return { pointer, property, what: lacking(property) };
    }
    case 'additionalProperties': {
      const property = String(p.additionalProperty);
      const known = Object.keys((error.parentSchema as { properties?: object })?.properties ?? {});
      return { pointer, property, what: strange(`${property}:`, known) };
    }
    case 'enum':
      return { pointer, what: strange(quoted(data), p.allowedValues as string[]) };
    default:
      return { pointer, what: other(error) };
  }
};

const lacking = (property: string): Wrong =>
  wrong(
    pair(`falta ${property}`, `${property} is missing`),
    pair(`${property}: …`, `${property}: …`),
    pair(
      'docs/TOURNAMENT-FILES.md dice qué lleva',
      'docs/TOURNAMENT-FILES.md says what goes there',
    ),
  );

const strange = (found: string, known: readonly string[]): Wrong => {
  const near = nearest(found.replace(/[:"]/g, ''), known, 1)[0] ?? '';
  return wrong(
    pair(`no se conoce ${found}`, `${found} is not known`),
    pair(`uno de ${known.join(', ')}`, `one of ${known.join(', ')}`),
    pair(`¿quizá ${near}?`, `perhaps ${near}?`),
  );
};

const TYPES: Readonly<Record<string, Pair>> = {
  integer: pair('un número entero', 'a whole number'),
  string: pair(
    'un texto (entre comillas, si parece un número)',
    'a text (in quotes, if it looks like a number)',
  ),
  boolean: pair('true o false', 'true or false'),
  array: pair('una lista', 'a list'),
  object: pair('claves con su valor', 'keys with their values'),
  'integer,null': pair('un número entero, o null', 'a whole number, or null'),
};

const other = ({ keyword, params, data }: ErrorObject): Wrong => {
  const { limit, pattern, type, i, j } = params as Record<string, unknown>;
  const expected: Readonly<Record<string, Pair>> = {
    type: TYPES[String(type)] ?? pair(String(type), String(type)),
    minimum: pair(`${limit} o más`, `${limit} or more`),
    maximum: pair(`${limit} o menos`, `${limit} or less`),
    minItems: pair(`${limit} o más`, `${limit} or more`),
    maxItems: pair(`${limit} o menos`, `${limit} or fewer`),
    minLength: pair('un texto que no esté vacío', 'a text that is not empty'),
    maxLength: pair(`${limit} letras como mucho`, `${limit} letters at most`),
    uniqueItems: pair(`cada uno una vez (${j} y ${i})`, `each of them once (${j} and ${i})`),
    pattern: pair(`la forma ${pattern}`, `the form ${pattern}`),
  };
  return wrong(
    Array.isArray(data)
      ? pair(`una lista de ${data.length}`, `a list of ${data.length}`)
      : pair(`hay ${quoted(data)}`, `there is ${quoted(data)}`),
    expected[keyword] ?? pair(keyword, keyword),
    pair(
      'docs/TOURNAMENT-FILES.md dice qué lleva',
      'docs/TOURNAMENT-FILES.md says what goes there',
    ),
  );
};

const MOST = 60;

const quoted = (data: unknown): string => {
  if (typeof data === 'object' && data !== null) return Array.isArray(data) ? '[…]' : '{…}';
  const text = JSON.stringify(typeof data === 'string' ? data.slice(0, MOST) : data) ?? '–';
  return text.slice(0, MOST);
};
