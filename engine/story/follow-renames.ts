import { optionsOf } from '../puzzles/index.ts';
import { currentName } from './former-names.ts';
import type { Progress } from './progress.ts';
import type { Story } from './story.ts';

/** Replaces former names of steps and options by current ones; returns the same object when none was renamed. */
export function followRenames(story: Story, progress: Progress): Progress {
  const chosen = followOptions(story, progress.chosen);
  const followed = chosen === progress.chosen ? progress : { ...progress, chosen };
  return story.formerNames.step.size === 0 ? followed : followSteps(story, followed);
}

function followSteps(story: Story, progress: Progress): Progress {
  const rename = (name: string): string => currentName(story, 'step', name);
  const renameOrNone = (name: string | null): string | null => (name === null ? null : rename(name));
  const step = renameOrNone(progress.step);
  const alternativeFrom = renameOrNone(progress.alternativeFrom);
  const { reached, chosen, asked, sideSteps } = progress;
  const names = [...Object.keys(reached), ...Object.keys(chosen), ...Object.keys(sideSteps), ...asked];
  const isSame = step === progress.step && alternativeFrom === progress.alternativeFrom && names.every((name) => rename(name) === name);
  if (isSame) return progress;
  const renameKeys = <Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [rename(name), value]));
  return {
    ...progress,
    step,
    alternativeFrom,
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
    return [step, isCurrent ? option : (options.find(({ formerly = [] }) => formerly.includes(option))?.name ?? option)];
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
