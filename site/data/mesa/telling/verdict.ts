// What the judge answers, and what becomes of the play.
import type { VerdictReport } from '../../../../protocol/generated/types.ts';
import type { Teller } from './table.ts';

export const verdict: Teller = ({ outcome }) => {
  if (outcome.kind !== 'done' || !outcome.report) return [];
  const { scope, valid, words } = outcome.report as VerdictReport;
  if (scope === 'play')
    return [
      valid
        ? { es: 'Responde solo que la jugada vale.', en: 'Answer only that the play is valid.' }
        : {
            es: 'Responde solo que la jugada no vale, sin decir qué palabra falla.',
            en: 'Answer only that the play is not valid, not which word fails.',
          },
    ];
  if (words.length > 1)
    return [{ es: 'Responde palabra por palabra.', en: 'Answer word by word.' }];
  return [
    valid
      ? { es: 'Responde que la palabra vale.', en: 'Answer that the word is valid.' }
      : { es: 'Responde que la palabra no vale.', en: 'Answer that the word is not valid.' },
  ];
};
