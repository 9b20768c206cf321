import { type MapFile, isRecord } from '../../../../engine/public.ts';

/** Latitude, longitude in degrees (WGS 84). */
export type MapPlace = readonly [number, number];

export type MapData = MapFile;

export type MapWater = NonNullable<MapFile['waters']>[number];
export type MapStreet = NonNullable<MapFile['streets']>[number];
export type MapBridge = NonNullable<MapFile['bridges']>[number];
export type MapLandmark = MapFile['landmarks'][number];

/** Paths of an icon, origin at the centre of its foot: outline, strokes, solid areas. */
export type MapIcon = NonNullable<MapFile['icons']>[string];

/** The compiler has validated the file: this only detects a broken response. */
export const isMapData = (value: unknown): value is MapData =>
  isRecord(value) && isRecord(value.bounds) && typeof value.text === 'string';

export async function fetchMap(address: string): Promise<MapData> {
  if (!address) throw new Error('The page names no such map');
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`The map answered ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isMapData(data)) throw new TypeError('The map is not one');
  return data;
}
