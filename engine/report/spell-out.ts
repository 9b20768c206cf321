import { fold } from '../answers/fold.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** Words that people type in front of a façade. The texts of a city hold the others. */
const COMMON = `
le la les l un une de du des d à au aux et en sur sous ou par pour dans avec sans chez mon ma mes son sa ses ce cette ces qui que qu je
tu il elle on nous vous ils est sont pas ne n j s c m t y tout toute tous rue place quai pont cour parc gare port tour jardin maison ville
saint sainte grand grande petit petite vieux vieille haut haute bas basse premier première dernier dernière deux trois quatre cinq six sept
huit neuf dix cent mille rouge bleu bleue vert verte jaune noir noire blanc blanche or gauche droite nord sud ouest jour nuit matin soir
mer eau ciel lune soleil étoile étoiles vent pluie neige terre feu bois pierre fer bronze cuivre verre papier arbre fleur rose feuille
herbe pain vin café lait sel boulanger boulangerie boucher boucherie pharmacie librairie bibliothèque théâtre musée mairie hôtel hôpital
école lycée université marché halles église cathédrale chapelle basilique temple palais château caserne prison banque bourse poste fontaine
statue buste plaque horloge cloche clocher croix toit fenêtre porte portail mur grille balcon escalier marche marches banc lampe réverbère
roi reine prince empereur général maréchal président soldat facteur lettre boîte timbre clé clef code mot mots nom chiffre date livre
homme femme enfant dame monsieur madame mère père frère sœur ami amis ange diable dragon lion lions cheval chevaux chat chien aigle coq
oiseau pigeon poisson serpent abeille mouton loup ours amour mort vie temps monde secret trésor mystère liberté égalité fraternité
république france clair claire beau belle bon bonne fin début milieu coin bout fond
`
  .trim()
  .split(/\s+/u);

/** Words as they are written, by their folded form. */
export type WrittenWords = ReadonlyMap<string, string>;

export function writtenWordsOf({ vocabulary }: Scenario): WrittenWords {
  const written = [...vocabulary.map((word) => word.toLocaleLowerCase('fr')), ...COMMON];
  return new Map(written.map((word) => [fold(word), word]));
}

/** Longer than any word of a city. */
const LONGEST_WORD = 24;

const ELIDED = /^(?:l|d|j|n|s|c|m|t|qu)$/u;
const VOWEL = /^[aeiouyh]/u;

interface Spelling {
  readonly cost: number;
  readonly words: readonly string[];
}

/** A letter alone is a word only before a vowel, and costs more than a long word. */
function costOf(word: string, rest: string): number {
  if (ELIDED.test(word)) return VOWEL.test(rest) ? 2 : Infinity;
  return word.length === 1 ? 3 : word.length < 4 ? 2 : 1;
}

/**
 * The words that a reading is made of: the journal keeps it without spaces and accents, « lecoindelarue ».
 * Null when some of it is no word that the city writes.
 */
export function spellOutReading(words: WrittenWords, reading: string): readonly string[] | null {
  const from = new Map<number, Spelling>([[reading.length, { cost: 0, words: [] }]]);
  for (let start = reading.length - 1; start >= 0; start -= 1) {
    for (let end = start + 1; end <= Math.min(reading.length, start + LONGEST_WORD); end += 1) {
      const rest = from.get(end);
      const word = rest && words.get(reading.slice(start, end));
      if (!rest || word === undefined) continue;
      const cost = rest.cost + costOf(fold(word), reading.slice(end));
      if (cost < (from.get(start)?.cost ?? Infinity)) from.set(start, { cost, words: [word, ...rest.words] });
    }
  }
  return from.get(0)?.words ?? null;
}

/** « L’ÉCHELLE DU ROI »: as a telegraph prints it. */
export const inCapitals = (words: readonly string[]): string =>
  words
    .map((word, index) => word + (index === words.length - 1 ? '' : ELIDED.test(word) ? '’' : ' '))
    .join('')
    .toLocaleUpperCase('fr');
