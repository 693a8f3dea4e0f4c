// How verbs that are not regular change, a model each: what is changed of the regular paradigm, by places. Which model a
// verb follows nobody is told: the word list bears witness (paradigms.ts).
import type { VerbSlot } from '../../protocol/generated/types.ts';
import { regularParadigm } from '../../reference-impl/src/index.ts';

export type Paradigm = ReadonlyMap<VerbSlot, string>;
export type Model = (paradigm: Paradigm, infinitive: string) => Paradigm | undefined;

const STRESSED = /^(ind\.pres\.([123]s|3p)|sub\.pres\.([123]s|2v|3p)|imp\.2s)$/;
const SUBJUNCTIVE = /^sub\.pres\./;
const FIRST_AND_SUBJUNCTIVE = /^(ind\.pres\.1s|sub\.pres\..*)$/;
const WEAK = /^(ind\.pret\.3[sp]|sub\.(impf|fut).*|ger)$/;
const WEAK_SUBJUNCTIVE = /^(ind\.pret\.3[sp]|sub\.(impf|fut).*|ger|sub\.pres\.[12]p)$/;
const FUTURE = /^(ind\.fut|cond)/;
const PRETERITE = /^(ind\.pret|sub\.(impf|fut))/;

/** These places as a regular verb of another infinitive has them. */
export const borrowing =
  (places: RegExp, other: (infinitive: string) => string | undefined): Model =>
  (paradigm, infinitive) => {
    const name = other(infinitive);
    const lender = name === undefined ? undefined : regularParadigm(name);
    if (!lender) return undefined;
    return new Map(
      [...paradigm].map(([slot, form]) => [slot, (places.test(slot) && lender.get(slot)) || form]),
    );
  };

/** One after the other; undefined where one of them does not fit. */
export const together =
  (...models: readonly Model[]): Model =>
  (paradigm, infinitive) =>
    models.reduce<Paradigm | undefined>((made, model) => made && model(made, infinitive), paradigm);

/** The last vowel of the stem gives way: PENSAR, PIENSO. */
const vowel =
  (from: string, to: string) =>
  (infinitive: string): string | undefined => {
    const changed = infinitive.replace(new RegExp(`${from}([^aeiou]+[aei]r)$`), `${to}$1`);
    if (changed === infinitive) return undefined;
    return changed
      .replace(/^ie/, 'ye')
      .replace(/^ue/, 'hue')
      .replace(/gue(?=[^u]*ar$)/, 'güe');
  };

const ending =
  (from: RegExp, to: string) =>
  (infinitive: string): string | undefined =>
    from.test(infinitive) ? infinitive.replace(from, to) : undefined;

/** LEYÓ, HUYENDO: an I between vowels is a Y. */
export const betweenVowels: Model = (paradigm) =>
  new Map(
    [...paradigm].map(([slot, form]) => [slot, form.replace(/([aeo]|(?<![gq])u)i(?=[eo])/, '$1y')]),
  );

/** TUVE, TUVO, TUVIERA: its own stem, unstressed at the end; after J the I is lost. */
export const strong =
  (stemOf: (infinitive: string) => string | undefined): Model =>
  (paradigm, infinitive) => {
    const stem = stemOf(infinitive);
    if (stem === undefined) return undefined;
    const lender = regularParadigm(`${stem}er`);
    return new Map(
      [...paradigm].map(([slot, form]) => {
        if (!PRETERITE.test(slot)) return [slot, form];
        if (slot === 'ind.pret.1s') return [slot, `${stem}e`];
        if (slot === 'ind.pret.3s') return [slot, `${stem.replace(/c$/, 'z')}o`];
        const made = lender?.get(slot) ?? form;
        return [slot, stem.endsWith('j') ? made.replace(/ji(?=e)/, 'j') : made];
      }),
    );
  };

/** TENDRÉ, SALDRÍA: another stem before the endings of the future. */
export const future =
  (stemOf: (infinitive: string) => string | undefined): Model =>
  (paradigm, infinitive) => {
    const stem = stemOf(infinitive);
    if (stem === undefined) return undefined;
    return new Map(
      [...paradigm].map(([slot, form]) => [
        slot,
        FUTURE.test(slot) ? `${stem}${form.slice(infinitive.length)}` : form,
      ]),
    );
  };

const zc = borrowing(FIRST_AND_SUBJUNCTIVE, ending(/(?<=[aeous])c(?=[ei]r$)/, 'zqu'));
const weakI = borrowing(WEAK, vowel('e', 'i'));

// biome-ignore format: one model a line
export const MODELS: readonly Model[] = [
  borrowing(STRESSED, vowel('e', 'ie')),
  borrowing(STRESSED, vowel('o', 'ue')),
  borrowing(STRESSED, vowel('u', 'ue')),
  borrowing(STRESSED, vowel('i', 'ie')),
  together(borrowing(STRESSED, vowel('e', 'i')), borrowing(SUBJUNCTIVE, vowel('e', 'i')), weakI),
  together(borrowing(STRESSED, vowel('e', 'ie')), borrowing(WEAK_SUBJUNCTIVE, vowel('e', 'i'))),
  together(borrowing(STRESSED, vowel('o', 'ue')), borrowing(WEAK_SUBJUNCTIVE, vowel('o', 'u'))),
  zc,
  borrowing(FIRST_AND_SUBJUNCTIVE, ending(/(?<=s)c(?=[ei]r$)/, 'qu')),
  together(zc, strong(ending(/ducir$/, 'duj'))),
  together(borrowing(STRESSED, ending(/(?<=[^gq]u)ir$/, 'yir')), borrowing(SUBJUNCTIVE, ending(/(?<=[^gq]u)ir$/, 'yir')), betweenVowels),
  betweenVowels,
  together(borrowing(FIRST_AND_SUBJUNCTIVE, ending(/(?<=[ao])er$/, 'iguer')), betweenVowels),
];
