import { puzzleTypeOf } from '../../puzzles/index.ts';
import type { Located } from '../../scenario/draft.ts';
import { judge } from '../../story/judge.ts';
import type { PlayContext } from './context.ts';

const buttonCodeOf = ({ value: { puzzle } }: Located<'step'>) =>
  puzzle && puzzleTypeOf(puzzle).buttonCode?.(puzzle);

/**
 * Reports a button whose code another step also accepts. When two buttons have the same code, the later step
 * is reported.
 */
function checkButton({ draft, story, report }: PlayContext, step: Located<'step'>): void {
  const button = buttonCodeOf(step);
  if (!button) return;
  const { file, value } = step;
  const { code, path } = button;
  const accepting = draft.steps.filter(
    (other) => other.value.name !== value.name && judge(story, other.value.name, code).verdict === 'right',
  );
  const twin = accepting.find(
    (other) => buttonCodeOf(other)?.code !== code || other.value.index < value.index,
  );
  if (!twin) return;
  const message = `Le code d’arrivée « ${code} » est aussi une bonne réponse de l’étape ${twin.value.name}.`;
  report('code-used-twice', file.valueAt(['puzzle', ...path]), message, 'Tirez-en un autre au hasard.');
}

export function checkButtons(context: PlayContext): void {
  for (const step of context.draft.steps) checkButton(context, step);
}
