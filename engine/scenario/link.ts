import { checkBeside } from './link/beside.ts';
import { checkCity } from './link/city.ts';
import { checkConditions } from './link/conditions.ts';
import { checkCoordinates, checkPlaces } from './link/places.ts';
import { checkDeclarations, checkFormerly, checkNames } from './link/names.ts';
import { checkEarlySolutions, checkHints, checkSolutions } from './link/hints.ts';
import { checkFinalApp, checkFinalWord } from './link/final-app.ts';
import { checkHours } from './link/hours.ts';
import type { LinkContext } from './link/context.ts';
import { checkLengths, checkPageLinks, checkPages, checkPrintedLetter } from './link/pages.ts';
import { checkMapNames, checkMaps } from './link/maps.ts';
import { checkMedia, checkSoundLengths } from './link/media.ts';
import { checkParty } from './link/party.ts';
import { checkPromises, checkThresholds } from './link/thresholds.ts';
import { checkReferences } from './link/references.ts';
import { checkRoutes } from './link/routes.ts';
import { checkSpelling } from './link/spells.ts';
import { checkUnseenWords } from './link/unseen-words.ts';
import { checkVoices } from './link/voices.ts';
import { checkWalkthroughNames } from './link/walkthroughs.ts';
import { sourceText } from './parse/source-text.ts';
import type { ScenarioSource } from './scenario.ts';

const MARK = /À CHANGER/gu;

/** Notes of a YAML file are not read by players: a file may keep them while it is being written. */
const isNote = (path: string, text: string, index: number): boolean =>
  path.endsWith('.yaml') && /(?:^|\s)#[^\n]*$/u.test(text.slice(text.lastIndexOf('\n', index) + 1, index));

/** Reports each « À CHANGER » that a player would read. */
export function checkLeftToChange({ draft, report }: LinkContext): void {
  for (const file of draft.source.files) {
    for (const { index } of file.text.matchAll(MARK)) {
      if (isNote(file.path, file.text, index)) continue;
      const at = sourceText(file).range(index, index + 'À CHANGER'.length);
      report('left-to-change', at, 'Le joueur lirait « À CHANGER ».', 'Écrivez ce passage, ou retirez-le.');
    }
  }
}

/** The notes « À CHANGER » that remain: « steps/01-gare.yaml:3 ». */
export function notesToChange({ files }: ScenarioSource): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(MARK)].flatMap(({ index }) =>
      isNote(path, text, index) ? [`${path}:${text.slice(0, index).split('\n').length}`] : [],
    ),
  );
}

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
  checkSpelling,
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
