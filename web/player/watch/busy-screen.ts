const BUSY = /^\/home\/(app\/(code(\/.+)?|final|frequencies)|messages\/.+)$|^\/document\/./;

/** Screens for reading or typing, which are never replaced automatically. */
export const isBusyScreen = (path: string): boolean => BUSY.test(path);
