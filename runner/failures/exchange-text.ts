// A request and its answer as far as they matter for a failure: what happened, what became of it, and what of the table
// is other than before. Whole on demand.
import type { Exchange } from '../../protocol/session.ts';
import { isSame } from '../../steps/kernel/expect.ts';

const LONGEST = 300;

type Fields = Readonly<Record<string, unknown>>;

export const exchangeLines = (
  { request, response, failure }: Exchange,
  isWhole: boolean,
): string[] => {
  if (isWhole)
    return [
      `sent: ${JSON.stringify(request)}`,
      failure === undefined ? `came: ${JSON.stringify(response)}` : `came: ${failure}`,
    ];
  const params = fieldsOf((request as { readonly params?: unknown }).params);
  const answer = fieldsOf(response);
  const result = fieldsOf(answer.result);
  const came = Object.keys(result).length > 0 ? result : response;
  const after =
    'outcomes' in result
      ? afterGame(params, result)
      : [`came: ${failure ?? brief(came ?? 'nothing')}`];
  return [...sentLines(request.method, params), ...after];
};

const sentLines = (method: string, params: Fields): string[] => {
  const { edition, events, words, position } = params;
  if (!Array.isArray(events)) return [`sent: ${method} ${edition} ${brief(words)}`];
  const { racks, scores, toMove } = fieldsOf(position);
  return [
    `sent: ${method} ${edition}, ${brief({ racks, scores, toMove })}`,
    ...events.map((event, i) => `  event ${i + 1}: ${brief(event)}`),
  ];
};

const afterGame = ({ position }: Fields, { outcomes, state }: Fields): string[] => {
  const all = Array.isArray(outcomes) ? outcomes : [];
  const told = all.flatMap((outcome, i) =>
    i === all.length - 1 || fieldsOf(outcome).kind !== 'done'
      ? [`  event ${i + 1}: ${brief(outcome)}`]
      : [],
  );
  return ['came:', ...told, ...changes(fieldsOf(position), fieldsOf(state))];
};

const changes = (before: Fields, after: Fields): string[] =>
  Object.entries(after).flatMap(([field, value]) =>
    (field in before || field === 'ended') && value !== null && !isSame(before[field], value)
      ? [`  ${field}: ${brief(value)}`]
      : [],
  );

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const brief = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
};
