import { mount } from '../mount.ts';

const PREFIX = `poste-restante${mount}.`;

/** Storage may be refused (private window, full, switched off): then nothing is kept, and nothing breaks. */
function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function keeper(storage: () => Storage) {
  return {
    read: (key: string): string | null => attempt(() => storage().getItem(PREFIX + key)),
    /** Whether it was kept. */
    write: (key: string, value: string): boolean => attempt(() => (storage().setItem(PREFIX + key, value), true)) ?? false,
    remove: (key: string): void => void attempt(() => storage().removeItem(PREFIX + key)),
    clear: (): void =>
      void attempt(() =>
        Object.keys(storage())
          .filter((key) => key.startsWith(PREFIX))
          .forEach((key) => storage().removeItem(key)),
      ),
  };
}

/** Lasts until it is removed. */
export const deviceStorage = keeper(() => window.localStorage);
/** Lasts as long as the tab. */
export const tabStorage = keeper(() => window.sessionStorage);

export function readJson<Value>(text: string | null, isValid: (value: unknown) => value is Value): Value | null {
  if (text === null) return null;
  const value = attempt(() => JSON.parse(text) as unknown);
  return isValid(value) ? value : null;
}
