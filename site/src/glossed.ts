// A text with the terms of the glossary that it uses, each the first time it is used.
import { plain } from '../../shared/plain.ts';
import { glossary } from './data.ts';
import { type Lang, say } from './i18n.ts';
import { path } from './links.ts';

export interface Glossed {
  readonly text: string;
  readonly href?: string;
}

/** Terms of this project and not of the game: in a rule, these words mean what they mean anywhere. */
const OWN_TERMS = new Set(['clause', 'reading', 'profile', 'edition', 'topic']);

interface Matcher {
  readonly pattern: RegExp;
  readonly slugs: ReadonlyMap<string, string>;
}

/** The name of each term and its regular plural, the longest first. */
const matcherOf = (lang: Lang): Matcher => {
  const slugs = new Map(
    glossary
      .filter(({ code }) => !OWN_TERMS.has(code))
      .flatMap(({ name, slug }) => {
        const word = plain(say(lang, name));
        return [word, `${word}s`, `${word}es`].map((form) => [form, slug] as const);
      }),
  );
  const forms = [...slugs.keys()].sort((a, b) => b.length - a.length);
  return { pattern: new RegExp(`(?<![\\p{L}])(${forms.join('|')})(?![\\p{L}])`, 'gu'), slugs };
};

const matchers = new Map<Lang, Matcher>();
const matcherFor = (lang: Lang): Matcher => {
  const matcher = matchers.get(lang) ?? matcherOf(lang);
  matchers.set(lang, matcher);
  return matcher;
};

export const glossed = (lang: Lang, text: string): Glossed[] => {
  const { pattern, slugs } = matcherFor(lang);
  const bare = plain(text);
  // Stripped of accents it must still be the same text, place by place.
  if (bare.length !== text.length) return [{ text }];
  const linked = new Set<string>();
  const parts: Glossed[] = [];
  let from = 0;
  for (const { 0: form, index } of bare.matchAll(pattern)) {
    const slug = slugs.get(form) ?? '';
    if (linked.has(slug)) continue;
    linked.add(slug);
    parts.push({ text: text.slice(from, index) });
    parts.push({
      text: text.slice(index, index + form.length),
      href: `${path(lang, 'glosario')}#${slug}`,
    });
    from = index + form.length;
  }
  return [...parts, { text: text.slice(from) }].filter(({ text: piece }) => piece !== '');
};
