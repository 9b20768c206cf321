import type { Language } from '../../../../engine/public.ts';
import type { MapData, MapPlace } from './map-data.ts';

/** A point on the sheet, in units: the map is 700 wide, y points down. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export const MAP_WIDTH = 700;
/** Default distance of the graticule's lines, in degrees. */
export const GRATICULE = 0.004;
const METRES_PER_DEGREE = 111_320;

export interface Projection {
  readonly width: number;
  readonly height: number;
  readonly unitsPerMetre: number;
  project(place: MapPlace): MapPoint;
}

/** Equirectangular: a city is small enough to scale longitudes by the cosine of its middle latitude. */
export function projection({ bounds }: MapData): Projection {
  const middle = ((bounds.south + bounds.north) / 2) * (Math.PI / 180);
  const perLongitude = MAP_WIDTH / (bounds.east - bounds.west);
  const perLatitude = perLongitude / Math.cos(middle);
  return {
    width: MAP_WIDTH,
    height: (bounds.north - bounds.south) * perLatitude,
    unitsPerMetre: perLatitude / METRES_PER_DEGREE,
    project: ([latitude, longitude]) => ({
      x: (longitude - bounds.west) * perLongitude,
      y: (bounds.north - latitude) * perLatitude,
    }),
  };
}

/** Multiples of `step` in an interval, in degrees. */
export function graticuleLines(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step - 1e-6);
  const last = Math.floor(to / step + 1e-6);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

/** « 45,756 » */
export const degreesLabel = (degrees: number, language: Language): string =>
  degrees.toLocaleString(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** Longest round distance within a third of the map's width, in metres. */
export function scaleBarMetres(unitsPerMetre: number): number {
  const room = MAP_WIDTH / 3 / unitsPerMetre;
  return [5000, 2000, 1000, 500, 200, 100].find((metres) => metres <= room) ?? 50;
}
