// Events and outcomes in words, in both languages.
import { isDeepStrictEqual } from 'node:util';
import type {
  Actor,
  GameEvent,
  Outcome,
  PlacedTile,
  Tile,
  Word,
} from '../../protocol/generated/types.ts';
import { writeWord } from '../../steps/language/notation.ts';
import { VOCABULARY } from '../../steps/language/vocabulary.ts';
import type { Text } from '../src/model.ts';

const who = (actor: Actor): Text => formOf(VOCABULARY.persona.forms, actor);

const formOf = (
  forms: readonly (readonly [es: string, en: string, value: unknown])[],
  value: unknown,
): Text => {
  const found = forms.find((form) => isDeepStrictEqual(form[2], value));
  return found ? { es: found[0], en: found[1] } : { es: String(value), en: String(value) };
};

const says =
  (es: string, en: string) =>
  (by: Actor): Text => ({ es: capital(`${who(by).es} ${es}`), en: capital(`${who(by).en} ${en}`) });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = (words: readonly Word[]): string => words.map(writeWord).join(', ');
const rack = (tiles: readonly Tile[]): string => (tiles.length > 0 ? writeWord(tiles) : '–');
const laid = (tiles: readonly PlacedTile[], on: string): string =>
  tiles.map(({ tile, as, square }) => `${as ? `(${as})` : tile} ${on} ${square}`).join(', ');
const seconds = (ms: number): string => `${ms / 1000} s`;

export const eventInWords = (event: GameEvent): Text => {
  switch (event.type) {
    case 'place':
      return says(`coloca ${laid(event.tiles, 'en')}`, `lays ${laid(event.tiles, 'on')}`)(event.by);
    case 'decide-opening':
      return event.accept
        ? says('acepta la jugada sin casilla central', 'accepts the play off the centre')(event.by)
        : says('anula la jugada sin casilla central', 'voids the play off the centre')(event.by);
    case 'announce':
      return says(`anuncia ${event.points} puntos`, `announces ${event.points} points`)(event.by);
    case 'note':
      return says(`anota ${event.points} puntos`, `notes ${event.points} points`)(event.by);
    case 'draw':
      return says(
        `roba ${event.count}, pone ${event.racked} en el atril y ve ${event.seen}`,
        `draws ${event.count}, racks ${event.racked} and sees ${event.seen}`,
      )(event.by);
    case 'press-clock':
      return says('pulsa el reloj', 'presses the clock')(event.by);
    case 'wait':
      return { es: `Pasan ${seconds(event.ms)}`, en: `${seconds(event.ms)} go by` };
    case 'pause-clock':
      return says('detiene el reloj', 'stops the clock')(event.by);
    case 'exchange':
      return says(`cambia ${rack(event.tiles)}`, `exchanges ${rack(event.tiles)}`)(event.by);
    case 'pass':
      return says('pasa', 'passes')(event.by);
    case 'challenge':
      return says(`impugna ${list(event.words)}`, `challenges ${list(event.words)}`)(event.by);
    case 'hand-in-slip':
      return event.legible
        ? { es: 'Se entrega la papeleta', en: 'The slip is handed in' }
        : { es: 'Se entrega una papeleta ilegible', en: 'A slip that cannot be read is handed in' };
    case 'rule':
      return says('responde a la impugnación', 'answers the challenge')(event.by);
    case 'withdraw':
      return says('retira su jugada', 'takes the own play back')(event.by);
    case 'appeal':
      return says('apela', 'appeals')(event.by);
    case 'request-recount':
      return says('pide un recuento', 'asks for a recount')(event.by);
    case 'demand-meaning':
      return says('exige el significado', 'demands the meaning')(event.by);
    case 'report-surplus':
      return says(
        `señala que ${who(event.player).es} robó de más`,
        `points out that ${who(event.player).en} drew too many`,
      )(event.by);
    case 'return-tiles':
      return says(
        `devuelve ${rack(event.tiles)} a la bolsa`,
        `puts ${rack(event.tiles)} back in the bag`,
      )(event.by);
    case 'report-shortage':
      return says(
        `señala que ${who(event.player).es} robó de menos`,
        `points out that ${who(event.player).en} drew too few`,
      )(event.by);
    case 'hand-over':
      return says(`entrega ${rack(event.tiles)}`, `hands over ${rack(event.tiles)}`)(event.by);
    case 'report-leftover':
      return says('descubre fichas en la bolsa', 'discovers tiles in the bag')(event.by);
    case 'find-offence':
      return {
        es: `El árbitro aprecia que ${who(event.player).es} jugó a sabiendas con fichas de más`,
        en: `The arbiter finds that ${who(event.player).en} knowingly played with too many tiles`,
      };
    case 'declare-blocked':
      return says('declara que no puede colocar', 'declares being unable to place')(event.by);
    case 'time-up':
      return { es: 'Se agota el tiempo total', en: 'The total time runs out' };
    case 'close-round':
      return {
        es: `El juez cierra la ronda a los ${seconds(event.elapsedMs)}`,
        en: `The judge closes the round after ${seconds(event.elapsedMs)}`,
      };
    case 'read-clock':
      return {
        es: `El reloj de ${who(event.player).es} marca ${seconds(event.usedMs)}`,
        en: `${who(event.player).en}'s clock shows ${seconds(event.usedMs)}`,
      };
    case 'report-incident': {
      const incident = formOf(VOCABULARY.incidente.forms, event.incident);
      return says(incident.es, incident.en)(event.by);
    }
    case 'draw-lots':
      return {
        es: `Se sortea: Ana saca ${writeWord([event.lots.A])}, Bruno ${writeWord([event.lots.B])}`,
        en: `Lots are drawn: Ana takes ${writeWord([event.lots.A])}, Bruno ${writeWord([event.lots.B])}`,
      };
    case 'assign-start':
      return { es: 'Se fija quién empieza', en: 'Who starts is settled' };
    case 'complain-tiles':
      return says('reclama por las fichas del juego', 'complains about the set of tiles')(event.by);
    case 'request-seat-lots':
      return says('pide sortear silla u orientación', 'asks for lots on chair or side')(event.by);
    case 'choose-side':
      return says('elige lado del tablero', 'chooses a side of the board')(event.by);
    case 'lay':
      return says(`pone ${laid(event.tiles, 'en')}`, `puts ${laid(event.tiles, 'on')}`)(event.by);
    case 'finish-placing':
      return says('termina de colocar', 'finishes placing')(event.by);
    case 'pick-up':
      return says(
        `recoge la ficha de ${event.square}`,
        `picks up the tile on ${event.square}`,
      )(event.by);
    case 'rearrange':
      return says(
        `deja ${laid(event.tiles, 'en')}`,
        `moves to ${laid(event.tiles, 'on')}`,
      )(event.by);
    case 'begin-count':
      return says('empieza a contar', 'begins to count')(event.by);
    case 'give-up-play':
      return says(
        'retira sus fichas sin cumplir',
        'takes the tiles back without complying',
      )(event.by);
    case 'name-blank':
      return says(
        `dice ${event.letter} para el comodín`,
        `says ${event.letter} for the blank`,
      )(event.by);
    case 'settle-blank':
      return { es: 'Se aclara la letra de un comodín', en: 'The letter of a blank is settled' };
    case 'claim-blank':
      return says(
        'reclama por la letra de un comodín',
        'complains about the letter of a blank',
      )(event.by);
    case 'announce-exchange':
      return says('anuncia cambio', 'announces an exchange')(event.by);
    case 'count-bag':
      return says('cuenta las fichas de la bolsa', 'counts the tiles in the bag')(event.by);
    default:
      return unknownEvent(event);
  }
};

/** An event newer than this page: shown by its name rather than left out. */
const unknownEvent = (event: never): Text => {
  const { type } = event as GameEvent;
  return { es: type, en: type };
};

export const outcomeInWords = (outcome: Outcome): Text => {
  const { kind } = outcome;
  const result = outcome.kind === 'refused' ? { kind, reason: outcome.reason } : { kind };
  return formOf(VOCABULARY.resultado.forms, result);
};
