import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compilePromotions, NO_PROMOTIONS } from '../../engine/index.ts';
import { createReport, hasErrors } from '../../engine/diagnostics/report.ts';
import type { PromotionsCompilation } from '../../engine/promotions/compile-promotions.ts';
import { readTextFile } from './read-text.ts';

export const PROMOTIONS_FILE = 'promotions.yaml';

/**
 * The promotions that stand beside the cities; without the file there are none. `slugs`: the cities' folders, each named
 * as its city: one that does not compile is not unknown for that.
 */
export function loadPromotions(scenariosDir: string, slugs: readonly string[]): PromotionsCompilation {
  const path = join(scenariosDir, PROMOTIONS_FILE);
  if (!existsSync(path)) return { promotions: NO_PROMOTIONS, diagnostics: [] };
  const cities = slugs.map((slug) => slug.toUpperCase());
  const { report, diagnostics: unread } = createReport();
  const compiled = compilePromotions({ path: PROMOTIONS_FILE, text: readTextFile(path, PROMOTIONS_FILE, report) }, cities);
  return { promotions: hasErrors(unread) ? null : compiled.promotions, diagnostics: [...unread, ...compiled.diagnostics] };
}
