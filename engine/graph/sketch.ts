import { assemble } from '../scenario/assemble.ts';
import type { Draft } from '../scenario/draft.ts';
import { readScenarioDraft } from '../scenario/draft.ts';
import type { Scenario, ScenarioSource } from '../scenario/scenario.ts';

/** A city as far as it can be read, faults or not: what draws and measures it does not play it. */
export interface Sketch {
  readonly draft: Draft;
  readonly scenario: Scenario;
}

export function sketch(source: ScenarioSource): Sketch {
  const draft = readScenarioDraft(source);
  return { draft, scenario: assemble(draft) };
}
