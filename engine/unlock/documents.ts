import type { DocumentEntry, Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { bySlug } from './by-slug.ts';
import { oncePerWalk, type Reached, reachedBy } from './reached.ts';
import { latestVersion } from './versions.ts';

export interface UnlockedDocument {
  readonly document: DocumentEntry;
  /** The page of the version the player has reached. */
  readonly page: string;
  readonly stamp: string | null;
}

/** The documents the player may read now. What is there from the start comes with the letter, before activation too. */
export const unlockedDocuments = oncePerWalk((scenario, reached): readonly UnlockedDocument[] =>
  scenario.documents
    .filter((document) => isThere(reached, document))
    .map((document) => {
      const version = latestVersion(document.versions, reached.steps);
      return { document, page: version?.page ?? document.slug, stamp: version?.stamp ?? document.stamp ?? null };
    }),
);

/** Whether the player may read a document now. */
export function isDocumentThere(scenario: Scenario, progress: Progress, slug: string): boolean {
  const document = bySlug(scenario.documents, slug);
  return document !== undefined && isThere(reachedBy(scenario, progress), document);
}

const isThere = (reached: Reached, { from }: DocumentEntry): boolean => from === undefined || reached.has(from);
