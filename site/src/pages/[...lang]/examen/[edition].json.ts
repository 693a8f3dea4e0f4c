// The questions of one regulation: /examen/fise-2009.json, /en/examen/fise-2009.json.
import type { APIRoute } from 'astro';
import { clauseOf, editionOf, editions, exam } from '../../../data.ts';
import type { ExamFile } from '../../../exam/file.ts';
import { type Lang, say } from '../../../i18n.ts';
import { spokenNumber } from '../../../place.ts';
import { inEveryLanguage } from '../../../routes.ts';

export const getStaticPaths = () =>
  inEveryLanguage(editions.map(({ id }) => ({ params: { edition: id }, props: { edition: id } })));

export const GET: APIRoute<{ lang: Lang; edition: string }> = ({ props: { lang, edition } }) => {
  const own = exam.filter((question) => question.edition === edition);
  const clauses = [...new Set(own.flatMap((question) => question.clauses))];
  const file: ExamFile = {
    questions: own.map(({ id, profile, clauses: ids, asked, right, wrong }) => ({
      id,
      profile,
      clauses: ids,
      asked: asked.map((step) => say(lang, step)),
      right: right.map((step) => say(lang, step)),
      wrong: wrong.map(({ says, under }) => ({ says: says.map((step) => say(lang, step)), under })),
    })),
    clauses: Object.fromEntries(
      clauses.map((id) => {
        const { edition: of, number, text } = clauseOf(id);
        return [
          id,
          { name: `${editionOf(of).short} ${spokenNumber(lang, number)}`, text: say(lang, text) },
        ];
      }),
    ),
  };
  return Response.json(file);
};
