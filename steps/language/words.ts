// Articles of the dictionary, and what becomes of words.
import { articleOf } from './article/article.ts';
import { pattern } from './term.ts';

const ARTICLE = '«[^«»]+»';

export const WORD_TERMS = {
  artículos: pattern(
    'articles',
    new RegExp(`(?:${ARTICLE}, )*(?:${ARTICLE} y )?${ARTICLE}`, 'u'),
    '«querub. m.» y «club. m.»',
    (text) => [...text.matchAll(/«([^«»]+)»/gu)].map(([, article = '']) => articleOf(article)),
    { links: [['» y ', '» and ']], count: (articles) => articles.length },
  ),
} as const;
