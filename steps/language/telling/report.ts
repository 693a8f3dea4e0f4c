// The report of an event as facts, whatever event it is: each field with its value in words. What a field is called is
// for each language of the site to say; nothing, nobody and no tiles are left out.
import type { Lack, Report, Tile, Word } from '../../../protocol/generated/types.ts';
import { writeWord } from '../notation.ts';
import type { Choice } from '../term.ts';
import { VOCABULARY } from '../vocabulary.ts';
import { formOf, type Text } from './outcome.ts';

type FieldsOf<R> = R extends unknown ? keyof R : never;
type Field = FieldsOf<Report>;

/** The term that says the values of a field, where they are a closed set. */
const TERMS: Partial<Record<Field, Choice<unknown>>> = {
  by: VOCABULARY.jugador,
  losesTurn: VOCABULARY.jugador,
  pool: VOCABULARY.reserva,
  chosenBy: VOCABULARY.elección,
  ruling: VOCABULARY.calificación,
  scope: VOCABULARY.alcance,
  valid: VOCABULARY.dictamen,
  starter: { en: 'starter', forms: [...VOCABULARY.salida.forms, ...VOCABULARY.ganador.forms] },
};

export const factsOf = (report: Report) =>
  (Object.entries(report) as [Field, unknown][]).flatMap(([field, value]) => {
    const term = TERMS[field];
    const text = term ? formOf(term, value) : written(value);
    return text ? [{ field, text }] : [];
  });

const alike = (text: string): Text => ({ es: text, en: text });

const written = (value: unknown): Text | undefined => {
  if (value === true) return { es: 'sí', en: 'yes' };
  if (!value || value === 'none') return undefined;
  if (!Array.isArray(value)) return typeof value === 'object' ? undefined : alike(String(value));
  if (value.length === 0) return undefined;
  if (value.every(Number.isInteger)) return alike(value.join(', '));
  if (value.every(isLack)) return lacking(value);
  return isTiles(value) ? alike(writeWord(value)) : listed(value);
};

const isTiles = (value: readonly unknown[]): value is Tile[] =>
  value.every((item) => typeof item === 'string');

const isLack = (item: unknown): item is Lack =>
  typeof item === 'object' && item !== null && 'duty' in item;

/** What lines of a sheet lack. */
const lacking = (lacks: readonly Lack[]): Text => {
  const one = (lang: keyof Text, line: string) =>
    lacks
      .map(
        ({ line: n, ...missing }) =>
          `${line} ${n}: ${formOf(VOCABULARY.carencia, missing)?.[lang]}`,
      )
      .join('; ');
  return { es: one('es', 'línea'), en: one('en', 'line') };
};

/** Words, each with its own answer where it has one. */
const listed = (
  items: readonly (Word | { readonly word: Word; readonly valid: boolean })[],
): Text => {
  const one = (lang: keyof Text) =>
    items
      .map((item) =>
        'word' in item
          ? `${writeWord(item.word)} ${formOf(VOCABULARY.dictamen, item.valid)?.[lang]}`
          : writeWord(item),
      )
      .join(', ');
  return { es: one('es'), en: one('en') };
};
