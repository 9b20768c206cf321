import fc from 'fast-check';

/**
 * Properties draw the same values in each run: a fault is found when the code changes, never on another
 * person's machine by luck.
 */
fc.configureGlobal({ seed: 1926 });
