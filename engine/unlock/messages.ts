import type { Message, Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { beginningOf, isWithin, reachedBy } from './reached.ts';
import { latestVersion } from './versions.ts';

export interface UnlockedMessage {
  readonly message: Message;
  /** The page of the version the player has reached. */
  readonly page: string;
  /** When the player received it, milliseconds since 1970 UTC. */
  readonly receivedAt: number | null;
}

/** The messages the player may read now, in the order of the story. One that is replaced goes when its replacement comes. */
export function unlockedMessages(scenario: Scenario, progress: Progress): readonly UnlockedMessage[] {
  const reached = reachedBy(scenario, progress);
  const arrived = scenario.messages.filter((message) => isWithin(scenario, reached, message));
  const slugs = new Set(arrived.map(({ slug }) => slug));
  return arrived
    .filter(({ replacedBy }) => replacedBy === undefined || !slugs.has(replacedBy))
    .map((message) => ({
      message,
      page: latestVersion(message.versions, reached.steps)?.page ?? message.slug,
      receivedAt: reached.dateOf(beginningOf(reached, message) ?? ''),
    }));
}
