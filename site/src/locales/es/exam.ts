// Spanish: the exam.

export const exam = {
  'exam.title': 'Examen',
  'exam.line':
    '{n} preguntas para formarse como árbitro: un caso, qué corresponde según tu reglamento, y el porqué.',
  'exam.noscript':
    'El examen necesita JavaScript. Sin él, los escenarios cuentan los mismos casos:',
  'exam.kept': 'Lo que respondes se guarda solo en este dispositivo; lo que falles volverá antes.',
  'exam.ask': '¿Qué corresponde?',
  'exam.right': '✓ Eso es',
  'exam.wrong': '✗ No es eso',
  'exam.under': 'así es en {edition}',
  'exam.because': 'Por qué',
  'exam.scenario': 'El caso entero',
  'exam.next': 'Siguiente',
  'exam.progress': '{known} sabidas · {due} para repasar ahora · {unseen} sin ver',
  'exam.done': 'Nada más por ahora: lo que queda por repasar volverá a su tiempo.',
  'exam.all': 'todas',
};
