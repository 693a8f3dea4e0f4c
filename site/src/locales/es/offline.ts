// Spanish: what is kept without a network, and news.

export const offline = {
  'offline.title': 'Esta página no está guardada',
  'offline.line':
    'No hay conexión y esta página no se había leído antes en este dispositivo. En cuanto haya conexión, se podrá leer en esta misma dirección.',
  'offline.article': 'El artículo de esta cláusula sí está guardado',
  'offline.kept': 'Lo que está guardado, además de lo ya leído',
  'offline.news': 'Hay una versión más nueva de Articulado.',
  'offline.take': 'Leerla',
};
