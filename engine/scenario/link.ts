import { hasErrors } from '../diagnostics/report.ts';
import type { Story } from '../story/story.ts';
import { checkCity } from './link/city.ts';
import { checkDeclarations } from './link/declarations.ts';
import { checkExamples } from './link/examples.ts';
import { checkFormerly } from './link/formerly.ts';
import { checkHints } from './link/hints.ts';
import { checkHours } from './link/hours.ts';
import { type LinkContext, linkContext, type LinkSource } from './link/context.ts';
import { checkMaps } from './link/maps.ts';
import { checkMedia } from './link/media.ts';
import { checkNames } from './link/names.ts';
import { checkPages } from './link/pages.ts';
import { checkPlaces } from './link/places.ts';
import { checkReferences } from './link/references.ts';
import { checkReplies } from './link/replies.ts';
import { checkRoutes } from './link/routes.ts';
import { checkFinalApp } from './link/final-app.ts';
import { checkSolutions } from './link/solutions.ts';
import { checkStanding } from './link/standing.ts';
import { checkThresholds } from './link/thresholds.ts';
import { checkWalkthroughMoves, checkWalkthroughNames } from './link/walkthroughs.ts';

/** What no file shows by itself: names that must lead somewhere, answers that must be judged. All run, whatever the others find. */
const PASSES: readonly ((context: LinkContext) => void)[] = [
  checkNames,
  checkFormerly,
  checkReferences,
  checkDeclarations,
  checkPages,
  checkMedia,
  checkPlaces,
  checkMaps,
  checkHints,
  checkExamples,
  checkReplies,
  checkSolutions,
  checkFinalApp,
  checkHours,
  checkCity,
  checkWalkthroughNames,
];

/**
 * Checks a city's files against each other. What can only be asked of a story that leads somewhere waits until it does,
 * and what is there at a step is asked only when scenario.yaml, which says so, has no fault of its own.
 */
export function link(source: LinkSource): Story {
  const context = linkContext(source);
  for (const pass of PASSES) pass(context);
  if (!checkRoutes(context)) return context.story;
  checkThresholds(context);
  if (!hasErrors(source.diagnostics.filter(({ at }) => at.file === source.draft.scenario?.file.path))) checkStanding(context);
  if (!hasErrors(source.diagnostics)) checkWalkthroughMoves(context);
  return context.story;
}
