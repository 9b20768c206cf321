import { fold } from '../../answers/fold.ts';
import { puzzleTypeOf } from '../../puzzles/index.ts';
import type { Puzzle } from '../../types/puzzle.generated.ts';
import type { Located } from '../draft.ts';
import { isObject } from '../schema-words.ts';
import type { LinkContext } from './context.ts';

/** A part of an answer: the forms of which a hint must hold one. */
type Part = readonly string[];

/** The right answers of a puzzle that are typed at one go, wherever its type keeps them. */
function solutionsIn(value: unknown): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'solution' ? [child].flat().filter((text) => typeof text === 'string') : solutionsIn(child),
  );
}

/** Each right answer as it is written, and as it is read: the hint may well use another article. */
function spellings(puzzle: Puzzle): string[] {
  const type = puzzleTypeOf(puzzle);
  return solutionsIn(puzzle).flatMap((solution) => {
    const parsed = type.parseAnswer(puzzle, solution);
    return parsed.ok ? [solution, type.key(puzzle, parsed.answer)] : [solution];
  });
}

/** The pictures of the solution; one that there is not is told elsewhere. */
const picturesIn = ({ pictures, solution }: Extract<Puzzle, { readonly pictures: readonly unknown[] }>): readonly string[] =>
  solution.filter((name) => pictures.some(({ id }) => id === name));

/** The answers of which a last hint must hold one: all its pictures, all its numbers, a word of each group. */
function answersOf(puzzle: Puzzle): readonly (readonly Part[])[] {
  // Where the final application solves the step, the hint says the word.
  if ('finalCode' in puzzle) return (puzzle.finalCode ?? []).map((code) => [[code.replace(/^\d_/u, '')]]);
  if ('fields' in puzzle) return [puzzle.solution.map((number) => [number])];
  if ('pictures' in puzzle) return [picturesIn(puzzle).map((id) => [id])];
  if ('keywords' in puzzle) return [puzzle.keywords ?? []];
  return spellings(puzzle).map((spelling) => [[spelling]]);
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
  const answers = value.puzzle ? answersOf(value.puzzle) : [];
  const holds = (forms: Part) => forms.some((form) => last.includes(squeezed(form)));
  const [first] = answers;
  if (!first || answers.some((parts) => parts.every(holds))) return;
  const at = file.valueAt(['hints', hints.length - 1]);
  report(
    'last-hint-without-solution',
    at,
    'Le dernier indice ne contient pas la solution.',
    `Écrivez-y « ${first.map(([form]) => form).join(', ')} », et pourquoi.`,
  );
}

/** Three hints at a step to solve, the last with the solution; none where the story has ended. */
export function checkHints(context: LinkContext): void {
  for (const step of context.draft.steps) checkStep(context, step);
}
