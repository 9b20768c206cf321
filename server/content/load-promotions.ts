import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compilePromotions, NO_PROMOTIONS } from '../../engine/index.ts';
import { createReport, hasErrors } from '../../engine/diagnostics/report.ts';
import type { PromotionsCompilation } from '../../engine/promotions/compile-promotions.ts';
import { readTextFile } from './read-text.ts';

export const PROMOTIONS_FILE = 'promotions.yaml';

/**
 * Loads promotions.yaml; no promotions without the file. `slugs`: all city folders, so that a city with
 * errors is still known.
 */
export function loadPromotions(scenariosDir: string, slugs: readonly string[]): PromotionsCompilation {
  const path = join(scenariosDir, PROMOTIONS_FILE);
  if (!existsSync(path)) return { promotions: NO_PROMOTIONS, diagnostics: [] };
  const cities = slugs.map((slug) => slug.toUpperCase());
  const { report, diagnostics: readProblems } = createReport();
  const compiled = compilePromotions(
    { path: PROMOTIONS_FILE, text: readTextFile(path, PROMOTIONS_FILE, report) },
    cities,
  );
  return {
    promotions: hasErrors(readProblems) ? null : compiled.promotions,
    diagnostics: [...readProblems, ...compiled.diagnostics],
  };
}
