import type { Message } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import { beginningOf, isWithin } from './span.ts';
import { latestVersion } from './versions.ts';

export interface UnlockedMessage {
  readonly message: Message;
  /** The page of the version the player has reached. */
  readonly page: string;
  /** When the player received it, milliseconds since 1970 UTC. */
  readonly receivedAt: number | null;
}

/** The messages the player may read now, in the order of the story. One that is replaced goes when its replacement comes. */
export function unlockedMessages(standing: Standing): readonly UnlockedMessage[] {
  return standing.story.scenario.messages
    .filter((message) => isThere(standing, message))
    .map((message) => ({
      message,
      page: latestVersion(message.versions, standing.reached)?.page ?? message.slug,
      receivedAt: dateReached(standing, beginningOf(standing.reached, message) ?? ''),
    }));
}

/** Whether the player may read a message now. */
export function isMessageThere(standing: Standing, slug: string): boolean {
  const message = standing.story.messages.get(slug);
  return message !== undefined && isThere(standing, message);
}

/** It has come, and what replaces it has not. */
function isThere(standing: Standing, message: Message): boolean {
  if (!isWithin(standing, message)) return false;
  const replacement = message.replacedBy === undefined ? undefined : standing.story.messages.get(message.replacedBy);
  return replacement === undefined || !isWithin(standing, replacement);
}

/** When a step was reached; else when the next one known was. */
function dateReached({ reached: { steps, positionOf }, progress }: Standing, step: string): number | null {
  const position = positionOf(step);
  const onwards = steps.slice(position === -1 ? -1 : position);
  const dated = onwards.find((name) => progress.reached[name] !== undefined);
  return progress.reached[dated ?? ''] ?? progress.lastStepDate;
}
