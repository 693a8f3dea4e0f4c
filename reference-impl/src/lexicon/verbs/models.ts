// Irregular conjugations that a regulation names by a model: what departs from the regular form, by place.
import type { VerbSlot } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent } from '../../kernel/ruled.ts';
import { toldOf } from '../plurals/lines.ts';
import { conjugating } from './conjugating.ts';
import { sharedPlace, type Verb } from './paradigm.ts';

type Change = readonly [places: RegExp, from: RegExp, to: string];

/** TAÑER and MUÑIR are regular on tiles. */
const MODELS: Readonly<Record<string, readonly Change[]>> = {
  agradecer: [[/^(ind\.pres\.1s|sub\.pres\..*)$/, /z(?=[oa])/, 'zc']],
  perder: [[/^((ind|sub)\.pres\.([123]s|3p)|imp\.2s)$/, /e(?=[^aeiou]+[aeo][sn]?$)/, 'ie']],
  desfacer: [
    [/^(ind\.pres\.1s|sub\.pres\..*)$/, /z(?=[oa])/, 'g'],
    [/^ind\.pret\.1s$/, /aci$/, 'ice'],
    [/^ind\.pret\.3s$/, /acio$/, 'izo'],
    [/^(ind\.pret|sub\.(impf|fut))/, /ac(?=i)/, 'ic'],
    [/^(ind\.fut|cond)/, /ace(?=r)/, 'a'],
    [/^imp\.2s$/, /ace$/, 'az'],
    [/^par$/, /acido$/, 'echo'],
  ],
};

/** The verb with the forms of its model, where the regulation names one for a verb without a paradigm. */
export const byModel = (edition: Edition, verb: Verb): Verb => {
  const modelled = ask(edition, conjugating.modelled);
  const told = verb.shown || isSilent(modelled) ? undefined : toldOf(modelled, verb.headword);
  if (!told) return verb;
  const changes = told.value.flatMap((model) => MODELS[model] ?? []);
  const formsAt: Verb['formsAt'] = (slot) =>
    verb.formsAt(slot).map((form) => like(changes, sharedPlace(slot), form));
  return { ...verb, formsAt };
};

const like = (changes: readonly Change[], slot: VerbSlot, regular: string): string => {
  const change = changes.find(([places, from]) => places.test(slot) && from.test(regular));
  return change ? regular.replace(change[1], change[2]) : regular;
};
