import { fold } from '../../answers/fold.ts';
import { puzzleTypeOf } from '../../puzzles/index.ts';
import type { Puzzle } from '../../types/puzzle.generated.ts';
import type { Located } from '../draft.ts';
import { isObject } from '../schema-words.ts';
import type { LinkContext } from './context.ts';

const SOLUTIONS = new Set(['solution', 'keywords']);

/** The right answers of a puzzle, wherever its type keeps them. */
function solutionsIn(value: unknown): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (!SOLUTIONS.has(key)) return solutionsIn(child);
    return [child].flat(Infinity).filter((text) => typeof text === 'string');
  });
}

/** Each right answer as it is written, and as it is read: the hint may well use another article. */
function spellings(puzzle: Puzzle): string[] {
  // Where the final application solves the step, the hint says the word.
  if ('finalCode' in puzzle) return (puzzle.finalCode ?? []).map((code) => code.replace(/^\d_/u, ''));
  const type = puzzleTypeOf(puzzle);
  return solutionsIn(puzzle).flatMap((solution) => {
    const parsed = type.parseAnswer(puzzle, solution);
    return parsed.ok ? [solution, type.key(puzzle, parsed.answer)] : [solution];
  });
}

const squeezed = (text: string) => fold(text).replaceAll(' ', '');

function checkStep({ report }: LinkContext, { file, value }: Located<'step'>): void {
  const hints = value.hints ?? [];
  if ((value.kind ?? 'puzzle') !== 'puzzle') {
    if (hints.length > 0) report('hints-at-end', file.keyAt(['hints']), 'Cette étape n’offre pas d’indices.', 'Retirez le champ hints.');
    return;
  }
  // The schema counts the hints that are there.
  if (hints.length === 0) {
    report(
      'too-few-hints',
      file.keyAt(['name']),
      `L’étape ${value.name} n’a pas d’indices.`,
      'Ajoutez « hints: » : trois au moins, le dernier donnant la solution.',
    );
    return;
  }
  const last = squeezed(hints.at(-1) ?? '');
  const solutions = value.puzzle ? spellings(value.puzzle) : [];
  if (solutions.length === 0 || solutions.some((solution) => last.includes(squeezed(solution)))) return;
  const at = file.valueAt(['hints', hints.length - 1]);
  report(
    'last-hint-without-solution',
    at,
    'Le dernier indice ne contient pas la solution.',
    `Écrivez-y « ${solutions[0] ?? ''} », et pourquoi.`,
  );
}

/** Three hints at a step to solve, the last with the solution; none where the story has ended. */
export function checkHints(context: LinkContext): void {
  for (const step of context.draft.steps) checkStep(context, step);
}
