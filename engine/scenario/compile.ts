import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport, hasErrors, inReadingOrder } from '../diagnostics/report.ts';
import { assemble } from './assemble.ts';
import { readDraft } from './draft.ts';
import { link } from './link.ts';
import type { Scenario, ScenarioSource } from './scenario.ts';

export interface Compilation {
  /** Null when there is any error; warnings do not prevent a city from being played. */
  readonly scenario: Scenario | null;
  /** All problems at once, file after file. */
  readonly diagnostics: readonly Diagnostic[];
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}

/** From the texts of a city's folder to a scenario that can be played, or to the list of what prevents it. */
export function compileScenario(source: ScenarioSource): Compilation {
  const { report, diagnostics } = createReport();
  const draft = readDraft(source, report);
  const scenario = assemble(draft);
  link({ draft, scenario, report, diagnostics });
  return { scenario: hasErrors(diagnostics) ? null : freeze(scenario), diagnostics: inReadingOrder(diagnostics) };
}
