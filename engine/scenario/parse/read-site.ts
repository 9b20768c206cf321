import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createReport, hasErrors, inReadingOrder, type ReportDiagnostic } from '../../diagnostics/report.ts';
import type { SiteFile } from '../../types/site.generated.ts';
import { type Language, type Translation, TRANSLATIONS } from '../../words/language.ts';
import { reportFrenchInFile } from '../french.ts';
import { dayOfYear } from '../link/hours.ts';
import { parseYaml, type YamlFile } from './parse-yaml.ts';
import type { SourceFile } from '../scenario.ts';
import { checkTimeZone } from '../time-zone.ts';
import { readBeside, type SourcesBeside } from '../translation/read-beside.ts';
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

/** The site as other languages say it. Adds their problems. */
function readTranslations(
  french: { readonly file: YamlFile; readonly value: SiteFile },
  sources: SourcesBeside,
  problems: Diagnostic[],
): TranslatedSite {
  const translations: Partial<Record<Translation, SiteFile>> = {};
  for (const language of TRANSLATIONS) {
    const source = sources[language];
    if (!source) continue;
    const { texts, diagnostics } = readBeside('site', french, source, language);
    translations[language] = texts;
    problems.push(...diagnostics);
  }
  return { ...french.value, translations };
}

/** `site` is null when the diagnostics contain an error. */
export function readSiteFile(
  source: SourceFile,
  sources: SourcesBeside = {},
): {
  readonly site: TranslatedSite | null;
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
  const read = site && readTranslations({ file, value: site }, sources, diagnostics);
  return { site: hasErrors(diagnostics) ? null : read, diagnostics: inReadingOrder(diagnostics) };
}

/** Facts about the site, with what its readers find in other languages. */
export interface TranslatedSite extends SiteFile {
  readonly translations: Partial<Readonly<Record<Translation, SiteFile>>>;
}

/** The facts as a language says them; as French says them where it has no file. */
export const siteIn = (site: SiteFile | TranslatedSite, language: Language): SiteFile =>
  language !== 'fr' && 'translations' in site ? (site.translations[language] ?? site) : site;
