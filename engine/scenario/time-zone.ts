import type { ReportDiagnostic } from '../diagnostics/report.ts';
import { editDistance } from '../diagnostics/suggest.ts';
import type { YamlFile } from './parse/parse-yaml.ts';

/**
 * The name with the capitals of the IANA database, which other programs require; null when there is no such
 * zone.
 */
function properName(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('fr', { timeZone: name }).resolvedOptions();
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return null;
  }
}

export const isTimeZone = (name: string): boolean => properName(name) !== null;

/** A zone with nearly the same letters. Another town of the same continent is no misspelling. */
function misspelt(name: string): string | null {
  const near = Intl.supportedValuesOf('timeZone').find(
    (zone) => editDistance(zone.toLowerCase(), name.toLowerCase()) <= 2,
  );
  return near === undefined ? null : `Vouliez-vous dire « ${near} » ?`;
}

export function checkTimeZone(file: YamlFile, name: string, report: ReportDiagnostic): void {
  const proper = properName(name);
  if (proper === name) return;
  const wayOut =
    proper === null
      ? (misspelt(name) ??
        'Un fuseau porte le nom d’une seule ville par pays, le plus souvent la capitale : toute la France a celui de la sienne.')
      : `Vouliez-vous dire « ${proper} » ?`;
  report('unknown-time-zone', file.valueAt(['timeZone']), `Le fuseau « ${name} » n’existe pas.`, wayOut);
}
