// Which ending a word has, as the rules of plurals tell them apart.
import { ask, type Edition } from '../../kernel/edition.ts';
import { says } from '../../kernel/ruled.ts';
import { type Sound, soundOf } from '../sound.ts';
import { plain } from '../spelling.ts';
import { ENDINGS, type Ending, plural } from './parameters.ts';

/** Undefined where no rule speaks of such words at all, as -Ñ. */
export const endingOf = (edition: Edition, word: string): Ending | undefined => {
  const letters = plain(word);
  const sound = soundOf(word);
  return /[aeiou]$/.test(letters) ? vowelOf(edition, word, sound) : consonantOf(letters, sound);
};

const vowelOf = (edition: Edition, word: string, { syllables, endsStressed }: Sound): Ending => {
  const last = plain(word).slice(-1);
  if (syllables === 1 && says(ask(edition, plural.monosyllables), 'apart')) {
    const isAccented = plain(word) !== word || says(ask(edition, plural.accented), 'stressed');
    return isAccented ? 'accented-monosyllable' : 'monosyllable';
  }
  const isClosed = last === 'i' || last === 'u';
  if (!endsStressed) return isClosed ? 'unstressed-i-u' : 'unstressed-a-e-o';
  return isClosed ? 'i-u' : last === 'e' ? 'e' : 'a-o';
};

const consonantOf = (letters: string, { syllables, stress }: Sound): Ending | undefined => {
  if (letters.endsWith('ch')) return 'ch';
  if (letters.endsWith('y')) return /[aeiou]y$/.test(letters) ? 'y' : 'y-after-consonant';
  const last = letters.slice(-1);
  if (last === 'n' && stress === 'proparoxytone') return 'n-proparoxytone';
  if (last === 's' || last === 'x') {
    if (syllables === 1) return `${last}-monosyllable`;
    return stress === 'oxytone' ? `${last}-oxytone` : last;
  }
  return ENDINGS.find((ending) => ending === last);
};
