import type { Puzzle } from '../../types/puzzle.generated.ts';
import type { Located } from '../draft.ts';
import type { LinkContext } from './context.ts';
import { solutionFaults } from './solution-faults.ts';

/** Fewer pictures than this may well stand side by side by chance. */
const TELLING_ROW = 3;

/** Whether the order in which the player sees the pictures tells the solution. */
function isGivenAway(puzzle: Puzzle): boolean {
  if (!('pictures' in puzzle)) return false;
  const { solution } = puzzle;
  const seen = puzzle.pictures.map(({ id }) => id);
  if (puzzle.type === 'picture-order') return seen.join() === solution.join() || seen.toReversed().join() === solution.join();
  const count = solution.length;
  const row = [seen.slice(0, count), seen.slice(-count)];
  return count >= TELLING_ROW && count < seen.length && row.some((ids) => ids.every((id) => solution.includes(id)));
}

function checkPictureNames({ report }: LinkContext, { file, value }: Located<'step'>): void {
  const { puzzle } = value;
  if (!puzzle || !('pictures' in puzzle)) return;
  const ids = puzzle.pictures.map(({ id }) => id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) === index) return;
    const at = file.valueAt(['puzzle', 'pictures', index, 'id']);
    report('duplicate-slug', at, `Une autre image s’appelle déjà « ${id} ».`, 'Donnez-lui un autre nom.');
  });
}

/** The solution of an instrument made of parts fits those parts, and their order does not tell it. */
export function checkSolutions(context: LinkContext): void {
  for (const step of context.draft.steps) {
    const { file, value } = step;
    checkPictureNames(context, step);
    if (!value.puzzle) continue;
    const faults = solutionFaults(value.puzzle);
    for (const { code, path, message, wayOut } of faults) context.report(code, file.valueAt(['puzzle', ...path]), message, wayOut);
    if (faults.length > 0 || !isGivenAway(value.puzzle)) continue;
    const message = 'L’ordre des images donne la solution.';
    context.report('solution-given-away', file.keyAt(['puzzle', 'pictures']), message, 'Mêlez les images.');
  }
}
