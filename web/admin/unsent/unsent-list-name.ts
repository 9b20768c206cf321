/** Under which name the unsent orders are kept among the staff's lists. */
export const UNSENT = 'unsent';
