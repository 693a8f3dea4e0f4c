// English: what every page offers beside its text, and one's own regulation.

export const finish = {
  'frame.contents': 'On this page',

  'mine.label': 'My regulation',
  'mine.all': 'all',
  'mine.others': 'In the other regulations',

  'clause.cite': 'Copy the citation',
  'clause.copied': 'Copied',
  'clause.copy': 'Copy the text',
  'clause.citation': '{regulation}, {place}. Articulado, {id}.',
  'clause.correct': 'Propose a correction',
  'clause.correct.line':
    'If what the regulation says is not well restated here, this text is ready to be sent to whoever keeps this copy of Articulado:',
  'clause.proposal': 'Clause: {id}\nSays: {text}\nShould say: \nBecause the regulation says: ',
  'clause.under': 'Under {edition}',
};
