import type { MediaAddresses } from '../puzzles/define.ts';
import type { PageKey } from './scenario.ts';

/** Converts names in the files to addresses that a session may fetch. Implemented by the server. */
export interface AddressBook extends MediaAddresses {
  /** Address of a compiled page. */
  page(key: PageKey): string;
}
