import {
  type AddressBook,
  type Scenario,
  type ScenarioSource,
  type Story,
  type WalkthroughFile,
  compileCity,
  parseWalkthroughs,
  statusAt,
} from '../../../engine/index.ts';
import type { ImportPage } from '../../player/pages/load-page.ts';
import { parse } from 'yaml';

/** A compiled city, with the addresses of its files. */
export interface WorkshopCity {
  readonly story: Story;
  /** Same as `story.scenario`. */
  readonly scenario: Scenario;
  readonly addresses: AddressBook;
  /** The author's walkthroughs, `main` first. */
  readonly walkthroughs: readonly WalkthroughFile[];
  /** Loads one of its compiled pages by its address. */
  readonly importPage: ImportPage;
}

type Files = Readonly<Record<string, unknown>>;

/** Files of a city's folder by path: texts, media addresses, loaders of its compiled pages. */
interface CityFiles {
  readonly slug: string;
  readonly folder: string;
  readonly texts: Files;
  readonly media: Files;
  readonly pages?: Readonly<Record<string, () => Promise<unknown>>>;
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
    importPage: (address) =>
      files.pages?.[address.replace('/letter/', '/')]?.() ?? Promise.reject(new Error(`No page ${address}`)),
  };
}

/** Answer of the first walkthrough that contains the step; null without one. */
export function writtenAnswer({ walkthroughs }: WorkshopCity, stepName: string): string | null {
  const moves = walkthroughs.flatMap((walkthrough) => walkthrough.moves);
  return moves.find(({ at, answer }) => at === stepName && answer !== undefined)?.answer ?? null;
}

const HOUR_MS = 3_600_000;
const A_YEAR = 367 * 24;

/** Next hour at which a city is closed; null if never. */
export function shutAt({ hours, timeZone }: Scenario, from: number): number | null {
  const later = Array.from({ length: A_YEAR }, (_, hour) => from + hour * HOUR_MS);
  return later.find((instant) => hours && statusAt(hours, timeZone, instant).state === 'closed') ?? null;
}
