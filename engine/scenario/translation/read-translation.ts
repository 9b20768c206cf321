import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createReport, type ReportDiagnostic } from '../../diagnostics/report.ts';
import type { Translation } from '../../words/language.ts';
import type { Draft, Located } from '../draft.ts';
import type { YamlFile } from '../parse/parse-yaml.ts';
import type { FileContent, ReadFile } from '../parse/read-file.ts';
import type { ReadPage } from '../parse/read-page.ts';
import { startOf } from '../parse/source-text.ts';
import { LOCK_FILE, type ScenarioSource, type SourceFile, translationOf } from '../scenario.ts';
import type { FileKind } from '../schemas.ts';
import { validateSchema } from '../validate-schema.ts';
import { pageDifference } from './compare-pages.ts';
import { type Lock, readLock, type TranslatedUnit } from './lock.ts';
import { mergedFile, type Merged, mergeTranslation } from './merge.ts';
import { reportUnits } from './report-units.ts';
import { unitsOfPage, unitsOfYaml } from './units.ts';

/** A city in another language. */
export interface ReadTranslation {
  readonly language: Translation;
  readonly isOffered: boolean;
  /** The city with the translated texts; with the French one where there is none. */
  readonly draft: Draft;
  /** The French city with what the translation adds to the answers. */
  readonly withAnswers: (french: Draft) => Draft;
  /** The translated pages. */
  readonly pages: readonly SourceFile[];
  readonly units: readonly TranslatedUnit[];
  readonly lock: Lock;
  readonly diagnostics: readonly Diagnostic[];
}

interface OwnFile {
  readonly file: SourceFile;
  readonly reading: FileContent;
}

interface Reading {
  readonly french: Draft;
  readonly language: Translation;
  /** By the path of the French file. */
  readonly own: ReadonlyMap<string, OwnFile>;
  readonly lock: Lock;
  readonly report: ReportDiagnostic;
}

/** A YAML file with its translation. `file`: null when there is no valid one. */
interface MergedFile<Kind extends FileKind> {
  readonly located: Located<Kind>;
  readonly overlay: YamlFile | null;
  readonly units: readonly TranslatedUnit[];
}

/** Longer texts may grow freely. */
const LABEL = 40;
/** How many signs the translation of a label may have; null for a text that may grow freely. */
export const mostSignsFor = ({ length }: string): number | null =>
  length > LABEL ? null : Math.ceil(length * 1.6) + 10;

function reportLengths({ units }: Merged, overlay: YamlFile, report: ReportDiagnostic): void {
  for (const { french, translation } of units) {
    const [most, own] = [mostSignsFor(french), translation?.text];
    if (!translation || typeof own !== 'string' || most === null || own.length <= most) continue;
    const message = `Ce texte a ${own.length} signes, le français en a ${french.length} : la place est comptée.`;
    const wayOut = `Dites-le en ${most} signes au plus.`;
    report('translation-too-long', overlay.valueAt(translation.path), message, wayOut);
  }
}

function readYaml<Kind extends FileKind>(
  kind: Kind,
  located: Located<Kind>,
  { own, language, lock, report }: Reading,
): MergedFile<Kind> {
  const { path } = located.file;
  const reading = own.get(path)?.reading;
  const overlay = reading?.kind === 'overlay' ? reading.file : null;
  const merged = mergeTranslation(kind, located.value, overlay?.value, 'texts');
  const units = unitsOfYaml(path, merged, overlay, `${language}/${path}`, lock);
  if (!overlay) return { located, overlay, units };
  for (const { code, path: at, message, wayOut } of merged.misfits)
    report(code, overlay.keyAt(at), message, wayOut);
  reportLengths(merged, overlay, report);
  const file = mergedFile(located.file, overlay, merged);
  const value = validateSchema(file, kind, report);
  return value ? { located: { file, value }, overlay, units } : { located, overlay: null, units };
}

/** Adds the answers of a translation to a French file. */
function addAnswers<Kind extends FileKind>(
  kind: Kind,
  located: Located<Kind>,
  overlays: ReadonlyMap<string, YamlFile>,
): Located<Kind> {
  const overlay = overlays.get(located.file.path);
  if (!overlay) return located;
  const merged = mergeTranslation(kind, located.value, overlay.value, 'answers');
  // Answers are texts, as the merged file has shown; all else is the French file's.
  return { file: mergedFile(located.file, overlay, merged), value: merged.value as Located<Kind>['value'] };
}

interface TranslatedPage {
  readonly page: ReadPage;
  readonly file: SourceFile | null;
  readonly units: readonly TranslatedUnit[];
}

function readTranslatedPage(french: ReadPage, { own, lock, report, ...city }: Reading): TranslatedPage {
  const { path } = french;
  const text = city.french.source.files.find((file) => file.path === path)?.text ?? '';
  const { file = null, reading = null } = own.get(path) ?? {};
  const page = reading?.kind === 'page' ? reading.page : null;
  const isThere = file !== null && page !== null;
  const units = unitsOfPage({ path, text }, isThere ? file : null, `${city.language}/${path}`, lock);
  if (!isThere) return { page: french, file: null, units };
  const difference = pageDifference(french, page);
  if (difference) report('translation-differs', difference.at, difference.message, difference.wayOut);
  return { page, file: { ...file, translates: path }, units };
}

const REMOVE = 'Donnez-lui le nom du fichier français, ou retirez-le.';

/** Reports files that translate nothing. */
function reportOrphans({ french, language, own, report }: Reading, media: readonly string[]): void {
  const { files, media: known } = french.source;
  for (const [path, { file, reading }] of own) {
    if (reading.kind === 'stray' || files.some((one) => one.path === path)) continue;
    report('translation-orphan', startOf(file.path), `Le français n’a pas de fichier ${path}.`, REMOVE);
  }
  for (const path of media) {
    const { language: its, path: inCity } = translationOf(path);
    if (its !== language || known.includes(inCity.replace('media/', ''))) continue;
    report('translation-orphan', startOf(path), `Le français n’a pas de fichier ${inCity}.`, REMOVE);
  }
}

/** Reads a translation of a city against its French draft. */
export function readTranslation(
  french: Draft,
  { files, translatedMedia = [] }: ScenarioSource,
  language: Translation,
  read: ReadFile,
): ReadTranslation {
  const isOffered = french.scenario?.value.languages?.[language] === 'offered';
  const ownFiles = files.filter(({ path }) => translationOf(path).language === language);
  const readings = ownFiles.map((file) => ({ file, ...read(file) }));
  const { report, diagnostics } = createReport(readings.flatMap((reading) => reading.diagnostics));
  const own = new Map(readings.map((reading) => [translationOf(reading.file.path).path, reading]));
  const lock = readLock(own.get(LOCK_FILE)?.file.text ?? '');
  own.delete(LOCK_FILE);
  const reading: Reading = { french, language, own, lock, report };
  const scenario = french.scenario && readYaml('scenario', french.scenario, reading);
  const steps = french.steps.map((step) => readYaml('step', step, reading));
  const maps = french.maps.map((map) => readYaml('map', map, reading));
  const sheet = french.report && readYaml('report', french.report, reading);
  const pages = french.pages.map((page) => readTranslatedPage(page, reading));
  reportOrphans(reading, translatedMedia);
  const yaml = [...(scenario ? [scenario] : []), ...steps, ...maps, ...(sheet ? [sheet] : [])];
  const units = [...yaml, ...pages].flatMap((part) => part.units);
  const overlays = new Map(
    yaml.flatMap(({ overlay }) => (overlay ? [[translationOf(overlay.path).path, overlay] as const] : [])),
  );
  const translated = new Map(pages.flatMap(({ file }) => (file ? [[file.translates, file] as const] : [])));
  const told = [...diagnostics, ...reportUnits(units, isOffered)];
  return {
    language,
    isOffered,
    draft: {
      ...french,
      scenario: scenario && scenario.located,
      steps: steps.map(({ located }) => located),
      maps: maps.map(({ located }) => located),
      report: sheet && sheet.located,
      pages: pages.map(({ page }) => page),
      source: {
        ...french.source,
        files: french.source.files.map((file) => translated.get(file.path) ?? file),
      },
    },
    withAnswers: (draft) => ({
      ...draft,
      scenario: draft.scenario && addAnswers('scenario', draft.scenario, overlays),
      steps: draft.steps.map((step) => addAnswers('step', step, overlays)),
    }),
    pages: [...translated.values()],
    units,
    lock,
    diagnostics: told,
  };
}
