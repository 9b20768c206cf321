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
import type { Student, StudyPart } from './study.ts';

/** What is known of one city's folder. */
interface Book {
  readonly folder: string;
  /** As it was when it last had no error; null when it never was. */
  readonly sound: CityContent | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly sheet: CitySheet | null;
  /** Null while it is being played everywhere. */
  readonly findings: readonly Finding[] | null;
}

/** The cities as a writer has them: sound, or as they were before their errors, with all that is known of them. */
export interface Shelf {
  /** A city's folder was read; what there is to say of it comes bit by bit. */
  note(folder: string, loaded: LoadedCity): void;
  /** All folders were read; `problems` are those of the files beside them. */
  settle(problems: readonly ContentProblem[]): void;
  /** The last sound version of each city that is still there. */
  sound(): readonly CityContent[];
  folderOf(slug: string): string | null;
  desk(now: number): Desk;
}

/** `onChange` is called whenever the desk shows something else than before. */
export function createShelf(scenariosDir: string, student: Student, onChange: () => void): Shelf {
  const books = new Map<string, Book>();
  let beside: readonly ContentProblem[] = [];
  const learn = (slug: string, part: Partial<Book>): void => {
    const book = books.get(slug);
    if (book) books.set(slug, { ...book, ...part });
    onChange();
  };
  const told = (slug: string) => (part: StudyPart) => learn(slug, 'sheet' in part ? { sheet: sheetOf(books.get(slug), part.sheet) } : part);
  return {
    note: (folder, { city, diagnostics }) => {
      const slug = basename(folder);
      const before = books.get(slug);
      books.set(slug, { folder, sound: city ?? before?.sound ?? null, diagnostics, sheet: before?.sheet ?? null, findings: null });
      student.study(folder, told(slug));
    },
    settle: (problems) => {
      const there = listCities(scenariosDir);
      for (const slug of books.keys()) if (!there.includes(slug)) books.delete(slug);
      beside = problems;
      onChange();
    },
    sound: () => [...books.values()].flatMap(({ sound }) => (sound ? [sound] : [])),
    folderOf: (slug) => books.get(slug)?.folder ?? null,
    desk: (now) => ({
      cities: [...books].sort(([a], [b]) => a.localeCompare(b)).map(([slug, book]) => deskCity(scenariosDir, slug, book, now)),
      problems: worstFirst(beside.map(({ folder, diagnostic }) => deskProblem(scenariosDir, folder, diagnostic))),
    }),
  };
}

/** With errors, the story is drawn as it is written, and told as it is played. */
function sheetOf(book: Book | undefined, read: CitySheet | null): CitySheet | null {
  const kept = book?.sheet ?? null;
  if (!book || !read || !kept || !hasErrors(book.diagnostics)) return read ?? kept;
  return { ...kept, graph: read.graph };
}

function deskCity(scenariosDir: string, slug: string, { sound, diagnostics, sheet, findings }: Book, now: number): DeskCity {
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
