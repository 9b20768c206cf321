import { useCallback, useSyncExternalStore } from 'react';
import { tabStorage } from '../state/device/storage.ts';

// Where the writer is in the studio: kept through every reload of the page, as long as the tab.

const KEY = 'studio';

type Place = Readonly<Record<string, unknown>>;

function restored(): Place {
  try {
    const value: unknown = JSON.parse(tabStorage.read(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Place) : {};
  } catch {
    return {};
  }
}

let place = restored();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(name: string, value: unknown): void {
  place = { ...place, [name]: value };
  tabStorage.write(KEY, JSON.stringify(place));
  listeners.forEach((listener) => listener());
}

/** Like `useState`, for what a reload must not lose. */
export function usePlace<Value>(name: string, first: Value): readonly [Value, (next: Value | ((now: Value) => Value)) => void] {
  const read = (): Value => (name in place ? (place[name] as Value) : first);
  const value = useSyncExternalStore(subscribe, read);
  const set = useCallback(
    (next: Value | ((now: Value) => Value)) => {
      const now = name in place ? (place[name] as Value) : first;
      put(name, typeof next === 'function' ? (next as (now: Value) => Value)(now) : next);
    },
    // `first` stands for nothing kept yet: a new one of the same name changes nothing.
    // oxlint-disable-next-line react/exhaustive-deps
    [name],
  );
  return [value, set];
}
