// A list that several clauses make up: each member is cited by the clause that names it, also when it is read otherwise.
import { expect, test } from 'vitest';
import { openList } from './domain.ts';
import { ask, edition, listed, rule, say, setAside } from './edition.ts';
import { group } from './parameters.ts';
import { withReadings } from './readings.ts';
import { naming, type Ruled } from './ruled.ts';

const zoo = group('zoo', { pets: openList('newt'), wild: openList('boar') });
const keeps = edition(
  'fise-2009',
  [
    say(zoo, {
      pets: listed({ '4.e1': ['cat', 'dog'], '4.e2#birds': ['wren', 'cat'] }),
      wild: rule(['lynx'], '5'),
    }),
  ],
  { rules: [], through: '1' },
);
const pets = ask(keeps, zoo.pets) as Ruled<readonly string[]>;

test('it is one list on the grounds of all', () => {
  expect(pets.value).toEqual(['cat', 'dog', 'wren']);
  expect(pets.because).toEqual(['fise-2009:4.e1', 'fise-2009:4.e2']);
});

test.each([
  ['dog', ['fise-2009:4.e1']],
  ['cat', ['fise-2009:4.e1', 'fise-2009:4.e2']],
  ['wren', ['fise-2009:4.e2']],
  ['newt', ['fise-2009:4.e1', 'fise-2009:4.e2']],
])('%s is named by %s', (member, because) => {
  expect(naming(pets, member)).toEqual({ because });
});

test('a list of one clause is named by it', () => {
  expect(naming(ask(keeps, zoo.wild) as typeof pets, 'lynx')).toEqual({ because: ['fise-2009:5'] });
});

test('another reading keeps what names the members', () => {
  const read = ask(withReadings(keeps, { zoo: { pets: ['wren', 'newt'] } }), zoo.pets);
  expect(naming(read as typeof pets, 'wren')).toEqual({ because: ['fise-2009:4.e2'] });
});

test('an edition that sets the groups aside has nothing of them', () => {
  const above = edition('ajs-2024', setAside({ zoo }), keeps);
  expect(ask(above, zoo.pets)).toEqual({ silent: true, because: [] });
  expect(ask(above, zoo.wild)).toEqual({ silent: true, because: [] });
});
