import { isHeld } from '../hands/hand.ts';
import { firstOf } from '../scenario/cases.ts';
import { type Facts, holds } from '../scenario/condition.ts';
import type { DocumentEntry, Message, PageKey, PageKind } from '../scenario/scenario.ts';
import { hasBegun, isWithin } from '../story/span.ts';
import type { Standing } from '../story/standing.ts';
import type { Condition } from '../types/condition.generated.ts';
import { deliveredAt, isDelivered } from './arrival.ts';

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
    .filter((message) => isMessageThere(standing, message, now))
    .map((message) => {
      const knowing = { ...standing, facts: factsOnArrival(standing, message) };
      const version = latestVersion(message.versions, knowing);
      return {
        message,
        page: variantFor(knowing, 'messages', version?.page ?? message.slug),
        receivedAt: deliveredAt(standing, message),
      };
    });
}

/**
 * The facts of which a message knows: what is solved or chosen beside the route after it came stands in the
 * messages that come later.
 */
export function factsOnArrival(standing: Standing, message: Message): Facts {
  const { facts, progress } = standing;
  const receivedAt = deliveredAt(standing, message);
  const later = Object.entries(progress.sideSteps).flatMap(([name, { solvedAt }]) =>
    solvedAt !== null && receivedAt !== null && solvedAt > receivedAt ? [name] : [],
  );
  if (later.length === 0) return facts;
  const chosen = Object.entries(facts.chosen).filter(([name]) => !later.includes(name));
  return {
    ...facts,
    chosen: Object.fromEntries(chosen),
    solved: (name) => !later.includes(name) && facts.solved(name),
  };
}

export function isMessageUnlocked(standing: Standing, slug: string, now: number): boolean {
  const message = standing.story.messages.get(slug);
  return message !== undefined && isMessageThere(standing, message, now);
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

function isMessageThere(standing: Standing, message: Message, now: number): boolean {
  const isHere = (one: Message): boolean => isWithin(standing, one) && isDelivered(standing, one, now);
  if (!isHeld(standing.hand, message) || !isHere(message)) return false;
  const replacement =
    message.replacedBy === undefined ? undefined : standing.story.messages.get(message.replacedBy);
  return replacement === undefined || !isHere(replacement);
}

export interface UnlockedDocument {
  readonly document: DocumentEntry;
  /** Page of the version that the player has reached, as this player reads it. */
  readonly page: PageKey;
  readonly stamp: string | null;
}

/** Documents without `from` come with the letter, so they are unlocked before activation too. */
export function unlockedDocuments(standing: Standing): readonly UnlockedDocument[] {
  return standing.story.scenario.documents
    .filter((document) => isDocumentThere(standing, document))
    .map((document) => {
      const version = latestVersion(document.versions, standing);
      const page = variantFor(standing, 'documents', version?.page ?? document.slug);
      return { document, page, stamp: version?.stamp ?? document.stamp ?? null };
    });
}

export function isDocumentUnlocked(standing: Standing, slug: string): boolean {
  const document = standing.story.documents.get(slug);
  return document !== undefined && isDocumentThere(standing, document);
}

const isDocumentThere = (standing: Standing, document: DocumentEntry): boolean =>
  isHeld(standing.hand, document) && hasBegun(standing, document);

type Reader = Pick<Standing, 'story' | 'reached' | 'facts'>;

/**
 * The page as this player reads it: the variant that the player's facts select, or the page itself when all
 * players read the same.
 */
export function variantFor({ story, facts }: Reader, kind: PageKind, slug: string): PageKey {
  const key: PageKey = `${kind}/${slug}`;
  const conditional = story.scenario.conditionalPages[key];
  const variant = conditional && firstOf(conditional.variants, facts);
  return variant === undefined ? key : `${kind}/${variant}`;
}

/**
 * The version whose step was reached last, among those whose condition holds; of one step, the last in the
 * file.
 */
function latestVersion<Version extends { readonly from: string; readonly if?: Condition }>(
  versions: readonly Version[] | undefined,
  { reached: { positionOf }, facts }: Pick<Reader, 'reached' | 'facts'>,
): Version | undefined {
  return versions
    ?.filter((version) => positionOf(version.from) !== -1 && holds(version.if, facts))
    .toSorted((a, b) => positionOf(a.from) - positionOf(b.from))
    .at(-1);
}
