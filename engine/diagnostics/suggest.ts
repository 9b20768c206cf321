const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Damerau-Levenshtein distance: letters to add, drop, change or swap. */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const change = cell(row - 1, column - 1) + (same ? 0 : 1);
      const swap = swapped ? cell(row - 2, column - 2) + 1 : Infinity;
      rows[row]?.push(Math.min(cell(row - 1, column) + 1, cell(row, column - 1) + 1, change, swap));
    }
  }
  return cell(from.length, to.length);
}

/** The known word that was probably meant: at most a third of its letters differ, case and accents aside. */
export function closest(typed: string, known: Iterable<string>): string | null {
  let best: { word: string; distance: number } | null = null;
  for (const word of known) {
    const distance = editDistance(fold(typed), fold(word));
    if (distance <= Math.max(1, Math.floor(word.length / 3)) && (!best || distance < best.distance))
      best = { word, distance };
  }
  return best?.word ?? null;
}

export const quoted = (words: Iterable<string>) => [...words].map((word) => `« ${word} »`).join(', ');

/** French words that writers type for a name of the files. */
const IN_FRENCH: Readonly<Record<string, readonly string[]>> = {
  a: ['to'],
  accepter: ['accept'],
  application: ['app'],
  auteur: ['author'],
  balise: ['tag'],
  depart: ['start'],
  dit: ['say'],
  emission: ['recording'],
  entete: ['header'],
  enigme: ['puzzle'],
  epreuve: ['puzzle'],
  essais: ['examples'],
  exemples: ['examples'],
  etape: ['step', 'at'],
  faux: ['refuse'],
  fin: ['ends'],
  fuseau: ['timeZone'],
  heures: ['hours'],
  horaires: ['hours', 'schedule'],
  image: ['Picture', 'medium', 'picture'],
  images: ['pictures'],
  indice: ['hints', 'hint'],
  indices: ['hints'],
  initiales: ['initials'],
  jusque: ['until'],
  lettre: ['letter'],
  lien: ['links'],
  liens: ['links'],
  lieu: ['places'],
  lieux: ['places'],
  leurres: ['decoys'],
  nom: ['name'],
  numero: ['index'],
  presque: ['almost'],
  refuser: ['refuse'],
  reponse: ['solution', 'answer', 'replies'],
  reponses: ['replies', 'solution'],
  secondes: ['seconds'],
  secours: ['alternative'],
  son: ['Sound', 'sound'],
  soustitre: ['subheader'],
  suite: ['next'],
  suivant: ['next'],
  suivante: ['next'],
  titre: ['title', 'header'],
  tuile: ['tile'],
  tuiles: ['tiles'],
  ville: ['city'],
};

/** The known word that a French word stands for; null when there is none. */
function translated(typed: string, known: readonly string[]): string | null {
  const words = IN_FRENCH[fold(typed).replace(/[^a-z]/gu, '')] ?? [];
  return words.find((word) => known.includes(word)) ?? null;
}

/** Longer lists of known words help nobody, except where the caller says so. */
const MOST_LISTED = 12;

/** Way out of an unknown word: the closest known word, else the list of known words. */
export function didYouMean(
  typed: string,
  known: Iterable<string>,
  otherwise: string,
  mostListed = MOST_LISTED,
): string {
  const words = [...known];
  const word = translated(typed, words) ?? closest(typed, words);
  if (word !== null) return `Vouliez-vous dire « ${word} » ?`;
  return words.length > 0 && words.length <= mostListed
    ? `${otherwise} Noms connus : ${quoted(words)}.`
    : otherwise;
}
