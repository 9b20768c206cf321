import {
  type AddressBook,
  type Scenario,
  type ScenarioSource,
  type Status,
  type Story,
  type WalkthroughFile,
  compileCity,
  freshProgress,
  judge,
  parseWalkthroughs,
  presentStatus,
  puzzleTypeOf,
  recognise,
  standingOf,
  statusAt,
  writeSentence,
} from '../../../engine/index.ts';
import { finalCodesOf } from '../../../engine/puzzles/index.ts';
import { seedOf } from '../../../engine/story/recognise.ts';
import { unlock } from '../../../engine/unlock/unlock.ts';
import { presentFinal } from '../../../engine/view/present-tiles.ts';
import type { FinalView } from '../../../engine/public.ts';
import type { StagedPuzzle } from '../puzzle/staged-puzzle.ts';
import { parse } from 'yaml';

/** A compiled city, with the addresses of its files. */
export interface WorkshopCity {
  readonly story: Story;
  /** Same as `story.scenario`. */
  readonly scenario: Scenario;
  readonly addresses: AddressBook;
  /** The author's walkthroughs, `main` first. */
  readonly walkthroughs: readonly WalkthroughFile[];
  /** Loaders of its compiled pages, by address. */
  readonly pages: Readonly<Record<string, () => Promise<unknown>>>;
}

type Files = Readonly<Record<string, unknown>>;

/** Files of a city's folder by path: texts, media addresses, page modules. */
interface CityFiles {
  readonly slug: string;
  readonly folder: string;
  readonly texts: Files;
  readonly media: Files;
  readonly pages?: WorkshopCity['pages'];
}

/** YAML media are served as JSON, as the server does. */
function mediumAddress(name: string, path: string, texts: Files, media: Files): string {
  if (!name.endsWith('.yaml')) return String(media[path]);
  return URL.createObjectURL(
    new Blob([JSON.stringify(parse(String(texts[path])))], { type: 'application/json' }),
  );
}

function addressBook(folder: string, texts: Files, media: Files): AddressBook {
  return {
    medium(name) {
      const path = `${folder}media/${name}`;
      if (!(path in media)) throw new Error(`No file ${path}`);
      return mediumAddress(name, path, texts, media);
    },
    page: (key) => `${folder}${key}.mdx`,
  };
}

/** The files as input of the compiler. */
export function sourceOf({ slug, folder, texts, media }: CityFiles): ScenarioSource {
  const files = Object.entries(texts).map(([path, text]) => ({
    path: path.slice(folder.length),
    text: String(text),
  }));
  return { slug, files, media: Object.keys(media).map((path) => path.slice(`${folder}media/`.length)) };
}

/** Compiles a city; its diagnostics become the story's error. */
export function cityOf(files: CityFiles): WorkshopCity {
  const source = sourceOf(files);
  const { story, diagnostics } = compileCity(source);
  if (!story)
    throw new Error(
      diagnostics
        .map(({ at, code, message }) => `${at.file}:${at.line}:${at.column} ${code} ${message}`)
        .join('\n'),
    );
  const addresses = addressBook(files.folder, files.texts, files.media);
  return {
    story,
    scenario: story.scenario,
    addresses,
    walkthroughs: parseWalkthroughs(source),
    pages: files.pages ?? {},
  };
}

/** The instrument of a step, judged by the real engine. Null without a puzzle. */
export function puzzleOfStep(
  { story, scenario, addresses }: WorkshopCity,
  stepName: string,
): StagedPuzzle | null {
  const step = scenario.steps[stepName];
  const puzzle = step?.puzzle;
  if (!step || !puzzle) return null;
  const type = puzzleTypeOf(puzzle);
  const context = { addresses, debug: true };
  return {
    show: (found) =>
      type.toPublic(puzzle, { ...context, seed: seedOf(scenario, step), words: story.words, ...found }),
    judge(code) {
      const { verdict, message } = judge(story, stepName, code);
      return { verdict, message: writeSentence(message, story.words) };
    },
    recognise: (code) =>
      recognise(standingOf(story, { ...freshProgress, state: 'ACTIVATED', step: stepName }), code, context),
    solution: type.solve(puzzle),
  };
}

/** Answer of the first walkthrough that contains the step; null without one. */
export function writtenAnswer({ walkthroughs }: WorkshopCity, stepName: string): string | null {
  const moves = walkthroughs.flatMap((walkthrough) => walkthrough.moves);
  return moves.find(({ at, answer }) => at === stepName && answer !== undefined)?.answer ?? null;
}

/** The final application at a step; null where it is not available. */
export function finalOfStep({ story }: WorkshopCity, stepName: string): FinalView | null {
  const standing = standingOf(story, { ...freshProgress, state: 'ACTIVATED', step: stepName });
  return finalCodesOf(standing.step?.puzzle)
    ? presentFinal({ standing, unlocked: unlock(standing, 0), debug: true })
    : null;
}

const HOUR_MS = 3_600_000;
const A_YEAR = 367 * 24;

/** Next hour at which a city is closed; null if never. */
export function shutAt({ hours, timeZone }: Scenario, from: number): number | null {
  const later = Array.from({ length: A_YEAR }, (_, hour) => from + hour * HOUR_MS);
  return later.find((instant) => statusAt(hours, timeZone, instant).state === 'closed') ?? null;
}

/** Status of a player at a step, as the server would present it, with all hints requested. */
export function statusOfStep(
  { story, addresses }: Pick<WorkshopCity, 'story' | 'addresses'>,
  step: string,
  now: number,
): Status {
  const order = { code: '', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };
  const { hints = [], kind = 'puzzle' } = story.scenario.steps[step] ?? {};
  const state = kind === 'puzzle' ? ('ACTIVATED' as const) : ('DONE' as const);
  const standing = standingOf(story, {
    ...freshProgress,
    state,
    step,
    clueIndex: hints.length,
    startDate: now,
    lastStepDate: now,
  });
  return presentStatus({ standing, order, addresses, now, debug: true, anotherCity: null });
}
