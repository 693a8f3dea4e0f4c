// English: what is kept without a network, and news.

export const offline = {
  'offline.title': 'This page is not kept',
  'offline.line':
    'There is no connection, and this page had not been read on this device before. Once there is a connection, it can be read at this same address.',
  'offline.article': 'The article of this clause is kept',
  'offline.kept': 'What is kept, besides what has been read',
  'offline.news': 'There is a newer version of Articulado.',
  'offline.take': 'Read it',
};
