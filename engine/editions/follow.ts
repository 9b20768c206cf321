import type { Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { isRenamed, presentName } from './former-names.ts';

/** A progress under today's names of its steps; the very same where none was renamed. */
export function followRenames(scenario: Scenario, progress: Progress): Progress {
  if (!isRenamed(scenario, 'step')) return progress;
  const rename = (name: string): string => presentName(scenario, 'step', name);
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
export function followMarks(scenario: Scenario, marks: readonly string[]): readonly string[] {
  return marks.map((mark) => {
    const [folder = '', slug = ''] = mark.split('/');
    return `${folder}/${presentName(scenario, folder === 'messages' ? 'message' : 'document', slug)}`;
  });
}
