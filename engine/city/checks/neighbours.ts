import { puzzleTypeOf } from '../../puzzles/index.ts';
import type { Located } from '../../scenario/draft.ts';
import { judge } from '../../story/judge.ts';
import { namesNextTo } from '../../story/neighbours.ts';
import type { PlayContext } from './context.ts';
import { whyUnsolvable } from './examples.ts';

/** A name that the step answers with a phrase, or that its table refuses, is dealt with. */
function checkStep({ story, report }: PlayContext, { file, value }: Located<'step'>): void {
  const step = story.scenario.steps[value.name];
  const { puzzle } = value;
  if (!step || !puzzle || whyUnsolvable(puzzle) !== null) return;
  const path = ['puzzle', ...(puzzleTypeOf(puzzle).words?.(puzzle)?.path ?? ['solution'])];
  const refused = new Set(step.examples.refuse.map((text) => judge(story, step.name, text).key));
  const reported = new Set<string>();
  for (const { index, solution, name } of namesNextTo(story, step)) {
    const { verdict, key } = judge(story, step.name, name);
    if (verdict !== 'wrong' || refused.has(key) || reported.has(key)) continue;
    reported.add(key);
    const message = `« ${name} », que la ville connaît, est à une lettre de « ${solution} », et l’étape n’en dit rien.`;
    const wayOut = `Écrivez « ${name} » dans replies, avec une phrase, ou dans examples.refuse.`;
    report('answers-too-near', file.valueAt([...path, index]), message, wayOut);
  }
}

/**
 * Reports names that a slip of the finger makes of a solution, and that the writer may not have thought of.
 */
export function checkNeighbours(context: PlayContext): void {
  for (const step of context.draft.steps) checkStep(context, step);
}

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
