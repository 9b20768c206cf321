import { isRecord } from '../../engine/public.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { readJson, tabStorage } from '../state/device/storage.ts';

// State of the studio's view, stored in the tab through reloads.

const KEY = 'studio';

type Place = Readonly<Record<string, unknown>>;

let place: Place = readJson(tabStorage.read(KEY), isRecord) ?? {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function store(name: string, value: unknown): void {
  place = { ...place, [name]: value };
  tabStorage.write(KEY, JSON.stringify(place));
  listeners.forEach((listener) => listener());
}

/** A stored value outside of a component. */
export const tabState = <Value>(name: string, first: Value): Value =>
  name in place ? (place[name] as Value) : first;

/** Changes a stored value outside of a component. */
export const updateTabState = <Value>(name: string, first: Value, change: (now: Value) => Value): void =>
  store(name, change(tabState(name, first)));

/** Like `useState`, but stored through reloads. */
export function useTabState<Value>(
  name: string,
  first: Value,
): readonly [Value, (next: Value | ((now: Value) => Value)) => void] {
  const value = useSyncExternalStore(subscribe, () => tabState(name, first));
  const set = useCallback(
    (next: Value | ((now: Value) => Value)) =>
      updateTabState(name, first, (now) =>
        typeof next === 'function' ? (next as (now: Value) => Value)(now) : next,
      ),
    // `first` is only used while nothing is stored, so a new value needs no new callback.
    // oxlint-disable-next-line react/exhaustive-deps
    [name],
  );
  return [value, set];
}
