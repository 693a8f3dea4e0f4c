// Spanish: scenarios and interpretations.

export const cases = {
  'scenarios.line':
    'Cada caso, tal como ocurre en la mesa, y lo que debe pasar según cada reglamento.',

  'scenario.steps': 'El caso',
  'scenario.examples': 'Según cada reglamento',
  'scenario.tables': 'En la mesa',
  'scenario.tables.line': 'Un caso de cada reglamento, jugado por la implementación de referencia.',
  'scenario.clauses': 'Cláusulas que encarna',
  'scenario.cases': { one: '{n} caso', other: '{n} casos' },
  'scenario.everywhere': 'todos los reglamentos',
  'scenario.file': 'Archivo',

  'scene.board.words': 'Tablero: {words}.',
  'scene.board.new': 'Fichas colocadas en el caso: {tiles}.',
  'scene.board.lifted': 'Fichas retiradas: {tiles}.',
  'scene.across': 'horizontal',
  'scene.down': 'vertical',
  'scene.before': 'Al empezar',
  'scene.after': 'Al terminar',
  'scene.rack': 'Atril de {player}',
  'scene.rack.empty': 'vacío',
  'scene.hand': 'Robadas, sin poner en el atril',
  'scene.score': 'Marcador',
  'scene.bag': 'Fichas en la bolsa',
  'scene.turn': 'Le toca a',
  'scene.events': 'Qué pasa, y por qué',
  'scene.because': 'según',
  'scene.ended': 'La partida {ending}.',
  'scene.legend.new': 'colocada en el caso',
  'scene.legend.lifted': 'retirada',
  'scene.blank': 'comodín',

  'interpretations.line': 'Donde el texto admite más de una lectura: cuál se adopta y por qué.',
  'interpretations.none': 'Todavía no hay interpretaciones publicadas.',

  'interpretation.readings': 'Lecturas posibles',
  'interpretation.adopted': 'Lectura adoptada',
  'interpretation.why': 'Por qué',
  'interpretation.clauses': 'Cláusulas',
  'interpretation.editions': 'Se aplica en',
  'interpretation.basis': 'Se apoya en',
  'interpretation.status': 'Firmeza',
  'interpretation.scenarios': 'Escenarios que la fijan',
};
