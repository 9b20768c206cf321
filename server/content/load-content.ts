import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../engine/diagnostics/diagnostic.ts';
import { formatDiagnostic, type Palette } from '../../engine/diagnostics/format.ts';
import { checkElsewhere, type ElsewhereRead } from '../../engine/city/elsewhere.ts';
import { createReport, hasErrors, type ReportDiagnostic } from '../../engine/diagnostics/report.ts';
import { compileCity, type Compiler, compilePromotions, NO_PROMOTIONS } from '../../engine/index.ts';
import { withoutVariant } from '../../engine/scenario/page-variants.ts';
import { startOf, sourceText } from '../../engine/scenario/parse/source-text.ts';
import { once } from '../../engine/text/memoise.ts';
import { cityContent, mediaNames, mediaPath, missingPages, readMedia } from './city-content.ts';
import type { CityContent, Content } from './content-store.ts';
import { listCities, listFinished } from './list-cities.ts';
import type { PageManifest } from './page-manifest.ts';
import { readCityFolder, readSourcesBeside, readTextFile } from './read-city-folder.ts';
import type { PromotionsCompilation } from '../../engine/promotions/compile-promotions.ts';

export interface ContentProblem {
  readonly folder: string;
  readonly diagnostic: Diagnostic;
}

export interface LoadResult {
  /** Null when any city has an error. */
  readonly content: Content | null;
  /** Cities without an error. */
  readonly sound: readonly CityContent[];
  /** Includes warnings. */
  readonly problems: readonly ContentProblem[];
}

/**
 * Loads every folder below `scenariosDir` as a city, but those that are still being written, and
 * promotions.yaml. Reports all problems at once. `load`: replaced by a caching loader in the studio.
 */
export function loadContent(
  scenariosDir: string,
  pages: PageManifest,
  load: typeof loadCity = loadCity,
): LoadResult {
  const slugs = listFinished(scenariosDir);
  const known = listCities(scenariosDir);
  const folders = slugs.map((slug) => join(scenariosDir, slug));
  const cities = folders.map((folder) => load(folder, pages));
  const problems = cities.flatMap(({ diagnostics }, index) =>
    diagnostics.map((diagnostic) => ({ folder: folders[index] ?? '', diagnostic })),
  );
  const sound = cities.flatMap(({ city }) => (city ? [city] : []));
  const scenarioOf = (slug: string) => sound.find(({ scenario }) => scenario.slug === slug)?.scenario ?? null;
  const astray = cities.flatMap(({ elsewhere }, index) =>
    checkElsewhere(elsewhere, known, scenarioOf).map((diagnostic) => ({
      folder: folders[index] ?? '',
      diagnostic,
    })),
  );
  problems.push(...astray);
  const taken = slugs.flatMap((slug, index) =>
    checkDemonstration(scenariosDir, slug, slugs.slice(0, index)).map((diagnostic) => ({
      folder: folders[index] ?? '',
      diagnostic,
    })),
  );
  problems.push(...taken);
  const { promotions, diagnostics } = loadPromotions(scenariosDir, slugs);
  problems.push(...diagnostics.map((diagnostic) => ({ folder: scenariosDir, diagnostic })));
  if (sound.length < folders.length || astray.length > 0 || taken.length > 0 || !promotions)
    return { content: null, sound, problems };
  return { content: { cities: byName(sound), promotions }, sound, problems };
}

export const byName = (cities: readonly CityContent[]): Content['cities'] =>
  new Map(cities.map((city) => [city.scenario.city, city]));

/** Formats a problem for a writer, with the source line. */
export function formatProblem({ folder, diagnostic }: ContentProblem, palette?: Palette): string {
  const path = join(folder, diagnostic.at.file);
  const isText = /\.(ya?ml|mdx|svg)$/u.test(path) && existsSync(path);
  return formatDiagnostic(diagnostic, folder, isText ? readFileSync(path, 'utf8') : null, palette);
}

/** The address of a picture, sound or page that a part of a city names and does not have. */
const NOT_THERE = '/media/not-there';

/** Result of loading a city; `city` is null when there is an error. */
export interface LoadedCity {
  readonly city: CityContent | null;
  /** The city, or what can be played of it in spite of errors; null when nothing can. */
  readonly part: () => CityContent | null;
  readonly diagnostics: readonly Diagnostic[];
  /** What it reads of other cities. */
  readonly elsewhere: readonly ElsewhereRead[];
}

export function loadCity(folder: string, pages: PageManifest, compile: Compiler = compileCity): LoadedCity {
  const source = readCityFolder(folder);
  const compiled = compile(source);
  const { elsewhere } = compiled;
  const media = once(() =>
    readMedia(
      mediaNames(source, compiled.maps),
      (name) => readFileSync(join(folder, mediaPath(name))),
      compiled.maps,
    ),
  );
  const part = once(() => {
    const story = compiled.part();
    return story && cityContent(story, media(), pages, NOT_THERE);
  });
  if (!compiled.story) return { city: null, part, diagnostics: compiled.diagnostics, elsewhere };
  const { report, diagnostics } = createReport(compiled.diagnostics);
  for (const key of new Set(missingPages(compiled.story.scenario, pages).map(withoutVariant)))
    reportUnbuilt(key, report);
  if (hasErrors(diagnostics)) return { city: null, part, diagnostics, elsewhere };
  const city = cityContent(compiled.story, media(), pages);
  return { city, part: () => city, diagnostics, elsewhere };
}

function reportUnbuilt(key: string, report: ReportDiagnostic): void {
  const at = startOf(`${key.replace(/(?<=^|\/)letter\//u, '')}.mdx`);
  const message = 'Cette page n’a pas été compilée : le site construit ne la contient pas.';
  report(
    'page-not-built',
    at,
    message,
    'Reconstruisez le site avec « npm run build », puis relancez le serveur.',
  );
}

export const PROMOTIONS_FILE = 'promotions.yaml';

/**
 * Loads promotions.yaml and its translations; no promotions without the file. `slugs`: all city folders, so that a city with
 * errors is still known.
 */
export function loadPromotions(scenariosDir: string, slugs: readonly string[]): PromotionsCompilation {
  const path = join(scenariosDir, PROMOTIONS_FILE);
  if (!existsSync(path)) return { promotions: NO_PROMOTIONS, diagnostics: [] };
  const cities = slugs.map((slug) => slug.toUpperCase());
  const { report, diagnostics: readProblems } = createReport();
  const compiled = compilePromotions(
    { path: PROMOTIONS_FILE, text: readTextFile(path, PROMOTIONS_FILE, report) },
    cities,
    readSourcesBeside(scenariosDir, PROMOTIONS_FILE, report),
  );
  return {
    promotions: hasErrors(readProblems) ? null : compiled.promotions,
    diagnostics: [...readProblems, ...compiled.diagnostics],
  };
}

const FILE = 'scenario.yaml';
const FIELD = /^(demonstration:[ \t]*["']?)([A-Z0-9]{6})\b/mu;

interface Announced {
  readonly text: string;
  readonly code: string;
  /** Offset of the code in the text. */
  readonly start: number;
}

/**
 * The code that a city's file announces, even when the rest of the file cannot be parsed; null when there is
 * none.
 */
export function announcedBy(folder: string): Announced | null {
  const path = join(folder, FILE);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const found = FIELD.exec(text);
  const [, before = '', code = ''] = found ?? [];
  return found && { text, code, start: found.index + before.length };
}

/** Reports a demonstration code that one of the other cities announces too. */
export function checkDemonstration(
  scenarios: string,
  city: string,
  others: readonly string[],
): readonly Diagnostic[] {
  const { report, diagnostics } = createReport();
  const own = announcedBy(join(scenarios, city));
  const twin =
    own && others.find((other) => other !== city && announcedBy(join(scenarios, other))?.code === own.code);
  if (own && twin !== undefined) {
    const at = sourceText({ path: FILE, text: own.text }).range(own.start, own.start + own.code.length);
    const message = `La ville « ${twin} » annonce déjà le code de démonstration ${own.code}.`;
    report(
      'demonstration-taken',
      at,
      message,
      'Choisissez six autres capitales ou chiffres : les premières lettres de la ville et un nombre.',
    );
  }
  return diagnostics;
}
