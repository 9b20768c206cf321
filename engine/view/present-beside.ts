import type { Step } from '../scenario/scenario.ts';
import { opensAt } from '../story/timings.ts';
import type { SideStep } from '../story/standing.ts';
import type { ViewInput } from './context.ts';
import { isoDate } from './iso.ts';
import { presentPuzzleHolder } from './present-hands.ts';
import {
  presentHints,
  presentPuzzle,
  presentReaction,
  presentStamp,
  presentUnavailable,
} from './present-step.ts';
import { presentStepPage } from './present-pages.ts';
import type { PlayerView, ReactionView, SideStepView } from './types.ts';

/**
 * The steps open beside the player's, and the gathering at which the player is. Nothing of it where there are
 * none.
 */
export function presentBeside(input: ViewInput): Pick<PlayerView, 'beside' | 'gathering'> {
  const { standing, step } = input;
  return {
    ...(standing.beside.length > 0 && {
      beside: standing.beside.map((side) => presentSideStep(input, side)),
    }),
    ...(step.gathering && { gathering: step.gathering }),
  };
}

/** A solved one keeps its stamp, and the routes that its solution opens. */
function presentSideStep(input: ViewInput, { step, attempts, isSolved }: SideStep): SideStepView {
  const { standing, now } = input;
  const { name, description, beside } = step;
  const own = { ...input, step, attempts };
  return {
    name,
    title: beside?.title ?? '',
    picture: beside?.picture ?? 'aside',
    ...presentStamp(input, step),
    description,
    to: routeBeside(name),
    solvedAt: isoDate(standing.progress.sideSteps[name]?.solvedAt ?? null),
    opensAt: isSolved ? null : isoDate(opensAt(standing.story.scenario, step, now)),
    puzzle: isSolved ? null : presentPuzzle(own),
    ...(!isSolved && presentPuzzleHolder(standing, step)),
    page: isSolved ? null : presentStepPage(own),
    hints: isSolved ? null : presentHints(own),
    reaction: isSolved ? presentSolution(step) : null,
    unavailable: isSolved ? [] : presentUnavailable(own),
  };
}

/** A part without a reaction leads back to its gathering. */
function presentSolution(step: Step): ReactionView {
  return step.kind === 'part' && step.reaction.screen === 'home'
    ? { to: ['/home/app/code'] }
    : presentReaction(step);
}

export const routeBeside = (step: string): string => `/home/app/code/${step}`;
