import type { DocumentEntry, Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { reachedBy } from './reached.ts';

export interface UnlockedDocument {
  readonly document: DocumentEntry;
  /** The page of the version the player has reached. */
  readonly page: string;
  readonly stamp: string | null;
}

/** The documents the player may read now. What is there from the start comes with the letter, before activation too. */
export function unlockedDocuments(scenario: Scenario, progress: Progress): readonly UnlockedDocument[] {
  const reached = reachedBy(scenario, progress);
  return scenario.documents
    .filter(({ from }) => from === undefined || reached.has(from))
    .map((document) => {
      const version = latestVersion(document, reached.steps);
      return { document, page: version?.page ?? document.slug, stamp: version?.stamp ?? document.stamp ?? null };
    });
}

function latestVersion({ versions = [] }: DocumentEntry, steps: readonly string[]) {
  const position = (from: string): number => steps.indexOf(from);
  return versions
    .filter(({ from }) => position(from) !== -1)
    .toSorted((a, b) => position(a.from) - position(b.from))
    .at(-1);
}
