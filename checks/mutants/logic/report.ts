// What is told of the faults that were tried: a line for each survivor, a row a module, and the share noticed.
import type { Fate, LogicHunted } from './hunt.ts';

const WHY: Readonly<Record<Exclude<Fate, 'noticed'>, (h: LogicHunted) => string>> = {
  overlooked: ({ where }) => `differs in ${where}, nobody looks`,
  untried: ({ where, tried }) => `no difference in ${tried} cases, but near ${where}`,
  grounds: ({ where }) => `only the grounds differ (${where})`,
  unobservable: ({ tried }) => `no difference known (${tried} cases)`,
};

export const survivor = (hunted: LogicHunted): string => {
  const { fault, fate } = hunted;
  const without = fault.replacement === '';
  const what = without ? `without ${short(fault.original)}` : short(fault.replacement);
  const why = fate === 'noticed' ? '' : WHY[fate](hunted);
  return `${fault.file}:${fault.line}  ${short(fault.original)} → ${what}  ${why}`;
};

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};

const count = (hunted: readonly LogicHunted[], ...fates: readonly Fate[]): number =>
  hunted.filter(({ fate }) => fates.includes(fate)).length;

/** Of the faults whose effect on a decision can be observed, how many are noticed; 1 where there is none. */
export const shareOf = (hunted: readonly LogicHunted[]): number => {
  const observable = count(hunted, 'noticed', 'overlooked', 'untried');
  return observable === 0 ? 1 : count(hunted, 'noticed') / observable;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

export const rowsByModule = (hunted: readonly LogicHunted[]): string[][] => {
  const modules = Map.groupBy(hunted, ({ fault }) => fault.file.replace(/^.*\/src\//, ''));
  const rows = [...modules]
    .sort()
    .map(([file, own]) => [
      file,
      `${own.length}`,
      `${count(own, 'noticed', 'overlooked', 'untried')}`,
      `${count(own, 'noticed')}`,
      percent(shareOf(own)),
    ]);
  return [['module', 'faults', 'observable', 'noticed', ''], ...rows];
};

export const totals = (hunted: readonly LogicHunted[]): string =>
  `${hunted.length} faults tried: ${count(hunted, 'noticed')} noticed, ` +
  `${count(hunted, 'overlooked')} differ where nobody looks, ${count(hunted, 'untried')} where no case goes, ` +
  `${count(hunted, 'grounds')} in their grounds alone, ${count(hunted, 'unobservable')} nowhere known; ` +
  `${percent(shareOf(hunted))} noticed of what can be observed`;
