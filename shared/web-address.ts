// Addresses that strangers give.

/** The address if it is one that a page may link to. */
export const webAddress = (text: string | undefined): string | null => {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
};
