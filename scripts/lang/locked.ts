import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createReport } from '../../engine/diagnostics/report.ts';
import { compileCity, pathBeside, TRANSLATIONS } from '../../engine/index.ts';
import { parseYaml } from '../../engine/scenario/parse/parse-yaml.ts';
import { LOCK_FILE } from '../../engine/scenario/scenario.ts';
import { readBeside, type TranslatedBeside } from '../../engine/scenario/translation/read-beside.ts';
import type { ReadTranslation } from '../../engine/scenario/translation/read-translation.ts';
import { validateSchema } from '../../engine/scenario/validate-schema.ts';
import type { Translation } from '../../engine/words/language.ts';
import { PROMOTIONS_FILE } from '../../server/content/load-content.ts';
import { SITE_FILE } from '../../server/content/load-facts.ts';
import { readCityFolder, readSourcesBeside, readTextFile } from '../../server/content/read-city-folder.ts';

/** The name of the files beside the cities, among those of cities. */
export const BESIDE = 'site';

/** Texts in another language, and the lock that says of which French they were made. */
export interface LockedTranslation extends Pick<
  ReadTranslation,
  'diagnostics' | 'isOffered' | 'language' | 'lock' | 'units'
> {
  /** The city’s folder, or `BESIDE`. */
  readonly city: string;
  /** Below the folder of cities. */
  readonly lockFile: string;
}

/** A city in its other languages. */
export function translationsOf(scenarios: string, city: string): readonly LockedTranslation[] {
  const { translations } = compileCity(readCityFolder(join(scenarios, city)));
  return translations.map((translation) => ({
    ...translation,
    city,
    lockFile: join(city, translation.language, LOCK_FILE),
  }));
}

const FILES = [
  ['site', SITE_FILE],
  ['promotions', PROMOTIONS_FILE],
] as const;

type Beside = Pick<TranslatedBeside<'promotions' | 'site'>, 'diagnostics' | 'lock' | 'units'>;

function readFilesBeside(scenarios: string, language: Translation): readonly Beside[] {
  return FILES.flatMap(([kind, path]): readonly Beside[] => {
    if (!existsSync(join(scenarios, path))) return [];
    const { report } = createReport();
    const file = parseYaml({ path, text: readTextFile(join(scenarios, path), path, report) }, report);
    const value = validateSchema(file, kind, report);
    const source = readSourcesBeside(scenarios, path, report)[language];
    return value && source ? [readBeside(kind, { file, value }, source, language)] : [];
  });
}

/** The files beside the cities in other languages: they share a lock. */
export const translationsBeside = (scenarios: string): readonly LockedTranslation[] =>
  TRANSLATIONS.flatMap((language) => {
    const files = readFilesBeside(scenarios, language);
    const [first] = files;
    if (!first) return [];
    return {
      city: BESIDE,
      lockFile: pathBeside(LOCK_FILE, language),
      language,
      isOffered: true,
      lock: first.lock,
      units: files.flatMap(({ units }) => units),
      diagnostics: files.flatMap(({ diagnostics }) => diagnostics),
    };
  });
