import type { AddressBook } from '../../engine/scenario/scenario.ts';
import type { Promotions } from '../../engine/promotions/promotion.ts';
import type { Language, Scenario, Story } from '../../engine/index.ts';
import type { ServedFile } from './served-file.ts';

/** A file that is served once one of `keys` is unlocked. */
export interface GatedFile {
  readonly file: ServedFile;
  /** Names of media, or `<kind>/<slug>` of pages. */
  readonly keys: readonly string[];
}

export interface CityContent {
  readonly story: Story;
  /** Same as `story.scenario`. */
  readonly scenario: Scenario;
  readonly addresses: AddressBook;
  /** By address; no other file is served. */
  readonly pages: ReadonlyMap<string, GatedFile>;
  readonly media: ReadonlyMap<string, GatedFile>;
  /** The city in a language that it offers; itself in any other. Pages and media of all languages are the same. */
  in(language: Language): CityContent;
  /** The city as its writers play it: it offers the languages in which it is still being written, too. */
  withDrafts(): CityContent;
}

/** Content of the scenarios folder. */
export interface Content {
  /** By API name. */
  readonly cities: ReadonlyMap<string, CityContent>;
  readonly promotions: Promotions;
}

/** The loaded content. Replaced as a whole, so that no request sees a partial edit. */
export interface ContentStore {
  city(name: string): CityContent | null;
  all(): readonly CityContent[];
  promotions(): Promotions;
  replace(content: Content): void;
}

export function createContentStore(initial: Content): ContentStore {
  let content = initial;
  return {
    city: (name) => content.cities.get(name) ?? null,
    all: () => [...content.cities.values()],
    promotions: () => content.promotions,
    replace: (next) => {
      content = next;
    },
  };
}
