import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Desk, DeskCity, LeftToWrite } from '../../engine/graph/desk.ts';
import type { PlacedGraph } from '../../engine/graph/placed-graph.ts';
import type { CitySheet } from '../../engine/graph/sheet.ts';
import { hasErrors } from '../../engine/diagnostics/report.ts';
import type { Diagnostic, Finding } from '../../engine/index.ts';
import type { CityContent } from '../content/content-store.ts';
import { isUnreadable } from '../../engine/diagnostics/unreadable.ts';
import { listCities, listDrafts } from '../content/list-cities.ts';
import type { ContentProblem, LoadedCity } from '../content/load-content.ts';
import { elsewhereWords } from '../../engine/scenario/decision-words.ts';
import { elsewheresOf } from '../../engine/scenario/condition.ts';
import { momentsOf } from './moments.ts';
import { placeGraph } from './place-graph.ts';
import { deskProblem, worstFirst } from './problems.ts';
import type { AnalysisPart, CityAnalyser } from './analysis.ts';
import { cityFiles } from './city-files.ts';
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
  /** The version on its telephone: what can be played of the files, or of the last ones that could be read. */
  readonly shown: CityContent | null;
  /** Whether that is the version of these files. */
  readonly isCurrent: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly sheet: CitySheet | null;
  /** The laid-out graph of the sheet, the slowest field. */
  readonly graph: PlacedGraph | null;
  /** Null while the analysis is running. */
  readonly findings: readonly Finding[] | null;
  readonly left: readonly LeftToWrite[];
}

/** All cities with what can be played of them, and their analysis. */
export interface CityRegistry {
  /**
   * Adds a loaded folder and starts its analysis. `shown`: a valid version that is newer than the registry’s
   * last one; null when there is none.
   */
  add(folder: string, loaded: LoadedCity, shown: CityContent | null): void;
  /** Removes deleted folders; `problems`: those of files beside the city folders. */
  prune(problems: readonly ContentProblem[]): void;
  /** For each city, the version that its players have: of one that is being written, that on its telephone. */
  played(): readonly CityContent[];
  /** The versions on the telephones. */
  shown(): readonly CityContent[];
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
    // The list of the played city holds more than the one that is read, which may come after it.
    if ('left' in part && !('findings' in part) && records.get(slug)?.findings != null) return;
    if (!('sheet' in part)) return update(slug, part);
    const sheet = sheetOf(records.get(slug), part.sheet);
    update(slug, { sheet, graph: sheet && placeGraph(sheet.graph) });
  };
  return {
    add: (folder, { city, part, diagnostics }, unplayed) => {
      const slug = basename(folder);
      const before = records.get(slug);
      const sound = city ?? unplayed ?? before?.sound ?? null;
      const isDamaged = diagnostics.some(isUnreadable);
      const current = city ?? (isDamaged && (unplayed ?? before?.shown) ? null : part());
      const kept = {
        sound,
        shown: current ?? unplayed ?? before?.shown ?? sound,
        isCurrent: current !== null,
        sheet: before?.sheet ?? null,
        graph: before?.graph ?? null,
        left: before?.left ?? [],
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
    played: () => {
      const drafts = listDrafts(scenariosDir);
      return [...records].flatMap(
        ([slug, { sound, shown }]) => (drafts.includes(slug) ? shown : sound) ?? [],
      );
    },
    shown: () => [...records.values()].flatMap(({ shown }) => shown ?? []),
    folderOf: (slug) => records.get(slug)?.folder ?? null,
    desk: (now, only = null) => {
      const drafts = listDrafts(scenariosDir);
      return {
        cities: [...records]
          .filter(([slug]) => only?.includes(slug) ?? true)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([slug, record]) =>
            deskCity(scenariosDir, slug, { ...record, isDraft: drafts.includes(slug) }, now),
          ),
        problems: worstFirst(
          problemsBeside.map(({ folder, diagnostic }) => deskProblem(scenariosDir, folder, diagnostic)),
        ),
      };
    },
  };
}

/** While a file cannot be read: the graph of the others, the rest of the last version that could. */
function sheetOf(record: CityRecord | undefined, read: CitySheet | null): CitySheet | null {
  const previous = record?.sheet ?? null;
  if (!record || !read || !previous || !record.diagnostics.some(isUnreadable)) return read ?? previous;
  return { ...previous, graph: read.graph };
}

function deskCity(
  scenariosDir: string,
  slug: string,
  {
    folder,
    files,
    media,
    shown,
    isCurrent,
    diagnostics,
    sheet,
    graph,
    findings,
    left,
    isDraft,
  }: CityRecord & Pick<DeskCity, 'isDraft'>,
  now: number,
): DeskCity {
  const problems = [...diagnostics, ...(findings ?? [])].map((problem) =>
    deskProblem(scenariosDir, join(scenariosDir, slug), problem),
  );
  const { graph: _unplaced, ...rest } = sheet ?? {};
  return {
    slug,
    name: shown?.scenario.name ?? (graph?.name || slug),
    code: shown?.scenario.demonstration ?? null,
    state: !shown ? 'broken' : !isCurrent ? 'stale' : hasErrors(diagnostics) ? 'unfinished' : 'sound',
    problems: worstFirst(problems),
    proved: findings !== null,
    sheet: sheet && (rest as Omit<CitySheet, 'graph'>),
    graph,
    ...{ folder, files, media, left },
    isDraft,
    moments: shown ? momentsOf(shown.scenario, now) : [],
    hasAsides: (shown?.story.sideSteps.length ?? 0) > 0,
    hasLateMail: shown?.scenario.messages.some(({ arrives }) => arrives) ?? false,
    roles: shown ? shown.scenario.roles.map(({ slug: role, name }) => ({ slug: role, name })) : [],
    elsewhere: shown
      ? elsewheresOf(shown.story.read.elsewhere).map((deeds) => elsewhereWords(deeds).join(', '))
      : [],
  };
}

const cityTexts = (folder: string): readonly string[] =>
  cityFiles(folder).filter((path) => /\.(yaml|mdx)$/u.test(path));

/** The names of a city’s pictures and sounds. */
const mediaNames = (folder: string): readonly string[] =>
  cityFiles(folder).flatMap((path) => (isMediumFile(`city/${path}`) ? [path.slice('media/'.length)] : []));
