// Addresses of pages. Spanish at the root, any other language under its name, the same slugs in all, always a
// trailing slash.
import { LANGS, type Lang, ROOT_LANG } from './i18n.ts';
import type { Target } from './model.ts';

export const path = (lang: Lang, ...segments: readonly string[]): string =>
  `/${[...(lang === ROOT_LANG ? [] : [lang]), ...segments.map(encodeURIComponent)].map((s) => `${s}/`).join('')}`;

/** The same page in another language. */
export const inLanguage = (pathname: string, lang: Lang): string => {
  const [first = '', ...rest] = pathname.split('/').slice(1);
  const own = first !== ROOT_LANG && LANGS.includes(first) ? rest : [first, ...rest];
  return `${path(lang)}${own.join('/')}`;
};

const split = (id: string): [edition: string, number: string] => {
  const at = id.indexOf(':');
  return [id.slice(0, at), id.slice(at + 1)];
};

export const numberOf = (id: string): string => split(id)[1];
export const editionIdOf = (id: string): string => split(id)[0];

export const clausePath = (lang: Lang, id: string): string => path(lang, 'clausulas', ...split(id));
export const editionPath = (lang: Lang, edition: string): string =>
  path(lang, 'reglamentos', edition);
export const articlePath = (lang: Lang, edition: string, article: string): string =>
  path(lang, 'reglamentos', edition, article);
export const wholePath = (lang: Lang, edition: string): string =>
  path(lang, 'reglamentos', edition, 'entero');
export const odditiesPath = (lang: Lang, edition: string): string =>
  path(lang, 'reglamentos', edition, 'rarezas');
export const topicPath = (lang: Lang, slug: string): string => path(lang, 'temas', slug);
export const scenarioPath = (lang: Lang, id: string): string => path(lang, 'escenarios', id);
export const scenarioAreaPath = (lang: Lang, profile: string): string =>
  path(lang, 'escenarios', 'areas', profile);
export const interpretationPath = (lang: Lang, slug: string): string =>
  path(lang, 'interpretaciones', slug);
export const implementationPath = (lang: Lang, slug: string): string =>
  path(lang, 'implementaciones', slug);
export const failurePath = (lang: Lang, slug: string, caseId: string): string =>
  path(lang, 'implementaciones', slug, 'fallos', caseId.replaceAll('/', '-'));
export const matrixPath = (lang: Lang, edition: string): string =>
  path(lang, 'implementaciones', 'matriz', edition);
export const filePath = (slug: string, file: string): string => `/implementaciones/${slug}/${file}`;
/** Of a group by its name, or of a parameter in its group. */
export const parameterPath = (lang: Lang, parameter: string): string => {
  const [group = ''] = parameter.split('.');
  return `${path(lang, 'parametros', group)}${parameter === group ? '' : `#${parameter}`}`;
};
/** What would flip if an edition said this of a parameter; the value as JSON. */
export const whatIfPath = (lang: Lang, edition: string, parameter: string, value: string): string =>
  `${path(lang, 'y-si')}?${new URLSearchParams({ reglamento: edition, [parameter]: value })}`;
export const comparisonPath = (lang: Lang, first: string, second: string): string =>
  path(lang, 'comparar', first, second);
export const comparedAreaPath = (
  lang: Lang,
  { first, second }: { readonly first: string; readonly second: string },
  profile: string,
): string => path(lang, 'comparar', first, second, profile);
export const wordingPath = (
  lang: Lang,
  { first, second }: { readonly first: string; readonly second: string },
  profile: string,
): string => path(lang, 'comparar', first, second, profile, 'redaccion');

export const targetPath = (lang: Lang, target: Target): string | undefined => {
  switch (target.kind) {
    case 'clause':
      return clausePath(lang, `${target.edition}:${target.number}`);
    case 'article':
    case 'group':
      return articlePath(lang, target.edition, target.article);
    case 'edition':
      return editionPath(lang, target.edition);
    case 'unknown':
      return undefined;
    default:
      return target.kind satisfies never;
  }
};
