import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport, hasErrors, inReadingOrder } from '../diagnostics/report.ts';
import type { SiteFile } from '../types/site.generated.ts';
import { parseYaml } from './parse-yaml.ts';
import type { SourceFile } from './scenario.ts';
import { checkTimeZone } from './time-zone.ts';
import { validateSchema } from './validate-schema.ts';

/** The facts of the firm and its site. Null when an error stands among the diagnostics. */
export function readSiteFile(source: SourceFile): { readonly site: SiteFile | null; readonly diagnostics: readonly Diagnostic[] } {
  const { report, diagnostics } = createReport();
  const file = parseYaml(source, report);
  const site = validateSchema(file, 'site', report);
  if (site) checkTimeZone(file, site.timeZone, report);
  return { site: hasErrors(diagnostics) ? null : site, diagnostics: inReadingOrder(diagnostics) };
}
