// Spanish: what every page offers beside its text, and one's own regulation.

export const finish = {
  'frame.contents': 'En esta página',

  'mine.label': 'Mi reglamento',
  'mine.all': 'todos',
  'mine.others': 'En los demás reglamentos',

  'clause.cite': 'Copiar la cita',
  'clause.copied': 'Copiado',
  'clause.copy': 'Copiar el texto',
  'clause.citation': '{regulation}, {place}. Articulado, {id}.',
  'clause.correct': 'Proponer una corrección',
  'clause.correct.line':
    'Si aquí no se recoge bien lo que dice el reglamento, este texto está listo para enviarlo a quien mantiene esta copia de Articulado:',
  'clause.proposal':
    'Cláusula: {id}\nDice: {text}\nDebería decir: \nPorque en el texto del reglamento: ',
  'clause.under': 'Con {edition}',
};
