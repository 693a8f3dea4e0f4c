// Verbs without a subject: the persons that they have.
import { norm, oneOf } from '../../kernel/domain.ts';
import { ask } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { clausesOf, isSilent } from '../../kernel/ruled.ts';
import { isWithoutSubject, type PlaceRule, type Verb } from './paradigm.ts';

export const impersonal = group('impersonal', {
  /** It has its forms without person, and the third persons of both numbers. */
  core: norm(),
  /** By its senses, all impersonal or not, and by the layout of its paradigm: every person, or the third ones only. */
  persons: table(
    ['exclusive', 'mixed'],
    table(['personal', 'impersonal'], oneOf('every', 'third')),
  ),
  /** What its article says of its forms is looked up. */
  article: norm(),
});

/** In some sense at least. */
export const isImpersonal = ({ senses }: Verb): boolean =>
  senses.some(({ valency }) => valency === 'impers');

export const byPerson: PlaceRule = (edition, verb, slot) => {
  if (!isImpersonal(verb)) return undefined;
  const article = verb.prints(slot) || verb.note ? [ask(edition, impersonal.article)] : [];
  const core = ask(edition, impersonal.core);
  if (isWithoutSubject(slot) && !isSilent(core))
    return { value: true, because: clausesOf([core, ...article]) };
  const exclusive = verb.senses.every(({ valency }) => valency === 'impers');
  const persons = ask(
    edition,
    impersonal.persons,
    exclusive ? 'exclusive' : 'mixed',
    verb.style === 'impersonal' ? 'impersonal' : 'personal',
  );
  if (isSilent(persons)) return persons;
  return { value: persons.value === 'every', because: clausesOf([persons, ...article]) };
};
