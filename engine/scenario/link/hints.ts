import { fold } from '../../answers/fold.ts';
import { faultsOf, optionsOf, puzzleTypeOf } from '../../puzzles/index.ts';
import type { Located } from '../draft.ts';
import type { LinkContext } from './context.ts';

const squeezed = (text: string) => fold(text).replaceAll(' ', '');

function checkStep({ report }: LinkContext, { file, value }: Located<'step'>): void {
  const hints = value.hints ?? [];
  if ((value.kind ?? 'puzzle') !== 'puzzle') {
    if (hints.length > 0) report('hints-at-end', file.keyAt(['hints']), 'Cette étape n’offre pas d’indices.', 'Retirez le champ hints.');
    return;
  }
  if (optionsOf(value.puzzle).length > 0) return;
  // The minimum number of hints is checked by the schema.
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
  // With a fault in the solution itself, no hint could be compared with it.
  if (value.puzzle && faultsOf(value.puzzle).some(({ path }) => path[0] === 'solution')) return;
  const answers = value.puzzle ? puzzleTypeOf(value.puzzle).answerParts(value.puzzle) : [];
  const holds = (forms: readonly string[]) => forms.some((form) => last.includes(squeezed(form)));
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

/** Steps with a puzzle must have hints, the last with the solution, unless every answer is right; other steps must have none. */
export function checkHints(context: LinkContext): void {
  for (const step of context.draft.steps) checkStep(context, step);
}
