import { useEffect, useState } from 'react';
import type { TileView } from '../../../engine/public.ts';
import { deviceStorage } from '../../state/device/storage.ts';

const keyOf = (code: string): string => `stamps.${code}`;

const read = (code: string): readonly string[] => deviceStorage.read(keyOf(code))?.split(' ') ?? [];

/** The stamps that this device sees on the envelope for the first time, by the name of their picture. */
export function useFreshStamps(code: string, tiles: readonly TileView[]): ReadonlySet<string> {
  const [known] = useState(() => new Set(read(code)));
  const there = tiles.filter(({ disabled }) => !disabled).map(({ id }) => id);
  const kept = [...new Set([...known, ...there])].join(' ');
  useEffect(() => {
    deviceStorage.write(keyOf(code), kept);
  }, [code, kept]);
  return new Set(there.filter((id) => !known.has(id)));
}
