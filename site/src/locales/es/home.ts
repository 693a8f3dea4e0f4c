// Spanish: the home page.

export const home = {
  'home.title': 'Los reglamentos de Scrabble de torneo, puestos a prueba',
  'home.line':
    'Los cinco reglamentos en español son aquí dos cosas: una batería de pruebas de conformidad, con la que un programa demuestra que los cumple, y un explorador donde se consultan cláusula a cláusula.',
  'home.doors': 'Por dónde empezar',
  'home.arbiter': 'Para quien arbitra o juega',
  'home.arbiter.line': 'Di qué ha pasado y mira qué hay que hacer, con su cláusula.',
  'home.committee': 'Para un comité',
  'home.committee.line': 'Qué cambia entre dos reglamentos, y qué cambiaría con otra redacción.',
  'home.implementer': 'Para quien programa',
  'home.implementer.line': 'Qué pruebas hay, quién las pasa y qué da por supuesto cada regla.',
  'home.numbers': 'Hasta dónde llega',
  'home.editions': { one: '{n} reglamento', other: '{n} reglamentos' },
  'home.clauses': { one: '{n} cláusula', other: '{n} cláusulas' },
  'home.proved': { one: '{n} con prueba', other: '{n} con prueba' },
  'home.scenarios': { one: '{n} escenario', other: '{n} escenarios' },
  'home.cases': { one: '{n} caso', other: '{n} casos' },
  'home.readings': {
    one: '{n} duda del texto, con su lectura',
    other: '{n} dudas del texto, con su lectura',
  },
};
