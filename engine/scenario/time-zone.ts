import type { ReportDiagnostic } from '../diagnostics/report.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { YamlFile } from './parse/parse-yaml.ts';

/** The name with the capitals of the IANA database, which other programs require; null when there is no such zone. */
function properName(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('fr', { timeZone: name }).resolvedOptions();
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return null;
  }
}

export function checkTimeZone(file: YamlFile, name: string, report: ReportDiagnostic): void {
  const proper = properName(name);
  if (proper === name) return;
  const zones = proper === null ? Intl.supportedValuesOf('timeZone') : [proper];
  const wayOut = didYouMean(name, zones, 'Écrivez-le comme dans la base IANA : Continent/Ville.');
  report('unknown-time-zone', file.valueAt(['timeZone']), `Le fuseau « ${name} » n’existe pas.`, wayOut);
}
