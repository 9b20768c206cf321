import { mount } from '../../api/mount.ts';

const PREFIX = `poste-restante${mount}.`;

/** Storage may be refused: private window, full, switched off, cookies refused. */
function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/**
 * Values that the device refuses stay in memory as long as the page, and are read before an older stored
 * value.
 */
function scopedStorage(storage: () => Storage) {
  const inMemory = new Map<string, string>();
  const onDevice = (): string[] =>
    attempt(() => Object.keys(storage()).filter((name) => name.startsWith(PREFIX))) ?? [];
  const removeName = (name: string): void => void attempt(() => storage().removeItem(name));
  return {
    read: (key: string): string | null => inMemory.get(key) ?? attempt(() => storage().getItem(PREFIX + key)),
    /** Returns whether the device stored the value. */
    write(key: string, value: string): boolean {
      const isStored = attempt(() => (storage().setItem(PREFIX + key, value), true)) ?? false;
      if (isStored) inMemory.delete(key);
      else inMemory.set(key, value);
      return isStored;
    },
    remove(key: string): void {
      inMemory.delete(key);
      removeName(PREFIX + key);
    },
    /** Keys with this beginning, written and not removed. */
    keys(beginning: string): readonly string[] {
      const all = new Set([...inMemory.keys(), ...onDevice().map((name) => name.slice(PREFIX.length))]);
      return [...all].filter((key) => key.startsWith(beginning));
    },
    clear(): void {
      inMemory.clear();
      onDevice().forEach(removeName);
    },
  };
}

/**
 * Whether the browser forbids storage. Refusing cookies does that too, even where `cookieEnabled` is true.
 */
export const isStorageForbidden = (): boolean => attempt(() => window.localStorage ?? 'none') === null;

/** Until it is removed. */
export const deviceStorage = scopedStorage(() => window.localStorage);
/** As long as the tab. */
export const tabStorage = scopedStorage(() => window.sessionStorage);

export function readJson<Value>(
  text: string | null,
  isValid: (value: unknown) => value is Value,
): Value | null {
  if (text === null) return null;
  const value = attempt(() => JSON.parse(text) as unknown);
  return isValid(value) ? value : null;
}
