/** Matches the end of a sentence: . ! ? or … and a space, but not in « 7.30 » or « M. Martin ». */
const SENTENCE_END = /(?<![\s«]\p{Lu}|^\p{Lu})\s*[.!?…]+\s+(?=[«\p{Lu}\d])/gu;
const LAST_SIGN = /[.…]+\s*$/u;

/** Telegram style: capitals, and STOP between sentences. Visual only. */
export function telegraph(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(LAST_SIGN, '')
    .replace(SENTENCE_END, ' STOP ')
    .toLocaleUpperCase('fr');
}

const LONGEST_IN_CAPITALS = 100;

/** Whether a text is short enough for capitals: four or five strips on a phone. */
export const isShort = (text: string): boolean => text.length <= LONGEST_IN_CAPITALS;
