import type { AddressBook } from '../../engine/scenario/scenario.ts';
import type { Scenario, Story, Compilation } from '../../engine/index.ts';
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
  return {
    story,
    scenario,
    addresses: addressBook(scenario, media, pages, missing),
    pages: gatedPages(scenario, pages),
    media: gather(media.map(({ name, address, file }) => [address, file, name])),
  };
}

export function missingPages(scenario: Scenario, pages: PageManifest): string[] {
  return Object.keys(scenario.pages).filter((key) => !pages.has(`${scenario.slug}/${key}`));
}

function addressBook(
  scenario: Scenario,
  media: readonly Medium[],
  pages: PageManifest,
  missing: string | undefined,
): AddressBook {
  const addresses = new Map(media.map(({ name, address }) => [name, address]));
  return {
    medium: (name) => found(addresses.get(name) ?? missing, name),
    page: (key) => found(pages.get(`${scenario.slug}/${key}`)?.address ?? missing, key),
  };
}

function found(address: string | undefined, what: string): string {
  if (address === undefined) throw new Error(`No address for ${what}`);
  return address;
}

function gatedPages(scenario: Scenario, pages: PageManifest): ReadonlyMap<string, GatedFile> {
  const entries = Object.keys(scenario.pages).flatMap((key): Entry[] => {
    const page = pages.get(`${scenario.slug}/${key}`);
    return page?.file ? [[page.address, readServedFile(page.file), key]] : [];
  });
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
    const value = maps.get(`media/${name}`);
    return describeMedium(name, 'data.json', Buffer.from(JSON.stringify(value ?? null)));
  });
}

function describeMedium(name: string, servedAs: string, body: Buffer): Medium {
  const file = servedFile(servedAs, body);
  return { name, address: `/media/${file.hash}.${extensionOf(servedAs)}`, file };
}
