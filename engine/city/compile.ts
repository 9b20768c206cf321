import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport, hasErrors, inReadingOrder } from '../diagnostics/report.ts';
import { assemble } from '../scenario/assemble.ts';
import { readScenarioDraft } from '../scenario/draft.ts';
import { linkScenario } from '../scenario/link.ts';
import { linkContext } from '../scenario/link/context.ts';
import { createMemo } from '../scenario/memo.ts';
import { type ReadFile, readFile } from '../scenario/parse/read-file.ts';
import { createStory, type Story } from '../story/story.ts';
import { rehearse } from './rehearse.ts';
import type { ScenarioSource } from '../scenario/scenario.ts';

export interface Compilation {
  /** Null when there is any error; warnings do not prevent a city from being played. */
  readonly story: Story | null;
  /** All problems at once, file after file. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles a city. */
export type Compiler = (source: ScenarioSource) => Compilation;

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}

function compile(source: ScenarioSource, read: ReadFile): Compilation {
  const draft = readScenarioDraft(source, read);
  const { report, diagnostics } = createReport([...(source.problems ?? []), ...draft.diagnostics]);
  const scenario = freeze(assemble(draft));
  const context = linkContext({ draft, scenario, report, diagnostics });
  const story = createStory(scenario);
  rehearse({ ...context, story }, linkScenario(context));
  return { story: hasErrors(diagnostics) ? null : story, diagnostics: inReadingOrder(diagnostics) };
}

/** From the texts of a city's folder to a scenario that can be played, or to the list of what prevents it. */
export const compileScenario: Compiler = (source) => compile(source, readFile);

/**
 * A compiler that remembers what it has read: the second time, only the files that changed are parsed and validated. What
 * it says is what `compileScenario` says.
 */
export function createCompiler(): Compiler {
  const memo = createMemo();
  return (source) => compile(source, memo.of(source));
}
