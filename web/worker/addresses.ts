/** Always answered with the empty document, whoever asks. */
export const SHELL_ADDRESS = '/home';

/** The cache of what this player has unlocked. */
export const KEPT_CACHE = 'unlocked';
