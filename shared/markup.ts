// HTML and SVG as text: whatever is put into a template is escaped, unless a template made it. So nothing that an
// implementation says becomes markup, whoever writes the report.

export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Put = Markup | string | number | false | undefined | readonly Put[];

export const markup = (parts: TemplateStringsArray, ...values: readonly Put[]): Markup =>
  new Markup(parts.map((part, i) => part + (i < values.length ? textOf(values[i]) : '')).join(''));

const textOf = (value: Put): string => {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return escaped(value);
  return typeof value === 'number' ? String(value) : value.map(textOf).join('');
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Neither markup nor what no XML may hold; line breaks stay. */
const escaped = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}\uFFFE\uFFFF]/gu, '·')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
