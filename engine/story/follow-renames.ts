import { currentName } from './former-names.ts';
import type { Progress } from './progress.ts';
import type { Story } from './story.ts';

/** A progress under today's names of its steps; the very same where none was renamed. */
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

/** The marks of what was opened, `messages/<slug>` and `documents/<slug>`, under today's names. */
export function followMarks(story: Story, marks: readonly string[]): readonly string[] {
  return marks.map((mark) => {
    const [folder = '', slug = ''] = mark.split('/');
    return `${folder}/${currentName(story, folder === 'messages' ? 'message' : 'document', slug)}`;
  });
}
