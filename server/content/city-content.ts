import {
  type AddressBook,
  languagesOf,
  type ScenarioSource,
  translationOf,
} from '../../engine/scenario/scenario.ts';
import {
  type Compilation,
  type Language,
  offeringAll,
  type Scenario,
  type Story,
} from '../../engine/index.ts';
import { once } from '../../engine/text/memoise.ts';
import type { CityContent, GatedFile } from './content-store.ts';
import type { PageManifest } from './page-manifest.ts';
import { readServedFile, type ServedFile, servedFile, extensionOf } from './served-file.ts';

/**
 * Combines a city's story, media and compiled pages. `missing`: the address of what the city names and does
 * not have; without it, an error.
 */
export function cityContent(
  story: Story,
  media: readonly Medium[],
  pages: PageManifest,
  missing?: string,
): CityContent {
  const { scenario } = story;
  const gated = {
    pages: gatedPages(scenario, pages),
    media: gather(media.map(({ name, address, file }) => [address, file, translationOf(name).path])),
  };
  const withDrafts = once((): CityContent => {
    const offering = offeringAll(story);
    return offering === story ? original : cityContent(offering, media, pages, missing);
  });
  const told = (language: Language): CityContent => {
    const own = story.in(language);
    const addresses = addressBook(scenario, media, pages, missing, language);
    return { story: own, scenario: own.scenario, addresses, ...gated, in: inLanguage, withDrafts };
  };
  const cities = new Map(languagesOf(scenario).map((language) => [language, told(language)] as const));
  const original = cities.get('fr') ?? told('fr');
  function inLanguage(language: Language): CityContent {
    return cities.get(language) ?? original;
  }
  return original;
}

/** The name of a page in a build; French ones bear no language. */
const pageName = ({ slug }: Scenario, key: string, language: Language): string =>
  language === 'fr' ? `${slug}/${key}` : `${slug}/${language}/${key}`;

export function missingPages(scenario: Scenario, pages: PageManifest): string[] {
  const keys = Object.keys(scenario.pages);
  return languagesOf(scenario).flatMap((language) =>
    keys
      .filter((key) => !pages.has(pageName(scenario, key, language)))
      .map((key) => (language === 'fr' ? key : `${language}/${key}`)),
  );
}

/** `missing`: see `cityContent`. The addresses of what a language does not have are the French ones. */
function addressBook(
  scenario: Scenario,
  media: readonly Medium[],
  pages: PageManifest,
  missing: string | undefined,
  language: Language,
): AddressBook {
  const addresses = new Map(media.map(({ name, address }) => [name, address]));
  const pageOf = (key: string, its: Language) => pages.get(pageName(scenario, key, its))?.address;
  return {
    medium: (name) => found(addresses.get(`${language}/${name}`) ?? addresses.get(name) ?? missing, name),
    page: (key) => found(pageOf(key, language) ?? pageOf(key, 'fr') ?? missing, key),
  };
}

function found(address: string | undefined, what: string): string {
  if (address === undefined) throw new Error(`No address for ${what}`);
  return address;
}

function gatedPages(scenario: Scenario, pages: PageManifest): ReadonlyMap<string, GatedFile> {
  const entries = Object.keys(scenario.pages).flatMap((key) =>
    languagesOf(scenario).flatMap((language): Entry[] => {
      const page = pages.get(pageName(scenario, key, language));
      return page?.file ? [[page.address, readServedFile(page.file), key]] : [];
    }),
  );
  return gather(entries);
}

type Entry = [address: string, file: ServedFile, key: string];

/** Files with the same bytes share an address: either key unlocks it. */
function gather(entries: readonly Entry[]): ReadonlyMap<string, GatedFile> {
  const files = new Map<string, GatedFile>();
  for (const [address, file, key] of entries) {
    files.set(address, { file, keys: [...(files.get(address)?.keys ?? []), key] });
  }
  return files;
}

interface Medium {
  /** In a translation, below the name of its language: « en/croquis.svg ». */
  readonly name: string;
  /** `/media/<hash>.<extension>`: identical bytes share an address. */
  readonly address: string;
  readonly file: ServedFile;
}

/**
 * Prepares the media of a valid city for serving. YAML data, already checked by the compiler, is served as
 * JSON. `maps`: what the compiler read of it, by path.
 */
export function readMedia(
  names: readonly string[],
  read: (name: string) => Buffer,
  maps: Compilation['maps'],
): readonly Medium[] {
  return names.map((name) => {
    if (extensionOf(name) !== 'yaml') return describeMedium(name, name, read(name));
    const value = maps.get(mediaPath(name));
    return describeMedium(name, 'data.json', Buffer.from(JSON.stringify(value ?? null)));
  });
}

/** The path of a medium in the folder of its city. */
export function mediaPath(name: string): string {
  const { language, path } = translationOf(name);
  return language === 'fr' ? `media/${name}` : `${language}/media/${path}`;
}

/** The names of all media of a city: every map has its data in every language. */
export const mediaNames = ({ media, translatedMedia = [] }: ScenarioSource, maps: Compilation['maps']) => [
  ...media,
  ...[...translatedMedia, ...maps.keys()].flatMap((file) => {
    const { language, path } = translationOf(file);
    return language === 'fr' ? [] : [`${language}/${path.slice('media/'.length)}`];
  }),
];

function describeMedium(name: string, servedAs: string, body: Buffer): Medium {
  const file = servedFile(servedAs, body);
  return { name, address: `/media/${file.hash}.${extensionOf(servedAs)}`, file };
}
