// What was told stands in the address, so that a ruling can be sent on, shown as a code and come back to.
import type { EditionId } from '../../../protocol/generated/types.ts';
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import type { Facts, Situation } from '../../data/mesa/model.ts';

export interface Told {
  readonly situation: Situation<string> | undefined;
  readonly edition: EditionId | undefined;
  readonly known: Facts;
}

const CASE = 'caso';
const EDITION = 'reglamento';

/** Whatever an address says that is no situation, regulation, question or answer is left out. */
export const toldIn = (address: string, situations: readonly Situation<string>[]): Told => {
  const said = new URLSearchParams(address);
  const situation = situations.find(({ slug }) => slug === said.get(CASE));
  return {
    situation,
    edition: EDITIONS.find((id) => id === said.get(EDITION)),
    known: Object.fromEntries(
      (situation?.questions ?? []).flatMap(({ id, answers }) => {
        const answer = answers.find((one) => one.id === said.get(id));
        return answer ? [[id, answer.id]] : [];
      }),
    ),
  };
};

export const addressOf = ({ situation, edition, known }: Told): string =>
  `?${new URLSearchParams([
    ...(edition ? [[EDITION, edition]] : []),
    ...(situation ? [[CASE, situation.slug]] : []),
    ...Object.entries(known),
  ])}`;
