/**
 * Path below which this site is served, without a final slash, from the document's root element; empty for a
 * whole origin. Its addresses, its cookie and its storage keys all belong to that path.
 */
export const mount = typeof document === 'undefined' ? '' : (document.documentElement.dataset.mount ?? '');

/** The path of the game that anybody may play, without an account: see server/game/trial.ts. */
export const TRIAL_PATH = '/essai';

/** Whether this document shows that game. */
export const isTrial = mount === TRIAL_PATH;
