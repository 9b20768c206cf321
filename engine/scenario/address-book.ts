import type { MediaAddresses } from '../puzzles/define.ts';
import type { PageKind } from './scenario.ts';

/** Turns the names a writer uses into addresses a session may fetch. Given by the server; the engine knows none. */
export interface AddressBook extends MediaAddresses {
  /** Address of a compiled page. */
  page(kind: PageKind, slug: string): string;
}
