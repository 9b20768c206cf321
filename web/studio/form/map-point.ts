import type { MapData, MapPlace } from '../../player/pages/map/map-data.ts';
import type { MapPoint, Projection } from '../../player/pages/map/projection.ts';

/** A metre or so: five decimals of a degree. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** The coordinates of a point of the drawn map: what `project` takes. */
export function placeAtPoint(
  { bounds }: Pick<MapData, 'bounds'>,
  sheet: Pick<Projection, 'width' | 'height'>,
  { x, y }: MapPoint,
): MapPlace {
  const latitude = bounds.north - (y / sheet.height) * (bounds.north - bounds.south);
  const longitude = bounds.west + (x / sheet.width) * (bounds.east - bounds.west);
  return [rounded(latitude), rounded(longitude)];
}

const DIRECTIONS: Readonly<Record<string, MapPoint>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The point that lies some units further in the direction of a key; null for other keys. */
export function pointAfterKey(key: string, from: MapPoint, units: number): MapPoint | null {
  const direction = DIRECTIONS[key];
  return direction ? { x: from.x + direction.x * units, y: from.y + direction.y * units } : null;
}
