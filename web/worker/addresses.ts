/** Address that always returns the empty document, with or without a session. */
export const SHELL_ADDRESS = '/home';

/** Name of the cache for the player's unlocked pages and media. */
export const UNLOCKED_CACHE = 'unlocked';
