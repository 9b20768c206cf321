import { basename, join, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Desk, DeskCity } from '../../engine/graph/desk.ts';
import type { PlacedGraph } from '../../engine/graph/placed-graph.ts';
import type { CitySheet } from '../../engine/graph/sheet.ts';
import { hasErrors } from '../../engine/diagnostics/report.ts';
import type { Diagnostic, Finding } from '../../engine/index.ts';
import type { CityContent } from '../content/content-store.ts';
import { type ContentProblem, type LoadedCity, listCities } from '../content/load-content.ts';
import { elsewhereWords } from '../../engine/scenario/decision-words.ts';
import { elsewheresOf } from '../../engine/scenario/condition.ts';
import { momentsOf } from './moments.ts';
import { placeGraph } from './place-graph.ts';
import { deskProblem, worstFirst } from './problems.ts';
import type { AnalysisPart, CityAnalyser } from './analysis.ts';
import { readdirSync } from 'node:fs';
import { isMediumFile } from './edit/scenario-files.ts';

/** Data of one city. */
interface CityRecord {
  readonly folder: string;
  /** Paths of its texts, below its folder. */
  readonly files: readonly string[];
  /** Names of its pictures and sounds. */
  readonly media: readonly string[];
  /** Last version without errors; null when there is none. */
  readonly sound: CityContent | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly sheet: CitySheet | null;
  /** The laid-out graph of the sheet, the slowest field. */
  readonly graph: PlacedGraph | null;
  /** Null while the analysis is running. */
  readonly findings: readonly Finding[] | null;
}

/** All cities with their last valid version and analysis. */
export interface CityRegistry {
  /**
   * Adds a loaded folder and starts its analysis. `shown`: a valid version that is newer than the registry’s
   * last one; null when there is none.
   */
  add(folder: string, loaded: LoadedCity, shown: CityContent | null): void;
  /** Removes deleted folders; `problems`: those of files beside the city folders. */
  prune(problems: readonly ContentProblem[]): void;
  /** Last valid version of each existing city. */
  sound(): readonly CityContent[];
  folderOf(slug: string): string | null;
  /** `only`: the cities to tell of; null for all. */
  desk(now: number, only?: readonly string[] | null): Desk;
}

/**
 * `onChange` is called when the desk's content changes: that of one city, or, with null, which cities there
 * are and what lies beside them.
 */
export function createCityRegistry(
  scenariosDir: string,
  analyser: CityAnalyser,
  onChange: (slug: string | null) => void,
): CityRegistry {
  const records = new Map<string, CityRecord>();
  let problemsBeside: readonly ContentProblem[] = [];
  const update = (slug: string, part: Partial<CityRecord>): void => {
    const record = records.get(slug);
    if (record) records.set(slug, { ...record, ...part });
    onChange(slug);
  };
  const storePart = (slug: string) => (part: AnalysisPart) => {
    if (!('sheet' in part)) return update(slug, part);
    const sheet = sheetOf(records.get(slug), part.sheet);
    update(slug, { sheet, graph: sheet && placeGraph(sheet.graph) });
  };
  return {
    add: (folder, { city, diagnostics }, shown) => {
      const slug = basename(folder);
      const before = records.get(slug);
      const kept = {
        sound: city ?? shown ?? before?.sound ?? null,
        sheet: before?.sheet ?? null,
        graph: before?.graph ?? null,
      };
      records.set(slug, {
        folder,
        files: cityTexts(folder),
        media: mediaNames(folder),
        diagnostics,
        findings: null,
        ...kept,
      });
      analyser.analyse(folder, storePart(slug));
      onChange(slug);
    },
    prune: (problems) => {
      const existing = listCities(scenariosDir);
      const gone = [...records.keys()].filter((slug) => !existing.includes(slug));
      const isSame = gone.length === 0 && isDeepStrictEqual(problems, problemsBeside);
      gone.forEach((slug) => records.delete(slug));
      problemsBeside = problems;
      if (!isSame) onChange(null);
    },
    sound: () => [...records.values()].flatMap(({ sound }) => (sound ? [sound] : [])),
    folderOf: (slug) => records.get(slug)?.folder ?? null,
    desk: (now, only = null) => ({
      cities: [...records]
        .filter(([slug]) => only?.includes(slug) ?? true)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([slug, record]) => deskCity(scenariosDir, slug, record, now)),
      problems: worstFirst(
        problemsBeside.map(({ folder, diagnostic }) => deskProblem(scenariosDir, folder, diagnostic)),
      ),
    }),
  };
}

/** With errors: the graph of the files, the rest of the last valid version. */
function sheetOf(record: CityRecord | undefined, read: CitySheet | null): CitySheet | null {
  const previous = record?.sheet ?? null;
  if (!record || !read || !previous || !hasErrors(record.diagnostics)) return read ?? previous;
  return { ...previous, graph: read.graph };
}

function deskCity(
  scenariosDir: string,
  slug: string,
  { folder, files, media, sound, diagnostics, sheet, graph, findings }: CityRecord,
  now: number,
): DeskCity {
  const problems = [...diagnostics, ...(findings ?? [])].map((problem) =>
    deskProblem(scenariosDir, join(scenariosDir, slug), problem),
  );
  const { graph: _unplaced, ...rest } = sheet ?? {};
  return {
    slug,
    name: sound?.scenario.name ?? (graph?.name || slug),
    state: stateOf(sound, diagnostics),
    problems: worstFirst(problems),
    proved: findings !== null,
    sheet: sheet && (rest as Omit<CitySheet, 'graph'>),
    graph,
    ...{ folder, files, media },
    places: (sound?.scenario.places ?? []).map(({ slug: place, name }) => ({ slug: place, name })),
    moments: sound ? momentsOf(sound.scenario, now) : [],
    hasAsides: (sound?.story.sideSteps.length ?? 0) > 0,
    hasLateMail: sound?.scenario.messages.some(({ arrives }) => arrives) ?? false,
    roles: sound ? sound.scenario.roles.map(({ slug: role, name }) => ({ slug: role, name })) : [],
    elsewhere: sound
      ? elsewheresOf(sound.story.read.elsewhere).map((deeds) => elsewhereWords(deeds).join(', '))
      : [],
  };
}

function stateOf(sound: CityContent | null, diagnostics: readonly Diagnostic[]): DeskCity['state'] {
  if (!sound) return 'broken';
  return hasErrors(diagnostics) ? 'stale' : 'sound';
}

/** The files of a city, in the order of their paths below its folder. Empty when the folder is gone. */
function cityFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
      .sort();
  } catch {
    return [];
  }
}

/** The YAML and MDX files of a city. */
const cityTexts = (folder: string): readonly string[] =>
  cityFiles(folder).filter((path) => /\.(yaml|mdx)$/u.test(path));

/** The names of a city’s pictures and sounds. */
const mediaNames = (folder: string): readonly string[] =>
  cityFiles(folder).flatMap((path) => (isMediumFile(`city/${path}`) ? [path.slice('media/'.length)] : []));
