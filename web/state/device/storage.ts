import { mount } from '../../mount.ts';

const PREFIX = `poste-restante${mount}.`;

/** Storage may be refused: private window, full, switched off, cookies refused. */
function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What the device does not take lasts as long as the page, and is read before an older text that the device still has. */
function keeper(storage: () => Storage) {
  const inMemory = new Map<string, string>();
  const onDevice = (): string[] => attempt(() => Object.keys(storage()).filter((name) => name.startsWith(PREFIX))) ?? [];
  const removeName = (name: string): void => void attempt(() => storage().removeItem(name));
  return {
    read: (key: string): string | null => inMemory.get(key) ?? attempt(() => storage().getItem(PREFIX + key)),
    /** Whether the device took it. */
    write(key: string, value: string): boolean {
      const isTaken = attempt(() => (storage().setItem(PREFIX + key, value), true)) ?? false;
      if (isTaken) inMemory.delete(key);
      else inMemory.set(key, value);
      return isTaken;
    },
    remove(key: string): void {
      inMemory.delete(key);
      removeName(PREFIX + key);
    },
    /** The keys that begin so, of what was written and not removed. */
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

/** Whether the browser forbids pages to keep anything: who refuses cookies refuses this, whatever it says of cookies. */
export const isStorageForbidden = (): boolean => attempt(() => window.localStorage ?? 'none') === null;

/** Lasts until it is removed. */
export const deviceStorage = keeper(() => window.localStorage);
/** Lasts as long as the tab. */
export const tabStorage = keeper(() => window.sessionStorage);

export function readJson<Value>(text: string | null, isValid: (value: unknown) => value is Value): Value | null {
  if (text === null) return null;
  const value = attempt(() => JSON.parse(text) as unknown);
  return isValid(value) ? value : null;
}
