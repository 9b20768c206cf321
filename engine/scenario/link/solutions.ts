import { faultsOf, puzzleTypeOf } from '../../puzzles/index.ts';
import { judge } from '../../story/judge.ts';
import type { Located } from '../draft.ts';
import type { LinkContext } from './context.ts';

/** Faults that the schema of a puzzle cannot see. */
function checkPuzzle({ report }: LinkContext, { file, value }: Located<'step'>): void {
  for (const { code, path, onKey, message, wayOut } of value.puzzle ? faultsOf(value.puzzle) : []) {
    const at = ['puzzle', ...path];
    report(code, onKey ? file.keyAt(at) : file.valueAt(at), message, wayOut);
  }
}

const buttonCodeOf = ({ value: { puzzle } }: Located<'step'>) => puzzle && puzzleTypeOf(puzzle).buttonCode?.(puzzle);

/** What a button sends is right at its own step alone. Of two steps with one code, the later one is reported. */
function checkButton({ draft, story, report }: LinkContext, step: Located<'step'>): void {
  const button = buttonCodeOf(step);
  if (!button) return;
  const { file, value } = step;
  const { code, path } = button;
  const accepting = draft.steps.filter(
    (other) => other.value.name !== value.name && judge(story, other.value.name, code).verdict === 'right',
  );
  const twin = accepting.find((other) => buttonCodeOf(other)?.code !== code || other.value.index < value.index);
  if (!twin) return;
  const message = `Le code d’arrivée « ${code} » est aussi une bonne réponse de l’étape ${twin.value.name}.`;
  report('code-used-twice', file.valueAt(['puzzle', ...path]), message, 'Tirez-en un autre au hasard.');
}

/** Each puzzle fits its instrument, and what its button sends is right nowhere else. */
export function checkSolutions(context: LinkContext): void {
  for (const step of context.draft.steps) {
    checkButton(context, step);
    checkPuzzle(context, step);
  }
}
