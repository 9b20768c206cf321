import { compileScenario, type Scenario, type ScenarioSource } from '../../engine/index.ts';

/** Scenarios are frozen: all tests of a worker can have the same. */
const known = new Map<string, Scenario>();

/** The scenario of a city without a fault. The same files are compiled once. */
export function compiled(source: ScenarioSource): Scenario {
  const key = JSON.stringify(source);
  const scenario = known.get(key) ?? compile(source);
  known.set(key, scenario);
  return scenario;
}

function compile(source: ScenarioSource): Scenario {
  const { scenario, diagnostics } = compileScenario(source);
  if (!scenario) throw new Error(JSON.stringify(diagnostics, null, 1));
  return scenario;
}
