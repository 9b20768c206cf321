import { currentName } from './former-names.ts';
import type { Progress } from './progress.ts';
import type { Story } from './story.ts';

/** Replaces former step names by current ones; returns the same object when none was renamed. */
export function followRenames(story: Story, progress: Progress): Progress {
  if (story.formerNames.step.size === 0) return progress;
  const rename = (name: string): string => currentName(story, 'step', name);
  const renameOrNone = (name: string | null): string | null => (name === null ? null : rename(name));
  const step = renameOrNone(progress.step);
  const alternativeFrom = renameOrNone(progress.alternativeFrom);
  const names = Object.keys(progress.reached);
  const isSame = step === progress.step && alternativeFrom === progress.alternativeFrom && names.every((name) => rename(name) === name);
  if (isSame) return progress;
  const reached = Object.fromEntries(Object.entries(progress.reached).map(([name, time]) => [rename(name), time]));
  return { ...progress, step, alternativeFrom, reached };
}

/** Replaces former names in the marks of opened pages, `messages/<slug>` and `documents/<slug>`. */
export function renameMarks(story: Story, marks: readonly string[]): readonly string[] {
  return marks.map((mark) => {
    const [folder = '', slug = ''] = mark.split('/');
    return `${folder}/${currentName(story, folder === 'messages' ? 'message' : 'document', slug)}`;
  });
}
