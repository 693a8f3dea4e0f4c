// The part of a text that says most of what was asked, with the words that do marked.
import { wordsOf } from './words.ts';

export interface SnippetPart {
  readonly text: string;
  readonly marked: boolean;
}

const LENGTH = 180;

export const snippetOf = (lang: string, text: string, query: string): readonly SnippetPart[] => {
  const asked = new Set(wordsOf(lang, query));
  const pieces = text.split(
    /(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?=[^\p{L}\p{N}])/u,
  );
  const parts = pieces.map((piece) => ({ text: piece, marked: isAsked(lang, piece, asked) }));
  const first = parts.findIndex(({ marked }) => marked);
  return cut(parts, first);
};

const isAsked = (lang: string, piece: string, asked: ReadonlySet<string>): boolean =>
  /[\p{L}\p{N}]/u.test(piece) && wordsOf(lang, piece).some((word) => asked.has(word));

/** Begins at the beginning where the first marked word is near it, else a few words before that. */
const cut = (parts: readonly SnippetPart[], first: number): readonly SnippetPart[] => {
  const lengthTo = (end: number) => parts.slice(0, end).reduce((n, { text }) => n + text.length, 0);
  const start = first < 0 || lengthTo(first) < LENGTH / 2 ? 0 : Math.max(0, first - 12);
  let end = start;
  for (let length = 0; end < parts.length && length < LENGTH; end++)
    length += parts[end]?.text.length ?? 0;
  const dots = { text: '…', marked: false };
  return [
    ...(start > 0 ? [dots] : []),
    ...parts.slice(start, end),
    ...(end < parts.length ? [dots] : []),
  ];
};
