// Asking whether a word is valid before laying it, answering, looking it up.
import type { Actor, Player, SpeakEvent } from '../../protocol/generated/types.ts';
import { lettersOf, type WrittenTile } from '../language/notation.ts';
import { game } from './registry.ts';

const { given, when } = game.topic('asking');

const asks = (
  by: Player,
  to: Actor,
  word: readonly WrittenTile[],
  answered: boolean,
): SpeakEvent => ({
  ...{ type: 'speak', by, to, about: 'word', word: lettersOf(word) },
  ...(answered ? { answeredBy: to } : {}),
});

given(
  {
    es: 'que en su turno {jugador} pregunta {interlocutor} si vale {palabra} y {respuesta}',
    en: 'in the course of the turn {player} asks {addressee} whether {Word} is valid and {answer}',
  },
  (table, by, to, word, answered) => {
    table.happens(asks(by, to, word, answered));
  },
);

when(
  {
    es: '{jugador} pregunta {interlocutor} si vale {palabra} y {respuesta}',
    en: '{player} asks {addressee} whether {Word} is valid and {answer}',
  },
  (table, by, to, word, answered) => {
    table.happens(asks(by, to, word, answered));
  },
);

given(
  {
    es: 'que {jugador} responde {interlocutor}, que preguntaba si vale {palabra}',
    en: '{player} answers {addressee}, who asked whether {Word} is valid',
  },
  (table, by, to, word) => {
    table.happens({ ...asks(by, to, word, false), reply: true });
  },
);

when(
  {
    es: '{jugador} responde {interlocutor}, que preguntaba si vale {palabra}',
    en: '{player} answers {addressee}, who asked whether {Word} is valid',
  },
  (table, by, to, word) => {
    table.happens({ ...asks(by, to, word, false), reply: true });
  },
);

given(
  {
    es: 'que en su turno {jugador} mira {palabra} en el diccionario',
    en: 'in the course of the turn {player} looks {Word} up in the dictionary',
  },
  (table, by, word) => {
    table.happens({ type: 'look-up', by, word: lettersOf(word) });
  },
);

when(
  {
    es: '{jugador} mira {palabra} en el diccionario',
    en: '{player} looks {Word} up in the dictionary',
  },
  (table, by, word) => {
    table.happens({ type: 'look-up', by, word: lettersOf(word) });
  },
);
