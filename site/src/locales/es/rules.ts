// Spanish: clauses, articles, topics, comparisons, glossary.

export const rules = {
  'clause.modality': 'Tipo de norma',
  'clause.actor': 'Se dirige a',
  'clause.profile': 'Área',
  'clause.relations': 'Relación con otras cláusulas',
  'clause.changed': 'Otro reglamento la modifica',
  'clause.scenarios': 'Escenarios que la ponen a prueba',
  'clause.norms': 'Normas que contiene',
  'clause.count': { one: '{n} escenario', other: '{n} escenarios' },
  'clause.reasoned': 'Sin escenario, y por qué',
  'clause.open': 'Todavía sin escenario.',
  'clause.oddities': 'Rarezas del texto original',
  'clause.elsewhere': 'El mismo tema en los demás reglamentos',
  'clause.previous': 'Anterior',
  'clause.next': 'Siguiente',
  'clause.from': 'Procede de',
  'clause.to': 'Continúa en',

  'place.article': 'artículo {n}',
  'place.paragraph': 'párrafo {n}',
  'place.sentence': 'frase {n}',
  'place.point': 'punto {n}',
  'place.about': 'sobre el artículo {n}',
  'place.section': 'apartado {n}',

  'article.short': 'Art. {number}',
  'article.previous': 'Artículo anterior',
  'article.next': 'Artículo siguiente',

  'edition.articles': 'Artículos',
  'edition.overlays': 'Se aplica sobre {edition}: lo que no dice, lo dice ese reglamento.',
  'edition.overlaid': '{edition} se aplica sobre este reglamento y lo modifica en parte.',
  'edition.oddities': '{n} rarezas del texto original',
  'edition.counts': '{articles} artículos, {clauses} cláusulas',

  'oddities.line':
    'Remisiones equivocadas, erratas, casos sin prever y palabras ambiguas que hay en la fuente de {edition}.',
  'oddities.all.line':
    'Lo que un comité puede querer corregir en los reglamentos: remisiones equivocadas, erratas, casos sin prever, palabras ambiguas.',
  'oddities.all': 'Las de todos los reglamentos',
  'oddities.table': 'Cuántas hay de cada clase en cada reglamento',
  'oddities.count': { one: '{n} rareza', other: '{n} rarezas' },
  'oddities.kind': 'Clase',
  'oddities.meant': 'Dice «{literal}»; se entiende «{meant}».',
  'oddities.none': 'No se ha anotado ninguna.',

  'topics.line':
    'El nombre de las cosas no cambia aunque cambien los números: cada tema reúne lo que dice cada reglamento.',

  'topic.synonyms': 'También se dice',
  'topic.answers': 'Qué dice cada reglamento',
  'topic.clauses': 'Cláusulas, una a una',
  'topic.inForce': 'Cláusulas que deciden',
  'topic.silent': 'Este reglamento no dice nada sobre el tema.',
  'topic.unanswered': 'Cláusulas sobre el tema:',
  'topic.more': 'y {n} más',
  'topic.ladders': 'Qué puede costar',
  'ladder.any': 'Cualquier infracción probada',
  'ladder.first': 'La primera vez',
  'ladder.again': 'Si se repite',
  'ladder.must': 'corresponde {measures}',
  'ladder.may': 'cabe {measures}',
  'ladder.points.exact': '{n} puntos menos, ni más ni menos',
  'ladder.points.least': '{n} puntos menos o más',
  'topic.noScenarios': 'Todavía sin escenarios.',

  'compare.title': 'Comparar dos reglamentos',
  'compare.line':
    'Qué cambia de un reglamento a otro: lo que dice sobre cada tema y los casos que acaban de otra manera.',
  'compare.pair': 'De {first} a {second}',
  'compare.topics': 'Tema a tema',
  'compare.between': {
    one: 'Entre los dos está {editions}: cuenta el cambio mayor de los dos pasos.',
    other: 'Entre los dos están {editions}: cuenta el cambio mayor de todos los pasos.',
  },
  'compare.scenarios': 'Casos que acaban de otra manera',
  'compare.scenarios.line':
    'Los dos reglamentos parten de la misma situación; lo que difiere va en negrita.',
  'compare.scenarios.none': 'Ningún escenario acaba de otra manera.',
  'compare.rest': 'Los demás escenarios',
  'compare.only': 'Solo en {edition}',
  'compare.alike': 'Acaban igual en los dos',
  'compare.apart': 'Con casos de los dos, ninguno con el mismo comienzo',
  'compare.scenarios.only': 'Solo con casos de {edition}',
  'compare.count.scenarios': 'Escenarios que acaban de otra manera',
  'compare.ends': {
    one: '{n} escenario acaba de otra manera',
    other: '{n} escenarios acaban de otra manera',
  },

  'parameters.line':
    'Todo aquello en que los reglamentos pueden diferir, tal como lo lee la implementación de referencia: qué valores caben y cuál da cada reglamento, con las cláusulas que lo dicen.',
  'parameters.note':
    'Los nombres y los valores son los del protocolo. Donde una cláusula se acerca y deja la cuestión sin resolver, se dice; «–»: nada en el reglamento se acerca.',
  'parameters.name': 'Parámetro y valores posibles',
  'parameters.open': 'sin resolver',
  'parameters.orNothing': 'o nada',

  'glossary.line':
    'Cada término con su nombre en inglés y en el código, y las otras palabras con que lo nombra cada reglamento.',
  'glossary.in': 'En {language}',
  'glossary.code': 'En el código',
  'glossary.variants': 'Cómo lo llama',
  'glossary.note':
    'El reglamento que no figura en un término usa ese mismo término o no habla de él.',

  'judge.title': 'Juez de palabras',
  'judge.line':
    'Con el artículo del diccionario delante: si una palabra vale según cada reglamento, de dónde sale y por qué cláusula.',
  'judge.article': 'Artículo, como lo abrevia el diccionario',
  'judge.word': 'Palabra (sin ella, toda la familia)',
  'judge.ask': 'Juzgar',
  'judge.family': 'Toda la familia de «{article}»',
  'judge.noscript': 'El juez trabaja en este dispositivo y necesita JavaScript.',
  'judge.howto': 'Cómo se escribe el artículo',
  'judge.closed':
    'Los artículos escritos, uno por línea, son todo el diccionario: lo que no sale de ninguno no vale. La cursiva va entre asteriscos, las acepciones se separan con punto y coma, y una nota va entre corchetes.',
  'judge.marks': 'Abreviaturas:',
  'judge.notes': 'Notas:',

  'mesa.title': 'Mesa',
  'mesa.line':
    'El ayudante del árbitro: di qué ha pasado, responde solo a lo que cambia el fallo y mira qué hay que hacer.',
  'mesa.noscript':
    'Para preguntar y fallar, Mesa necesita JavaScript. Sin él, los temas llevan a cada regla:',
  'mesa.regulation': 'Reglamento',
  'mesa.what': '¿Qué ha pasado?',
  'mesa.told': 'Lo dicho:',
  'mesa.assumed': 'Se supone lo más frecuente; si no es así, dilo:',
  'mesa.todo': 'Qué se hace',
  'mesa.because': 'Por',
  'mesa.more': 'Todo sobre este tema',
  'mesa.open': 'El texto admite otra lectura, que cambiaría el fallo:',
  'mesa.elsewhere': 'En los demás reglamentos',
  'mesa.depends': 'depende de algo más',
  'mesa.scenario': 'El caso:',
  'mesa.same': 'Lo mismo.',
  'mesa.words': 'Palabras',
  'mesa.word': '¿Vale esta palabra?',
  'mesa.impossible': 'Lo dicho no puede ser a la vez; quita una respuesta.',
  'mesa.another': '← Otra cosa',
  'mesa.allClauses': 'Las demás cláusulas',
  'mesa.share': 'Enviar o mostrar en otro teléfono',
  'mesa.print': 'Imprimir',

  'whatIf.title': '¿Y si…?',
  'whatIf.line':
    'Para comités: cambia una lectura o enmienda una cláusula y mira qué casos dejan de resolverse como hasta ahora.',
  'whatIf.noscript':
    'Los casos se vuelven a jugar en este dispositivo, que necesita JavaScript. Sin él, las interpretaciones dicen qué caso fija cada lectura:',
  'whatIf.draft': 'El borrador',
  'whatIf.change': 'Qué podría decir de otro modo',
  'whatIf.filter': 'Una cláusula, o palabras de la pregunta; sin nada, las cuestiones abiertas',
  'whatIf.name': 'Nombre del borrador',
  'whatIf.save': 'Guardar el borrador',
  'whatIf.silence': 'no dice nada',
  'whatIf.now': 'Ahora',
  'whatIf.instead': 'En su lugar',
  'whatIf.remove': 'quitar',
  'whatIf.none': 'ninguno',
  'whatIf.flips': '{n} de {all} casos se resuelven de otro modo.',
  'whatIf.running': '{n} de {all} casos vueltos a jugar',
  'whatIf.before': 'Deja de cumplirse',
  'whatIf.after': 'Ahora',
  'whatIf.noFlip': 'Ninguno de los {all} casos cambia.',
  'whatIf.unchanged': 'Todavía no cambia nada: elige abajo.',
};
