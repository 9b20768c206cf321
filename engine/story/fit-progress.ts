import { optionsOf } from '../puzzles/index.ts';
import { isOnRoute } from './actions.ts';
import { followRenames } from './follow-renames.ts';
import { stateAt } from './machine.ts';
import type { Progress } from './progress.ts';
import type { Story } from './story.ts';

/**
 * A stored progress in the current story: renamed steps and options under their current names, without
 * decisions that no longer exist. The step itself may be missing. Returns the same object when nothing
 * differs.
 */
export function fittedTo(story: Story, stored: Progress): Progress {
  const progress = followRenames(story, stored);
  if (progress.state !== 'ACTIVATED' && progress.state !== 'DONE') return progress;
  const taken = knownTaken(story, progress.taken);
  const chosen = knownChoices(story, progress.chosen);
  const sideSteps = knownSideSteps(story, progress.sideSteps);
  const { step } = progress;
  const state =
    step !== null && isOnRoute(story.scenario, step) ? stateAt(story.scenario, step) : progress.state;
  const fits =
    state === progress.state &&
    taken === progress.taken &&
    chosen === progress.chosen &&
    sideSteps === progress.sideSteps;
  return fits ? progress : { ...progress, state, taken, chosen, sideSteps };
}

/** Without alternative routes that were removed from the step where the player took them. */
function knownTaken({ scenario }: Story, taken: Progress['taken']): Progress['taken'] {
  const known = taken.filter((name) => scenario.steps[name]?.alternative !== undefined);
  return known.length === taken.length ? taken : known;
}

/** Without choices whose step or option was removed. */
function knownChoices({ scenario }: Story, chosen: Progress['chosen']): Progress['chosen'] {
  const entries = Object.entries(chosen);
  const known = entries.filter(([step, option]) =>
    optionsOf(scenario.steps[step]?.puzzle).some(({ name }) => name === option),
  );
  return known.length === entries.length ? chosen : Object.fromEntries(known);
}

/** Without steps that were removed, or that stand on the route now. */
function knownSideSteps({ sideSteps: steps }: Story, tried: Progress['sideSteps']): Progress['sideSteps'] {
  const entries = Object.entries(tried);
  const known = entries.filter(([name]) => steps.some((step) => step.name === name));
  return known.length === entries.length ? tried : Object.fromEntries(known);
}
