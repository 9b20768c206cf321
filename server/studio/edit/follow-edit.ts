import { createDraft, type FileToEdit } from '../../../engine/edit/city/draft.ts';
import { followAnswers } from '../../../engine/edit/city/follow-answers.ts';
import { followRoles } from '../../../engine/edit/city/follow-roles.ts';
import { unlessRefused } from '../../../engine/edit/refusal.ts';
import { spliceBetween } from '../../../engine/edit/splice.ts';
import type { Compiler, ScenarioSource, SourceFile } from '../../../engine/index.ts';
import { templateTrials } from '../template-texts.ts';
import { diffArrays } from 'diff';

/** A line of two texts side by side: in both, only in the first (-), only in the second (+). */
interface DifferentLine {
  readonly sign: ' ' | '-' | '+';
  readonly line: string;
}

/** The lines of both texts in their order. */
export const differenceOf = (first: string, second: string): readonly DifferentLine[] =>
  diffArrays(first.split(/\r?\n/u), second.split(/\r?\n/u)).flatMap(({ value, added, removed }) =>
    value.map((line): DifferentLine => ({ sign: added ? '+' : removed ? '-' : ' ', line })),
  );

/** Edits of a city’s files. `told`: French sentences for the writer. */
interface Followed {
  readonly files: readonly FileToEdit[];
  readonly told: readonly string[];
}

/**
 * What follows from another text of a file: tables and walkthroughs take the new answer, papers the new word of
 * their role. The edits of that file are among them. Nothing follows where a file cannot be read.
 */
export function followEdit(compile: Compiler, city: ScenarioSource, { path, text }: SourceFile): Followed {
  const was = city.files.find((file) => file.path === path)?.text;
  const isStep = path.startsWith('steps/');
  if (was === undefined || !(isStep || path === 'scenario.yaml')) return { files: [], told: [] };
  const draft = createDraft([city]);
  const told = unlessRefused(() => {
    draft.edit({ slug: city.slug, path }, spliceBetween(was, text));
    return isStep ? followAnswers(draft, city, compile, templateTrials()) : followRoles(draft, city);
  });
  return 'refusal' in told ? { files: [], told: [] } : { files: draft.changes(), told };
}
