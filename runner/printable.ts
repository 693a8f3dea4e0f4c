// Text of a stranger's program on a terminal: no control characters.
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '·');
