// Later in the game nobody agrees which letter a blank stands for.
import type { LetterReport } from '../../../../protocol/generated/types.ts';
import { answer, type Case, question, text } from '../situation.ts';
import { AUTHOR } from './plays.ts';

const WRITTEN: readonly ReturnType<typeof answer>[] = [
  answer('los-dos', 'Los dos, y no coinciden', 'Both, and they differ'),
  answer('autor', 'Solo quien lo puso', 'Only the player who laid it'),
  answer('rival', 'Solo el rival', 'Only the opponent'),
  answer('nadie', 'Nadie', 'Nobody'),
];

const NOTES: Readonly<Record<string, string>> = {
  'los-dos': 'el autor anotó S, el rival N',
  autor: 'el autor anotó S, el rival nada',
  rival: 'el autor anotó nada, el rival N',
  nadie: 'el autor anotó nada, el rival nada',
};

/** S is what the author noted, N what the opponent did, R what the author says. */
const LETTERS: Readonly<Record<string, ReturnType<typeof text>>> = {
  S: text(
    'El comodín vale la letra que anotó quien lo puso.',
    'The blank stands for the letter that its player noted.',
  ),
  N: text(
    'El comodín vale la letra que anotó el rival.',
    'The blank stands for the letter that the opponent noted.',
  ),
  R: text(
    'El comodín vale la letra que dice quien lo puso.',
    'The blank stands for the letter that its player says.',
  ),
};

export const blankDisputed: Case = {
  slug: 'comodin-en-disputa',
  title: text('Discuten qué letra es un comodín', 'They differ about the letter of a blank'),
  topic: 'blank-declaration',
  names: AUTHOR,
  questions: [question('anotada', '¿Quién anotó la letra?', 'Who noted the letter?', ...WRITTEN)],
  steps: ({ anotada = '' }) => [`se aclara un comodín del que ${NOTES[anotada]} y el autor dice R`],
  doing: ({ outcome }) => {
    const report = outcome.kind === 'done' ? (outcome.report as LetterReport) : undefined;
    const told = LETTERS[report?.letter ?? ''];
    return told ? [told] : [];
  },
};
