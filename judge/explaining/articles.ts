// The articles that a word may come from: what its endings leave, where the word list has it.
import { DERIVATIVES, FEMININES, PLURALS, PRONOUNS, without } from './endings.ts';
import { type Guess, guess, type Sense } from './guess.ts';
import type { Has } from './paradigms.ts';
import { infinitivesOf, isInfinitive, verbGuessesIn } from './verbs.ts';

const NOUN: Sense = { category: 'noun', gender: 'm' };
const ADJECTIVE: Sense = { category: 'adjective' };

/** A noun with the accents it may have; they decide some plurals. */
const nouns = (letters: string): readonly Guess[] =>
  accented(letters).map((headword) => guess(headword, 'm.', NOUN));

const ACUTE: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** As it is, and with an accent on the last vowel, or on the last but two where the word is long enough. */
const accented = (letters: string): readonly string[] => {
  if (!/[aeiouns]$/.test(letters)) return [letters];
  const vowels = [...letters.matchAll(/[aeiou]/g)].map(({ index }) => index);
  const places = [vowels.at(-1), /n$/.test(letters) ? vowels.at(-3) : undefined];
  return [
    letters,
    ...places.flatMap((at) =>
      at === undefined
        ? []
        : [`${letters.slice(0, at)}${ACUTE[letters[at] ?? '']}${letters.slice(at + 1)}`],
    ),
  ];
};

const pluralGuesses = (word: string, has: Has): readonly Guess[] =>
  without(word, PLURALS).filter(has).flatMap(nouns);

/** The masculine and what a dictionary prints of the feminine: `burladero, ra`. */
const feminineGuesses = (word: string, has: Has): readonly Guess[] =>
  [word, ...without(word, [['s', '']])].flatMap((feminine) =>
    without(feminine, FEMININES)
      .filter((masculine) => /[oelnrsz]$/.test(masculine) && has(masculine))
      .map((masculine) => guess(`${masculine}, ${printedEnd(feminine)}`, 'adj.', ADJECTIVE)),
  );

/** From its last consonant on. */
const printedEnd = (feminine: string): string =>
  /(?:ch|ll|rr|qu|gu|[^aeiou])?[aeiou]*$/.exec(feminine)?.[0] ?? feminine;

/** Every article that comes to mind, from the likeliest on; what anybody might form of a word comes last. */
export const guesser = (has: Has): ((word: string) => Generator<Guess>) => {
  const verbGuesses = verbGuessesIn(has);
  return function* guesses(word) {
    yield* pluralGuesses(word, has);
    yield* feminineGuesses(word, has);
    for (const infinitive of infinitivesOf(word, has)) yield* verbGuesses(infinitive);
    for (const base of basesOf(word, has))
      if (isInfinitive(base)) yield* verbGuesses(base);
      else yield* [guess(base, 'm.', NOUN), guess(base, 'adj.', ADJECTIVE)];
    for (const verb of withoutPronouns(word))
      for (const infinitive of infinitivesOf(verb, has)) yield* verbGuesses(infinitive);
  };
};

/** What a derivative may be made of. */
const basesOf = (word: string, has: Has): readonly string[] =>
  DERIVATIVES.flatMap(([end, befores]) =>
    end.test(word) ? befores.map((before) => word.replace(end, before)).filter(has) : [],
  );

/** DÁMELO, DAME, DA. */
function* withoutPronouns(word: string): Generator<string> {
  for (let verb = word; PRONOUNS.test(verb); ) {
    verb = verb.replace(PRONOUNS, '');
    yield verb;
  }
}
