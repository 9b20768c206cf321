import { optionsOf } from '../puzzles/index.ts';
import { currentName } from './former-names.ts';
import type { Progress } from './progress.ts';
import type { Story } from './story.ts';

/**
 * Replaces former names of steps and options by current ones; returns the same object when none was renamed.
 */
export function followRenames(story: Story, progress: Progress): Progress {
  const chosen = followOptions(story, progress.chosen);
  const followed = chosen === progress.chosen ? progress : { ...progress, chosen };
  return story.formerNames.step.size === 0 ? followed : followSteps(story, followed);
}

function followSteps(story: Story, progress: Progress): Progress {
  const rename = (name: string): string => currentName(story, 'step', name);
  const { reached, taken, chosen, asked, sideSteps } = progress;
  const step = progress.step === null ? null : rename(progress.step);
  const names = [
    ...Object.keys(reached),
    ...taken,
    ...Object.keys(chosen),
    ...Object.keys(sideSteps),
    ...asked,
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
