import { advance, resolveStanding } from '../../../engine/story/advance.ts';
import type { AddressBook, Scenario, ScenarioSource } from '../../../engine/scenario/scenario.ts';
import type { Outcome, StoryEvent } from '../../../engine/story/events.ts';
import type { Progress } from '../../../engine/story/progress.ts';
import { freshProgress } from '../../../engine/story/progress.ts';
import type { Standing } from '../../../engine/story/standing.ts';
import { createStory } from '../../../engine/story/story.ts';
import { compiled as compiledStory } from '../../../scripts/explain/cities/compiled.ts';
import { TINY_ANSWERS, tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

export const compiled = (source: ScenarioSource): Scenario => compiledStory(source).scenario;

export const ville = compiled(tinyCity());
export const villeStory = createStory(ville);

/** The standing of a progress in the city, or in another edition of it. */
export const standing = (progress: Progress, scenario = ville): Standing =>
  resolveStanding(scenario === ville ? villeStory : createStory(scenario), progress);

/** Noon in Paris, Tuesday 2 June 2026. */
export const NOON = Date.UTC(2026, 5, 2, 10);

export const SECOND = 1000;

export function sent(now = NOON): Progress {
  return advance(standing(freshProgress), { type: 'SEND' }, now).standing.progress;
}

export function activated(now = NOON): Progress {
  return advance(standing(sent(now)), { type: 'ACTIVATE' }, now).standing.progress;
}

export function after(progress: Progress, event: StoryEvent, now = NOON): Progress {
  return advance(standing(progress), event, now).standing.progress;
}

export function outcome(progress: Progress, event: StoryEvent, now = NOON): Outcome {
  return advance(standing(progress), event, now).outcome;
}

export function answered(progress: Progress, code: string, now = NOON): Progress {
  return after(progress, { type: 'ANSWER', code }, now);
}

/** Plays the main route by its answers, one second per step, until the player is at `step`. */
export function playedTo(step: string, start = NOON): Progress {
  let progress = activated(start);
  for (let now = start + SECOND; progress.step !== step; now += SECOND) {
    const next = answered(progress, TINY_ANSWERS[progress.step ?? ''] ?? '', now);
    if (next.step === progress.step) throw new Error(`stuck at ${progress.step} on the way to ${step}`);
    progress = next;
  }
  return progress;
}

/** The route through DETOUR, up to and including `step`. */
export function detouredTo(step: string, start = NOON): Progress {
  const atLighthouse = playedTo('PHARE', start);
  const detour = after(atLighthouse, { type: 'TAKE_ALTERNATIVE', debug: false }, start + 60 * SECOND);
  const steps: Readonly<Record<string, Progress>> = {
    DETOUR: detour,
    FIN: answered(detour, TINY_ANSWERS.DETOUR ?? '', start + 61 * SECOND),
  };
  return steps[step] ?? answered(steps.FIN ?? detour, TINY_ANSWERS.FIN ?? '', start + 62 * SECOND);
}

/** Addresses that contain the names, so that tests can read them. */
export const addresses: AddressBook = {
  medium: (name) => `/media/${name}`,
  page: (key) => `/pages/${key}.js`,
};
