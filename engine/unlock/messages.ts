import { isHeld } from '../hands/hand.ts';
import type { Message, PageKey } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import { isWithin } from '../story/span.ts';
import { deliveredAt, isDelivered } from './arrival.ts';
import { variantFor } from './variants.ts';
import { latestVersion } from './versions.ts';

export interface UnlockedMessage {
  readonly message: Message;
  /** Page of the version that the player has reached, as this player reads it. */
  readonly page: PageKey;
  /** Milliseconds since 1970 UTC. */
  readonly receivedAt: number | null;
}

/**
 * In the order of the file. A message disappears when its replacement is unlocked. `now`: milliseconds since
 * 1970 UTC; a message that has not arrived by then is not unlocked, nor is one in another hand.
 */
export function unlockedMessages(standing: Standing, now: number): readonly UnlockedMessage[] {
  return standing.story.scenario.messages
    .filter((message) => isThere(standing, message, now))
    .map((message) => ({
      message,
      page: variantFor(standing, 'messages', latestVersion(message.versions, standing)?.page ?? message.slug),
      receivedAt: deliveredAt(standing, message),
    }));
}

export function isMessageUnlocked(standing: Standing, slug: string, now: number): boolean {
  const message = standing.story.messages.get(slug);
  return message !== undefined && isThere(standing, message, now);
}

/**
 * When the next message comes that the player waits for; null when there is none. Milliseconds since 1970
 * UTC.
 */
export function nextDelivery(standing: Standing, now: number): number | null {
  if (standing.step === null) return null;
  const waiting = standing.story.scenario.messages.filter(
    (message) => message.arrives && isWithin(standing, message) && !isDelivered(standing, message, now),
  );
  const instants = waiting.flatMap((message) => deliveredAt(standing, message) ?? []);
  return instants.length === 0 ? null : Math.min(...instants);
}

function isThere(standing: Standing, message: Message, now: number): boolean {
  const isHere = (one: Message): boolean => isWithin(standing, one) && isDelivered(standing, one, now);
  if (!isHeld(standing.hand, message) || !isHere(message)) return false;
  const replacement =
    message.replacedBy === undefined ? undefined : standing.story.messages.get(message.replacedBy);
  return replacement === undefined || !isHere(replacement);
}
