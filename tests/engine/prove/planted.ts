import type { Finding, Proof, Scenario, ScenarioSource } from '../../../engine/index.ts';
import { prove } from '../../../engine/index.ts';
import { compileTogether } from '../../support/cities/compiled.ts';
import { tinyCity, type TinyCityOverrides } from '../../support/cities/tiny-city.ts';
import { ville } from '../story/playing.ts';
import { createStory } from '../../../engine/story/story.ts';

export const YEAR = 2026;

/** A city with a fault that still compiles. */
export function proofOfFiles(overrides: TinyCityOverrides): Proof {
  const source = tinyCity(overrides);
  const { story, diagnostics } = compileTogether(source);
  if (!story) throw new Error(JSON.stringify(diagnostics));
  return prove(source, story, YEAR);
}

/** A city with a fault that the compiler would refuse, to test the prover alone. */
export function proofOfScenario(change: Partial<Scenario>, source: ScenarioSource = tinyCity()): Proof {
  return prove(source, createStory({ ...ville, ...change }), YEAR);
}

/** The city's steps with some of them changed. */
export function withSteps(changes: Readonly<Record<string, object>>): Pick<Scenario, 'steps'> {
  const changed = Object.entries(changes).map(([name, change]) => [
    name,
    { ...ville.steps[name], ...change },
  ]);
  return { steps: { ...ville.steps, ...Object.fromEntries(changed) } as Scenario['steps'] };
}

/** A text longer than the maximum length of answers. */
export function unanswerable(step: string): object {
  return {
    puzzle: { ...ville.steps[step]?.puzzle, minLength: 300 },
    examples: { accept: [], almost: [], refuse: [] },
  };
}

export const placed = ({ at, code }: Finding): string => `${at.file}:${at.line} ${code}`;
