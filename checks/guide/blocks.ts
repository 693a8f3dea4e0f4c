// Blocks of a page that are generated: what stands between their marks is written anew, all else is left as it is.

const END = '<!-- end of generated -->';
const markOf = (name: string): string => `<!-- generated: ${name} -->`;

/** The page with each of its blocks filled; a block that is not in the page, or never ends, is a mistake. */
export const filled = (page: string, blocks: Readonly<Record<string, string>>): string =>
  Object.entries(blocks).reduce((text, [name, content]) => {
    const mark = markOf(name);
    const from = text.indexOf(mark);
    const to = text.indexOf(END, from);
    if (from < 0 || to < 0)
      throw new Error(`the page has no block "${name}"\n  expected ${mark} and ${END} after it`);
    return `${text.slice(0, from + mark.length)}\n\n${content.trim()}\n\n${text.slice(to)}`;
  }, page);

export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

export const code = (name: string): string => `\`${name}\``;

export const listed = (names: Iterable<string>): string => [...names].map(code).join(', ') || '–';
