// Spanish: by place, and the data.

export const published = {
  'place.title': 'Por lugar',
  'place.line': 'Toca en la mesa aquello con lo que ha pasado algo: lleva a sus temas.',
  'place.drawing': 'La mesa vista desde arriba',
  'place.chair': 'Silla',
  'place.board': 'Tablero',
  'place.bag': 'Bolsa',
  'place.rack': 'Atril',
  'place.clock': 'Reloj',
  'place.sheet': 'Planilla',
  'place.slip': 'Papeleta',

  'interpretation.flips': 'Qué cambiaría en {edition} con esta lectura',
  'interpretation.disputed': 'discutible',
  'interpretation.settled': 'firme',

  'data.title': 'Datos',
  'data.line':
    'Lo que hay en cada página, en JSON y en los dos idiomas, en direcciones que no cambian, para que otros construyan encima.',
  'data.index': 'enumera todas las direcciones.',
  'data.kinds': 'Qué hay',
  'data.schema': 'Esquema',
  'data.changes': 'Qué ha cambiado',
  'data.changes.line': 'De versión a versión, en inglés, para suscribirse (Atom):',
  'data.terms': 'Condiciones',
  'data.terms.line':
    'Licencia MIT. Los reglamentos son de sus autores; aquí se cuentan sus reglas con palabras propias. Las direcciones y los campos que hay no cambian dentro de una versión mayor; puede haber campos nuevos.',
};
