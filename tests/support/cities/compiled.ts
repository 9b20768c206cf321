import { compileCity, type ScenarioSource, type Story } from '../../../engine/index.ts';

/** Stories are frozen, so all tests of a worker can share them. */
const known = new Map<string, Story>();

/** Compiles a valid city; throws on any error. Cached per content. */
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
