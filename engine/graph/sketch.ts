import { assemble } from '../scenario/assemble.ts';
import { type Draft, readScenarioDraft } from '../scenario/draft.ts';
import { type ReadFile, readFile } from '../scenario/parse/read-file.ts';
import type { Scenario, ScenarioSource } from '../scenario/scenario.ts';

/** A city as far as its files can be parsed, to draw and measure it; it need not compile. */
export interface Sketch {
  readonly draft: Draft;
  readonly scenario: Scenario;
}

export function sketch(source: ScenarioSource, read: ReadFile = readFile): Sketch {
  const draft = readScenarioDraft(source, read);
  return { draft, scenario: assemble(draft) };
}
