import { ownSteps, type Route } from '../scenario/routes.ts';
import { type Standing, standingAt } from '../story/standing.ts';
import type { Story } from '../story/story.ts';
import type { Crossing } from './crossing.ts';

type Stood = Pick<Crossing, 'stood' | 'stoodBefore'>;

/** Every way to stand in a city: at each step of the main route, and beyond each alternative that was taken. */
export function everyStanding(story: Story): readonly Stood[] {
  return story.routes.flatMap((route) =>
    ownSteps(route).map((step) => ({ stood: standingAt(story, route, step), stoodBefore: standingBefore(story, route, step) })),
  );
}

function standingBefore(story: Story, route: Route, step: string): Standing | null {
  const earlier = route.steps[route.steps.indexOf(step) - 1];
  return earlier === undefined ? null : standingAt(story, route, earlier);
}
