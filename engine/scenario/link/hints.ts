import { fold } from '../../answers/fold.ts';
import { faultsOf, puzzleTypeOf, takesAnyAnswer } from '../../puzzles/index.ts';
import type { Located } from '../draft.ts';
import { stepCasesOf } from '../step-cases.ts';
import type { LinkContext } from './context.ts';

const squeezed = (text: string) => fold(text).replaceAll(' ', '');

function checkStep({ report }: LinkContext, { file, value }: Located<'step'>): void {
  const hints = value.hints ?? [];
  if (value.kind === 'end' || value.kind === 'secret' || value.kind === 'gathering') {
    if (hints.length > 0)
      report(
        'hints-at-end',
        file.keyAt(['hints']),
        'Cette étape n’offre pas d’indices.',
        'Retirez le champ hints.',
      );
    return;
  }
  if (value.puzzle && takesAnyAnswer(value.puzzle)) return;
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
  // With a fault in the solution itself, no hint could be compared with it.
  if (value.puzzle && faultsOf(value.puzzle).some(({ path }) => path[0] === 'solution')) return;
  const answers = value.puzzle ? puzzleTypeOf(value.puzzle).answerParts(value.puzzle) : [];
  const [first] = answers;
  for (const { value: last, path } of stepCasesOf(value).hints.at(-1) ?? []) {
    const holds = (forms: readonly string[]) => forms.some((form) => squeezed(last).includes(squeezed(form)));
    if (!first || answers.some((parts) => parts.every(holds))) continue;
    report(
      'last-hint-without-solution',
      file.valueAt(path),
      'Le dernier indice ne contient pas la solution.',
      `Écrivez-y « ${first.map(([form]) => form).join(', ')} », et pourquoi.`,
    );
  }
}

/**
 * Steps with a puzzle must have hints, the last with the solution, unless every answer is right; other steps
 * must have none.
 */
export function checkHints(context: LinkContext): void {
  for (const step of context.draft.steps) checkStep(context, step);
}
