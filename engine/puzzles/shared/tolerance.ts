import { formatList } from '../../words/format.ts';
import type { PuzzleFault, PuzzlePath } from '../define.ts';

/** The right values of a solution that is one value or a list. */
export const rightValues = (solution: string | readonly string[]): readonly string[] =>
  typeof solution === 'string' ? [solution] : solution;

/** « 1878, 1879 ou 1880 » */
export const saysValues = (values: readonly string[]): string => formatList(values, 'fr', 'disjunction');

const MOST_RIGHT = 100;

/** One guess in three may be right at most: more would be right for whatever a player enters. */
const SHARE = 3;

/** The greatest number of right values among all that a player can enter. */
export const mostRight = (possible: number): number => Math.min(MOST_RIGHT, Math.floor(possible / SHARE));

/** Reports a solution with too many right values. */
export function tooManyRight(count: number, possible: number, path: PuzzlePath): PuzzleFault[] {
  const most = mostRight(possible);
  if (count <= most) return [];
  const message = `La solution admet ${count} valeurs ; ici, ${most} au plus : au-delà, on passe en tapant au hasard.`;
  return [
    { code: 'too-many-right', path, message, wayOut: 'Resserrez la solution autour de la réponse attendue.' },
  ];
}
