import { checkBeside } from './link/beside.ts';
import { checkCity } from './link/city.ts';
import { checkConditions } from './link/conditions.ts';
import { checkCoordinates } from './link/coordinates.ts';
import { checkDeclarations } from './link/declarations.ts';
import { checkEarlySolutions } from './link/early-solutions.ts';
import { checkFinalWord } from './link/final-word.ts';
import { checkFormerly } from './link/formerly.ts';
import { checkHints } from './link/hints.ts';
import { checkHours } from './link/hours.ts';
import type { LinkContext } from './link/context.ts';
import { checkLeftToChange } from './link/left-to-change.ts';
import { checkLengths } from './link/lengths.ts';
import { checkPrintedLetter } from './link/letter.ts';
import { checkMapNames } from './link/map-names.ts';
import { checkMaps } from './link/maps.ts';
import { checkMedia } from './link/media.ts';
import { checkNames } from './link/names.ts';
import { checkPageLinks } from './link/page-links.ts';
import { checkPages } from './link/pages.ts';
import { checkParty } from './link/party.ts';
import { checkPlaces } from './link/places.ts';
import { checkPromises } from './link/promises.ts';
import { checkReferences } from './link/references.ts';
import { checkRoutes } from './link/routes.ts';
import { checkFinalApp } from './link/final-app.ts';
import { checkSolutions } from './link/solutions.ts';
import { checkSoundLengths } from './link/sounds.ts';
import { checkThresholds } from './link/thresholds.ts';
import { checkUnseenWords } from './link/unseen-words.ts';
import { checkVoices } from './link/voices.ts';
import { checkWalkthroughNames } from './link/walkthroughs.ts';

/** Checks across several files. All of them run, whatever the others report. */
const PASSES: readonly ((context: LinkContext) => void)[] = [
  checkNames,
  checkFormerly,
  checkReferences,
  checkConditions,
  checkBeside,
  checkParty,
  checkDeclarations,
  checkPages,
  checkPageLinks,
  checkPrintedLetter,
  checkLengths,
  checkLeftToChange,
  checkMedia,
  checkSoundLengths,
  checkPlaces,
  checkCoordinates,
  checkMaps,
  checkMapNames,
  checkHints,
  checkEarlySolutions,
  checkUnseenWords,
  checkSolutions,
  checkFinalApp,
  checkFinalWord,
  checkHours,
  checkCity,
  checkWalkthroughNames,
  checkVoices,
];

/**
 * Checks a city's files against each other, without playing them. Returns whether all routes lead to an end;
 * thresholds are checked only then.
 */
export function linkScenario(context: LinkContext): boolean {
  for (const pass of PASSES) pass(context);
  const leadsToEnd = checkRoutes(context);
  if (leadsToEnd) {
    checkThresholds(context);
    checkPromises(context);
  }
  return leadsToEnd;
}
