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
import { pseudoCity } from '../../../engine/city/pseudo-story.ts';
import type { ShownLanguage } from '../language/shown-language.ts';

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
  /** The same city in another language; as it is where it has none. */
  in(language: ShownLanguage): WorkshopCity;
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

/** `own`: the folder of a translation, whose files come first. */
function addressBook({ folder, texts, media, pages = {} }: CityFiles, own = ''): AddressBook {
  return {
    medium(name) {
      const path = [`${folder}${own}media/${name}`, `${folder}media/${name}`].find((one) => one in media);
      if (path === undefined) throw new Error(`No file ${folder}media/${name}`);
      return mediumAddress(name, path, texts, media);
    },
    page(key) {
      const path = `${folder}${own}${key}.mdx`;
      return own !== '' && moduleOf(path) in pages ? path : `${folder}${key}.mdx`;
    },
  };
}

/** The letter is at the root of its folder. */
const moduleOf = (address: string): string => address.replace('/letter/', '/');

/** The files as input of the compiler. */
export function sourceOf({ slug, folder, texts, media }: CityFiles): ScenarioSource {
  const files = Object.entries(texts).map(([path, text]) => ({
    path: path.slice(folder.length),
    text: String(text),
  }));
  const own = Object.keys(media).filter((path) => path.startsWith(`${folder}media/`));
  return { slug, files, media: own.map((path) => path.slice(`${folder}media/`.length)) };
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
  const told = (its: Story, addresses: AddressBook): WorkshopCity => ({
    story: its,
    scenario: its.scenario,
    addresses,
    walkthroughs: parseWalkthroughs(source),
    importPage: (address) =>
      files.pages?.[moduleOf(address)]?.() ?? Promise.reject(new Error(`No page ${address}`)),
    in: (language) => languages[language](),
  });
  const french = told(story, addressBook(files));
  const languages = {
    fr: () => french,
    en: () => told(story.in('en'), addressBook(files, 'en/')),
    // Its papers stay French: pages are compiled beforehand.
    qps: () => told(pseudoCity(source).story, addressBook(files)),
  } as const satisfies Record<ShownLanguage, () => WorkshopCity>;
  return french;
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
