// English: the frame of every page and the jump box.

export const frame = {
  'site.name': 'Articulado',
  'site.line':
    'The Spanish-language tournament Scrabble regulations, clause by clause, with the cases that put them to the test.',
  'site.headline': 'What does the regulation say?',

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
  'nav.glossary': 'Glossary',
  'nav.compare': 'Compare',

  'jump.label': 'Find an article, a topic or a case',
  'jump.hint': '28.2 or “overdraw”',
  'jump.go': 'Go',
  'jump.none': 'Nothing matches “{query}”. Try another word or an article number.',
  'jump.failed': 'The index could not be loaded; the list of topics still works.',
  'jump.found': '{n} results',
  'jump.examples': 'For example:',

  'notFound.title': 'This page does not exist',
  'notFound.line': 'The number may have changed. Look for the article or the topic:',
};
