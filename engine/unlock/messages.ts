import type { Message, Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { resolveStanding } from '../story/standing.ts';
import { bySlug } from './by-slug.ts';
import { beginningOf, dateReached, isWithin, oncePerWalk, type Reached, reachedBy } from './reached.ts';
import { latestVersion } from './versions.ts';

export interface UnlockedMessage {
  readonly message: Message;
  /** The page of the version the player has reached. */
  readonly page: string;
  /** When the player received it, milliseconds since 1970 UTC. */
  readonly receivedAt: number | null;
}

/** The messages the player may read now, in the order of the story. One that is replaced goes when its replacement comes. */
export function unlockedMessages(scenario: Scenario, stored: Progress): readonly UnlockedMessage[] {
  const reached = reachedBy(scenario, stored);
  const progress = resolveStanding(scenario, stored);
  return messagesThere(scenario, progress).map(({ message, page, beginning }) => ({
    message,
    page,
    receivedAt: dateReached(reached, progress, beginning),
  }));
}

/** The same without what is each player's own: when it came. */
const messagesThere = oncePerWalk((scenario, reached) =>
  scenario.messages
    .filter((message) => isThere(scenario, reached, message))
    .map((message) => ({
      message,
      page: latestVersion(message.versions, reached.steps)?.page ?? message.slug,
      beginning: beginningOf(reached, message) ?? '',
    })),
);

/** Whether the player may read a message now. */
export function isMessageThere(scenario: Scenario, progress: Progress, slug: string): boolean {
  const message = bySlug(scenario.messages, slug);
  return message !== undefined && isThere(scenario, reachedBy(scenario, progress), message);
}

/** It has come, and what replaces it has not. */
function isThere(scenario: Scenario, reached: Reached, message: Message): boolean {
  if (!isWithin(scenario, reached, message)) return false;
  const replacement = message.replacedBy === undefined ? undefined : bySlug(scenario.messages, message.replacedBy);
  return replacement === undefined || !isWithin(scenario, reached, replacement);
}
