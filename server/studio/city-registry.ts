import { basename, join } from 'node:path';
import type { Desk, DeskCity } from '../../engine/graph/desk.ts';
import type { CitySheet } from '../../engine/graph/sheet.ts';
import { hasErrors } from '../../engine/diagnostics/report.ts';
import type { Diagnostic, Finding } from '../../engine/index.ts';
import type { CityContent } from '../content/content-store.ts';
import { listCities, type ContentProblem, type LoadedCity } from '../content/load-content.ts';
import { momentsOf } from './moments.ts';
import { placeGraph } from './place-graph.ts';
import { deskProblem, worstFirst } from './problems.ts';
import type { CityAnalyser, AnalysisPart } from './analysis.ts';

/** What the studio holds of one city's folder. */
interface CityRecord {
  readonly folder: string;
  /** As it was when it last had no error; null when it never was. */
  readonly sound: CityContent | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly sheet: CitySheet | null;
  /** Null while it is being played everywhere. */
  readonly findings: readonly Finding[] | null;
}

/** The cities as a writer has them: sound, or as they were before their errors, with all that is known of them. */
export interface CityRegistry {
  /** Takes a folder that was read, and has it analysed. */
  add(folder: string, loaded: LoadedCity): void;
  /** All folders were read; `problems` are those of the files problemsBeside them. */
  prune(problems: readonly ContentProblem[]): void;
  /** The last sound version of each city that is still there. */
  sound(): readonly CityContent[];
  folderOf(slug: string): string | null;
  desk(now: number): Desk;
}

/** `onChange` is called whenever the desk shows something else than before. */
export function createCityRegistry(scenariosDir: string, analyser: CityAnalyser, onChange: () => void): CityRegistry {
  const records = new Map<string, CityRecord>();
  let problemsBeside: readonly ContentProblem[] = [];
  const update = (slug: string, part: Partial<CityRecord>): void => {
    const record = records.get(slug);
    if (record) records.set(slug, { ...record, ...part });
    onChange();
  };
  const takePart = (slug: string) => (part: AnalysisPart) =>
    update(slug, 'sheet' in part ? { sheet: sheetOf(records.get(slug), part.sheet) } : part);
  return {
    add: (folder, { city, diagnostics }) => {
      const slug = basename(folder);
      const before = records.get(slug);
      records.set(slug, { folder, sound: city ?? before?.sound ?? null, diagnostics, sheet: before?.sheet ?? null, findings: null });
      analyser.analyse(folder, takePart(slug));
    },
    prune: (problems) => {
      const there = listCities(scenariosDir);
      for (const slug of records.keys()) if (!there.includes(slug)) records.delete(slug);
      problemsBeside = problems;
      onChange();
    },
    sound: () => [...records.values()].flatMap(({ sound }) => (sound ? [sound] : [])),
    folderOf: (slug) => records.get(slug)?.folder ?? null,
    desk: (now) => ({
      cities: [...records].sort(([a], [b]) => a.localeCompare(b)).map(([slug, record]) => deskCity(scenariosDir, slug, record, now)),
      problems: worstFirst(problemsBeside.map(({ folder, diagnostic }) => deskProblem(scenariosDir, folder, diagnostic))),
    }),
  };
}

/** With errors, the story is drawn as it is written, and takePart as it is played. */
function sheetOf(record: CityRecord | undefined, read: CitySheet | null): CitySheet | null {
  const kept = record?.sheet ?? null;
  if (!record || !read || !kept || !hasErrors(record.diagnostics)) return read ?? kept;
  return { ...kept, graph: read.graph };
}

function deskCity(scenariosDir: string, slug: string, { sound, diagnostics, sheet, findings }: CityRecord, now: number): DeskCity {
  const problems = [...diagnostics, ...(findings ?? [])].map((problem) => deskProblem(scenariosDir, join(scenariosDir, slug), problem));
  const { graph = null, ...rest } = sheet ?? {};
  return {
    slug,
    name: sound?.scenario.name ?? (graph?.name || slug),
    state: stateOf(sound, diagnostics),
    problems: worstFirst(problems),
    proved: findings !== null,
    sheet: sheet && (rest as Omit<CitySheet, 'graph'>),
    graph: graph && placeGraph(graph),
    moments: sound ? momentsOf(sound.scenario, now) : [],
  };
}

function stateOf(sound: CityContent | null, diagnostics: readonly Diagnostic[]): DeskCity['state'] {
  if (!sound) return 'broken';
  return hasErrors(diagnostics) ? 'stale' : 'sound';
}
