import { join } from 'node:path';
import { inReadingOrder } from '../../../engine/diagnostics/report.ts';
import type { TextTrial } from '../../../engine/graph/desk.ts';
import type { Compiler, ScenarioSource, SourceFile } from '../../../engine/index.ts';
import { assemble } from '../../../engine/scenario/assemble.ts';
import { readScenarioDraft } from '../../../engine/scenario/draft.ts';
import type { Memo } from '../../../engine/scenario/parse/read-file.ts';
import { judge } from '../../../engine/story/judge.ts';
import { createStory } from '../../../engine/story/story.ts';
import { withTexts } from '../edit/new-problems.ts';
import { problemInText } from '../edit/problem-in-text.ts';

/** Keeps what was read of the files that stay the same. */
export interface Trier {
  readonly compile: Compiler;
  readonly memo: Memo;
}

/** A text that is not written. `answers`: what its step should judge, beside its examples. */
export interface TriedText extends SourceFile {
  readonly answers: readonly string[];
}

/** Judges the examples of a step, and further answers, as a player’s. */
function verdictsIn(
  source: ScenarioSource,
  path: string,
  memo: Memo,
  answers: readonly string[],
): TextTrial['verdicts'] {
  const draft = readScenarioDraft(source, memo.of(source));
  const step = draft.steps.find(({ file }) => file.path === path)?.value;
  if (!step?.puzzle) return [];
  const story = createStory(assemble(draft));
  const asked = new Set([...Object.values(step.examples ?? {}).flat(), ...answers]);
  return [...asked].map((text) => [text, judge(story, step.name, text).verdict]);
}

/** Reads a city with another text in one of its files. Nothing is written. */
export function tryText(
  { compile, memo }: Trier,
  folder: string,
  source: ScenarioSource,
  { answers, ...changed }: TriedText,
): TextTrial {
  const after = withTexts(source, [changed]);
  const found = compile(after).diagnostics.filter(({ at }) => at.file === changed.path);
  return {
    problems: inReadingOrder(found).map((problem) =>
      problemInText(problem, changed.text, `${source.slug}/${changed.path}`, join(folder, changed.path)),
    ),
    verdicts: verdictsIn(after, changed.path, memo, answers),
  };
}
