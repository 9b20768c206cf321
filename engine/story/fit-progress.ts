import { optionsOf } from '../puzzles/index.ts';
import { isOnRoute } from './actions.ts';
import { currentName } from './former-names.ts';
import type { Progress } from './progress.ts';
import { stateAt } from './state-value.ts';
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

/**
 * Replaces former names of steps and options by current ones; returns the same object when none was renamed.
 */
function followRenames(story: Story, progress: Progress): Progress {
  const chosen = followOptions(story, progress.chosen);
  const followed = chosen === progress.chosen ? progress : { ...progress, chosen };
  return story.formerNames.step.size === 0 ? followed : followSteps(story, followed);
}

function followSteps(story: Story, progress: Progress): Progress {
  const rename = (name: string): string => currentName(story, 'step', name);
  const { reached, taken, chosen, asked, sideSteps, answeredBy } = progress;
  const step = progress.step === null ? null : rename(progress.step);
  const names = [
    ...Object.keys(reached),
    ...taken,
    ...Object.keys(chosen),
    ...Object.keys(sideSteps),
    ...asked,
    ...Object.values(answeredBy),
  ];
  if (step === progress.step && names.every((name) => rename(name) === name)) return progress;
  const renameKeys = <Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [rename(name), value]));
  return {
    ...progress,
    step,
    taken: taken.map(rename),
    reached: renameKeys(reached),
    chosen: renameKeys(chosen),
    sideSteps: renameKeys(sideSteps),
    asked: asked.map(rename),
    answeredBy: Object.fromEntries(
      Object.entries(answeredBy).map(([member, first]) => [member, rename(first)]),
    ),
  };
}

function followOptions(story: Story, chosen: Progress['chosen']): Progress['chosen'] {
  const entries = Object.entries(chosen).map(([step, option]): [string, string] => {
    const options = optionsOf(story.scenario.steps[currentName(story, 'step', step)]?.puzzle);
    const isCurrent = options.some(({ name }) => name === option);
    return [
      step,
      isCurrent ? option : (options.find(({ formerly = [] }) => formerly.includes(option))?.name ?? option),
    ];
  });
  return entries.every(([step, option]) => chosen[step] === option) ? chosen : Object.fromEntries(entries);
}

/** Replaces former names in the marks of opened pages, `messages/<slug>` and `documents/<slug>`. */
export function renameMarks(story: Story, marks: readonly string[]): readonly string[] {
  return marks.map((mark) => {
    const [folder = '', slug = ''] = mark.split('/');
    return `${folder}/${currentName(story, folder === 'messages' ? 'message' : 'document', slug)}`;
  });
}
