// What is wrong with an article that cannot be read: data, so that whoever asked is told in a language of theirs.

export type ArticleFault =
  | { readonly kind: 'no-headword' }
  /** A bracket without the other. */
  | { readonly kind: 'open-note'; readonly found: string }
  /** A sense that says how old it is, or where it is used, and not what it is. */
  | { readonly kind: 'no-category'; readonly found: string }
  | {
      readonly kind: 'unknown';
      readonly what: 'mark' | 'note' | 'paradigm';
      readonly found: string;
      /** What may stand there. */
      readonly known: readonly string[];
    };

export class UnreadableArticle extends Error {
  readonly article: string;
  readonly fault: ArticleFault;

  constructor(article: string, fault: ArticleFault) {
    super(`the article «${article}» has ${foundIn(fault)}\n  expected ${expectedIn(fault)}`);
    this.name = 'UnreadableArticle';
    this.article = article;
    this.fault = fault;
  }
}

const foundIn = (fault: ArticleFault): string => {
  if (fault.kind === 'no-headword') return 'no headword';
  return fault.kind === 'unknown' && fault.what === 'note'
    ? `the note [${fault.found}]`
    : `«${fault.found}»`;
};

const expectedIn = (fault: ArticleFault): string => {
  switch (fault.kind) {
    case 'no-headword':
      return 'a headword and a full stop, such as «querub. m.»';
    case 'open-note':
      return 'a note between two brackets, such as [apóc.]';
    case 'no-category':
      return 'a part of speech, such as «m.»';
    case 'unknown':
      return `one of ${fault.known.join(', ')}`;
    default:
      return fault satisfies never;
  }
};
