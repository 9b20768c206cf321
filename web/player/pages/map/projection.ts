import type { MapData, MapPlace } from './map-data.ts';

/** A point on the sheet, in units: the map is 700 wide, y goes down. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export const MAP_WIDTH = 700;
/** A line every so many degrees, where the file says nothing. */
export const GRATICULE = 0.004;
const METRES_PER_DEGREE = 111_320;

export interface Projection {
  readonly width: number;
  readonly height: number;
  readonly unitsPerMetre: number;
  project(place: MapPlace): MapPoint;
}

/** A city is small: degrees are stretched by the cosine of its middle latitude, and no more. */
export function projection({ bounds }: MapData): Projection {
  const middle = ((bounds.south + bounds.north) / 2) * (Math.PI / 180);
  const perLongitude = MAP_WIDTH / (bounds.east - bounds.west);
  const perLatitude = perLongitude / Math.cos(middle);
  return {
    width: MAP_WIDTH,
    height: (bounds.north - bounds.south) * perLatitude,
    unitsPerMetre: perLatitude / METRES_PER_DEGREE,
    project: ([latitude, longitude]) => ({ x: (longitude - bounds.west) * perLongitude, y: (bounds.north - latitude) * perLatitude }),
  };
}

/** The round degrees inside an interval, every `step`. */
export function graticuleLines(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step - 1e-6);
  const last = Math.floor(to / step + 1e-6);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

/** « 45,756 » */
export const degreesLabel = (degrees: number): string => degrees.toFixed(3).replace('.', ',');

/** The longest round distance that takes at most a third of the map's width, in metres. */
export function scaleBarMetres(unitsPerMetre: number): number {
  const room = MAP_WIDTH / 3 / unitsPerMetre;
  return [5000, 2000, 1000, 500, 200, 100].find((metres) => metres <= room) ?? 50;
}
