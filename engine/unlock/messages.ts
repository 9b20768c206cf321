import type { Message } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import { dateBegun, isWithin } from '../story/span.ts';
import { variantFor } from './variants.ts';
import { latestVersion } from './versions.ts';

export interface UnlockedMessage {
  readonly message: Message;
  /** Page of the version that the player has reached, as this player reads it. */
  readonly page: string;
  /** Milliseconds since 1970 UTC. */
  readonly receivedAt: number | null;
}

/** In the order of the file. A message disappears when its replacement is unlocked. */
export function unlockedMessages(standing: Standing): readonly UnlockedMessage[] {
  return standing.story.scenario.messages
    .filter((message) => isThere(standing, message))
    .map((message) => ({
      message,
      page: variantFor(standing, 'messages', latestVersion(message.versions, standing)?.page ?? message.slug),
      receivedAt: dateBegun(standing, message),
    }));
}

export function isMessageUnlocked(standing: Standing, slug: string): boolean {
  const message = standing.story.messages.get(slug);
  return message !== undefined && isThere(standing, message);
}

function isThere(standing: Standing, message: Message): boolean {
  if (!isWithin(standing, message)) return false;
  const replacement = message.replacedBy === undefined ? undefined : standing.story.messages.get(message.replacedBy);
  return replacement === undefined || !isWithin(standing, replacement);
}
