// Signs of GCG that are no letters.

/** A letter that lies there already. */
export const THROUGH = '.';
/** A blank on a rack. */
export const BLANK = /^[?_]$/;
