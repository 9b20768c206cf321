import { hasErrors } from '../diagnostics/report.ts';
import { checkButtons } from './checks/buttons.ts';
import type { PlayContext } from './checks/context.ts';
import { checkExamples } from './checks/examples.ts';
import { checkReplies } from './checks/replies.ts';
import { checkStanding } from './checks/standing.ts';
import { checkWalkthroughMoves } from './checks/walkthroughs.ts';

/**
 * Plays what the files of a city say of answers and of written games. `leadsToEnd`: whether the routes are sound. What is
 * there at a step is asked only then, and only when scenario.yaml, which says so, has no fault; written games are played
 * only when nothing has one.
 */
export function rehearse(context: PlayContext, leadsToEnd: boolean): void {
  const { draft, diagnostics } = context;
  for (const check of [checkExamples, checkReplies, checkButtons]) check(context);
  if (!leadsToEnd) return;
  if (!hasErrors(diagnostics.filter(({ at }) => at.file === draft.scenario?.file.path))) checkStanding(context);
  if (!hasErrors(diagnostics)) checkWalkthroughMoves(context);
}
