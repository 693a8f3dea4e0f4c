// What can only be said by a page that knows its own full address: where it is in other languages, how it looks when it is
// shared. Where SITE_URL is not known, nothing false is said.
import { LANGS, type Lang, ROOT_LANG } from './i18n.ts';
import { inLanguage } from './links.ts';

export interface Link {
  readonly rel: string;
  readonly href: string;
  readonly hreflang?: string;
}

/** The page itself and, unless it is alone, the same page in every language. */
export const addressLinks = (site: URL | undefined, pathname: string, isAlone: boolean): Link[] => {
  if (!site) return [];
  const absolute = (path: string): string => new URL(path, site).href;
  const alternate = (hreflang: string, lang: Lang): Link => ({
    rel: 'alternate',
    hreflang,
    href: absolute(inLanguage(pathname, lang)),
  });
  return [
    { rel: 'canonical', href: absolute(pathname) },
    ...(isAlone
      ? []
      : [...LANGS.map((lang) => alternate(lang, lang)), alternate('x-default', ROOT_LANG)]),
  ];
};

export interface Shared {
  readonly site: URL | undefined;
  readonly pathname: string;
  readonly lang: Lang;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
}

/** Open Graph: what a message shows of a link. The picture and the address have to be absolute. */
export const shareTags = ({ site, pathname, lang, title, description, siteName }: Shared) => [
  ['og:type', pathname === inLanguage('/', lang) ? 'website' : 'article'],
  ['og:site_name', siteName],
  ['og:title', title],
  ['og:description', description],
  ['og:locale', lang],
  ...(site
    ? [
        ['og:url', new URL(pathname, site).href],
        ['og:image', new URL('/portada.png', site).href],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['og:image:alt', siteName],
      ]
    : []),
];
