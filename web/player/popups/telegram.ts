/** A sentence ends at . ! ? or …, followed by a space; « 7.30 » and « M. Martin » hold none. */
const SENTENCE_END = /(?<![\s«]\p{Lu}|^\p{Lu})\s*[.!?…]+\s+(?=[«\p{Lu}\d])/gu;
const LAST_SIGN = /[.…]+\s*$/u;

/** How a telegram sets a text: capitals, and STOP between the sentences. Only for the eye; the text itself stays French. */
export function telegraph(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replace(LAST_SIGN, '').replace(SENTENCE_END, ' STOP ').toLocaleUpperCase('fr');
}
