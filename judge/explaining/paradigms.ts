// The conjugation of a verb as the word list bears witness of it: of the regular one and those of the models, the one
// whose forms are in the list. A verb whose forms are not there has no conjugation that explains anything.
import type { ConjugatedForm, VerbSlot } from '../../protocol/generated/types.ts';
import { regularParadigm } from '../../reference-impl/src/index.ts';
import { modelsByEnd } from './bases.ts';
import { MODELS, type Model, type Paradigm } from './models.ts';

export type Has = (letters: string) => boolean;

/** Impersonal verbs have no others. */
const WITNESSES = /\.3[sp]$|^ger$/;
const ENOUGH = 0.5;

/** What differs from the regular paradigm; undefined where the list knows nothing of a conjugation. */
export const witnessedForms = (
  infinitive: string,
  has: Has,
): readonly ConjugatedForm[] | undefined => {
  const regular = regularParadigm(infinitive);
  if (!regular) return undefined;
  let best: Paradigm = regular;
  let share = shareListed(regular, has);
  for (const model of share === 1 ? [] : modelsOf(infinitive)) {
    const other = model(regular, infinitive);
    const own = other ? shareListed(other, has) : 0;
    if (other && own > share) [best, share] = [other, own];
  }
  return share < ENOUGH ? undefined : differing(best, regular, infinitive, has);
};

const modelsOf = (infinitive: string): readonly Model[] => [
  ...MODELS,
  ...modelsByEnd.flatMap(([end, model]) => (infinitive.endsWith(end) ? [model] : [])),
];

const shareListed = (paradigm: Paradigm, has: Has): number => {
  let all = 0;
  let listed = 0;
  for (const [slot, form] of paradigm) {
    if (!WITNESSES.test(slot) || form.length > 15) continue;
    all += 1;
    if (has(form)) listed += 1;
  }
  return all === 0 ? 0 : listed / all;
};

const differing = (
  paradigm: Paradigm,
  regular: Paradigm,
  infinitive: string,
  has: Has,
): readonly ConjugatedForm[] => [
  ...[...paradigm].flatMap(([slot, form]) => (form === regular.get(slot) ? [] : [{ slot, form }])),
  ...participlesOf(infinitive, regular, has),
];

// biome-ignore format: one ending a line
const PARTICIPLES: readonly (readonly [end: RegExp, participle: string])[] = [
  [/(?<=scri)bir$/, 'to'], [/(?<=scri)bir$/, 'pto'], [/rir$/, 'ierto'], [/olver$/, 'uelto'], [/oner$/, 'uesto'],
  [/(?<=v)er$/, 'isto'], [/(?<=h|f)acer$/, 'echo'], [/(?<=d)ecir$/, 'icho'], [/(?<=r)omper$/, 'oto'], [/(?<=r)imir$/, 'eso'],
  [/(?<=fr)eir$/, 'ito'], [/(?<=m)orir$/, 'uerto'],
];

/** Beside the regular one where both are listed. */
const participlesOf = (
  infinitive: string,
  regular: Paradigm,
  has: Has,
): readonly ConjugatedForm[] => {
  const own = PARTICIPLES.flatMap(([end, participle]) =>
    end.test(infinitive) ? [infinitive.replace(end, participle)] : [],
  ).filter(has);
  const usual = regular.get('par') ?? '';
  const forms = own.length > 0 && has(usual) ? [usual, ...own] : own;
  return forms.map((form): ConjugatedForm => ({ slot: 'par' as VerbSlot, form }));
};
