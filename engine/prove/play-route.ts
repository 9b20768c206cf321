import { optionsOf } from '../puzzles/index.ts';
import type { Decisions, Route } from '../scenario/routes.ts';
import { advance, begin } from '../story/advance.ts';
import type { StoryEvent } from '../story/events.ts';
import { whenOpen } from '../story/timings.ts';
import type { Story } from '../story/story.ts';
import type { AnswerBook } from './answers.ts';
import type { ProofContext } from './context.ts';
import { type Gesture, gestureAt } from './graph.ts';
import { PATIENCE_MS } from './explore.ts';
import type { Goal } from './stranded.ts';

/**
 * The events with which a player leaves a step: the alternative, or right answers; at a gathering, one at
 * each part that it needs.
 */
export function eventsToLeave(
  { scenario }: Story,
  step: string,
  { taken, chosen }: Decisions,
  answers: AnswerBook,
): readonly StoryEvent[] {
  if (taken.includes(step)) return [{ type: 'TAKE_ALTERNATIVE', debug: true }];
  const { parts, needs } = scenario.steps[step]?.gathering ?? { parts: [step], needs: 1 };
  return parts.slice(0, needs).flatMap((at): readonly StoryEvent[] => {
    const option = optionsOf(scenario.steps[at]?.puzzle).find(({ name }) => name === chosen[at]);
    const code = option?.answer ?? answers[at]?.right ?? null;
    return code === null ? [] : [{ type: 'ANSWER', code, ...(at !== step && { at }) }];
  });
}

/**
 * The gestures of a player who follows a route from the first step to a goal, without hints and asides; null
 * when it does not lead there. Played, since the graph does not hold every combination of decisions.
 */
export function gesturesAlong(
  { story, answers, calendar }: ProofContext,
  route: Route,
  goal: Goal,
): readonly Gesture[] | null {
  let now = calendar.days[0]?.noon ?? 0;
  let standing = begin(story, now);
  const gestures: Gesture[] = [];
  for (const name of route.steps) {
    if (standing.step?.name !== name) return null;
    if (standing.step.kind === goal) return gestures;
    for (const event of eventsToLeave(story, name, route, answers)) {
      now = whenOpen(
        story.scenario,
        'at' in event && event.at ? story.scenario.steps[event.at] : standing.step,
        now + PATIENCE_MS,
      );
      standing = advance(standing, event, now).standing;
      gestures.push(gestureAt(story.scenario, name, event));
    }
  }
  return null;
}
