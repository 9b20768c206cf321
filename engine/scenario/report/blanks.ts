/** The blanks of a sentence, without braces, and what fills them. */
export const BLANKS = {
  réponse: 'la plus belle réponse fausse, en capitales',
  erreurs: '« trois réponses fausses », « aucune réponse fausse »',
  indices: '« deux indices », « aucun indice »',
  silence: 'le plus long silence, « 2 h 12 »',
  heure: 'l’heure du dernier mot, « 13 h 07 »',
  début: 'l’heure du premier geste, « 10 h 40 »',
  durée: 'le temps entre les deux, « 2 h 27 »',
  jours: '« un jour », « trois jours »',
  date: 'le jour de la fin, « lundi 23 novembre »',
} as const;

export type BlankName = keyof typeof BLANKS;

const BLANK = /\{([^{}]*)\}/gu;

/** The names in braces, known or not, in the order of the text. */
export const blanksIn = (text: string): readonly string[] =>
  [...text.matchAll(BLANK)].map(([, name = '']) => name.normalize('NFC'));

/** « de {silence} » is « d’une minute » for some. */
const elided = (text: string): string => text.replace(/\b(d|qu)e (?=(?:un|une|aucun|aucune) )/gu, '$1’');

/** The text with its blanks filled; it begins with a capital. */
export function fillBlanks(text: string, values: Readonly<Record<BlankName, string>>): string {
  const filled = elided(
    text.replace(BLANK, (blank, name: string) => values[name.normalize('NFC') as BlankName] ?? blank),
  );
  return filled.charAt(0).toLocaleUpperCase('fr') + filled.slice(1);
}

/** Whether a sentence shows the finest wrong answer: it is then for players who gave one. */
export const showsAnswer = (text: string): boolean => blanksIn(text).includes('réponse');
