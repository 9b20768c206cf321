/** Name of the unsent orders among the staff lists. */
export const UNSENT = 'unsent';
