import { checkCity } from './link/city.ts';
import { checkDeclarations } from './link/declarations.ts';
import { checkFormerly } from './link/formerly.ts';
import { checkHints } from './link/hints.ts';
import { checkHours } from './link/hours.ts';
import type { LinkContext } from './link/context.ts';
import { checkMaps } from './link/maps.ts';
import { checkMedia } from './link/media.ts';
import { checkNames } from './link/names.ts';
import { checkPages } from './link/pages.ts';
import { checkPlaces } from './link/places.ts';
import { checkReferences } from './link/references.ts';
import { checkRoutes } from './link/routes.ts';
import { checkFinalApp } from './link/final-app.ts';
import { checkSolutions } from './link/solutions.ts';
import { checkThresholds } from './link/thresholds.ts';
import { checkWalkthroughNames } from './link/walkthroughs.ts';

/** Checks across several files. All of them run, whatever the others report. */
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
  checkSolutions,
  checkFinalApp,
  checkHours,
  checkCity,
  checkWalkthroughNames,
];

/**
 * Checks a city's files against each other, without playing them. Returns whether all routes lead to an end; thresholds
 * are checked only then.
 */
export function linkScenario(context: LinkContext): boolean {
  for (const pass of PASSES) pass(context);
  const leadsToEnd = checkRoutes(context);
  if (leadsToEnd) checkThresholds(context);
  return leadsToEnd;
}
