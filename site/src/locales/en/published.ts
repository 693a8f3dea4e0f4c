// English: by place, and the data.

export const published = {
  'place.title': 'By place',
  'place.line': 'Tap what something happened with at the table: it leads to its topics.',
  'place.drawing': 'The table seen from above',
  'place.chair': 'Chair',
  'place.board': 'Board',
  'place.bag': 'Bag',
  'place.rack': 'Rack',
  'place.clock': 'Clock',
  'place.sheet': 'Score sheet',
  'place.slip': 'Slip',

  'interpretation.flips': 'What this reading would change in {edition}',
  'interpretation.disputed': 'disputed',
  'interpretation.settled': 'settled',

  'data.title': 'Data',
  'data.line':
    'What every page holds, as JSON and in both languages, at addresses that do not change, for others to build on.',
  'data.index': 'lists all the addresses.',
  'data.kinds': 'What there is',
  'data.schema': 'Schema',
  'data.changes': 'What has changed',
  'data.changes.line': 'From version to version, to subscribe to (Atom):',
  'data.terms': 'Terms',
  'data.terms.line':
    'MIT License. The regulations belong to their authors; their rules are restated here in our own words. Addresses and fields that are there do not change within a major version; there may be new fields.',
};
