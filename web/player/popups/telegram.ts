/** A sentence ends at . ! ? or …, followed by a space; « 7.30 » and « M. Martin » hold none. */
const SENTENCE_END = /(?<![\s«]\p{Lu}|^\p{Lu})\s*[.!?…]+\s+(?=[«\p{Lu}\d])/gu;
const LAST_SIGN = /[.…]+\s*$/u;

/** How a telegram sets a text: capitals, and STOP between the sentences. Only for the eye; the text itself stays French. */
export function telegraph(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replace(LAST_SIGN, '').replace(SENTENCE_END, ' STOP ').toLocaleUpperCase('fr');
}

const LONGEST_IN_CAPITALS = 100;

/** Whether capitals are read at a glance: four or five strips of a telephone's width. */
export const isShort = (text: string): boolean => text.length <= LONGEST_IN_CAPITALS;
