// English: the home page.

export const home = {
  'home.title': 'Tournament Scrabble regulations, put to the test',
  'home.line':
    'The five Spanish-language regulations are two things here: a conformance test suite, with which a program shows that it follows them, and an explorer where they are consulted clause by clause.',
  'home.doors': 'Where to start',
  'home.arbiter': 'For arbiters and players',
  'home.arbiter.line': 'Say what happened and see what is to be done, with its clause.',
  'home.committee': 'For a committee',
  'home.committee.line':
    'What changes between two regulations, and what another wording would change.',
  'home.implementer': 'For implementers',
  'home.implementer.line': 'Which tests there are, who passes them, and what each rule assumes.',
  'home.numbers': 'How far it goes',
  'home.editions': { one: '{n} regulation', other: '{n} regulations' },
  'home.clauses': { one: '{n} clause', other: '{n} clauses' },
  'home.proved': { one: '{n} proved', other: '{n} proved' },
  'home.scenarios': { one: '{n} scenario', other: '{n} scenarios' },
  'home.cases': { one: '{n} case', other: '{n} cases' },
  'home.readings': {
    one: '{n} doubt of the text, with its reading',
    other: '{n} doubts of the text, with their readings',
  },
};
