/** Sentences of the public pages. */
export const site = {};
