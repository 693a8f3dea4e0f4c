// Spanish: the frame of every page and the search box.

export const frame = {
  'site.name': 'Articulado',
  'site.line':
    'Los reglamentos de Scrabble de torneo en español, cláusula a cláusula, con los casos que los ponen a prueba.',

  'frame.note':
    'Las reglas están redactadas con palabras propias; el texto que obliga es el del reglamento.',
  'frame.unofficial': 'Articulado no es una publicación oficial de ninguna federación.',
  'frame.skip': 'Saltar al contenido',
  'frame.menu': 'Menú',
  'frame.sections': 'Secciones',
  'frame.all': 'Todas las secciones',
  'frame.here': 'Estás en',

  // In the language itself: this is how the pages in other languages lead here.
  'language.name': 'Español',
  'language.switch': 'Leer esta página en español',

  'nav.home': 'Inicio',
  'nav.editions': 'Reglamentos',
  'nav.topics': 'Temas',
  'nav.scenarios': 'Escenarios',
  'nav.interpretations': 'Interpretaciones',
  'nav.implementations': 'Implementaciones',
  'nav.coverage': 'Cobertura',
  'nav.oddities': 'Rarezas',
  'nav.parameters': 'Parámetros',
  'nav.judge': 'Juez de palabras',
  'nav.glossary': 'Glosario',
  'nav.compare': 'Comparar',

  'search.label': 'Busca una regla como la dirías en la mesa',
  'search.hint': '«sacó ocho fichas» o 28.2',
  'search.go': 'Buscar',
  'search.none': 'Nada coincide con «{query}». Prueba otra palabra o un número de artículo.',
  'search.failed': 'No se ha podido cargar el índice; la lista de temas sigue disponible.',
  'search.found': '{n} resultados',
  'search.title': 'Buscar',
  'search.list': 'Resultados',
  'search.noscript': 'La búsqueda necesita JavaScript. Sin él, los temas llevan a todo:',
  'search.examples': 'Por ejemplo:',

  'notFound.title': 'Esta página no existe',
  'notFound.line': 'Puede que haya cambiado el número. Busca el artículo o el tema:',
};
