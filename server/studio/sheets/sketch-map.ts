import { type Coordinates, greatCircle } from '../../../engine/places/distance.ts';
import type { SheetPlace } from '../../../engine/places/field-sheet.ts';

const WIDTH = 180;
const TALLEST = 82;
const MARGIN = 12;
const SCALES = [2000, 1000, 500, 200, 100, 50];

interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

/** An SVG map of the places, north up, numbered in walking order. */
export function sketchMap(places: readonly SheetPlace[]): string {
  if (places.length < 2) return '';
  const { toPoint, height, perMetre } = projection(places.map(({ at }) => at));
  const spots = places.map(({ at }) => toPoint(at));
  const walkedPoints = spots.filter(
    (_spot, index) => (places[index]?.needs.length ?? 0) > 0 && places[index]?.seen === null,
  );
  return `<svg class="sketch" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Les lieux, le nord en haut">
  <polyline points="${walkedPoints.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="none" stroke="currentColor" stroke-width="0.4" stroke-dasharray="1.6 1.2"/>
  ${apart(spots).map(dot).join('')}
  ${scaleBar(perMetre, height)}
  <path d="M${WIDTH - 6} 14V4m-2 3 2-3 2 3" fill="none" stroke="currentColor" stroke-width="0.5"/><text x="${WIDTH - 6}" y="18.5">N</text>
</svg>`;
}

/** Converts degrees to millimetres on the sheet; a degree of longitude becomes shorter towards the north. */
function projection(points: readonly Coordinates[]): {
  toPoint: (point: Coordinates) => SheetPoint;
  height: number;
  perMetre: number;
} {
  const [latitudes, longitudes] = [
    points.map(([latitude]) => latitude),
    points.map(([, longitude]) => longitude),
  ];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const metresAcross = greatCircle([south, west], [south, east]) || 1;
  const metresUp = greatCircle([south, west], [north, west]) || 1;
  const perMetre = Math.min((WIDTH - 2 * MARGIN) / metresAcross, (TALLEST - 2 * MARGIN) / metresUp);
  const left = (WIDTH - metresAcross * perMetre) / 2;
  const height = rounded(metresUp * perMetre + 2 * MARGIN);
  const toPoint = ([latitude, longitude]: Coordinates): SheetPoint => ({
    x: rounded(left + (east === west ? 0 : (longitude - west) / (east - west)) * metresAcross * perMetre),
    y: rounded(MARGIN + (north === south ? 0 : (north - latitude) / (north - south)) * metresUp * perMetre),
  });
  return { toPoint, height, perMetre };
}

const CLOSEST = 6.4;

/** Moves overlapping numbers apart; the line still ends at their real position. */
function apart(spots: readonly SheetPoint[]): readonly SheetPoint[] {
  const placed: SheetPoint[] = [];
  for (const { x, y } of spots) {
    let free = x;
    while (placed.some((other) => Math.hypot(other.x - free, other.y - y) < CLOSEST))
      free = rounded(free + 1);
    placed.push({ x: free, y });
  }
  return placed;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const dot = ({ x, y }: SheetPoint, index: number): string =>
  `<circle cx="${x}" cy="${y}" r="3.1" fill="#fff" stroke="currentColor" stroke-width="0.4"/><text x="${x}" y="${rounded(y + 1.25)}">${index + 1}</text>`;

/** Shows the longest round distance that fits. */
function scaleBar(perMetre: number, height: number): string {
  const metres = SCALES.find((candidate) => candidate * perMetre <= WIDTH / 4) ?? 50;
  const y = height - 4;
  const words = metres < 1000 ? `${metres} m` : `${metres / 1000} km`;
  return `<path d="M2 ${y - 1.5}v1.5h${rounded(metres * perMetre)}v-1.5" fill="none" stroke="currentColor" stroke-width="0.5"/><text class="scale" x="3" y="${y - 1}">${words}</text>`;
}
