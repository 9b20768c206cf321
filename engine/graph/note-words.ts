const MOST_WORDS = 12;

/** A text on one line. */
export const wordsOf = (text: string): string => text.trim().split(/\s+/u).join(' ');

/** The words of a text by which a note finds it again. */
export const firstWords = (text: string): string => wordsOf(text).split(' ').slice(0, MOST_WORDS).join(' ');
