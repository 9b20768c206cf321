import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteFile } from '../../engine/index.ts';
import type { Diagnostic, SiteFile } from '../../engine/index.ts';
import type { ContentProblem } from './load-content.ts';

export interface FactsResult {
  /** Null when an error stands among the problems. */
  readonly facts: SiteFile | null;
  readonly problems: readonly ContentProblem[];
}

const FILE = 'site.yaml';

/** The facts of the firm and its site, beside the cities' folders. */
export function loadFacts(scenariosDir: string): FactsResult {
  const path = join(scenariosDir, FILE);
  if (!existsSync(path)) return { facts: null, problems: [{ folder: scenariosDir, diagnostic: MISSING }] };
  const { site, diagnostics } = readSiteFile({ path: FILE, text: readFileSync(path, 'utf8') });
  return { facts: site, problems: diagnostics.map((diagnostic) => ({ folder: scenariosDir, diagnostic })) };
}

const MISSING: Diagnostic = {
  code: 'missing-site',
  severity: 'error',
  at: { file: FILE, line: 1, column: 1, length: 1 },
  message: `Le fichier ${FILE} manque : il dit qui édite le site, qui vend, et à quelle adresse écrire.`,
  wayOut: 'Reprenez celui du produit et mettez-y vos propres faits.',
};
