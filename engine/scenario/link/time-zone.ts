import type { Report } from '../../diagnostics/report.ts';
import type { YamlFile } from '../parse-yaml.ts';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('fr', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The file's field `timeZone` names a zone that exists. */
export function checkTimeZone(file: YamlFile, name: string, report: Report): boolean {
  if (isTimeZone(name)) return true;
  const message = `Le fuseau « ${name} » n’existe pas.`;
  report('unknown-time-zone', file.valueAt(['timeZone']), message, 'Écrivez-le comme dans la base IANA : Continent/Ville.');
  return false;
}
