import type { Report } from '../diagnostics/report.ts';
import type { YamlFile } from './parse-yaml.ts';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('fr', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Reports the `timeZone` of a file when no such zone exists. */
export function checkTimeZone(file: YamlFile, name: string, report: Report): void {
  if (isTimeZone(name)) return;
  report(
    'unknown-time-zone',
    file.valueAt(['timeZone']),
    `Le fuseau « ${name} » n’existe pas.`,
    'Écrivez-le comme dans la base IANA : Continent/Ville.',
  );
}
