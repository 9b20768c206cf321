import { clearCachedFiles } from './cached-files.ts';
import { deviceStorage, tabStorage } from './storage.ts';

/** Removes everything of this player from the device. Resolves when the cached files are gone too. */
export function clearDevice(): Promise<void> {
  deviceStorage.clear();
  tabStorage.clear();
  return clearCachedFiles();
}
