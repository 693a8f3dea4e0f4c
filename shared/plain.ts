// Text stripped of what does not tell words apart: for comparing what people type, and for names of files and pages.

/** Lower case without accents; ñ stays, as it is a letter of its own. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{M}/gu, '');

/** Letters a–z, digits and hyphens only, so that it is safe in a path whatever it was made from. */
export const slugOf = (text: string, otherwise = 'x'): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || otherwise;

/** Of what a stranger wrote: no control characters but line breaks, and so long at most. */
export const plainCut = (text: string, length: number): string => {
  const plain = text.replace(/[^\P{C}\n]/gu, ' ').trim();
  return plain.length > length ? `${plain.slice(0, length - 1)}…` : plain;
};
