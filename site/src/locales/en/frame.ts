// English: the frame of every page and the search box.

export const frame = {
  'site.name': 'Articulado',
  'site.line':
    'The Spanish-language tournament Scrabble regulations, clause by clause, with the cases that put them to the test.',

  'frame.note':
    'The rules are restated in our own words; the binding text is that of the regulation.',
  'frame.unofficial': 'Articulado is not an official publication of any federation.',
  'frame.skip': 'Skip to content',
  'frame.menu': 'Menu',
  'frame.sections': 'Sections',
  'frame.all': 'All sections',
  'frame.here': 'You are here',

  // In the language itself: this is how the pages in other languages lead here.
  'language.name': 'English',
  'language.switch': 'Read this page in English',

  'nav.home': 'Home',
  'nav.editions': 'Regulations',
  'nav.topics': 'Topics',
  'nav.scenarios': 'Scenarios',
  'nav.interpretations': 'Interpretations',
  'nav.implementations': 'Implementations',
  'nav.coverage': 'Coverage',
  'nav.oddities': 'Oddities',
  'nav.parameters': 'Parameters',
  'nav.judge': 'Judge of words',
  'nav.glossary': 'Glossary',
  'nav.compare': 'Compare',

  'search.label': 'Find a ruling in the words you would use',
  'search.hint': '“drew eight tiles” or 28.2',
  'search.go': 'Search',
  'search.none': 'Nothing matches “{query}”. Try another word or an article number.',
  'search.failed': 'The index could not be loaded; the list of topics still works.',
  'search.found': '{n} results',
  'search.title': 'Search',
  'search.list': 'Results',
  'search.noscript': 'Searching needs JavaScript. Without it, the topics lead everywhere:',
  'search.examples': 'For example:',

  'notFound.title': 'This page does not exist',
  'notFound.line': 'The number may have changed. Look for the article or the topic:',
};
