// English: scenarios and interpretations.

export const cases = {
  'scenarios.line':
    'Each case as it happens at the table, and what must follow under each regulation.',

  'scenario.steps': 'The case',
  'scenario.examples': 'Under each regulation',
  'scenario.tables': 'At the table',
  'scenario.tables.line': 'One case of each regulation, played by the reference implementation.',
  'scenario.clauses': 'Clauses it encodes',
  'scenario.cases': { one: '{n} case', other: '{n} cases' },
  'scenario.everywhere': 'all regulations',
  'scenario.file': 'File',

  'scene.board.words': 'Board: {words}.',
  'scene.board.new': 'Tiles laid in the case: {tiles}.',
  'scene.board.lifted': 'Tiles lifted: {tiles}.',
  'scene.across': 'across',
  'scene.down': 'down',
  'scene.before': 'At the start',
  'scene.after': 'At the end',
  'scene.rack': 'Rack of {player}',
  'scene.rack.empty': 'empty',
  'scene.hand': 'Drawn, not yet racked',
  'scene.score': 'Score',
  'scene.bag': 'Tiles in the bag',
  'scene.turn': 'To move',
  'scene.events': 'What happens, and why',
  'scene.because': 'under',
  'scene.ended': 'The game {ending}.',
  'scene.legend.new': 'laid in the case',
  'scene.legend.lifted': 'lifted',
  'scene.blank': 'blank',

  'interpretations.line': 'Where the text admits more than one reading: which is adopted and why.',
  'interpretations.none': 'No interpretations have been published yet.',

  'interpretation.readings': 'Possible readings',
  'interpretation.adopted': 'Adopted reading',
  'interpretation.why': 'Why',
  'interpretation.clauses': 'Clauses',
  'interpretation.editions': 'Applies in',
  'interpretation.basis': 'Rests on',
  'interpretation.status': 'Standing',
  'interpretation.scenarios': 'Scenarios that fix it',
};
