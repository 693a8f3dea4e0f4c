// The colours of the editions as custom properties: --ed is the colour of the edition that an element is about.
import type { EditionInfo } from '../../corpus/editions.ts';

type Coloured = Pick<EditionInfo, 'id' | 'colour'>;

export const editionColours = (editions: readonly Coloured[]): string => {
  const rules = (scheme: keyof EditionInfo['colour']) =>
    editions
      .map(({ id, colour }) => `[data-edition="${id}"] { --ed: ${colour[scheme]}; }\n`)
      .join('');
  return [
    '/* Generated from regulations/<edition>/edition.yaml. */\n',
    rules('light'),
    `@media screen and (prefers-color-scheme: dark) {\n${rules('dark')}}\n`,
  ].join('');
};
