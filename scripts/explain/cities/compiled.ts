import { createCompiler, type ScenarioSource, type Story } from '../../../engine/index.ts';

/**
 * As `compileCity`, with the files parsed once per worker: the cities of most tests differ from each other by
 * one file.
 */
export const compileTogether = createCompiler();

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
  const { story, diagnostics } = compileTogether(source);
  if (!story) throw new Error(JSON.stringify(diagnostics, null, 1));
  return story;
}
