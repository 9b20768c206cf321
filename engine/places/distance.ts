/** Latitude and longitude, in degrees (WGS 84). */
export type Coordinates = readonly [latitude: number, longitude: number];

/** Ratio of walking distance to straight line: the usual figure for European town centres. */
export const DETOUR = 1.3;

/** Strolling speed. */
export const KILOMETRES_AN_HOUR = 4.5;

const EARTH_RADIUS_M = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points, by the haversine formula. */
export function greatCircle(
  [fromLatitude, fromLongitude]: Coordinates,
  [toLatitude, toLongitude]: Coordinates,
): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(fromLatitude, toLatitude) +
    Math.cos(radians(fromLatitude)) * Math.cos(radians(toLatitude)) * half(fromLongitude, toLongitude);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(chord));
}

/** Estimated from the straight line. */
export const walkingMetres = (from: Coordinates, to: Coordinates): number => greatCircle(from, to) * DETOUR;

export const walkingMinutes = (metres: number): number => (metres / (KILOMETRES_AN_HOUR * 1000)) * 60;
