// The overviews of words and the live tournament, and which of them speak of given clauses.
import { follow, ruledBy } from '../../director/follow.ts';
import { tournament, wordTables } from './data.ts';

const { plurals, verbs } = wordTables;
type Rules = typeof verbs.rules;

const ofRules = (rules: Rules): readonly string[] =>
  rules.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.because)));

export const OVERVIEWS = [
  {
    title: 'plurals.title',
    slug: 'plurales',
    clauses: new Set([
      ...ofRules(plurals.rules),
      ...plurals.endings.flatMap(({ cells }) =>
        cells.flatMap((cell) => [
          ...cell.because,
          ...cell.exceptions.flatMap(({ clauses }) => clauses),
        ]),
      ),
      ...plurals.lists.flatMap(({ cells }) =>
        cells.flatMap(({ told }) => told.flatMap(({ clauses }) => clauses)),
      ),
    ]),
  },
  { title: 'verbs.title', slug: 'verbos', clauses: new Set(ofRules(verbs.rules)) },
] as const;

/** All of them where no clauses are given. */
export const overviewsOn = (clauses?: readonly string[]) =>
  OVERVIEWS.filter(
    (overview) => !clauses || clauses.some((id) => overview.clauses.has(id as never)),
  );

/** What decides in the tournament that is shown live. */
const live = new Set<string>(
  follow(tournament, ruledBy(tournament)).rounds.flatMap(({ after, pair, games }) => [
    ...(after?.leads ?? []).flatMap(({ because }) => because),
    ...[pair, ...games].flatMap(({ outcome }) => outcome.because),
  ]),
);

export const isLive = (clauses: readonly string[] = []): boolean =>
  clauses.some((id) => live.has(id));

/** The regulations that say something of a table, and the others. */
export const speaking = (ids: readonly string[], clauses: ReadonlySet<string>) => {
  const speak = (id: string) => [...clauses].some((clause) => clause.startsWith(`${id}:`));
  return { speaking: ids.filter(speak), silent: ids.filter((id) => !speak(id)) };
};
