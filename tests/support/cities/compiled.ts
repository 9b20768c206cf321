import { compileCity, type ScenarioSource, type Story } from '../../../engine/index.ts';

/** Stories are frozen: all tests of a worker can have the same. */
const known = new Map<string, Story>();

/** The story of a city without a fault. The same files are compiled once. */
export function compiled(source: ScenarioSource): Story {
  const key = JSON.stringify(source);
  const story = known.get(key) ?? compile(source);
  known.set(key, story);
  return story;
}

function compile(source: ScenarioSource): Story {
  const { story, diagnostics } = compileCity(source);
  if (!story) throw new Error(JSON.stringify(diagnostics, null, 1));
  return story;
}
