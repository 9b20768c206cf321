/** The variation sign of an emoji, and what joins two of them: without these it is printed in parts. */
const IN_EMOJI =
  '(?<=\\p{Extended_Pictographic}|[0-9#*])\\uFE0F|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\uFE0F?)\\u200D(?=\\p{Extended_Pictographic})';

/** Signs that print nothing: format signs, fillers, halves of pairs, private and unassigned ones. */
const INVISIBLE = new RegExp(
  `(?!${IN_EMOJI}|\\p{Extended_Pictographic})[\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Default_Ignorable_Code_Point}]`,
  'gu',
);

/** Without the signs that print nothing; those that part words remain. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** Cleans a text from outside without changing what is printed of it. Lines are kept. */
export const cleanLines = (text: string): string =>
  withoutInvisible(
    text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replaceAll(/[^\P{Cc}\n]|\u2800/gu, ' '),
  )
    .normalize('NFC')
    .trim();

/** The same as one line: what broke or indented it becomes a space. */
export const cleanLine = (text: string): string => cleanLines(text).replaceAll(/ *\n *| {2,}/g, ' ');
