// Verbs that are irregular in their own way, and all that end in them, as CONTENER in TENER.
import type { VerbSlot } from '../../protocol/generated/types.ts';
import { betweenVowels, borrowing, future, type Model, strong, together } from './models.ts';

interface Base {
  /** Before O and A of the present: `tengu` for TENGO, TENGA. */
  readonly first?: string;
  /** In the other stressed places of the present. */
  readonly stressed?: string;
  /** In all stressed places of the present: `quier`. */
  readonly present?: string;
  /** Of the imperfect: `ve` for VEÍA. */
  readonly imperfect?: string;
  /** The preterite, and what goes with it, as a regular verb has them: `der` for DI, DIERA. */
  readonly past?: string;
  readonly future?: string;
  readonly preterite?: string;
  /** The stem of the third persons of the preterite and what goes with them, and of the gerund. */
  readonly weak?: string;
  readonly other?: Readonly<Partial<Record<VerbSlot, string>>>;
}

// biome-ignore format: one verb a line
const BASES: Readonly<Record<string, Base>> = {
  tener: { first: 'tengu', stressed: 'tien', future: 'tendr', preterite: 'tuv', other: { 'imp.2s': 'ten' } },
  venir: { first: 'vengu', stressed: 'vien', future: 'vendr', preterite: 'vin', other: { 'imp.2s': 'ven', ger: 'viniendo' } },
  poner: { first: 'pongu', future: 'pondr', preterite: 'pus', other: { 'imp.2s': 'pon' } },
  salir: { first: 'salgu', future: 'saldr', other: { 'imp.2s': 'sal' } },
  valer: { first: 'valgu', future: 'valdr' },
  hacer: { first: 'hagu', future: 'har', preterite: 'hic', other: { 'imp.2s': 'haz' } },
  facer: { first: 'fagu', future: 'far', preterite: 'fic', other: { 'imp.2s': 'faz' } },
  decir: { first: 'digu', stressed: 'dic', future: 'dir', preterite: 'dij', weak: 'dic', other: { 'imp.2s': 'di' } },
  decir2: { first: 'digu', stressed: 'dic', preterite: 'dij', weak: 'dic' },
  traer: { first: 'traigu', preterite: 'traj', other: { ger: 'trayendo' } },
  caer: { first: 'caigu' },
  oir: { first: 'oigu', stressed: 'oy' },
  asir: { first: 'asgu' },
  andar: { preterite: 'anduv' },
  estar: { preterite: 'estuv', other: { 'ind.pres.1s': 'estoy' } },
  saber: { first: 'sep', future: 'sabr', preterite: 'sup', other: { 'ind.pres.1s': 'se' } },
  caber: { first: 'quep', future: 'cabr', preterite: 'cup' },
  querer: { present: 'quier', future: 'querr', preterite: 'quis' },
  poder: { present: 'pued', future: 'podr', preterite: 'pud', other: { ger: 'pudiendo' } },
  reir: { first: 'ri', stressed: 'ri', weak: 'r' },
  freir: { first: 'fri', stressed: 'fri', weak: 'fr' },
  ver: { first: 've', imperfect: 've' },
  dar: { past: 'd', other: { 'ind.pres.1s': 'doy' } },
  regir: { first: 'rigu', stressed: 'rig', weak: 'rig' },
  seguir: { first: 'sigu', stressed: 'sigu', weak: 'sigu' },
};

const FIRST = /^(ind\.pres\.1s|sub\.pres\..*)$/;
const REST = /^(ind\.pres\.([23]s|3p)|imp\.2s)$/;
const STRESSED = /^(ind\.pres\.([123]s|3p)|sub\.pres\.([123]s|2v|3p)|imp\.2s)$/;
const IMPERFECT = /^ind\.impf/;
const PRETERITE = /^(ind\.pret|sub\.(impf|fut))/;
const WEAK = /^(ind\.pret\.3[sp]|sub\.(impf|fut).*|ger)$/;

const modelOf = (name: string, base: Base): Model => {
  const verb = name.replace(/\d$/, '');
  const theme = verb.slice(-2);
  const made =
    (stem: string | undefined) =>
    (infinitive: string): string | undefined =>
      stem === undefined || !infinitive.endsWith(verb)
        ? undefined
        : `${infinitive.slice(0, infinitive.length - verb.length)}${stem}`;
  const asVerb =
    (stem: string | undefined) =>
    (infinitive: string): string | undefined => {
      const found = made(stem)(infinitive);
      return found === undefined ? undefined : `${found}${theme}`;
    };
  const printed: Model = (paradigm, infinitive) =>
    new Map(
      [...paradigm].map(([slot, form]) => [slot, made(base.other?.[slot])(infinitive) ?? form]),
    );
  return together(
    ...(base.stressed ? [borrowing(REST, asVerb(base.stressed))] : []),
    ...(base.present ? [borrowing(STRESSED, asVerb(base.present))] : []),
    ...(base.imperfect ? [borrowing(IMPERFECT, asVerb(base.imperfect))] : []),
    ...(base.first ? [borrowing(FIRST, asVerb(base.first))] : []),
    ...(base.weak ? [borrowing(WEAK, asVerb(base.weak))] : []),
    ...(base.past ? [borrowing(PRETERITE, (verb) => made(`${base.past}er`)(verb))] : []),
    ...(base.preterite ? [strong(made(base.preterite))] : []),
    ...(base.future ? [future(made(base.future))] : []),
    betweenVowels,
    printed,
  );
};

/** The models of the verbs that end in one of these. */
export const modelsByEnd: readonly (readonly [end: string, model: Model])[] = Object.entries(
  BASES,
).map(([name, base]) => [name.replace(/\d$/, ''), modelOf(name, base)]);
