import type { MapFile } from '../../../../engine/public.ts';

/** Latitude, longitude in degrees (WGS 84), as the writer has them. */
export type MapPlace = readonly [number, number];

/** The city's map as its file gives it. */
export type MapData = MapFile;

export type MapWater = NonNullable<MapFile['waters']>[number];
export type MapStreet = NonNullable<MapFile['streets']>[number];
export type MapBridge = NonNullable<MapFile['bridges']>[number];
export type MapLandmark = MapFile['landmarks'][number];

/** Paths of an icon, origin in the middle of its foot: outline on the sheet's colour, strokes, full ink. */
export type MapIcon = NonNullable<MapFile['icons']>[string];

/** The file was checked when the city was compiled: only what a broken answer would lack is looked at here. */
export function isMapData(value: unknown): value is MapData {
  if (typeof value !== 'object' || value === null) return false;
  const { bounds, text } = value as { bounds?: unknown; text?: unknown };
  return typeof bounds === 'object' && bounds !== null && typeof text === 'string';
}
