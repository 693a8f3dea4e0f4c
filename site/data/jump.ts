// What the jump box searches: articles and clause numbers, topics with what people call them, scenarios, open questions.
import type { Edition, Interpretation, JumpIndex, Lang, Scenario, Topic } from '../src/model.ts';

export const jumpIndex = (
  lang: Lang,
  editions: readonly Edition[],
  topics: readonly Topic[],
  scenarios: readonly Scenario[],
  interpretations: readonly Interpretation[],
): JumpIndex => ({
  editions: editions.map(({ id, short }) => [id, short]),
  articles: Object.fromEntries(
    editions.map(({ id, chapters }) => [
      id,
      chapters.flatMap(({ articles }) =>
        articles.map(
          ({ number, title, clauses }) =>
            [number, title[lang], clauses.map((c) => c.slice(id.length + 1))] as const,
        ),
      ),
    ]),
  ),
  topics: topics.map(({ slug, name, synonyms }) => [slug, name[lang], synonyms[lang].join(' | ')]),
  scenarios: scenarios.map(({ id, title }) => [id, title[lang]]),
  interpretations: interpretations.map(({ slug, question }) => [slug, question[lang]]),
});
