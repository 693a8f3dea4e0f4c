// What the jump box searches, in one language; kept small because a phone downloads it.
import { type Lang, say } from '../i18n.ts';
import type { SiteData } from '../model.ts';
import type { JumpIndex } from './search.ts';

type Searched = Pick<SiteData, 'editions' | 'topics' | 'scenarios' | 'interpretations'>;

export const jumpIndex = (
  lang: Lang,
  { editions, topics, scenarios, interpretations }: Searched,
): JumpIndex => ({
  editions: editions.map(({ id, short }) => [id, short]),
  articles: Object.fromEntries(
    editions.map(({ id, chapters }) => [
      id,
      chapters.flatMap(({ articles }) =>
        articles.map(
          ({ number, title, clauses }) =>
            [number, say(lang, title), clauses.map((c) => c.slice(id.length + 1))] as const,
        ),
      ),
    ]),
  ),
  topics: topics.map(({ slug, name, synonyms }) => [
    slug,
    say(lang, name),
    say(lang, synonyms).join(' | '),
  ]),
  scenarios: scenarios.map(({ id, title }) => [id, say(lang, title)]),
  interpretations: interpretations.map(({ slug, question }) => [slug, say(lang, question)]),
});
