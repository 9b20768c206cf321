import type { AddressBook } from '../../engine/scenario/address-book.ts';
import type { Promotions } from '../../engine/promotions/promotion.ts';
import type { Scenario, Story } from '../../engine/index.ts';
import type { ServedFile } from './served-file.ts';

/** A file behind the step: whoever has unlocked one of `keys` may fetch it. */
export interface GatedFile {
  readonly file: ServedFile;
  /** Names of media, or `<kind>/<slug>` of pages. */
  readonly keys: readonly string[];
}

export interface CityContent {
  readonly story: Story;
  /** The story's. */
  readonly scenario: Scenario;
  readonly addresses: AddressBook;
  /** By address; nothing else is ever served. */
  readonly pages: ReadonlyMap<string, GatedFile>;
  readonly media: ReadonlyMap<string, GatedFile>;
}

/** All that the files of scenarios/ say. */
export interface Content {
  /** By the name the API uses. */
  readonly cities: ReadonlyMap<string, CityContent>;
  readonly promotions: Promotions;
}

/** What the server plays from. Replaced as a whole, so that no request sees half of an edit. */
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
