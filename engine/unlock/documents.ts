import { isHeld } from '../hands/hand.ts';
import type { DocumentEntry, PageKey } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import { hasBegun } from '../story/span.ts';
import { variantFor } from './variants.ts';
import { latestVersion } from './versions.ts';

export interface UnlockedDocument {
  readonly document: DocumentEntry;
  /** Page of the version that the player has reached, as this player reads it. */
  readonly page: PageKey;
  readonly stamp: string | null;
}

/** Documents without `from` come with the letter, so they are unlocked before activation too. */
export function unlockedDocuments(standing: Standing): readonly UnlockedDocument[] {
  return standing.story.scenario.documents
    .filter((document) => isThere(standing, document))
    .map((document) => {
      const version = latestVersion(document.versions, standing);
      const page = variantFor(standing, 'documents', version?.page ?? document.slug);
      return { document, page, stamp: version?.stamp ?? document.stamp ?? null };
    });
}

export function isDocumentUnlocked(standing: Standing, slug: string): boolean {
  const document = standing.story.documents.get(slug);
  return document !== undefined && isThere(standing, document);
}

const isThere = (standing: Standing, document: DocumentEntry): boolean =>
  isHeld(standing.hand, document) && hasBegun(standing, document);
