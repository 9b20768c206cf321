import type { DocumentEntry } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import { latestVersion } from './versions.ts';

export interface UnlockedDocument {
  readonly document: DocumentEntry;
  /** The page of the version the player has reached. */
  readonly page: string;
  readonly stamp: string | null;
}

/** The documents the player may read now. What is there from the start comes with the letter, before activation too. */
export function unlockedDocuments(standing: Standing): readonly UnlockedDocument[] {
  return standing.story.scenario.documents
    .filter((document) => isThere(standing, document))
    .map((document) => {
      const version = latestVersion(document.versions, standing.reached);
      return { document, page: version?.page ?? document.slug, stamp: version?.stamp ?? document.stamp ?? null };
    });
}

/** Whether the player may read a document now. */
export function isDocumentThere(standing: Standing, slug: string): boolean {
  const document = standing.story.documents.get(slug);
  return document !== undefined && isThere(standing, document);
}

const isThere = ({ reached }: Standing, { from }: DocumentEntry): boolean => from === undefined || reached.has(from);
