// The assistant's rulings in one language, for its page: /mesa.json, /en/mesa.json.
import type { APIRoute } from 'astro';
import type { Mesa } from '../../../data/mesa/model.ts';
import { interpretationOf, mesa, scenarioOf } from '../../data.ts';
import { type Lang, say } from '../../i18n.ts';
import { inLanguage } from '../../mesa/in-language.ts';
import { inEveryLanguage } from '../../routes.ts';

/** A title with holes is filled row by row; the feature says it for all. Digraphs stand in brackets too. */
const HOLE = /<|\[(?!CH|LL|RR)/;

export const getStaticPaths = () => inEveryLanguage();

export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) => {
  const situations = mesa.flatMap((group) => group.situations);
  const rulings = situations.flatMap((one) => one.rulings);
  const titles = rulings.flatMap(({ scenario }) => {
    if (!scenario) return [];
    const { title, feature } = scenarioOf(scenario);
    return [[scenario, say(lang, HOLE.test(title.es) ? feature : title)]];
  });
  const questions = rulings
    .flatMap(({ open }) => open)
    .map((slug) => [slug, say(lang, interpretationOf(slug).question)]);
  return Response.json({
    situations: inLanguage(situations, lang),
    questions: Object.fromEntries(questions),
    scenarios: Object.fromEntries(titles),
  } as Mesa);
};
