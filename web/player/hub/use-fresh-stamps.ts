import { useEffect, useState } from 'react';
import type { TileView } from '../../../engine/public.ts';
import { deviceStorage } from '../../state/device/storage.ts';

const keyOf = (code: string): string => `stamps.${code}`;

const read = (code: string): readonly string[] => deviceStorage.read(keyOf(code))?.split(' ') ?? [];

/** Ids of the stamps that this device displays for the first time. */
export function useFreshStamps(code: string, tiles: readonly TileView[]): ReadonlySet<string> {
  const [known] = useState(() => new Set(read(code)));
  const there = tiles.filter(({ disabled }) => !disabled).map(({ id }) => id);
  const stored = [...new Set([...known, ...there])].join(' ');
  useEffect(() => {
    deviceStorage.write(keyOf(code), stored);
  }, [code, stored]);
  return new Set(there.filter((id) => !known.has(id)));
}
