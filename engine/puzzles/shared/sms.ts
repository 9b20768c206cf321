import type { PuzzlePath } from '../define.ts';

/**
 * Time in which a message is deciphered on the screen, and the analysis before the first one, in
 * milliseconds.
 */
export const SMS_TIMES = {
  message: { play: 2000, debug: 200 },
  analysis: { play: 1600, debug: 200 },
} as const;

/** The texts of a field `messages`, with their places. */
export const smsIn = (
  messages: readonly string[] = [],
): readonly { readonly text: string; readonly path: PuzzlePath }[] =>
  messages.map((text, index) => ({ text, path: ['messages', index] }));
