import type { AddressBook } from '../../engine/puzzles/define.ts';
import type { Scenario } from '../../engine/scenario/scenario.ts';
import type { ServedFile } from './served-file.ts';

/** A file behind the step: whoever has unlocked one of `keys` may fetch it. */
export interface GatedFile {
  readonly file: ServedFile;
  /** Names of media, or `<kind>/<slug>` of pages. */
  readonly keys: readonly string[];
}

export interface CityContent {
  readonly scenario: Scenario;
  readonly addresses: AddressBook;
  /** By address; nothing else is ever served. */
  readonly pages: ReadonlyMap<string, GatedFile>;
  readonly media: ReadonlyMap<string, GatedFile>;
}

/** Every city, by the name the API uses. */
export type Content = ReadonlyMap<string, CityContent>;

/** What the server plays from. Replaced as a whole, so that no request sees half of an edit. */
export interface ContentStore {
  city(name: string): CityContent | null;
  all(): readonly CityContent[];
  replace(content: Content): void;
}

export function createContentStore(initial: Content): ContentStore {
  let content = initial;
  return {
    city: (name) => content.get(name) ?? null,
    all: () => [...content.values()],
    replace: (next) => {
      content = next;
    },
  };
}
