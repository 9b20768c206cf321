/** A square of arrows: rows of ↑ → ↓ ←, top to bottom. */
export type Square = readonly string[];

export const ARROWS = '↑→↓←';

/** `random` returns 0 to 1, 1 excluded. */
export function randomSquare(size: number, random: () => number): Square {
  const row = () =>
    Array.from({ length: size }, () => ARROWS[Math.floor(random() * ARROWS.length)] ?? '').join('');
  return Array.from({ length: size }, row);
}
