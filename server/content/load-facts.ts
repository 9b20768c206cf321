import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readSiteFile, type TranslatedSite } from '../../engine/index.ts';
import { createReport, hasErrors } from '../../engine/diagnostics/report.ts';
import { parseYaml } from '../../engine/scenario/parse/parse-yaml.ts';
import { startOf } from '../../engine/scenario/parse/source-text.ts';
import type { ContentProblem } from './load-content.ts';
import { readSourcesBeside, readTextFile } from './read-city-folder.ts';

export interface FactsResult {
  /** Null when there is an error. */
  readonly facts: TranslatedSite | null;
  readonly problems: readonly ContentProblem[];
}

export const SITE_FILE = 'site.yaml';

/** Loads site.yaml and its translations: facts about the publisher and the site. */
export function loadFacts(scenariosDir: string): FactsResult {
  const path = join(scenariosDir, SITE_FILE);
  const { report, diagnostics: readProblems } = createReport();
  if (!existsSync(path))
    report(
      'missing-site',
      startOf(SITE_FILE),
      MISSING,
      'Reprenez celui du produit et mettez-y vos propres faits.',
    );
  const read = existsSync(path)
    ? readSiteFile(
        { path: SITE_FILE, text: readTextFile(path, SITE_FILE, report) },
        readSourcesBeside(scenariosDir, SITE_FILE, report),
      )
    : null;
  const problems = [...readProblems, ...(read?.diagnostics ?? [])].map((diagnostic) => ({
    folder: scenariosDir,
    diagnostic,
  }));
  return { facts: hasErrors(readProblems) ? null : (read?.site ?? null), problems };
}

const MISSING = `Le fichier ${SITE_FILE} manque : il dit qui édite le site, qui vend, et à quelle adresse écrire.`;

/** Where facts of site.yaml stand, as `scenarios/site.yaml:12`. */
export function placesOfFacts(scenariosDir: string): (path: readonly string[]) => string {
  const path = join(scenariosDir, SITE_FILE);
  const { report } = createReport();
  const file = parseYaml({ path: SITE_FILE, text: readTextFile(path, SITE_FILE, report) }, report);
  return (keys) => `${relative('.', path)}:${file.valueAt(keys).line}`;
}
