import { puzzleTypeOf } from '../../puzzles/index.ts';
import type { Located } from '../../scenario/draft.ts';
import { judge } from '../../story/judge.ts';
import { namesNextTo } from '../../story/neighbours.ts';
import type { PlayContext } from './context.ts';
import { whyUnsolvable } from './solvable.ts';

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
