/** A square of arrows: rows of ↑ → ↓ ←, top to bottom. */
export type Square = readonly string[];

export const ARROWS = '↑→↓←';

const WORDS: Readonly<Record<string, string>> = { '↑': 'haut', '→': 'droite', '↓': 'bas', '←': 'gauche' };

/** `random` returns 0 to 1, 1 excluded. */
export function randomSquare(size: number, random: () => number): Square {
  const row = () =>
    Array.from({ length: size }, () => ARROWS[Math.floor(random() * ARROWS.length)] ?? '').join('');
  return Array.from({ length: size }, row);
}

/** « Ligne 2 : haut, droite, bas » */
export const rowInWords = (row: string, index: number): string =>
  `Ligne ${index + 1} : ${[...row].map((arrow) => WORDS[arrow]).join(', ')}`;
