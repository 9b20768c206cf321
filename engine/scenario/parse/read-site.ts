import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createReport, hasErrors, inReadingOrder, type ReportDiagnostic } from '../../diagnostics/report.ts';
import type { SiteFile } from '../../types/site.generated.ts';
import { reportFrenchInFile } from '../french.ts';
import { dayOfYear } from '../link/hours.ts';
import { parseYaml, type YamlFile } from './parse-yaml.ts';
import type { SourceFile } from '../scenario.ts';
import { checkTimeZone } from '../time-zone.ts';
import { validateSchema } from '../validate-schema.ts';

/** The date of the postmark must exist. */
function checkPostmark(file: YamlFile, { postmark: { date } }: SiteFile, report: ReportDiagnostic): void {
  if (dayOfYear(date.replace('-', '/')) !== null) return;
  report(
    'bad-date',
    file.valueAt(['postmark', 'date']),
    `Le « ${date} » n’existe pas.`,
    'Écrivez un jour du calendrier : jour-mois, par exemple 12-10.',
  );
}

/** `site` is null when the diagnostics contain an error. */
export function readSiteFile(source: SourceFile): {
  readonly site: SiteFile | null;
  readonly diagnostics: readonly Diagnostic[];
} {
  const { report, diagnostics } = createReport();
  const file = parseYaml(source, report);
  const site = validateSchema(file, 'site', report);
  reportFrenchInFile(file, report);
  if (site) {
    checkTimeZone(file, site.timeZone, report);
    checkPostmark(file, site, report);
  }
  return { site: hasErrors(diagnostics) ? null : site, diagnostics: inReadingOrder(diagnostics) };
}
