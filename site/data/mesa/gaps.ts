// Where the text says nothing: whether it says who decides then.
import type { EditionId } from '../../../protocol/generated/types.ts';
import { gaps } from '../../../reference-impl/src/game/officials/parameters.ts';
import { editions } from '../../../reference-impl/src/index.ts';
import { ask } from '../../../reference-impl/src/kernel/edition.ts';
import { clausesOf, type Ground, isSilent } from '../../../reference-impl/src/kernel/ruled.ts';
import type { Text } from '../text.ts';
import type { Heard } from './heard.ts';
import type { Ruling } from './model.ts';
import { text } from './situation.ts';
import { capital } from './telling/names.ts';

export type Decision = Pick<Ruling<Text>, 'kind' | 'doing' | 'because'>;

const CHIEF = text('el árbitro principal', 'the chief arbiter');

/** The head official, as each regulation calls that person. */
const HEADS: Readonly<Record<EditionId, Text>> = {
  'fise-2003': CHIEF,
  redeletras: CHIEF,
  'fise-2009': text('el Director', 'the Director'),
  'resumen-2018': text('quien dirige el torneo', 'the head of the tournament'),
  'ajs-2024': text('el juez del torneo', 'the judge of the tournament'),
};

/** Near: the clauses that come near and leave the matter out. */
export const gapIn = ({ params }: Heard, near: Ground): Decision => {
  const { edition } = params;
  const kind = 'unregulated';
  const decides = ask(editions[edition], gaps.decidedBy);
  if (isSilent(decides)) return { kind, doing: [SILENT, NOBODY], because: near.because };
  const head = HEADS[edition];
  const too = decides.value.includes('assistant') ? AUXILIARY : text('', '');
  const who = text(`${capital(head.es)}${too.es} decide.`, `${capital(head.en)}${too.en} decides.`);
  return { kind, doing: [SILENT, who], because: clausesOf([decides, near]) };
};

const SILENT = text('El texto no lo dice.', 'The text does not say.');
const NOBODY = text('Tampoco dice quién lo decide.', 'Nor does it say who decides.');
const AUXILIARY = text(' o un árbitro auxiliar', ' or an assistant arbiter');
