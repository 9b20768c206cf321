import { freshProgress } from '../story/progress.ts';
import { standingOf } from '../story/standing.ts';
import { unlockedDocuments } from '../unlock/papers.ts';
import type { StatusInput } from './context.ts';
import { presentDocuments, presentInfos, presentPage } from './present-pages.ts';
import type { DocumentView, PageView, Status } from './types.ts';

/** The papers of the envelope, for printing. Dates are ISO 8601, UTC. */
export interface LetterView {
  readonly reference: string;
  /** Names of the places where the story begins. */
  readonly startPlaces: readonly string[];
  readonly letter: PageView;
  /** The documents available before activation, except those that are not enclosed. */
  readonly documents: readonly (Omit<DocumentView, 'isNew'> & {
    readonly infos: Status['infos'][string];
  })[];
}

/** Independent of the player's current progress. For a city with a letter. */
export function presentLetter(current: StatusInput): LetterView {
  const { story, progress } = current.standing;
  const { scenario } = story;
  const input = {
    ...current,
    standing: standingOf(story, { ...freshProgress, startDate: progress.startDate }),
  };
  const unlocked = unlockedDocuments(input.standing);
  const infos = presentInfos(input, unlocked);
  const enclosed = new Set(
    scenario.documents.flatMap((entry) => (entry.enclosed === false ? [] : [entry.slug])),
  );
  const start = scenario.steps[scenario.start]?.places ?? [];
  return {
    reference: scenario.reference,
    startPlaces: scenario.places.filter(({ slug }) => start.includes(slug)).map(({ name }) => name),
    letter: presentPage(input, `letter/${scenario.letter ?? ''}`),
    documents: presentDocuments(input, unlocked)
      .filter(({ slug }) => enclosed.has(slug))
      .map(({ isNew: _, ...sheet }) => ({ ...sheet, infos: infos[sheet.slug] ?? {} })),
  };
}
